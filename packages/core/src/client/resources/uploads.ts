// Uploads of recordings to storage (docs/contract.md#procedure-style-endpoints; docs/decisions/audio.md#upload-grant).
import type { PresignedUpload } from '../../generated/types.gen.ts';
import { ConfigurationError, UnexpectedResponseError } from '../errors.ts';
import { notify } from '../hooks.ts';
import { type FormFile, multipartForm } from '../multipart.ts';
import { streamsBodies } from '../patient-fetch.ts';
import { type Recording, type RecordingOptions, readRecording } from '../recording.ts';
import { Resource } from '../resource.ts';
import { sendForm } from '../send-form.ts';

/** Bytes of the recording, without the form around them. */
export interface UploadProgress {
  sentBytes: number;
  totalBytes: number;
}

/** Options of one upload; times in milliseconds. */
export interface UploadOptions extends RecordingOptions {
  /** On Node, called as bytes go out, from 0 again with each attempt; elsewhere once, when all have. What it throws is ignored. */
  onProgress?: ((progress: UploadProgress) => void) | undefined;
}

/** Recordings on their way to the storage. */
export class Uploads extends Resource {
  /**
   * Sends a recording, at most 40 MiB, straight to storage, and resolves with its key: give that within the hour as `audioKey` to
   * `analyses.create` or `submit`. Neither the API key nor a cookie goes to storage.
   *
   * Retries ask for a new place each. `timeoutMs` is for everything (default: `createTimeoutMs`, 600,000 ms). Scope `api:analyses:write`.
   * Errors: 400, 401, 403, 413, 429; UnexpectedResponseError with `status` when S3 refuses.
   */
  async upload(file: Recording, options: UploadOptions = {}): Promise<string> {
    // Read within the call, so that its time limit holds for a stream too; once, for all attempts.
    let formFile: FormFile | undefined;
    let key = '';
    return this.call(
      {
        name: 'upload',
        safeToRepeat: true,
        timeoutMs: this.settings.createTimeoutMs,
        read: () => key,
        send: async ({ exchange, signal }) => {
          formFile ??= await formFileOf(file, { ...options, signal });
          const { filename, contentType, content } = formFile;
          const ask = { ...options, timeoutMs: undefined, signal };
          const place = checkPlace(await this.read('upload.getPresignedUrl', ask, { filename, contentType }));
          key = place.fields.key;
          const transfer = {
            onSent: (sentBytes: number) => notify(options.onProgress, { sentBytes, totalBytes: content.size }),
            streams: options.onProgress !== undefined && streamsBodies(this.settings.fetch),
            session: this.settings.session,
          };
          return sendForm(place, await multipartForm(place.fields, formFile), exchange, transfer);
        },
      },
      options,
    );
  }
}

async function formFileOf(file: Recording, options: RecordingOptions): Promise<FormFile> {
  const { content, filename = 'recording', contentType } = await readRecording(file, options);
  if (contentType && !/[\r\n]/.test(contentType)) return { content, filename, contentType };
  throw new ConfigurationError(
    'A recording needs a contentType, or a filename that tells it: audio/mpeg, or call.mp3.',
  );
}

function checkPlace(place: PresignedUpload): PresignedUpload {
  const { url, fields } = place;
  const isAddress = URL.canParse(url) && /^https?:/.test(new URL(url).protocol);
  if (isAddress && typeof fields?.key === 'string') return place;
  const message = 'The server gave no place to upload to. Check baseUrl (EARSHOT_BASE_URL) and any proxy in between.';
  throw new UnexpectedResponseError({ code: 'UNEXPECTED_RESPONSE', message });
}
