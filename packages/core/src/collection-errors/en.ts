// Why recordings could not be collected, in English.
import type { CollectionErrorReason } from '../generated/types.gen.ts';

/** What each `errorReason` of a collection means, in English. */
export const englishCollectionErrors: Readonly<Record<CollectionErrorReason, string>> = {
  minutes_insufficient: 'No minutes are left for the next recording.',
  upload_quota_reached: 'Unused uploads and recordings of failed analyses fill your company’s quota.',
  disk_full: 'The disk of this Earshot server has too little room.',
  storage_unavailable: 'The storage of this Earshot server does not answer.',
  transcriber_missing: 'No speech recognition is set up on this Earshot server.',
  transcriber_unavailable: 'The speech recognition of this Earshot server does not answer.',
  transcriber_language_unsupported:
    'The speech recognition of this Earshot server does not know your company’s language.',
  ffmpeg_missing: 'The only sound is in a large video, and ffmpeg is missing on this Earshot server.',
  internal: 'Something failed inside Earshot. The server’s log says what.',
  credentials_refused: 'The provider does not accept the credentials, or they lack a permission.',
  credentials_unreadable: 'The stored credentials can no longer be read. Enter them again.',
  settings_refused: 'The provider or this server does not accept the settings. Check address, account and folder.',
  network_refused: 'The operator of this Earshot server has not allowed the address.',
  certificate_untrusted: 'The certificate of the address is not trusted.',
  folder_unreadable: 'The folder, bucket or call record file is missing, or Earshot may not read it.',
  provider_unavailable: 'The provider does not answer, or answers with an error.',
  provider_busy: 'The provider limits the number of requests.',
  download_refused: 'The provider does not hand out recordings. A permission may be missing.',
  download_broken: 'A recording did not arrive completely.',
  recordings_held: 'Some recordings could not be collected yet.',
};
