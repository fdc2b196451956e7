// What programs/journey.js is told and must find: a real server with a company of its own for each run, and one that redirects to it.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { signatureHeader, signWebhook, timestampHeader } from '@earshot/core/webhooks';
import { startEarshot, transcript } from '../harness/earshot.ts';
import { password, personWithPassword } from '../harness/procedures.ts';
import { startTranscriptionServer } from '../harness/transcription-server.ts';
import { root } from './packed-project.ts';

/** A delivery whose body no program may read or write anew on the way to its signature. */
const delivery = {
  body: '{"event":"analysis.completed","analysisId":"a1","role":"admin_company","data":{"summary":"S\\u00e9rgio: R$ 1.0 ✓"}}',
  secret: '6b1f0c9d'.repeat(8),
  timestamp: '1773493541',
};

const programs = join(root, 'test/built/programs');
const source = (name: string) => readFileSync(join(programs, name), 'utf8');

/** Files for a project: the journey as ES module and CommonJS, and a program for each kind of runtime. */
export const journeyFiles = {
  'journey.mjs': source('journey.js'),
  'journey.cjs': source('journey.js').replace('export async', 'exports.journey = async'),
  ...Object.fromEntries(['main.mjs', 'main.cjs', 'worker.mjs', 'page.mjs'].map((name) => [name, source(name)])),
};

export async function startJourneyServer() {
  const endpoint = await startTranscriptionServer();
  const earshot = await startEarshot(endpoint.environment);
  const moved = createServer((_, response) => response.writeHead(307, { location: earshot.url }).end());
  await once(moved.listen(0, '127.0.0.1'), 'listening');

  /** Settings of one run, as JSON can hold them, and its result. */
  async function task() {
    const { key, companyId } = await earshot.company({ minutes: 100 });
    const { body, secret, timestamp } = delivery;
    const headers = { [timestampHeader]: timestamp, [signatureHeader]: signWebhook(secret, timestamp, body) };
    const settings = {
      baseUrl: earshot.url,
      apiKey: key,
      transcript: transcript(),
      movedUrl: `http://127.0.0.1:${(moved.address() as AddressInfo).port}`,
      webhook: { headers, body, secret },
    };
    const expected = {
      companyId,
      clientName: 'São João ✓',
      sameScore: true,
      scanned: true,
      audioSeconds: [2, 300],
      uploads: 1,
      missing: [true, 404, 'analysis.getAnalysis'],
      aborted: 'AbortError',
      redirected: 'UNEXPECTED_RESPONSE',
      summary: 'Sérgio: R$ 1.0 ✓',
    };
    return { settings, expected };
  }

  /** Somebody who can sign in, and somebody whose call it was. */
  async function person() {
    const { companyId } = await earshot.company({ minutes: 10 });
    const { email } = await personWithPassword(earshot, companyId);
    return { email, password, salespersonId: await earshot.user(companyId, 'salesperson') };
  }

  async function stop(): Promise<void> {
    moved.close();
    await earshot.stop();
    await endpoint.stop();
  }
  return { url: earshot.url, task, person, stop };
}

export type JourneyServer = Awaited<ReturnType<typeof startJourneyServer>>;
