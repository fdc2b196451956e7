// Who speaks in a cue: a voice tag, else a label before the text that the file uses as a speaker's name.

import type { RawSegment } from '../../conversation/raw.ts';
import { commonMark, splitAt } from '../forms/documents/regular-lines.ts';
import { splitBracketed } from '../labels/loose-labels.ts';
import { countLabels, readLabelledLine, speakersAmong, withoutLabelsBelow } from '../labels/speaker-label.ts';
import { areSpeakers, asName, isWrittenAsName } from '../labels/speaker-name.ts';
import { cleanText } from '../text/clean-source.ts';
import { stripMarkup } from '../text/line-marks.ts';
import type { Cue } from './cues.ts';

/** Marks a change of speaker. */
const dash = /^\s{0,2}(?:-|>>)\s{1,2}/;

/** Segments of cues. A cue without a name goes on with the speaker before, where the file names speakers at all. */
export function segmentsOfCues(cues: readonly (Cue & { readonly voice: string | null })[]): RawSegment[] {
  const texts = withoutRolling(cues.map((cue) => stripMarkup(cue.lines.join('\n'))));
  const headed = namesAtTheHead(texts);
  const speakerOf = headed ? () => null : labelReader(texts);
  const segments: RawSegment[] = [];
  let current: string | null = null;
  cues.forEach((cue, at) => {
    if (cue.voice !== null) current = cue.voice;
    let own: string[] = [];
    const close = () => {
      const text = cleanText(own.join(' '));
      if (text !== '') segments.push({ start: cue.start, end: cue.end, text, speaker: current });
      own = [];
    };
    texts[at]!.split('\n').forEach((line, row) => {
      const read = cue.voice === null ? (speakerOf(line) ?? speakerOf(line.replace(dash, ''))) : null;
      if (read) {
        close();
        current = read.name;
        own.push(read.text);
      } else if (headed && row === 0 && cue.voice === null) current = asName(line) ?? current;
      else own.push(line.replace(dash, ''));
    });
    close();
  });
  return segments;
}

/** How a line of these cues names its speaker: before a colon, or in square brackets. */
function labelReader(texts: readonly string[]): (line: string) => { name: string; text: string } | null {
  const lines = texts.flatMap((text) => text.split('\n').map((line) => line.replace(dash, '')));
  const read = withoutLabelsBelow(lines.map(readLabelledLine));
  const speakers = speakersAmong(countLabels(read), Math.max(1, Math.min(lines.length, texts.length)));
  const bracketed = lines.map(splitBracketed).filter((split) => split !== null);
  const names = bracketed.map(({ name }) => name);
  // `Agent - Hello`, or any other mark behind labels that come back.
  const mark = speakers.size === 0 ? commonMark(texts) : null;
  const inBrackets = bracketed.length >= 0.7 * texts.length && areSpeakers(names) ? new Set(names) : null;
  return (line) => {
    const split = inBrackets ? splitBracketed(line) : null;
    if (split && inBrackets!.has(split.name)) return split;
    const marked = mark && splitAt(line, mark.separator);
    if (marked && mark.labels.has(marked.label)) return { name: marked.label, text: marked.rest };
    const labelled = readLabelledLine(line);
    return labelled?.label != null && speakers.has(labelled.label)
      ? { name: labelled.label, text: labelled.text }
      : null;
  };
}

/** Whether most cues have a name on a line of its own above the words. */
function namesAtTheHead(texts: readonly string[]): boolean {
  const heads = texts.filter((text) => text.includes('\n')).map((text) => asName(text.slice(0, text.indexOf('\n'))));
  const names = heads.filter((name) => name !== null);
  const mostly = names.length >= 0.7 * texts.length && names.filter(isWrittenAsName).length >= 0.9 * names.length;
  return mostly && names.length >= 3 && new Set(names).size * 2 <= names.length + 1 && areSpeakers(names);
}

/** Share of captions that repeat the line before above their own, as rolling captions do. It was said only once. */
const leastRolling = 0.4;

/** Texts of cues without the lines that roll; as they are where fewer than two cues in five repeat the line before. */
function withoutRolling(texts: readonly string[]): readonly string[] {
  const lines = texts.map((text) => text.split('\n').filter((line) => line.trim() !== ''));
  const repeats = lines.map((own, at) => at > 0 && own.length > 0 && own[0] === lines[at - 1]!.at(-1));
  if (texts.length < 5 || repeats.filter(Boolean).length < leastRolling * texts.length) return texts;
  return lines.map((own, at) => own.slice(repeats[at] ? 1 : 0).join('\n'));
}
