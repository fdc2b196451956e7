// Uploads of recordings to storage (contract: Procedure-style endpoints, Upload flow; D59).
import { ConfigurationError } from '../errors.ts';
import { notify } from '../hooks.ts';
import { multipartForm } from '../multipart.ts';
import type { CallOptions } from '../options.ts';
import { streamsBodies } from '../patient-fetch.ts';
import { Resource } from '../resource.ts';
import { sendForm } from '../send-form.ts';

/** A recording in memory, on disk (`openAsBlob` of `node:fs`, a `File` of a page) or coming in; a stream is read to its end first. */
export type Recording = Blob | Uint8Array | ReadableStream<Uint8Array>;

/** Bytes of the recording, without the form around them. */
export interface UploadProgress {
  sentBytes: number;
  totalBytes: number;
}

export interface UploadOptions extends CallOptions {
  /** Default: the name of a `File`. */
  filename?: string | undefined;
  /** For instance `audio/mpeg`. Default: the type of a Blob, or what the end of the file's name stands for. */
  contentType?: string | undefined;
  /** On Node, called as bytes go out, from 0 again with each attempt; elsewhere once, when all have. What it throws is ignored. */
  onProgress?: ((progress: UploadProgress) => void) | undefined;
}

/** Formats that procedures take (contract: Limits), by the end of a file's name. */
const contentTypes: Record<string, string> = {
  mp3: 'audio/mpeg',
  mp4: 'audio/mp4',
  m4a: 'audio/mp4',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  opus: 'audio/ogg',
  flac: 'audio/flac',
  webm: 'audio/webm',
};

export class Uploads extends Resource {
  /**
   * Sends a recording, at most 40 MiB, straight to storage, and resolves with its key: give that within the hour as `audioKey` to
   * `analyses.create` or `submit`. Neither the API key nor a cookie goes to storage.
   *
   * Retries ask for a new place each. `timeoutMs` is for everything (default: `createTimeoutMs`, 600,000 ms). Scope `api:analyses:write`.
   * Errors: 400, 401, 403, 413, 429; UnexpectedResponseError with `status` when S3 refuses. Contract: Procedure-style endpoints, Upload flow; D59.
   */
  async upload(file: Recording, options: UploadOptions = {}): Promise<string> {
    const content = await toBlob(file, options.signal);
    // Bun's files have their whole path for a name.
    const filename = (options.filename ?? (file as Partial<File>).name)?.split(/[\\/]/).pop();
    const extension = filename?.split('.').pop()?.toLowerCase() ?? '';
    const contentType = options.contentType || content.type || contentTypes[extension];
    if (!filename || !contentType || /[\r\n]/.test(contentType)) {
      throw new ConfigurationError('upload needs a filename and a contentType, for instance call.mp3 and audio/mpeg.');
    }
    const formFile = { content, filename, contentType };
    const transfer = {
      onSent: (sentBytes: number) => notify(options.onProgress, { sentBytes, totalBytes: content.size }),
      streams: options.onProgress !== undefined && streamsBodies(this.settings.fetch),
      session: this.settings.session,
    };
    return this.call<string>(
      {
        name: 'upload',
        safeToRepeat: true,
        timeoutMs: this.settings.createTimeoutMs,
        send: async ({ signal }, exchange) => {
          const ask = { ...options, timeoutMs: undefined, signal };
          const place = await this.read('upload.getPresignedUrl', ask, { filename, contentType });
          return sendForm(place, await multipartForm(place.fields, formFile), exchange, transfer);
        },
      },
      options,
    );
  }
}

/** By what it can do, since `instanceof` fails for what another realm made (jest). */
async function toBlob(file: Recording, signal: AbortSignal | undefined): Promise<Blob> {
  if (ArrayBuffer.isView(file)) return new Blob([file as BlobPart]);
  if (Object(file) === file && 'pipeThrough' in file) {
    const stoppable = file.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), signal ? { signal } : {});
    return new Response(stoppable).blob();
  }
  if (Object(file) === file && 'arrayBuffer' in file) return file;
  throw new ConfigurationError(
    'upload takes a Blob, a File, a Uint8Array or a web ReadableStream; on Node, openAsBlob(path) makes a Blob.',
  );
}
