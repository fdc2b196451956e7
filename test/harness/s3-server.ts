// A local S3: s3rver stores, and a gate before it holds to what S3 documents and s3rver leaves out (POST policies, If-None-Match, If-Match).
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { type Refusal, refusalOf } from './s3-policy.ts';

const bucket = 'audio';
/** s3rver has this one account. */
const secretKey = 'S3RVER';

export interface S3Server {
  storageUrl: string;
  /** Lets the server's time pass, in ms, without waiting. */
  advance(ms: number): void;
  /** While true, every request gets 503. */
  setFailing(isFailing: boolean): void;
  /** From now on a removal of an object waits for ever; resolves when somebody does. */
  holdRemovals(): Promise<void>;
  /** Removes again; who waits still does. */
  releaseRemovals(): void;
  stop(): Promise<void>;
}

/** Also sets the AWS variables of this process, until it is stopped. */
export async function startS3(address = '127.0.0.1'): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'earshot-s3-'));
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = (await store.run()) as unknown as AddressInfo;
  let aheadMs = 0;
  let isFailing = false;
  let removalAsked: (() => void) | null = null;
  const gate = createServer((incoming, response) => {
    if (isFailing) {
      incoming.resume();
      return refuse(response, { status: 503, code: 'SlowDown' });
    }
    if (incoming.method === 'DELETE' && removalAsked) return removalAsked();
    pass(incoming, response, port, () => Date.now() + aheadMs).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => gate.listen(0, address, resolve));
  const endpoint = `http://${address}:${(gate.address() as AddressInfo).port}`;
  const account = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: secretKey };
  const before = Object.keys(account).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, account);
  return {
    storageUrl: `s3://${bucket}?region=us-east-1&endpoint=${endpoint}&forcePathStyle=true`,
    advance: (ms) => {
      aheadMs += ms;
    },
    setFailing: (fails) => {
      isFailing = fails;
    },
    holdRemovals: () =>
      new Promise((resolve) => {
        removalAsked = resolve;
      }),
    releaseRemovals: () => {
      removalAsked = null;
    },
    stop: async () => {
      for (const [name, value] of before) {
        if (value === undefined) delete process.env[name];
        else process.env[name] = value;
      }
      gate.closeAllConnections();
      await new Promise((resolve) => gate.close(resolve));
      await store.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Conditional requests take turns, so that a condition still holds when its request is carried out. */
let turn: Promise<unknown> = Promise.resolve();

async function pass(
  incoming: IncomingMessage,
  response: ServerResponse,
  port: number,
  now: () => number,
): Promise<void> {
  const body = await buffer(incoming);
  const forwarded = () => forward(incoming, body, response, port);
  if (incoming.method === 'POST') {
    const refusal = await refusalOfBody(incoming, body, now());
    return refusal ? refuse(response, refusal) : forwarded();
  }
  const { 'if-none-match': ifNone, 'if-match': ifMatch } = incoming.headers;
  if (ifNone === undefined && ifMatch === undefined) return forwarded();
  const mine = turn.then(async () => {
    const present = await fetch(`http://127.0.0.1:${port}${incoming.url}`, { method: 'HEAD' });
    const etag = present.status === 404 ? null : present.headers.get('etag');
    const holds = etag === null || (ifNone === undefined && etag === ifMatch);
    return holds ? forwarded() : refuse(response, { status: 412, code: 'PreconditionFailed' });
  });
  turn = mine.catch(() => undefined);
  return mine;
}

function refusalOfBody({ headers }: IncomingMessage, body: Buffer, now: number): Promise<Refusal | null> {
  return new Response(new Uint8Array(body), { headers: { 'content-type': headers['content-type'] ?? '' } })
    .formData()
    .then(
      (form) => refusalOf(form, bucket, secretKey, now),
      () => ({ status: 400, code: 'MalformedPOSTRequest' }),
    );
}

function refuse(response: ServerResponse, { status, code }: Refusal): void {
  response.writeHead(status, { 'Content-Type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
}

function forward(incoming: IncomingMessage, body: Buffer, response: ServerResponse, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const { method, url: path, headers } = incoming;
    const onward = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response).on('close', resolve);
    });
    onward.on('error', reject).end(body);
  });
}
