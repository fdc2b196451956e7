// Sends a form to storage: as a Blob, or on Node as a stream that reports its progress.
import type { PresignedUpload } from '../../generated/types.gen.ts';
import { type Exchange, type RawResponse, request } from '../transport/exchange.ts';
import type { MultipartForm } from './multipart-form.ts';

export interface Transfer {
  /** Called with the bytes of the file sent so far. */
  onSent: (bytes: number) => void;
  /** Whether to stream, which calls `onSent` on the way and not only at the end. */
  streams: boolean;
  session: boolean;
}

/** Sends no key and no cookie. */
export async function sendForm(
  { url }: PresignedUpload,
  { body, contentType, leadBytes, fileBytes }: MultipartForm,
  exchange: Exchange,
  { onSent, streams, session }: Transfer,
): Promise<RawResponse> {
  const headers: Record<string, string> = { 'content-type': contentType };
  // Storage refuses chunked encoding.
  if (streams) headers['content-length'] = String(body.size);
  const count = (bytes: number) => onSent(Math.min(Math.max(bytes - leadBytes, 0), fileBytes));
  const content = streams ? { body: countingStream(body, count), duplex: 'half' as const } : { body };
  const anonymous = session ? { credentials: 'omit' as const } : {};
  const response = await request(exchange, url, { method: 'POST', headers, ...content, ...anonymous });
  if (response.response?.ok && !streams) onSent(fileBytes);
  return { ...response, isStorage: true };
}

const chunkBytes = 65_536;

/** In small chunks, since a Blob's own stream returns memory in one. */
function countingStream(body: Blob, onBytes: (bytes: number) => void): ReadableStream<Uint8Array> {
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
