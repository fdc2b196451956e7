// Tables: columns of times, speakers and words, parted by tabs, bars (also Markdown's), commas or semicolons.

import type { RawSegment, RawTranscript } from '../../../conversation/raw.ts';
import { plainWords } from '../../../conversation/words.ts';
import { fieldsOf } from '../../json/fields.ts';
import { areOrdinals } from '../../json/inferred.ts';
import { textOf } from '../../json/item-text.ts';
import { type Turn, transcriptOf } from '../../json/read-turns.ts';
import { readJson } from '../../json/repair.ts';
import { isRole } from '../../json/roles.ts';
import { richer } from '../../json/structure/choose.ts';
import { readStructure } from '../../json/structure/read-structure.ts';
import { asObject } from '../../json/values.ts';
import { countLabels, readLabelledLine, speakersAmong, withoutLabelsBelow } from '../../labels/speaker-label.ts';
import { areSpeakers, asName } from '../../labels/speaker-name.ts';
import { cleanText } from '../../text/clean-source.ts';
import { isClock, readEnd, readTime } from './cell-times.ts';

const mostColumns = 8;
/** With a first row that names them. */
const mostHeaded = 24;
const fewestRows = 3;

/** Reads rows of two to eight columns, one of which names speakers; null for any other text. */
export function parseTable(source: string): RawTranscript | null {
  // Excel writes `sep=;` above.
  const lines = source
    .split('\n')
    .filter((line, at) => line.trim() !== '' && !(at === 0 && /^sep=.$/i.test(line.trim())));
  for (const delimiter of ['\t', '|', ',', ';', '^', '~', '¦']) {
    const records = delimiter === '|' ? lines : joinQuoted(lines, delimiter);
    const rows = readRows(records, delimiter);
    if (!rows) continue;
    const isSure = delimiter === '\t' || delimiter === '|';
    const table =
      readHeaded(rows) ??
      (rows[0]!.length > mostColumns ? null : readTable(rows, isSure)) ??
      readWide(rows) ??
      readTimed(rows);
    // Three columns and more are no accident of commas in sentences.
    const known: RawTranscript | null = table && { form: 'plain', ...table };
    const read = rows[0]!.length < 3 && !isSure ? known : richer(known, byStructure(rows));
    if (read) return read;
  }
  return null;
}

/** By what stands in the columns, whatever the first row calls them. */
function byStructure(rows: readonly string[][]): RawTranscript | null {
  const read = readStructure({ rows });
  return read && { ...read, form: 'plain' };
}

/** Cells of rows that are told apart already; null where no column names speakers. */
export const readCells = (
  rows: readonly string[][],
): (Partial<RawTranscript> & Pick<RawTranscript, 'segments'>) | null => readHeaded(rows) ?? readTable(rows, true);

/** Lines of which each is one record: a line end within quotes is part of a cell. */
function joinQuoted(lines: readonly string[], delimiter: string): readonly string[] {
  if (!lines.some((line) => line.includes('"'))) return lines;
  const records: string[][] = [];
  let isOpen = false;
  for (const line of lines) {
    const quotes = line.split('"').length - 1;
    const mayOpen = line.startsWith('"') || line.includes(`${delimiter}"`) || line.includes(`${delimiter} "`);
    if (isOpen) records.at(-1)!.push(line);
    else records.push([line]);
    if (quotes % 2 === 1 && (isOpen || mayOpen)) isOpen = !isOpen;
  }
  // A quote that nothing closes opened no cell.
  if (isOpen || records.length < 0.3 * lines.length) return lines;
  return records.map((record) => record.join('\n'));
}

/** Cells of every line that has as many as most have; null where fewer than nine lines in ten do. */
function readRows(lines: readonly string[], delimiter: string): string[][] | null {
  if (lines.length < fewestRows || (!lines[0]!.includes(delimiter) && !lines[1]!.includes(delimiter))) return null;
  const rows = lines.map((line) => splitCells(line, delimiter));
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [columns, count] = [...counts].sort((a, b) => b[1] - a[1])[0]!;
  if (columns < 2 || columns > mostHeaded || count < 0.9 * lines.length || count < fewestRows) return null;
  return rows
    .filter(({ length }) => length === columns)
    .filter((row) => !row.every((cell) => /^:?-{2,}:?$/.test(cell)));
}

const of = (names: string) => new Set(names.trim().split(/\s+/));
/** What the columns of exports are called, in plain letters. */
const heads = {
  speaker:
    of(`speaker speakername speakerlabel falante hablante locutor autor author quem quien who from de remetente remitente sender sendername
    participant participante participantname name nome nombre username usuario user agentcustomer interlocutor voz`),
  role: of(
    'role papel rol funcao perfil party side lado tipo type direction direcao direccion speakertype sendertype speakerrole channel canal',
  ),
  text: of(`text texto message mensagem mensaje transcript transcricao transcripcion transcription content conteudo contenido utterance fala
    sentence frase body messagebody messagetext bodytext said oq dialogue dialogo comment comentario caption legenda msg words`),
  start:
    of(`start starttime startseconds starts inicio begin begintime time tempo hora hour timestamp data date fecha datetime datahora fechahora
    startms startmilliseconds from offset startoffset timecode timespan timerange marca tiempo momento createdat sentat`),
  end: of('end endtime endseconds ends fim fin stop stoptime endms to termino final'),
  call: of(`callid idcall idchamada chamadaid idllamada llamadaid conversationid idconversa idconversacion conversation conversa conversacion
    call chamada llamada ticketid ticket sessionid interactionid callsid contactid protocolo`),
};

/** `Author Name`, `operatorName` */
const nameLike =
  /^(?:actor|author|caller|user|agent|employee|operator|member|contact|customer|client|visitor|responder|from|display|full|nick)(?:full)?name$/;
/** The first such column that tells people apart: `Contact Name` is that of the client in each row. The first at all where no role does. */
function nameColumn(rows: readonly string[][], plain: readonly string[], role: number): number {
  const differs = (column: number) => rows.slice(2).some((row) => row[column] !== rows[1]![column]);
  const telling = plain.findIndex((head, column) => nameLike.test(head) && differs(column));
  return telling >= 0 || role >= 0 ? telling : plain.findIndex((head) => nameLike.test(head));
}
/** Nothing but roles, of more than one kind. */
function holdsRoles(rows: readonly string[][], column: number): boolean {
  const cells = new Set(rows.slice(1).map((row) => row[column]!));
  return cells.size > 1 && cells.size <= 6 && [...cells].every(isRole);
}
/** `Message Date`, `Sent At Time`, `Fecha de envío`. */
const dateLike = /(?:date|time|timestamp|hora)$|^(?:date|data|fecha|hora|time|start|begin|offset|inicio)/;

/** A table whose first row says what its columns hold; null without a speaker and a text among them. */
export function readHeaded(
  rows: readonly string[][],
): (Partial<RawTranscript> & Pick<RawTranscript, 'segments'>) | null {
  const plain = rows[0]!.map((cell) => plainWords(cell.replace(/\([^()]*\)$/, '')).join(''));
  const at = (names: ReadonlySet<string>) => plain.findIndex((head) => names.has(head));
  const [text, end, call] = [at(heads.text), at(heads.end), at(heads.call)];
  const role = at(heads.role) >= 0 ? at(heads.role) : plain.findIndex((_, column) => holdsRoles(rows, column));
  const named = at(heads.speaker) >= 0 ? at(heads.speaker) : nameColumn(rows, plain, role);
  const speaker = named >= 0 ? named : role;
  if (text < 0 || speaker < 0 || text === speaker) return null;
  const body = rows.slice(1);
  // `FROM` names a sender or a beginning.
  const isTime = (column: number) => column !== speaker && body.some((row) => readTime(row[column]!) !== null);
  const known = plain.findIndex((head, column) => heads.start.has(head) && isTime(column));
  const start =
    known >= 0
      ? known
      : plain.findIndex((head, column) => dateLike.test(head) && !heads.end.has(head) && isTime(column));
  if (call >= 0 && new Set(body.map((row) => row[call])).size > 1) return { segments: [], refusal: 'several_calls' };
  const timeOf = (row: readonly string[], column: number) => (column < 0 ? null : readTime(row[column]!));
  const turns = body.flatMap((row): Turn[] => {
    const said = cleanText(wordsIn(row[text]!));
    const who = { id: null, name: row[speaker] || null, role: role >= 0 && isRole(row[role]!) ? row[role]! : null };
    const times = { start: timeOf(row, start), end: readEnd(row, start, end) };
    return said === '' ? [] : [{ ...times, text: said, speaker: null, who }];
  });
  if (turns.length === 0) return null;
  const { segments, statedSides } = transcriptOf('plain', turns);
  return { segments, bareTimes: true, ...(statedSides && { statedSides }) };
}

/** A cell may hold a message as JSON: `{"type": "text", "text": "Hello"}`. */
function wordsIn(cell: string): string {
  if (!/^\s{0,4}\{\s{0,4}"/.test(cell.slice(0, 16))) return cell;
  const message = asObject(readJson(cell));
  return message ? (textOf(fieldsOf(message)) ?? '') : cell;
}

/** A column for each speaker, of which every row fills one: `Agent,Customer`; null for other tables. */
function readWide(rows: readonly string[][]): Pick<RawTranscript, 'segments'> | null {
  const names = rows[0]!;
  if (names.length > 4 || !names.every((name) => isRole(name)) || new Set(names).size < 2) return null;
  const segments = rows.slice(1).flatMap((row) =>
    row.flatMap((cell, at): RawSegment[] => {
      const text = cleanText(cell);
      return text === '' ? [] : [{ start: null, end: null, text, speaker: names[at]! }];
    }),
  );
  return segments.length >= fewestRows ? { segments } : null;
}

/** Times and words alone, as Whisper's and Audacity's tables have them; names may stand before a colon. Null for other tables. */
function readTimed(rows: readonly string[][]): Pick<RawTranscript, 'segments' | 'bareTimes'> | null {
  const isHeaded = /^(?:start|begin|from|inicio|in[ií]cio)$/i.test(rows[0]![0]!);
  const body = isHeaded ? rows.slice(1) : rows;
  if (rows[0]!.length !== 3 || !body.every((row) => isNumber(row[0]!) && isNumber(row[1]!) && row[2] !== ''))
    return null;
  const lines = withoutLabelsBelow(body.map((row) => readLabelledLine(row[2]!)));
  const speakers = speakersAmong(countLabels(lines), body.length);
  const segments = body.map((row, at): RawSegment => {
    const line = lines[at];
    const isNamed = line?.label != null && speakers.has(line.label);
    const [start, end] = [readTime(row[0]!), readTime(row[1]!)];
    return { start, end, text: cleanText(isNamed ? line.text : row[2]!), speaker: isNamed ? line.label : null };
  });
  const areInOrder = segments.every(({ start, end }) => start !== null && end !== null && end >= start);
  return areInOrder && segments.length >= fewestRows ? { segments, bareTimes: true } : null;
}

function splitCells(line: string, delimiter: string): string[] {
  if (delimiter === '|') {
    const inner = line.trim().replace(/^\|/, '').replace(/\|$/, '');
    return inner.split('|').map((cell) => cell.trim());
  }
  if (!line.includes('"')) return line.split(delimiter).map((cell) => cell.trim());
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  // Told once a character: looking at the whole cell for each quote would cost its length squared.
  let isBlank = true;
  for (let at = 0; at < line.length; at += 1) {
    const character = line[at]!;
    if (character === '"' && quoted && line[at + 1] === '"') at += 1;
    else if (character === '"' && (quoted || isBlank)) {
      quoted = !quoted;
      continue;
    } else if (character === delimiter && !quoted) {
      cells.push(cell.trim());
      cell = '';
      isBlank = true;
      continue;
    }
    cell += character;
    if (isBlank && !/\s/.test(character)) isBlank = false;
  }
  return [...cells, cell.trim()];
}

function readTable(
  all: readonly string[][],
  needsNoTime: boolean,
): Pick<RawTranscript, 'segments' | 'bareTimes'> | null {
  const columns = all[0]!.map((_, column) => column);
  const share = (column: number, is: (cell: string) => boolean) =>
    all.filter((row) => is(row[column]!)).length / all.length;
  const clocks = columns.filter((column) => share(column, isClock) >= 0.8);
  const numbers = () => columns.filter((column) => share(column, isNumber) >= 0.8 && mayBeTimes(all, column));
  const counted = (column: number) => areOrdinals(all.slice(1).map((row) => Number(row[column]!)));
  const timed = clocks.length > 0 ? clocks : numbers();
  const times = clocks.length === 0 ? timed.filter((column) => !counted(column)) : timed;
  const others = columns.filter((column) => !timed.includes(column));
  const size = (column: number) => all.reduce((sum, row) => sum + row[column]!.length, 0);
  const text = others.toSorted((a, b) => size(b) - size(a))[0];
  if (text === undefined || (times.length === 0 && !needsNoTime)) return null;
  const speaker = others.find((column) => column !== text && namesSpeakers(all, column));
  if (speaker === undefined) return null;
  // A head has no time where all other rows have one.
  const rows = all.filter((row, at) => at > 0 || !isHead(row, times));
  const timeOf = (row: readonly string[], column: number | undefined) =>
    column === undefined ? null : readTime(row[column]!);
  const segments = rows
    .map(
      (row): RawSegment => ({
        start: timeOf(row, times[0]),
        end: readEnd(row, times[0] ?? -1, times[1] ?? -1),
        text: cleanText(row[text]!),
        speaker: asName(row[speaker]!),
      }),
    )
    .filter((segment) => segment.text !== '');
  return { segments, bareTimes: clocks.length === 0 };
}

function isNumber(cell: string): boolean {
  return /^\d{1,19}(?:[.,]\d{1,9})?$/.test(cell);
}

/** Numbers are times only where they rise from row to row: others are telephone numbers, shares and the like. */
function mayBeTimes(rows: readonly string[][], column: number): boolean {
  const numbers = rows.flatMap((row) => (isNumber(row[column]!) ? Number(row[column]!.replace(',', '.')) : []));
  const rising = numbers.filter((number, at) => at > 0 && number >= numbers[at - 1]!).length;
  return new Set(numbers).size > 1 && rising >= 0.8 * (numbers.length - 1);
}

function namesSpeakers(rows: readonly string[][], column: number): boolean {
  const names = rows.slice(1).map((row) => asName(row[column]!));
  const known = names.filter((name) => name !== null);
  return (
    known.length >= 0.9 * names.length && new Set(known).size <= Math.max(2, rows.length / 2) && areSpeakers(known)
  );
}

function isHead(row: readonly string[], times: readonly number[]): boolean {
  if (times.length > 0) return row.every((cell) => !isClock(cell) && !isNumber(cell));
  return row.every((cell) =>
    /^(?:speaker|name|text|message|transcript|utterance|falante|nome|texto|mensagem|fala|hablante|nombre|mensaje|who|content)$/i.test(
      cell,
    ),
  );
}
