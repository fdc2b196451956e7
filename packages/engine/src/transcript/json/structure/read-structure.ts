// JSON whose keys need not be known: the list in which people talk, and which of its columns hold words, speakers, roles and times, by what stands in them.
import type { RawTranscript } from '../../../conversation/raw.ts';
import type { People } from '../people.ts';
import { transcriptOf, turnsOf } from '../read-turns.ts';
import { isRole, kindsOf } from '../roles.ts';
import { readJsonTime } from '../times.ts';
import type { JsonObject } from '../values.ts';
import { type Column, columnsOf, textColumn } from './columns.ts';
import { directoriesIn, directoryOf } from './directory.ts';
import { looked, type Row, rowOf, type Table, tablesIn } from './rows.ts';
import { type SpeakerColumns, speakerColumns } from './speakers.ts';
import { type TimeReaders, timeColumnsOf } from './spoken-times.ts';
import { areTalk } from './told-as-talk.ts';

interface Reading {
  readonly table: Table;
  readonly text: Column;
  readonly who: SpeakerColumns;
  readonly directory: People | null;
  readonly times: TimeReaders;
  readonly roles: readonly string[];
  readonly size: number;
}

/** The list with the most talk, read by structure; null where no list has people who talk. */
export function readStructure(value: unknown): RawTranscript | null {
  const lists = directoriesIn(value);
  let best: Reading | null = null;
  for (const table of tablesIn(value)) {
    const reading = readTable(table, lists);
    if (reading && reading.size > (best?.size ?? 0)) best = reading;
  }
  if (!best) return null;
  const turns = turnsOf(
    best.table.items.map((_, at) => turnOf(rowOf(best.table, at), best)),
    new Map(),
  );
  return turns.length < 2 ? null : transcriptOf('json', turns);
}

function readTable(table: Table, lists: ReturnType<typeof directoriesIn>): Reading | null {
  const rows = table.items.slice(0, looked).map((_, at) => rowOf(table, at));
  const columns = columnsOf(rows);
  const text = textColumn(columns, rows.length);
  if (!text) return null;
  const times = timeColumnsOf(columns, text);
  const taken = new Set([text.path, times.start, times.end, times.duration]);
  const others = columns.filter(({ path }) => !taken.has(path));
  const found = new Map<Column, People | null>();
  const directoryFor = (column: Column): People | null => {
    if (!found.has(column)) found.set(column, directoryOf(idsIn(column), lists));
    return found.get(column)!;
  };
  const who = speakerColumns(others, rows.length, directoryFor);
  const tells = who.name ?? who.id ?? who.role ?? who.flag?.column ?? null;
  if (!tells) return null;
  if (!comesBack(tells, who)) return null;
  // Single words are turns only where they have times.
  if (text.words < 1.5 && times.start === null) return null;
  const directory = who.id ? directoryFor(who.id) : null;
  const roles = [
    ...new Set(directory ? [...directory.values()].flatMap(({ role }) => role ?? []) : who.role ? idsIn(who.role) : []),
  ];
  const told = [who.name, who.id, who.role, who.flag?.column].filter((column) => column != null);
  const start = columns.find(({ path }) => path === times.start) ?? null;
  if (!areTalk({ text, tells: told, hasSides: haveSides(roles, who), start })) return null;
  const words = text.words * text.filled * table.items.length;
  return { table, text, who, directory, times, roles, size: words * (times.start === null ? 1 : 1.5) };
}

/** In a conversation somebody speaks again, and in no list of people or of opinions. */
const comesBack = (tells: Column, who: SpeakerColumns) =>
  tells.distinct < tells.values.length || (tells.values.length === 2 && (who.role ?? who.flag) !== null);

/** Somebody of the company and somebody else. */
const haveSides = (roles: readonly string[], who: SpeakerColumns): boolean => {
  const kinds = new Set(roles.map(kindsOf(roles)));
  return who.flag !== null || (kinds.has('attendant') && kinds.has('client'));
};

const idsIn = (column: Column): string[] => [
  ...new Set(
    column.values.flatMap((value) => (typeof value === 'string' || typeof value === 'number' ? [String(value)] : [])),
  ),
];

function turnOf(row: Row, reading: Reading): JsonObject {
  const { text, who, directory, times } = reading;
  const cell = (column: Column | null) => (column === null ? undefined : row.get(column.path));
  const id = cell(who.id);
  const person = id === undefined ? undefined : directory?.get(String(id));
  const name = cell(who.name) ?? person?.name;
  const flag = who.flag ? row.get(who.flag.column.path) : undefined;
  const role =
    roleOf(cell(who.role) ?? person?.role, reading) ??
    (flag === undefined ? undefined : Boolean(flag) === who.flag!.isStaff ? 'agent' : 'customer');
  const start = times.start === null ? null : readJsonTime(row.get(times.start));
  const end = times.end === null ? null : readJsonTime(row.get(times.end));
  const lasting = times.duration === null ? null : readJsonTime(row.get(times.duration));
  return {
    ...controls(row),
    text: row.get(text.path),
    ...(name !== undefined && name !== null && { speaker: String(name) }),
    ...(id !== undefined && { speakerId: String(id) }),
    ...(role !== undefined && role !== null && { role: String(role) }),
    ...(start !== null && { start }),
    ...(end !== null && { end }),
    ...(end === null && start !== null && lasting !== null && { duration: lasting }),
  };
}

/** A role, and the other of two where only one of them is known. */
function roleOf(role: unknown, { roles }: Reading): string | undefined {
  if (role === undefined || role === null) return undefined;
  const text = String(role);
  if (isRole(text) || roles.length !== 2) return text;
  const side = sideOfRole(roles.find((other) => other !== text) ?? '');
  return side === null ? text : side === 'attendant' ? 'customer' : 'agent';
}

const sideOfRole = (role: string) => {
  const kind = kindsOf([role])(role);
  return kind === 'machine' ? null : kind;
};

/** Fields by which items are told to be no turns: first hearings, notes, events. */
const controlKeys = new Set(
  `ispartial partial isfinal final private isprivate isnote internalnote public ispublic jsdpublic type parttype event status state stage
  resulttype subtype messagetype nospeechprob avglogprob`.split(/\s+/),
);

function controls(row: Row): JsonObject {
  const found: Record<string, unknown> = {};
  for (const [path, value] of row) {
    const key = path
      .slice(path.lastIndexOf('.') + 1)
      .toLowerCase()
      .replace(/[^a-z]/g, '');
    if (controlKeys.has(key)) found[key] = value;
  }
  return found;
}
