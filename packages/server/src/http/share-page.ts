// The read-only page at publicLink: no account, no internals, nothing loaded from elsewhere (D34, D57).
import { publicView } from '@earshot/core/views';
import type Router from '@koa/router';
import type { Context } from 'koa';
import { playbackUrl } from '../analyses/playback.ts';
import { sharePath } from '../analyses/public-link.ts';
import { sharedAnalysis } from '../analyses/shared.ts';
import { storedLanguage, toRecord } from '../analyses/stored.ts';
import { analysisPage, messagePage } from '../pages/analysis-page.ts';
import type { Service } from '../service.ts';

export function shareRoute(router: Router, service: Service): void {
  router.get(sharePath, async (ctx) => {
    const token = String(ctx.params.token);
    const row = await sharedAnalysis(service.db, token);
    if (row === null) return page(ctx, 404, messagePage('There is no analysis at this address.'));
    if (row === 'unavailable') return page(ctx, 403, messagePage('This analysis is not available.'));
    if (row.status === 'failed') return page(ctx, 200, messagePage('This analysis could not be completed.'));
    if (row.status !== 'completed') return page(ctx, 200, messagePage('This analysis is not finished yet.'));
    const audioUrl = await playbackUrl(row, service);
    const html = analysisPage(publicView(toRecord(row), audioUrl), storedLanguage(row.language));
    return page(ctx, 200, html, audioUrl === null ? undefined : new URL(audioUrl).origin);
  });
}

/** `audioOrigin` is where the page may play audio from. */
function page(ctx: Context, status: number, html: string, audioOrigin = "'none'"): void {
  ctx.status = status;
  ctx.set({
    'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; media-src ${audioOrigin}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'private, no-store',
  });
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = html;
}
