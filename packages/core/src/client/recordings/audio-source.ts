// The `audioKey` of a recording: a Data URL if it is small, otherwise the key of an upload (docs/contract.md#forms-of-audiokey; docs/contract.md#upload-flow).

import type { UploadOptions, Uploads } from '../resources/uploads.ts';
import { type Recording, readRecording } from './recording.ts';

/** Less than half of the 10 MB of a Data URL: about four minutes of mp3 at 128 kbit/s. */
const largestDataUrlBytes = 4_000_000;
/** Types that REST accepts in a Data URL. Others, such as flac and webm, are uploaded. */
const dataUrlType = /^audio\/(mpeg|mp3|mp4|m4a|x-m4a|wav|wave|x-wav|ogg|opus)$/i;
/** A multiple of 3, so that the parts join without padding, and few enough to be arguments of one call. */
const chunkBytes = 3 * 8192;

/** The `audioKey` of a create: a Data URL, or the key of an upload, which `onUploaded` receives first. */
export async function audioKeyOf(
  audio: Recording,
  uploads: Uploads,
  options: UploadOptions,
  onUploaded: (key: string) => void,
): Promise<string> {
  const { content, filename, contentType } = await readRecording(audio, options);
  const [type = ''] = contentType?.split(';', 1) ?? [];
  if (content.size <= largestDataUrlBytes && dataUrlType.test(type)) return dataUrl(content, type);
  const key = await uploads.upload(content, { ...options, filename, contentType });
  onUploaded(key);
  return key;
}

/** Built piece by piece, so a long recording does not block the event loop. */
async function dataUrl(content: Blob, type: string): Promise<string> {
  let text = `data:${type};base64,`;
  for (let start = 0; start < content.size; start += chunkBytes) {
    const bytes = await content.slice(start, start + chunkBytes).arrayBuffer();
    text += btoa(String.fromCharCode(...new Uint8Array(bytes)));
  }
  return text;
}
