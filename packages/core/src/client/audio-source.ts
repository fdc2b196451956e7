// How a recording gets into an analysis: a small one within the request, any other by way of the storage (docs/contract.md#forms-of-audiokey; docs/contract.md#upload-flow).
import { type Recording, readRecording } from './recording.ts';
import type { UploadOptions, Uploads } from './resources/uploads.ts';

/** An input of the document, or the same with a recording as `audio` in place of an address or key. */
export type WithRecording<Input> =
  | (Input & { audio?: undefined })
  | (Omit<Input, 'audioKey' | 'audioUrl'> & { audio: Recording; audioKey?: undefined; audioUrl?: undefined });

/** Less than half of the 10 MB of a Data URL: about four minutes of mp3 at 128 kbit/s. */
const largestDataUrlBytes = 4_000_000;
/** What REST takes in a Data URL; flac and webm, say, are left to the storage to refuse or take. */
const dataUrlType = /^audio\/(mpeg|mp3|mp4|m4a|x-m4a|wav|wave|x-wav|ogg|opus)$/i;
/** A multiple of 3, so that the parts join without padding, and few enough to be arguments of one call. */
const chunkBytes = 3 * 8192;

/** The `audioKey` to create with: a Data URL, or the key in the storage once `onUploaded` has been told of it. */
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

/** Read piece by piece: a long one does not hold up what else runs. */
async function dataUrl(content: Blob, type: string): Promise<string> {
  let text = `data:${type};base64,`;
  for (let start = 0; start < content.size; start += chunkBytes) {
    const bytes = await content.slice(start, start + chunkBytes).arrayBuffer();
    text += btoa(String.fromCharCode(...new Uint8Array(bytes)));
  }
  return text;
}
