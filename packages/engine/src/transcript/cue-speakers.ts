// Who speaks in a cue: a voice tag, else a label before the text that the file uses as a speaker's name.
import { cleanText } from './clean-source.ts';
import { type Cue, stripMarkup } from './cues.ts';
import type { RawSegment } from './raw.ts';
import { countLabels, readLabelledLine, speakersAmong } from './speaker-label.ts';

/** Segments of cues. A cue without a name goes on with the speaker before, where the file names speakers at all. */
export function segmentsOfCues(cues: readonly (Cue & { readonly voice: string | null })[]): RawSegment[] {
  const texts = cues.map((cue) => stripMarkup(cue.lines.join('\n')));
  const lines = texts.flatMap((text) => text.split('\n'));
  const speakers = speakersAmong(
    countLabels(lines.map(readLabelledLine)),
    Math.max(1, Math.min(lines.length, cues.length)),
  );
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
    for (const line of texts[at]!.split('\n')) {
      const read = cue.voice === null ? readLabelledLine(line) : null;
      if (read?.label != null && speakers.has(read.label)) {
        close();
        current = read.label;
        own.push(read.text);
      } else own.push(line.replace(/^\s{0,2}(?:-|>>)\s{1,2}/, ''));
    }
    close();
  });
  return segments;
}
