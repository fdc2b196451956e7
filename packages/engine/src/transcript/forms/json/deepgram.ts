// Deepgram: utterances, else paragraphs or words of each channel; speakers are diarised numbers or channels.

import type { RawSegment, RawTranscript } from '../../../conversation/raw.ts';
import { gatherWords, inSpokenOrder, type TimedWord } from '../../json/timed-words.ts';
import { asNumber, asObject, asObjects, asText, type JsonObject } from '../../json/values.ts';
import { cleanText } from '../../text/clean-source.ts';

/** Reads `{results: {utterances?, channels}}`; null for other JSON. */
export function parseDeepgramJson(value: unknown): RawTranscript | null {
  const results = asObject(asObject(value)?.results);
  const channels = asObjects(results?.channels);
  const utterances = asObjects(results?.utterances);
  if (!results || (channels.length === 0 && utterances.length === 0)) return null;
  const byChannel = channels.length > 1 || new Set(utterances.map((utterance) => utterance.channel)).size > 1;
  const speakerOf = (item: JsonObject, channel: unknown) => (byChannel ? asText(channel) : asText(item.speaker));
  let segments: RawSegment[] = utterances.flatMap((utterance) =>
    readTurn(utterance, utterance.transcript, speakerOf(utterance, utterance.channel)),
  );
  if (segments.length === 0) {
    segments = channels.flatMap((channel, number) => {
      const best = asObjects(channel.alternatives)[0];
      return gatherWords(asObjects(best?.words).flatMap((word) => readWord(word, speakerOf(word, number))));
    });
  }
  return segments.length === 0 ? null : { form: 'deepgram', bareTimes: true, segments: inSpokenOrder(segments) };
}

function readTurn(item: JsonObject, said: unknown, speaker: string | null): RawSegment[] {
  const text = cleanText(asText(said) ?? '');
  return text === '' ? [] : [{ start: asNumber(item.start), end: asNumber(item.end), text, speaker }];
}

function readWord(word: JsonObject, speaker: string | null): TimedWord[] {
  const text = asText(word.punctuated_word) ?? asText(word.word);
  return text === null ? [] : [{ text, start: asNumber(word.start), end: asNumber(word.end), speaker }];
}
