// What the server refuses or fails with, in the reader's language where it is known, else in the server's words (docs/contract.md#errors; docs/decisions/creation.md#d26, docs/decisions/audio.md#d27, #d28, #d29, #d30, docs/decisions/access.md#d54).
import { EarshotApiError, PayloadTooLargeError, RateLimitError } from '@earshot/core/client';
import type en from './texts/en.ts';

type Texts = (typeof en)['refusals'];
type Saying = [pattern: RegExp, text: (texts: Texts, ...parts: string[]) => string];

const sayings: Saying[] = [
  [/^Insufficient minutes\. Current balance: (\S+) min/, (texts, balance) => texts.noMinutes(balance!)],
  [
    /^Insufficient minutes\. Analysis requires (\S+) min, but balance is (\S+) min/,
    (texts, needed, balance) => texts.tooFewMinutes(needed!, balance!),
  ],
  [
    /^Unused uploads, open grants and recordings of failed analyses take (\d+) of your company's (\d+) MiB/,
    (texts, taken, quota) => texts.uploadQuota(taken!, quota!),
  ],
  [/^The server has too little free disk space/, (texts) => texts.diskFull],
  [/^The (?:audio|file) is larger than (\d+) MB/, (texts, megabytes) => texts.tooLarge(megabytes!)],
  [/^The audio is longer than (\d+) hours/, (texts, hours) => texts.tooLong(hours!)],
  [/^Unsupported audio format(?:: this is .+?)?\. Supported: (.+)\.$/, (texts, formats) => texts.format(formats!)],
  [/^'contentType' is not a supported audio type\. Supported: (.+)\.$/, (texts, formats) => texts.format(formats!)],
  [/^The audio cannot be decoded/, (texts) => texts.undecodable],
  [/^The file has no audio track/, (texts) => texts.noTrack],
  [/^No speech was found/, (texts) => texts.noSpeech],
  [/^The file is empty|^The recording is empty/, (texts) => texts.empty],
  [
    /^There is no audio under this audioKey|^Invalid audioKey|^The grant of this upload has expired|^A file was already uploaded/,
    (texts) => texts.gone,
  ],
  [/^This service cannot transcribe audio/, (texts) => texts.noTranscriber],
  [/^This audio needs a transcription endpoint for (\S+):/, (texts, language) => texts.language(language!)],
  [/^The audio is in (.+) \(\S+\), which/, (texts, language) => texts.foreign(language!)],
  [/^The audio is larger than the transcription endpoint takes/, (texts) => texts.transcriberLimit],
  [/^The offline engine of this service needs ffmpeg/, (texts) => texts.decoder],
  [/^Unknown interactionType|^The interactionType /, (texts) => texts.type],
  [/^Salesperson not found/, (texts) => texts.person],
  [/^The transcript could not be processed/, (texts) => texts.unprocessable],
  [/^The transcription failed/, (texts) => texts.transcription],
  [/^The model could not be asked/, (texts) => texts.model],
  [/^The analysis failed unexpectedly|^Internal error/, (texts) => texts.unexpected],
  [/^The process that analysed it stopped/, (texts) => texts.interrupted],
];

/** The reason of a known sentence of the server; null for any other. */
export function knownReason(said: string, texts: Texts): string | null {
  for (const [pattern, text] of sayings) {
    const match = pattern.exec(said);
    if (match) return text(texts, ...match.slice(1));
  }
  return null;
}

/** The text for an error; null: as ErrorMessage says it. */
export function refusalText(error: Error, texts: Texts): string | null {
  if (!(error instanceof EarshotApiError)) return knownReason(error.message, texts);
  const known = knownReason(error.serverMessage ?? '', texts);
  if (known !== null) return known;
  if (error instanceof RateLimitError) return texts.rateLimit;
  const isLongText = error.issues?.some(({ code, path }) => code === 'too_big' && path[0] === 'transcript') ?? false;
  return error instanceof PayloadTooLargeError || isLongText ? texts.sentTooLarge : null;
}
