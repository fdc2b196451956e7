// Sound and words as they come from a provider: what goes wrong on the way is an error for administrators, and a reader that leaves early lets the connection go.
import { Readable } from 'node:stream';
import { inMib, maxTranscriptBytes } from '@earshot/core';
import type { Dispatcher } from 'undici';
import { ConnectorError } from './connector.ts';
import { drop } from './provider-http.ts';

/** For people; a status of 200 comes with a page that says no. */
export const answered = (status: number) => (status === 200 ? 'a page instead of the file' : `status ${status}`);

/** A download that was not handed out: a page instead of it, 401 and 403 are a matter of permission; all else is of the recording. */
export function refusedDownload(message: string, status: number): ConnectorError {
  return new ConnectorError([200, 401, 403].includes(status) ? 'denied' : 'recording', message);
}

/** `asError` makes what the stream fails with. */
export function asSound(body: Dispatcher.ResponseData['body'], asError: (error: unknown) => unknown): Readable {
  const sound = Readable.from(pieces(body, asError), { objectMode: false });
  return sound.once('close', () => drop(body));
}

async function* pieces(body: AsyncIterable<Buffer>, asError: (error: unknown) => unknown): AsyncGenerator<Buffer> {
  try {
    yield* body;
  } catch (error) {
    throw asError(error);
  }
}

/** A whole text in UTF-8; `asError` makes what it fails with. */
export async function asText(
  body: Dispatcher.ResponseData['body'],
  asError: (error: unknown) => unknown,
): Promise<string> {
  const whole: Buffer[] = [];
  let bytes = 0;
  for await (const piece of pieces(body, asError)) {
    bytes += piece.length;
    if (bytes > maxTranscriptBytes)
      throw new ConnectorError('too_large', `The transcript is larger than ${inMib(maxTranscriptBytes)} MiB.`);
    whole.push(piece);
  }
  return Buffer.concat(whole).toString();
}
