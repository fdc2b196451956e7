// GET /audio/<key> and /share/<token>/audio: plays the audio of an analysis to anybody who has its signed address or its share link, whole or in part (docs/decisions/audio.md#d30, docs/decisions/analysis-fields.md#d34).

import { buffer } from 'node:stream/consumers';
import { audioContainerOf, earshotError, playbackType } from '@earshot/core';
import type Router from '@koa/router';
import type { Context } from 'koa';
import { requireOpenCompany } from '../accounts/company-access.ts';
import { noteOpening } from '../analyses/note-opening.ts';
import { isPlaybackAllowed, isWithheld } from '../analyses/playback.ts';
import { analysisByShareToken, requireAudible, shareAudioPath } from '../analyses/share-page.ts';
import { heardFacts } from '../records/analysis-documents.ts';
import { companyById, doorOf } from '../records/companies.ts';
import { countOpening } from '../records/share-links.ts';
import type { Service } from '../service.ts';
import type { ByteRange, StoredObject } from '../storage/storage.ts';
import { browserOf } from './browser.ts';

export function audioRoute(router: Router, service: Service): void {
  // HEAD comes with GET.
  router.get(/^\/audio\/./, async (ctx) => {
    ctx.state.operation = 'audio';
    const key = keyOf(ctx.path);
    const { expires, signature } = ctx.query;
    const isAllowed = key !== null && isPlaybackAllowed(service, key, String(expires ?? ''), String(signature ?? ''));
    if (!isAllowed) throw earshotError('audioLinkInvalid');
    await requireActiveCompany(service, key);
    await requireHeard(service, await heardFacts(service.db, { storageKey: key }));
    const stored = await service.storage.stat(key);
    if (!stored) throw earshotError('audioGone');
    await answer(ctx, key, stored, service);
  });
  // Serves the recording by its share link, whose address tells neither company nor file, and ends with the link.
  router.get(shareAudioPath, async (ctx) => {
    ctx.state.operation = 'audio';
    const row = await analysisByShareToken(service.db, ctx.params.token ?? '', service.now());
    const { expires, signature } = ctx.query;
    requireAudible(service, row, String(expires ?? ''), String(signature ?? ''));
    const facts = await heardFacts(service.db, { id: row.id });
    await requireHeard(service, facts);
    const key = facts[0]?.audio_storage_key ?? null;
    const stored = key === null ? null : await service.storage.stat(key);
    if (key === null || !stored) throw earshotError('audioGone');
    ctx.set('X-Robots-Tag', 'noindex');
    // Even without its page, the recording is an opening. Hearing on is no further opening.
    const isNew = await noteOpening(row, browserOf(ctx, service), service);
    const isBeginning = /^(bytes=0-.*)?$/.test(ctx.get('Range').trim());
    if (isNew && isBeginning) await countOpening(service.db.forgettable, row.id, row.share_token!, service.now());
    await answer(ctx, key, stored, service);
  });
}

/** Nothing that is signed leads out of the storage, and nothing else is read. */
function keyOf(path: string): string | null {
  try {
    return decodeURIComponent(path.slice('/audio/'.length));
  } catch {
    return null;
  }
}

/** A company may have been deactivated since (docs/decisions/access.md#d14, #d57). */
async function requireActiveCompany({ db }: Service, key: string): Promise<void> {
  const company = await companyById(db, key.split('/')[1] ?? '');
  if (!company || company.erased_at !== null) throw earshotError('audioGone');
  // While it is to be erased, only its administrators got the address.
  requireOpenCompany(doorOf(company), 'admin_company');
}

/** An address may be older than the choice to redact, and a link than the transcription. */
async function requireHeard({ db }: Service, facts: Awaited<ReturnType<typeof heardFacts>>): Promise<void> {
  for (const each of facts) if (await isWithheld(db, each)) throw earshotError('audioGone');
}

async function answer(
  ctx: Context,
  key: string,
  { bytes, version }: StoredObject,
  { storage }: Service,
): Promise<void> {
  const etag = `"${version.replaceAll('"', '')}"`;
  const isChanged = ctx.get('If-Range') !== '' && ctx.get('If-Range') !== etag;
  const range = isChanged ? null : rangeOf(ctx.get('Range'), bytes);
  ctx.set({
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'private, max-age=3600',
    'Content-Disposition': 'inline',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ETag: etag,
    'Referrer-Policy': 'no-referrer',
  });
  if (range === 'beyond') return refuseRange(ctx, bytes);
  const start = await storage.read(key, { version, range: { start: 0, end: 63 } });
  if (!start) throw earshotError('audioGone');
  const container = audioContainerOf(await buffer(start));
  const stream = ctx.method === 'HEAD' ? null : await storage.read(key, { version, ...(range && { range }) });
  ctx.status = range ? 206 : 200;
  if (range) ctx.set('Content-Range', `bytes ${range.start}-${range.end}/${bytes}`);
  if (stream) ctx.body = stream;
  ctx.type = container ? playbackType(container) : 'application/octet-stream';
  ctx.length = range ? range.end - range.start + 1 : bytes;
}

/** Null where the whole is to be sent: without a range, and for several or for other units, which need not be understood (RFC 9110, 14.2). */
function rangeOf(header: string, bytes: number): ByteRange | 'beyond' | null {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim()) ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return null;
  if (from === '') return Number(to) === 0 ? 'beyond' : { start: Math.max(0, bytes - Number(to)), end: bytes - 1 };
  if (to !== '' && Number(to) < Number(from)) return null;
  if (Number(from) >= bytes) return 'beyond';
  return { start: Number(from), end: to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1) };
}

function refuseRange(ctx: Context, bytes: number): void {
  ctx.set('Content-Range', `bytes */${bytes}`);
  ctx.status = 416;
  const message = `The range does not lie within the ${bytes} bytes of this audio.`;
  ctx.body = { message, code: 'BAD_REQUEST', data: { code: 'BAD_REQUEST', httpStatus: 416, path: 'audio' } };
}
