// GET /exports/<person>: streams all that the person's company has, as JSON Lines, to anybody who has the signed address (docs/decisions/erasure.md#export).
import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { earshotError } from '@earshot/core';
import type Router from '@koa/router';
import { requireOpenCompany } from '../accounts/company-access.ts';
import { exportedCompany, exportPath } from '../company-export/export-address.ts';
import { exportLines, type LargeText } from '../company-export/export-lines.ts';
import { companyById, doorOf } from '../records/companies.ts';
import type { Service } from '../service.ts';
import type { Edge } from './edge.ts';

export function exportRoute(router: Router, service: Service, { pace }: Edge): void {
  const running = new Set<string>();
  router.get(exportPath, async (ctx) => {
    ctx.state.operation = 'export';
    ctx.set('X-Robots-Tag', 'noindex, nofollow');
    const { expires, signature } = ctx.query;
    const companyId = await exportedCompany(
      ctx.params.userId ?? '',
      String(expires ?? ''),
      String(signature ?? ''),
      service,
    );
    ctx.state.companyId = companyId;
    const company = await companyById(service.db, companyId);
    requireOpenCompany(doorOf(company!), 'admin_company');
    if (running.has(companyId)) throw earshotError('exportRunning');
    const day = new Date(service.now()).toISOString().slice(0, 10);
    ctx.set({
      'Cache-Control': 'private, no-store',
      'Content-Disposition': `attachment; filename="earshot-${day}.jsonl"`,
      'Referrer-Policy': 'no-referrer',
    });
    ctx.status = 200;
    ctx.type = 'application/x-ndjson; charset=utf-8';
    if (ctx.method === 'HEAD') return;
    running.add(companyId);
    ctx.res.once('close', () => running.delete(companyId));
    const largeText: LargeText = (large) =>
      service.renderer.render({ view: 'full', ...large, audio: { audioUrl: null } });
    const lines = exportLines(service.db, companyId, service.now(), largeText);
    ctx.body = Readable.from(whileRead(lines, ctx.res, pace.silenceMs), {
      objectMode: false,
      highWaterMark: 64 * 1024,
    });
  });
}

/** A reader that takes nothing for `silenceMs` is cut, so that nobody holds the company's turn for ever. */
async function* whileRead<Part>(parts: AsyncIterable<Part>, response: ServerResponse, silenceMs: number) {
  for await (const part of parts) {
    const timer = setTimeout(() => response.destroy(), silenceMs).unref();
    yield part;
    clearTimeout(timer);
  }
}
