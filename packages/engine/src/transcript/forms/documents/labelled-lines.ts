// Plain labelled lines: `Agent: …`, `[00:12] Vendedor: …`, `Maria Souza (00:12): …`, or times alone; other lines continue a turn.

import type { RawSegment, RawTranscript } from '../../../conversation/raw.ts';
import { isRoleLabel } from '../../../conversation/role-words.ts';
import { countWords, plainWords } from '../../../conversation/words.ts';
import {
  countLabels,
  type LabelledLine,
  noNames,
  readLabelledLine,
  speakersAmong,
  withoutLabelsBelow,
} from '../../labels/speaker-label.ts';
import { cleanText } from '../../text/clean-source.ts';
import { withoutNumbers } from '../../text/line-marks.ts';
import { cutLostLines, mostLostLines } from '../../text/lost-lines.ts';

/** Reads labelled or timed lines; null when fewer than two lines are, or when they are exceptions in running text. */
export function parseLabelledLines(source: string): RawTranscript | null {
  const lines = withInlineLabels(source).split('\n');
  return readLines(lines) ?? (lines.length > mostLostLines ? null : readLines(cutLostLines(source)));
}

/** `SPEAKER: S1` above the words, as Speechmatics writes it, as a label before them. */
function withInlineLabels(source: string): string {
  const label = /^SPEAKER: {1,2}(\S{1,24})\n/gim;
  return (source.match(label)?.length ?? 0) < 2 ? source : source.replace(label, '$1: ');
}

function readLines(all: readonly string[]): RawTranscript | null {
  const lines = withoutNumbers(withoutHeadBlock(all).filter((line) => line.trim() !== ''));
  const read = withoutHead(withoutLabelsBelow(lines.map(readLabelledLine)));
  const speakers = timedSpeakers(read, speakersAmong(countLabels(read), lines.length));
  const isSpeaker = (line: LabelledLine | null) => line?.label != null && speakers.has(line.label);
  const labelled = read.filter(isSpeaker).length;
  const timed = read.filter((line) => line?.start != null).length;
  // A list of keys and values is no conversation: nobody comes back.
  const comesBack = labelled < 4 || new Set(read.filter(isSpeaker).map((line) => line!.label)).size < labelled;
  const certain = [...speakers].some(isRoleLabel) || read.some((line) => isSpeaker(line) && line?.start != null);
  if (labelled >= 2 && !comesBack && !certain) return null;
  if (labelled >= 2 ? !certain && labelled < 0.3 * lines.length : timed < 2 || timed < 0.5 * lines.length) return null;
  return { form: 'plain', segments: gather(lines, read, speakers) };
}

/** Where speakers are named with times, what never has a time is no speaker. */
function timedSpeakers(read: readonly (LabelledLine | null)[], speakers: ReadonlySet<string>): ReadonlySet<string> {
  const timed = new Set<string>();
  for (const line of read) {
    if (line?.label != null && line.start !== null && speakers.has(line.label)) timed.add(line.label);
  }
  return timed.size >= 2 ? timed : speakers;
}

interface OpenSegment extends Omit<RawSegment, 'text'> {
  readonly lines: string[];
}

function gather(
  lines: readonly string[],
  read: readonly (LabelledLine | null)[],
  speakers: ReadonlySet<string>,
): RawSegment[] {
  const open: OpenSegment[] = [];
  lines.forEach((line, at) => {
    const parts = read[at];
    const known = parts?.label != null && speakers.has(parts.label);
    if (parts && (known || parts.marked)) {
      const text = known ? parts.text : parts.rest;
      if (!known && (isNote(text) || comesOrGoes.test(text.slice(0, 200)))) return;
      // A timed line without a label goes on with the speaker before, as subtitles do.
      const speaker = known ? parts.label : (open.at(-1)?.speaker ?? null);
      open.push({ start: parts.start, end: parts.end, speaker, lines: [text] });
    } else if (open.length > 0) {
      if (!isNote(line)) open.at(-1)!.lines.push(line);
    } else if (isSentence(line)) {
      open.push({ start: null, end: null, speaker: null, lines: [line] });
    }
  });
  return open
    .map(({ lines: parts, ...segment }) => ({ ...segment, text: cleanText(parts.join('\n')) }))
    .filter((segment) => segment.text !== '');
}

/** Text before the first label is a title, unless it reads like something said. */
function isSentence(line: string): boolean {
  return /[.?!…]["”»']?\s*$/.test(line.slice(-6)) && countWords(line) >= 6;
}

/** What Google Meet and others write below a transcript. */
const generatedNote =
  /^(?:this (?:editable )?transcript (?:was|is) (?:computer|automatically|auto)|esta transcri[çc][ãa]o (?:edit[áa]vel )?foi ger|esta transcripci[óo]n (?:editable )?(?:se ha|ha sido|fue|se) gener|#{0,6} ?(?:transcription ended after|a transcri[çc][ãa]o (?:foi encerrada|terminou)|la transcripci[óo]n (?:ha )?(?:finaliz|termin))|(?:the |a |la )?(?:meeting|reuni[ãa]o|reuni[óo]n) (?:ended|foi encerrada|terminou|finaliz[óo]|termin[óo]) .{2,20}\d{1,2}:\d{2})/i;

/** What a chat says behind a time of whoever comes or goes: `(09:31) Ana has left the room.` */
const comesOrGoes =
  /^[^?!:]{1,80}\b(?:(?:has|have) (?:joined|left|disconnected|entered|quit|signed|ended)|(?:joined|left|entered) the (?:room|chat|conversation|meeting)|(?:entrou|saiu|desconectou|entr[óo]|sali[óo]|abandon[óo]|se (?:conect[óo]|desconect[óo]|uni[óo])) (?:n[ao]|d[ao]|del?|al?|en) (?:la |el )?(?:sala|chat|conversa|conversaci[óo]n|reuni[ãa]o|reuni[óo]n))\b[^?!:]{0,80}$/i;

/** `[silence 00:01:02]`, `(laughs)`, `*** end of call ***`: nobody says it. */
function isNote(line: string): boolean {
  const bare = line.trim();
  if (bare.length <= 240 && generatedNote.test(bare)) return true;
  return (
    bare.length <= 64 &&
    /^(?:\[[^[\]]*\]|\([^()]*\)|\*{1,3}[^*]*\*{1,3}|[-=_*~]{3,}.*[-=_*~]{3,}|[-=_*~]{3,})$/.test(bare)
  );
}

const mostHeadLines = 16;

/** Without the keys and values of a report above the talk, `Agent: Ana` among them: they end with a rule or a gap, each is there once, and one at least names no speaker. */
function withoutHeadBlock(lines: readonly string[]): readonly string[] {
  let [end, hasKey] = [0, false];
  const keys = new Set<string>();
  for (const [at, line] of lines.slice(0, mostHeadLines).entries()) {
    const parts = readLabelledLine(line);
    const isSaid = parts?.label != null ? countWords(parts.text) > 6 || /[.?!…]$/.test(parts.text) : isSentence(line);
    if (isSaid || parts?.marked || keys.has(parts?.label ?? '')) break;
    if (parts?.label != null) keys.add(parts.label);
    if (hasKey && (line.trim() === '' || isNote(line))) end = at + 1;
    if (parts?.label != null && /\d/.test(parts.text) && noNames.has(plainWords(parts.label)[0] ?? '')) hasKey = true;
  }
  return lines.slice(end);
}

/** `Duration: 05:32`, `Agent: Ana` above the first turn: labels seen once with a few words that end no sentence. */
function withoutHead(read: readonly (LabelledLine | null)[]): (LabelledLine | null)[] {
  const counts = countLabels(read);
  const isRepeated = (line: LabelledLine | null) => line?.label != null && counts.get(line.label)! > 1;
  if (new Set(read.filter(isRepeated).map((line) => line!.label)).size < 2) return [...read];
  const first = read.findIndex(isRepeated);
  return read.map((line, at) => {
    const isHead = at < first && line?.label != null && !/[.?!…]$/.test(line.text) && countWords(line.text) <= 6;
    return isHead ? null : line;
  });
}
