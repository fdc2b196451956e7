// The rows of the table: one for each conversation, and a column for each criterion that one of them was judged by.
import type { ListedAnalysis } from '@earshot/core/client';
import type { Cell } from '../../../parts/csv.ts';
import { dayOf } from '../../../texts/day.ts';
import type { AnalysesTexts } from '../texts/analyses-texts.ts';
import type { TableTexts } from './texts/table-texts.ts';

export interface Names {
  texts: TableTexts;
  /** Texts of the list that the rows are made from. */
  listTexts: AnalysesTexts;
  /** The label of a type in the reader's language. */
  typeLabel(key: string | null, label: string | null): string | null;
  criterionLabels: ReadonlyMap<string, string>;
  addressOf(id: string): string;
}

interface Column {
  title: string;
  cell(line: ListedAnalysis): Cell;
}

/** Titles first. */
export function tableRows(lines: readonly ListedAnalysis[], names: Names): Cell[][] {
  const columns = [...factColumns(names), ...criterionColumns(lines, names)];
  return [columns.map(({ title }) => title), ...lines.map((line) => columns.map(({ cell }) => cell(line)))];
}

function factColumns({ texts, listTexts, typeLabel, addressOf }: Names): Column[] {
  const { columns } = texts;
  const { columns: known, filters } = listTexts;
  return [
    { title: known.date, cell: (line) => localTime(line.occurredAt) },
    { title: columns.client, cell: (line) => line.clientLabel },
    { title: known.person, cell: (line) => line.salespersonName },
    { title: columns.supervisor, cell: (line) => line.supervisorName },
    { title: known.type, cell: (line) => typeLabel(line.interactionType, line.interactionTypeLabel) },
    { title: filters.status, cell: (line) => listTexts.status[line.status] },
    { title: known.score, cell: (line) => line.displayScore },
    {
      title: columns.minutes,
      cell: (line) => (line.durationSeconds === null ? null : tenths(line.durationSeconds / 60)),
    },
    { title: columns.talkRatio, cell: (line) => line.measures?.attendantPct ?? null },
    { title: columns.interruptions, cell: (line) => line.measures?.interruptionsPerTenMinutes ?? null },
    { title: columns.need, cell: (line) => line.need },
    { title: columns.nextStep, cell: (line) => line.nextStep },
    { title: columns.openObjections, cell: (line) => line.measures?.openObjections.join(' | ') || null },
    { title: columns.summary, cell: (line) => line.summary },
    { title: columns.exclusion, cell: (line) => line.exclusion?.reason ?? null },
    { title: known.source, cell: (line) => listTexts.sources[line.source] },
    { title: filters.call, cell: (line) => line.externalCallId },
    { title: columns.address, cell: (line) => addressOf(line.id) },
  ];
}

/** In the order in which they are first met: those of one type stay together. */
function criterionColumns(lines: readonly ListedAnalysis[], { texts, criterionLabels }: Names): Column[] {
  const judged = lines.flatMap((line) => line.measures?.criteria ?? []);
  const byId = new Map(judged.map((criterion) => [idOf(criterion), criterion]));
  return [...byId].map(([id, { key, polarity }]) => ({
    title: criterionLabels.get(key) ?? key.replaceAll('_', ' '),
    cell: (line) => {
      const criterion = line.measures?.criteria.find((each) => idOf(each) === id);
      return criterion ? texts.verdicts[polarity][criterion.met ? 'met' : 'notMet'] : null;
    },
  }));
}

const idOf = ({ key, polarity }: { key: string; polarity: string }) => `${polarity} ${key}`;

const tenths = (value: number) => Math.round(value * 10) / 10;

/** As spreadsheets read it in any language, in the reader's zone. */
function localTime(iso: string): string {
  const time = new Date(iso);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${dayOf(time)} ${two(time.getHours())}:${two(time.getMinutes())}`;
}
