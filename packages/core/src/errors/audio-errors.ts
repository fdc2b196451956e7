// The part of the error table that is about audio: what is refused on the way in, what can't be transcribed or played (docs/decisions/creation.md#d26, docs/decisions/audio.md#d27, #d28, #d29, #d30, docs/decisions/access.md#d54).
import type { ErrorEntry } from './error-codes.ts';

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' });
const languageName = (code: string) => languageNames.of(code) ?? code;

export const audioErrors = {
  dataUrlInvalid: {
    code: 'BAD_REQUEST',
    message: 'The audio is not a valid Data URL. Use data:audio/<subtype>;base64,<data>.',
  },
  audioUrlInvalid: { code: 'BAD_REQUEST', message: "'audioUrl' must be a public https:// address." },
  audioUrlPrivate: {
    code: 'BAD_REQUEST',
    message: 'The audio address is in a private network. Use a public address.',
  },
  audioUrlUnreachable: {
    code: 'BAD_REQUEST',
    message: 'The audio could not be downloaded: its server was unreachable or did not answer in time.',
  },
  audioUrlRefused: {
    code: 'BAD_REQUEST',
    message: (status: number) => `The audio could not be downloaded: its server answered ${status}.`,
  },
  audioUrlRedirects: {
    code: 'BAD_REQUEST',
    message: 'The audio could not be downloaded: more than 5 redirects.',
  },
  audioUrlContentType: {
    code: 'BAD_REQUEST',
    message: (contentType: string) => `The audio address serves '${contentType}', which is not a supported audio type.`,
  },
  audioTooLarge: {
    code: 'BAD_REQUEST',
    message: (limitMib: number) => `The audio is larger than ${limitMib} MB.`,
  },
  audioTooLong: {
    code: 'BAD_REQUEST',
    message: (limitHours: number) => `The audio is longer than ${limitHours} hours.`,
  },
  audioFormat: {
    code: 'BAD_REQUEST',
    /** `found`: what the file is instead, where that is known. */
    message: (formats: readonly string[], found: string | null = null) =>
      `Unsupported audio format${found === null ? '' : `: this is ${found}`}. Supported: ${formats.join(', ')}.`,
  },
  audioUndecodable: { code: 'BAD_REQUEST', message: 'The audio cannot be decoded. Check that the file is complete.' },
  audioWithoutTrack: { code: 'BAD_REQUEST', message: 'The file has no audio track.' },
  audioWithoutSpeech: { code: 'BAD_REQUEST', message: 'No speech was found in the audio.' },
  audioNotFound: { code: 'BAD_REQUEST', message: 'There is no audio under this audioKey. Upload it first.' },
  transcriberMissing: {
    code: 'BAD_REQUEST',
    message:
      'This service cannot transcribe audio. Send the transcript, or set EARSHOT_TRANSCRIPTION_ENGINE or OPENAI_API_KEY on the server.',
  },
  transcriberLanguage: {
    code: 'BAD_REQUEST',
    message: (language: string) =>
      `This audio needs a transcription endpoint for ${language}: the offline engine of this service does not support that language. Send the transcript, or send 'language' if the audio is in another language.`,
  },
  audioLanguage: {
    code: 'BAD_REQUEST',
    message: (language: string) =>
      `The audio is in ${languageName(language)} (${language}), which this service does not analyse. It takes Portuguese, English and Spanish. Send 'language' if the audio is in one of them.`,
  },
  transcriberLimit: {
    code: 'BAD_REQUEST',
    message:
      'The audio is larger than the transcription endpoint takes, and this service has no ffmpeg to split it. Send a smaller file or the transcript.',
  },
  transcriberDecoder: {
    code: 'BAD_REQUEST',
    message:
      'The offline engine of this service needs ffmpeg for this audio format, but ffmpeg is not installed. Send mp3, flac, opus or wav (PCM, G.711), or the transcript.',
  },
  // Playback (docs/decisions/audio.md#d30)
  audioLinkInvalid: {
    code: 'FORBIDDEN',
    message: 'The address of this audio is invalid or has expired. Read the analysis again to get a new one.',
  },
  audioGone: { code: 'NOT_FOUND', message: 'There is no audio at this address.' },
} as const satisfies Record<string, ErrorEntry>;
