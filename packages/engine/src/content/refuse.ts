// Why no analysis can be made of what was read, as an error of the table (docs/decisions/creation.md#d25, #d66, docs/decisions/errors.md#d69).
import { type EarshotError, earshotError } from '@earshot/core';
import { noConversationIn } from '../conversation/no-conversation.ts';
import type { RawTranscript } from '../conversation/raw.ts';
import { fewestWords, shortfallOf } from '../conversation/too-short.ts';

const refusalKeys = {
  several_calls: 'transcriptSeveralCalls',
  archive: 'transcriptArchive',
  not_text: 'transcriptNotText',
} as const;

const noConversationKeys = {
  menu: 'transcriptMenu',
  voicemail: 'transcriptVoicemail',
  missed_call: 'transcriptMissedCall',
  lesson: 'transcriptLesson',
} as const;

/** `source`: the text as it was sent. Null where an analysis can be made: a 422 otherwise, which a repeat does not change. */
export function refusalOf(
  { refusal, found = 'something else', segments }: Pick<RawTranscript, 'refusal' | 'found' | 'segments'>,
  source: string,
): EarshotError | null {
  if (refusal === 'no_transcript') return earshotError('transcriptJsonUnknown', found);
  if (refusal !== undefined) return earshotError(refusalKeys[refusal]);
  const shortfall = shortfallOf(segments);
  if (shortfall?.missing === 'turns') return earshotError('transcriptOneTurn');
  if (shortfall && shortfall.words > 0) return earshotError('transcriptTooShort', shortfall.words, fewestWords);
  if (shortfall) return earshotError(source.trim() === '' ? 'transcriptEmpty' : 'transcriptWithoutWords');
  const kind = noConversationIn(segments);
  return kind && earshotError(noConversationKeys[kind]);
}
