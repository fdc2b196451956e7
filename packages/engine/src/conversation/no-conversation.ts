// Where nobody talks with anybody: a telephone's menu, alone or in front of a talk, a greeting of a voicemail, a note of a missed call, a lesson (docs/decisions/creation.md#d66).
import { anyLine, linesOfAll } from '../language/any-language.ts';
import type { NoConversationCue } from '../language/no-conversation-cues.ts';
import type { RawSegment } from './raw.ts';
import { countWords, plainText, splitSentences } from './words.ts';

/** Any of their lines as whole words, in all languages. */
const words = (...cues: readonly NoConversationCue[]) =>
  new RegExp(`\\b(?:${cues.map((cue) => anyLine(({ noConversation }) => noConversation[cue])).join('|')})\\b`);

const onlyMachineSays = words('menu');
const machineEnds = words('menu', 'waiting');
const menuSays = words('menu', 'waiting', 'menuGreeting');
const voicemailSays = words('voicemail');
const machineSays = words('menu', 'waiting', 'menuGreeting', 'voicemail');
const callNote = words('callNote');
const callDetail = new RegExp(`${words('callDirection').source}|${words('callField').source} .{0,40}\\d`);
const lessons = linesOfAll(({ noConversation }) => noConversation.lesson).map(
  (line) => new RegExp(`\\b(?:${line})\\b`),
);

const mostSentences = 300;
const teacher = words('teacher');

export type NoConversation = 'menu' | 'voicemail' | 'missed_call' | 'lesson';

/** What it is where the words are a machine's, a note about calls or a lesson; null for anything else. */
export function noConversationIn(segments: readonly RawSegment[]): NoConversation | null {
  const speakers = new Set(segments.map(({ speaker }) => speaker ?? ''));
  const sentences = segments
    .slice(0, mostSentences)
    .flatMap(({ text }) => sentencesIn(text))
    .slice(0, mostSentences);
  if (sentences.length === 0) return null;
  const share = (sign: RegExp) => sentences.filter((sentence) => sign.test(sentence)).length / sentences.length;
  if (share(machineSays) >= (speakers.size > 1 ? 0.75 : 0.6))
    return share(voicemailSays) >= share(menuSays) ? 'voicemail' : 'menu';
  if (isLesson(segments, sentences, speakers.size)) return 'lesson';
  // A note's keys are read as labels: `Duration: 0:00`.
  const notes = segments
    .slice(0, mostSentences)
    .map(({ speaker, text }) => plainText(`${speaker ?? ''} ${text.slice(0, 400)}`));
  const noted = notes.filter((note) => callNote.test(note) || callDetail.test(note)).length / notes.length;
  const isNote = noted >= 0.75 && notes.some((note) => callNote.test(note));
  return isNote ? 'missed_call' : null;
}

/** A machine is told by so many sentences, and by this share of what it says. */
const [fewestOfMachine, shareOfMachine] = [2, 0.5];

/**
 * A recording without the telephone system in front of the talk or between: what one voice says before anybody answers, up to its last such
 * sentence, and a voice that says nothing else. Where nobody else is heard, all is kept: that is no conversation.
 */
export function withoutMenus(segments: readonly RawSegment[]): readonly RawSegment[] {
  const answered = segments.findIndex(({ speaker }) => speaker !== segments[0]!.speaker);
  const opening = segments.slice(0, answered < 0 ? segments.length : answered);
  const announced = opening.slice(0, 1 + opening.findLastIndex(({ text }) => endsAsMachine(text)));
  const voices = new Map<string | null, RawSegment[]>();
  const rest = isMachine(announced) ? segments.slice(announced.length) : segments;
  for (const segment of rest) {
    const own = voices.get(segment.speaker);
    if (own) own.push(segment);
    else voices.set(segment.speaker, [segment]);
  }
  const machines = new Set([...voices.values()].filter(isMachine).flat());
  const people = rest.filter((segment) => !machines.has(segment));
  return people.length === 0 ? segments : people;
}

function isMachine(segments: readonly RawSegment[]): boolean {
  const sentences = segments.slice(0, mostSentences).flatMap(({ text }) => sentencesIn(text));
  const signs = sentences.filter((sentence) => menuSays.test(sentence)).length;
  const isSure = sentences.some((sentence) => onlyMachineSays.test(sentence));
  return isSure && signs >= Math.max(fewestOfMachine, shareOfMachine * sentences.length);
}

function endsAsMachine(text: string): boolean {
  const last = sentencesIn(text).at(-1) ?? '';
  return machineEnds.test(last);
}

const sentencesIn = (text: string) =>
  splitSentences(text.slice(0, 2000))
    .filter((sentence) => countWords(sentence) > 0)
    .map((sentence) => plainText(sentence.slice(0, 400)));

function isLesson(segments: readonly RawSegment[], sentences: readonly string[], speakers: number): boolean {
  const signs = sentences.filter((sentence) => lessons.some((sign) => sign.test(sentence))).length;
  const kinds = lessons.filter((sign) => sentences.some((sentence) => sign.test(sentence))).length;
  const hasTeacher = segments.some(({ speaker }) => speaker !== null && teacher.test(plainText(speaker)));
  if (hasTeacher) return signs >= 2;
  return speakers <= 1 && kinds >= 2 && signs >= 3 && signs >= 0.25 * sentences.length;
}
