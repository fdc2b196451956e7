// WebVTT: Zoom's `Name: text`, Teams' `<v Name>text</v>`, or cues without speakers.

import type { RawTranscript } from '../../../conversation/raw.ts';
import { segmentsOfCues } from '../../cues/cue-speakers.ts';
import { areSilent, type Cue, readCues } from '../../cues/cues.ts';
import { readJson } from '../../json/repair.ts';
import { asObject, asText } from '../../json/values.ts';
import { readTimeLine } from '../../text/clock.ts';
import { stripMarkup } from '../../text/line-marks.ts';

/** Reads a file that begins with `WEBVTT`, or, where that line is lost, one with voice tags in its cues. */
export function parseWebVtt(source: string): RawTranscript | null {
  const headed = source.trimStart().startsWith('WEBVTT');
  if (!headed && !(source.includes('-->') && /<v[ >.]/.test(source))) return null;
  const cues = readCues(source);
  if (cues.length === 0) return null;
  const voiced = cues.flatMap((cue) => spokenJson(cue) ?? splitVoices(cue));
  const segments = segmentsOfCues(voiced.filter((cue, at) => !isMark(cue, voiced[at + 1])));
  if (segments.length === 0 && !areSilent(source.slice(source.search(/^.{0,40}-->/m)))) return null;
  return { form: 'webvtt', segments };
}

/** Daily's `<v>Name:</v>`, whose words stand behind it. */
const voiceAlone = /<v(?:\.[\w.]{1,40})?>([^<>\n]{1,64}?):?<\/v>[ \t]{0,4}/g;

/** The cue of Teams' metadata, whose text is an object with the speaker and the words. */
function spokenJson(cue: Cue): (Cue & { voice: string | null })[] | null {
  const text = cue.lines.join(' ');
  if (text[0] !== '{' || !text.includes('"spokenText"')) return null;
  const value = asObject(readJson(text));
  const [said, name] = [asText(value?.spokenText), asText(value?.speakerName)];
  return said === null ? null : [{ ...cue, lines: [said], voice: name }];
}

type Voiced = Cue & { readonly voice: string | null };

/** A cue that holds the name or the time alone of the one behind it, at the same time. */
function isMark(cue: Voiced, next: Voiced | undefined): boolean {
  if (next === undefined || next.start !== cue.start || next.end !== cue.end) return false;
  const text = cue.lines.join(' ').trim();
  return text.length <= 48 && (/^[^.?!]{1,40}:$/.test(text) || readTimeLine(text) !== null);
}

/** A cue with several `<v Name>` becomes one per voice; text outside voice tags keeps no name. */
function splitVoices(cue: Cue): (Cue & { voice: string | null })[] {
  const text = cue.lines.join('\n').replace(voiceAlone, '<v $1>');
  const pieces = text.split(/<v(?:\.[\w.]{1,40})?[ \t]/);
  if (pieces.length === 1) return [{ ...cue, voice: cue.speaker ?? null }];
  const voices: (Cue & { voice: string | null })[] = [];
  if (stripMarkup(pieces[0]!).trim() !== '') voices.push({ ...cue, lines: [pieces[0]!], voice: null });
  let unclosed: string[] | null = null;
  for (const piece of pieces.slice(1)) {
    const close = piece.indexOf('>');
    // A tag that nothing closes names nobody, so what stands behind several of them stays one cue.
    if (close < 0 && unclosed) unclosed.push(piece);
    else if (close < 0) {
      unclosed = [piece];
      voices.push({ ...cue, lines: unclosed, voice: null });
    } else {
      unclosed = null;
      voices.push({
        ...cue,
        lines: [piece.slice(close + 1)],
        voice: stripMarkup(piece.slice(0, close)).trim() || null,
      });
    }
  }
  return voices;
}
