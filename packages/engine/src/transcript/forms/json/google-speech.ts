// Google Speech-to-Text, v1 and v2: results of channels, or of speakers who stand on the words of the last result, which repeats everything.

import type { RawTranscript } from '../../../conversation/raw.ts';
import { type Turn, transcriptOf } from '../../json/read-turns.ts';
import { gatherWords, type TimedWord } from '../../json/timed-words.ts';
import { readJsonTime } from '../../json/times.ts';
import { asObject, asObjects, asText, type JsonObject } from '../../json/values.ts';
import { cleanText } from '../../text/clean-source.ts';

interface Result {
  readonly text: string | null;
  readonly words: readonly TimedWord[];
  readonly channel: string | null;
  readonly end: number | null;
}

/** Reads `{results: [{alternatives: [{transcript, words: [{startTime | startOffset, word}]}]}]}`; null for other JSON. */
export function parseGoogleSpeechJson(value: unknown): RawTranscript | null {
  const results = withoutZero(resultsOf(value).map(readResult));
  if (!results.some(({ words, end }) => words.length > 0 || end !== null)) return null;
  const turns = isByChannel(results) ? results.flatMap(ofChannel) : ofSpeakers(withoutRepeats(results));
  return turns.length === 0 ? null : transcriptOf('google-speech', turns);
}

/** Google counts voices from 1 and writes 0 where it tells none; Riva counts from 0. */
function withoutZero(results: readonly Result[]): readonly Result[] {
  const areVoices = results.some(({ words }) => {
    const tags = new Set(words.map(({ speaker }) => speaker));
    return tags.has('0') && tags.has('1') && !tags.has('2');
  });
  if (areVoices) return results;
  const named = (word: TimedWord) => (word.speaker === '0' ? { ...word, speaker: null } : word);
  return results.map((result) => ({ ...result, words: result.words.map(named) }));
}

/** Lists of results in an answer, in an operation, or for each file of a batch. */
function resultsOf(value: unknown): JsonObject[] {
  if (Array.isArray(value)) return asObjects(value).flatMap(resultsOf);
  const root = asObject(value);
  const answer = asObject(root?.response) ?? root;
  const listed = asObjects(answer?.results);
  const files = Object.values(asObject(answer?.results) ?? {}).flatMap((file) => [
    ...asObjects(asObject(asObject(file)?.transcript)?.results),
    ...asObjects(asObject(asObject(asObject(file)?.inlineResult)?.transcript)?.results),
  ]);
  return [...listed, ...files].filter((result) => asObjects(result.alternatives).some(isHearing));
}

const isHearing = (alternative: JsonObject) =>
  typeof alternative.transcript === 'string' ||
  asObjects(alternative.words).some((word) => typeof word.word === 'string');

function readResult(result: JsonObject): Result {
  const best = asObjects(result.alternatives)[0] ?? {};
  const words = asObjects(best.words).flatMap((word): TimedWord[] => {
    const text = asText(word.word);
    const tag =
      asText(word.speakerLabel) ?? asText(word.speaker_label) ?? asText(word.speakerTag) ?? asText(word.speaker_tag);
    const start = readJsonTime(word.startTime ?? word.startOffset ?? word.start_time ?? word.start_offset);
    const end = readJsonTime(word.endTime ?? word.endOffset ?? word.end_time ?? word.end_offset);
    return text === null ? [] : [{ text, start, end, speaker: tag === '' ? null : tag }];
  });
  const end = readJsonTime(result.resultEndTime ?? result.resultEndOffset ?? result.result_end_time);
  return { text: asText(best.transcript), words, channel: asText(result.channelTag ?? result.channel_tag), end };
}

const isByChannel = (results: readonly Result[]) => new Set(results.map(({ channel }) => channel)).size > 1;

/** Without the last result, where it holds the words of all before it; then it alone names the speakers. */
function withoutRepeats(results: readonly Result[]): readonly Result[] {
  const last = results.at(-1)!;
  const before = results.slice(0, -1);
  const count = before.reduce((sum, { words, text }) => sum + (words.length || (text?.split(' ').length ?? 0)), 0);
  return before.length > 0 && last.words.length >= 0.9 * count && last.words.some(({ speaker }) => speaker !== null)
    ? [last]
    : results;
}

function ofSpeakers(results: readonly Result[]): Turn[] {
  const words = results.flatMap((result) => result.words);
  return words.length > 0
    ? gatherWords(words).map(asTurn)
    : results.flatMap((result, at) => whole(result, results[at - 1]?.end ?? 0));
}

function ofChannel(result: Result): Turn[] {
  if (result.words.length === 0) return whole(result, null);
  return gatherWords(result.words.map((word) => ({ ...word, speaker: result.channel }))).map(asTurn);
}

function whole({ text, end, channel }: Result, start: number | null): Turn[] {
  const said = cleanText(text ?? '');
  return said === '' ? [] : [asTurn({ text: said, start: end === null ? null : start, end, speaker: channel })];
}

const asTurn = (segment: TimedWord): Turn => ({
  ...segment,
  speaker: null,
  who: { id: segment.speaker, name: null, role: null },
});
