// The texts of an analysis that are searched: names, numbers, summary, objections and what was said. The index is made of them, and each hit is looked up in them.
import type { ConversationSide, SearchField } from '@earshot/core';
import { readBlock, turnsOf } from '@earshot/core/views';
import { readJson } from '../records/json-text.ts';
import type { SearchedRow } from '../records/search-index.ts';

export interface SearchedText {
  field: SearchField;
  text: string;
  speaker: string | null;
  side: ConversationSide | null;
  /** Its place among the turns. */
  turn: number | null;
  startSeconds: number | null;
}

const elsewhere = { speaker: null, side: null, turn: null, startSeconds: null };

/** What was said comes first: of two equal passages, that one leads to a moment. */
export function searchedTexts(row: SearchedRow): SearchedText[] {
  const people = readBlock('participants', readJson(row.participants));
  const call = readBlock('telephony', readJson(row.telephony));
  const objections = readBlock('objections', readJson(row.objections)) ?? [];
  const short: [SearchField, string | null | undefined][] = [
    ...objections.map(({ objection }): [SearchField, string] => ['objection', objection]),
    ['summary', row.summary],
    ['client', row.client_name],
    ['client', call?.call_from_name],
    ['number', call?.call_from_number],
    ['number', call?.call_to],
    ['salesperson', row.salesperson_name],
    ...(people ?? []).map(({ name }): [SearchField, string] => ['speaker', name]),
  ];
  return [...spoken(row, people), ...short.flatMap(([field, text]) => (text ? [{ ...elsewhere, field, text }] : []))];
}

function spoken(row: SearchedRow, people: Parameters<typeof turnsOf>[1]): SearchedText[] {
  const turns = readBlock('turns', beginningOf(row.turns));
  if (turns)
    return turnsOf(turns, people).map(({ speaker, side, text, start }, turn) => ({
      field: 'transcript',
      text,
      speaker: speaker || null,
      side,
      turn,
      startSeconds: start,
    }));
  // Without turns, the transcript stands as it was given: in failed analyses, and in rows of long ago.
  return (row.transcript ?? '').split('\n').map((text) => ({ ...elsewhere, field: 'transcript', text }));
}

/** Turns are cut at some length: the whole ones of what is left. A brace within a text may look like an end, so a few are tried. */
function beginningOf(turns: string | null): unknown {
  const whole = readJson(turns);
  if (whole !== null || turns === null) return whole;
  for (let [end, tries] = [turns.length, 0]; tries < 20; tries += 1) {
    end = turns.lastIndexOf('}', end - 1);
    if (end < 0) return null;
    const value = readJson(`${turns.slice(0, end + 1)}]`);
    if (value !== null) return value;
  }
  return null;
}
