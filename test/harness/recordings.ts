// The recordings of test/fixtures/audio, and the ways in which they reach a server.
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Earshot } from './earshot.ts';

export const recording = (name: string): Promise<Buffer> =>
  readFile(new URL(`../fixtures/audio/${name}`, import.meta.url));

export const dataUrl = (bytes: Uint8Array, mediaType = 'audio/mpeg') =>
  `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`;

/** Puts a file where an upload of the company would be; its key. */
export async function stored(earshot: Earshot, companyId: string, bytes: Uint8Array, name = 'call'): Promise<string> {
  const key = `uploads/${companyId}/${Math.random().toString(36).slice(2)}-${name}`;
  await earshot.service.storage.put(key, bytes);
  return key;
}

export interface AudioHost {
  /** Base address, without a slash at its end. */
  url: string;
  readonly requests: IncomingMessage[];
  answerWith(answer: (response: ServerResponse, request: IncomingMessage) => void): void;
  stop(): Promise<void>;
}

/** A host on loopback that serves as the test says. */
export async function startAudioHost(): Promise<AudioHost> {
  const requests: IncomingMessage[] = [];
  let answer: (response: ServerResponse, request: IncomingMessage) => void = (response) =>
    response.writeHead(404).end();
  const server = createServer((request, response) => {
    requests.push(request);
    answer(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answerWith: (next) => {
      answer = next;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
