// POST /uploads: takes in the form of an upload grant, without a key, streamed to storage and never held, within the company's quota (docs/contract.md#upload-flow; docs/decisions/audio.md#upload-grant).
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { earshotError, inMib } from '@earshot/core';
import type Router from '@koa/router';
import { requireOpenCompany } from '../accounts/company-access.ts';
import { type Arrival, beginArrival, endArrival } from '../analyses/uploads/upload-quota.ts';
import { companyById, doorOf } from '../records/companies.ts';
import { uploadByKey } from '../records/uploads.ts';
import type { Service } from '../service.ts';
import { mostRecordingBytes } from '../settings.ts';
import type { DiskRoom } from '../storage/disk-room.ts';
import type { UploadGrant, UploadIntake } from '../storage/storage.ts';
import type { Edge } from './edge.ts';
import { watchSender } from './sender-pace.ts';
import { aroundFileBytes, type IncomingForm, readUploadForm } from './upload-form.ts';

/** What is written between two looks at the disk. */
const checkedBytes = 4 * 1024 * 1024;

/** Nothing is served where the storage takes forms in itself. */
export function uploadRoute(router: Router, service: Service, edge: Edge): void {
  const { intake } = service.storage;
  const mostBytes = mostRecordingBytes(service.settings);
  if (!intake) return;
  router.post('/uploads', async (ctx) => {
    ctx.state.operation = 'uploads';
    watchSender(ctx.req, edge.pace, () => ctx.req.destroy());
    try {
      await takeIn(await readUploadForm(ctx.req, mostBytes), ctx.req.headers['content-length'], intake, service);
    } catch (error) {
      if (!(await discardRest(ctx.req, mostBytes + aroundFileBytes))) ctx.set('Connection', 'close');
      throw error;
    }
    // As S3 answers.
    ctx.status = 204;
  });
}

async function takeIn(
  { fields, file }: IncomingForm,
  formLength: string | undefined,
  intake: UploadIntake,
  service: Service,
): Promise<void> {
  const { room, storage, now } = service;
  const grant = intake.grantOf(fields, now());
  const { key, maxBytes } = grant;
  const companyId = await activeCompany(service, key);
  // Told before the file is read; whether the key is still free is decided when the file is whole.
  if (await storage.stat(key)) throw earshotError('uploadExists');
  const arrival: Arrival = { key, companyId, bytes: Math.min(maxBytes, Number(formLength ?? maxBytes)) };
  const release = await room.reserve('storage', arrival.bytes);
  const size = { bytes: 0 };
  let isStored = false;
  try {
    await beginArrival(arrival, service);
    try {
      const content = withRoom(withinGrant(file, grant, size), room);
      isStored = await intake.store(key, Readable.from(content, { objectMode: false }));
    } finally {
      if (!isStored) await endArrival(arrival, null, service);
    }
  } finally {
    release();
  }
  if (!isStored) throw earshotError('uploadExists');
  if (await endArrival(arrival, size.bytes, service)) return;
  await storage.remove(key);
  throw earshotError('uploadExpired');
}

/** The company of a grant, which may have been deactivated since, or is to be erased (docs/contract.md#errors; docs/decisions/access.md#d14). */
async function activeCompany({ db }: Service, key: string): Promise<string> {
  const upload = await uploadByKey(db, key);
  const company = upload && (await companyById(db, upload.company_id));
  // A grant of another database that has the same secret.
  if (!company || company.erased_at !== null) throw earshotError('uploadFieldChanged', 'key');
  requireOpenCompany(doorOf(company), 'grant');
  return company.id;
}

/** `size` counts along. */
async function* withinGrant(
  file: AsyncIterable<Uint8Array>,
  { minBytes, maxBytes }: UploadGrant,
  size: { bytes: number },
): AsyncGenerator<Uint8Array> {
  for await (const chunk of file) {
    size.bytes += chunk.length;
    if (size.bytes > maxBytes) throw earshotError('uploadTooLarge', inMib(maxBytes));
    yield chunk;
  }
  if (size.bytes < minBytes) throw earshotError('uploadEmpty');
}

/** Looks at the disk again and again: other processes write there, too. */
async function* withRoom(file: AsyncIterable<Uint8Array>, room: DiskRoom): AsyncGenerator<Uint8Array> {
  let sinceCheck = 0;
  for await (const chunk of file) {
    sinceCheck += chunk.length;
    if (sinceCheck >= checkedBytes) {
      sinceCheck = 0;
      await room.check('storage');
    }
    yield chunk;
  }
}

/** Reads on to the end of the request, whose sender may look for an answer only then; false when there was too much of it. */
function discardRest(request: IncomingMessage, mostBytes: number): Promise<boolean> {
  return new Promise((resolve) => {
    if (request.destroyed || request.readableEnded) return resolve(true);
    let bytes = 0;
    request.unpipe();
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > mostBytes) {
        request.pause();
        resolve(false);
      }
    });
    request.on('close', () => resolve(true));
    request.on('end', () => resolve(true));
    request.resume();
  });
}
