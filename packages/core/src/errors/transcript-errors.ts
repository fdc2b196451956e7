// The part of the error table that is about transcripts of which no analysis can be made: one text, as the contract has it, and what was found instead of a conversation (docs/decisions/errors.md#d69).
import type { ErrorEntry } from './error-codes.ts';

const code = 'UNPROCESSABLE_CONTENT';
const message = 'The transcript could not be processed. Retry, or review its content.';
const again = 'Retrying will not help.';

export const transcriptErrors = {
  transcriptEmpty: { code, message, detail: `The transcript is empty. ${again}` },
  transcriptWithoutWords: { code, message, detail: `The transcript has no words that anybody says. ${again}` },
  transcriptTooShort: {
    code,
    message,
    detail: (words: number, fewest: number) =>
      `The transcript has ${words} of the ${fewest} words that an analysis needs: ${fewest - words} too few. ${again}`,
  },
  transcriptOneTurn: {
    code,
    message,
    detail: `The transcript is one turn of one sentence. An analysis needs two turns or two sentences. ${again}`,
  },
  transcriptJsonUnknown: {
    code,
    message,
    detail: (found: string) =>
      `The transcript is JSON in which nobody talks: ${found}. ${again} Send the conversation.`,
  },
  transcriptSeveralCalls: {
    code,
    message,
    detail: `The transcript is an export of several calls. ${again} Send each call by itself.`,
  },
  transcriptArchive: {
    code,
    message,
    detail: `The transcript is an archive or a compressed file. ${again} Unpack it and send the text.`,
  },
  transcriptNotText: {
    code,
    message,
    detail: `The transcript is a binary file, not text. ${again} Send the words, or send a recording as audio.`,
  },
  transcriptMenu: {
    code,
    message,
    detail: `Only the menu or the announcements of a telephone system are heard. ${again}`,
  },
  transcriptVoicemail: { code, message, detail: `Only the greeting of a voicemail is heard. ${again}` },
  transcriptMissedCall: { code, message, detail: `The transcript is a note about a missed call. ${again}` },
  transcriptLesson: { code, message, detail: `The transcript is a lesson: nobody talks with a client. ${again}` },
  /** Nothing tells whether another attempt succeeds. */
  transcriptUnprocessable: { code, message },
} as const satisfies Record<string, ErrorEntry>;
