// A recording in any form that a program has it in: its bytes, name and type.
import { ConfigurationError } from '../errors.ts';
import type { CallOptions } from '../options.ts';

/**
 * A recording in memory (`Blob`, `File`, `Buffer`, `Uint8Array`, `ArrayBuffer`), on disk (`openAsBlob(path)` or `createReadStream(path)` of
 * `node:fs`, `Bun.file(path)`) or from a web or Node stream. A stream is read to its end before anything is sent.
 */
export type Recording = Blob | ArrayBuffer | Uint8Array | ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;

/** Name and type of a recording that does not carry them itself. */
export interface RecordingOptions extends CallOptions {
  /** Default: the name of a `File`, or that of a file stream's path. */
  filename?: string | undefined;
  /** For instance `audio/mpeg`. Default: the audio type of a `Blob`, or the type that the file extension stands for. */
  contentType?: string | undefined;
}

export interface NamedRecording {
  content: Blob;
  filename: string | undefined;
  contentType: string | undefined;
}

/** Formats that procedures accept, by file extension. */
const contentTypeByExtension: Record<string, string> = {
  mp3: 'audio/mpeg',
  mp4: 'audio/mp4',
  m4a: 'audio/mp4',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  oga: 'audio/ogg',
  opus: 'audio/ogg',
  flac: 'audio/flac',
  weba: 'audio/webm',
  webm: 'audio/webm',
};

/** @throws ConfigurationError when the value is not a recording, or the reason of `signal` when it aborts while a stream is read */
export async function readRecording(
  recording: Recording,
  { filename: givenName, contentType: givenType, signal }: RecordingOptions,
): Promise<NamedRecording> {
  const content = await toBlob(recording, signal);
  if (content.size === 0) throw new ConfigurationError('The recording is empty.');
  const { name, path } = recording as { name?: unknown; path?: unknown };
  const ownName = [givenName, name, path].find((text) => typeof text === 'string' && text);
  // Bun's files and Node's file streams have a whole path.
  const filename = (ownName as string | undefined)?.split(/[\\/]/).pop();
  const typeByName = contentTypeByExtension[filename?.split('.').pop()?.toLowerCase() ?? ''];
  // To browsers, an mp4 or webm file is a video.
  const ownType = /^audio\//i.test(content.type) ? content.type : (typeByName ?? content.type);
  return { content, filename, contentType: givenType || ownType || undefined };
}

/** Checked by its members, since `instanceof` fails for an object of another realm (jest). */
async function toBlob(recording: Recording, signal: AbortSignal | undefined): Promise<Blob> {
  if (ArrayBuffer.isView(recording) || Object.prototype.toString.call(recording) === '[object ArrayBuffer]') {
    return new Blob([recording as BlobPart]);
  }
  if (Object(recording) === recording) {
    if ('pipeThrough' in recording) {
      if (recording.locked) throw new ConfigurationError('The recording is a stream that is already being read.');
      return readAll(recording, signal);
    }
    if ('arrayBuffer' in recording && 'size' in recording) return recording;
    if (Symbol.asyncIterator in recording) return readAll(streamOf(recording), signal);
  }
  throw new ConfigurationError(
    'A recording is a Blob, a File, a Buffer, a Uint8Array or a stream of bytes; on Node, openAsBlob(path) makes a Blob.',
  );
}

function readAll(stream: ReadableStream<Uint8Array>, signal: AbortSignal | undefined): Promise<Blob> {
  const onlyBytes = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      if (ArrayBuffer.isView(chunk)) controller.enqueue(chunk);
      else controller.error(new ConfigurationError('The recording is a stream, but not of bytes.'));
    },
  });
  const stoppable = stream.pipeThrough(onlyBytes, signal ? { signal } : {});
  return new Response(stoppable).blob();
}

/** By hand, since ReadableStream.from is missing in Chromium. */
function streamOf(chunks: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = chunks[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}
