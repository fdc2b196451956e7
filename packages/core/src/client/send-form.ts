// One POST of a form to storage: as a Blob, or on Node as a stream that tells how far it is.
import type { PresignedUpload } from '../generated/types.gen.ts';
import { ask, type Exchange, type RawAnswer } from './exchange.ts';
import type { MultipartForm } from './multipart.ts';

export interface Transfer {
  /** Called with the bytes of the file that have gone out. */
  onSent: (bytes: number) => void;
  /** Whether to stream, and so to call `onSent` on the way and not only in the end. */
  streams: boolean;
  session: boolean;
}

/** Sends no key and no cookie. */
export async function sendForm(
  { url }: PresignedUpload,
  { body, contentType, leadBytes, fileBytes }: MultipartForm,
  exchange: Exchange,
  { onSent, streams, session }: Transfer,
): Promise<RawAnswer> {
  const headers: Record<string, string> = { 'content-type': contentType };
  // Storage refuses chunks of unknown number.
  if (streams) headers['content-length'] = String(body.size);
  const count = (bytes: number) => onSent(Math.min(Math.max(bytes - leadBytes, 0), fileBytes));
  const content = streams ? { body: counted(body, count), duplex: 'half' as const } : { body };
  const anonymous = session ? { credentials: 'omit' as const } : {};
  const answer = await ask(exchange, url, { method: 'POST', headers, ...content, ...anonymous });
  if (answer.response?.ok && !streams) onSent(fileBytes);
  return { ...answer, isStorage: true };
}

const chunkBytes = 65_536;

/** In chunks of its own, since a Blob's stream gives what is in memory in one. */
function counted(body: Blob, onBytes: (bytes: number) => void): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream({
    async pull(controller) {
      const end = Math.min(sent + chunkBytes, body.size);
      controller.enqueue(new Uint8Array(await body.slice(sent, end).arrayBuffer()));
      sent = end;
      onBytes(sent);
      if (sent === body.size) controller.close();
    },
  });
}
