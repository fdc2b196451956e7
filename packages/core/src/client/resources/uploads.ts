// Uploads of recordings to storage (docs/contract.md#procedure-style-endpoints; docs/decisions/audio.md#upload-grant).
import type { PresignedUpload } from '../../generated/types.gen.ts';
import { ConfigurationError, UnexpectedResponseError } from '../errors.ts';
import { notify } from '../hooks.ts';
import { type FormFile, multipartForm } from '../recordings/multipart-form.ts';
import { type Recording, type RecordingOptions, readRecording } from '../recordings/recording.ts';
import { sendForm } from '../recordings/send-form.ts';
import { streamsBodies } from '../transport/default-fetch.ts';
import { Resource } from './resource.ts';

/** Bytes of the recording, not counting the form around it. */
export interface UploadProgress {
  sentBytes: number;
  totalBytes: number;
}

/** Options of one upload; times in milliseconds. */
export interface UploadOptions extends RecordingOptions {
  /** On Node, called as bytes are sent, from 0 again for each attempt; elsewhere called once, at the end. Errors that it throws are ignored. */
  onProgress?: ((progress: UploadProgress) => void) | undefined;
}

/** Uploads of recordings. */
export class Uploads extends Resource {
  /**
   * Uploads a recording, at most 40 MiB unless the server takes more, straight to storage and resolves with its key. Pass the key as `audioKey` to `analyses.create` or
   * `submit` within the hour. Neither the API key nor a cookie goes to storage.
   *
   * Each retry asks for a new grant. `timeoutMs` covers everything (default: `createTimeoutMs`, 600,000 ms). Scope `api:analyses:write`.
   * Errors: 400, 401, 403, 413, 429; UnexpectedResponseError with `status` when S3 refuses.
   */
  async upload(file: Recording, options: UploadOptions = {}): Promise<string> {
    // Read within the call, so its time limit covers a stream too; once for all attempts.
    let formFile: FormFile | undefined;
    let key = '';
    return this.call(
      {
        name: 'uploads.upload',
        safeToRepeat: true,
        timeoutMs: this.settings.createTimeoutMs,
        parse: () => key,
        send: async ({ exchange, signal }) => {
          formFile ??= await formFileOf(file, { ...options, signal });
          const { filename, contentType, content } = formFile;
          const grantOptions = { ...options, timeoutMs: undefined, signal };
          const grant = checkGrant(await this.query('upload.getPresignedUrl', grantOptions, { filename, contentType }));
          key = grant.fields.key;
          const transfer = {
            onSent: (sentBytes: number) => notify(options.onProgress, { sentBytes, totalBytes: content.size }),
            streams: options.onProgress !== undefined && streamsBodies(this.settings.fetch),
            session: this.settings.session,
          };
          return sendForm(grant, await multipartForm(grant.fields, formFile), exchange, transfer);
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
    'The type of the recording is unknown. Pass a contentType such as audio/mpeg, or a filename such as call.mp3.',
  );
}

function checkGrant(grant: PresignedUpload): PresignedUpload {
  const { url, fields } = grant;
  const isAddress = URL.canParse(url) && /^https?:/.test(new URL(url).protocol);
  if (isAddress && typeof fields?.key === 'string') return grant;
  const message = 'The server returned no upload address. Check baseUrl (EARSHOT_BASE_URL) and any proxy in between.';
  throw new UnexpectedResponseError({ code: 'UNEXPECTED_RESPONSE', message });
}
