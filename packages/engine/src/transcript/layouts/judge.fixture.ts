// How much of a rendered file is read right: turns with their speakers, names, sides and times.
import { parseConversation } from '../parse.ts';
import { renderJson } from './json-layouts.fixture.ts';
import type { Layout, Render } from './layout.fixture.ts';
import { renderMarkup } from './markup-layouts.fixture.ts';
import { chanceOf } from './random.fixture.ts';
import { renderTable } from './table-layouts.fixture.ts';
import { talkBy } from './talks.fixture.ts';
import { renderText } from './text-layouts.fixture.ts';

/** Null where the file states nothing of the kind. */
export interface Verdict {
  readonly turns: boolean;
  readonly names: boolean | null;
  readonly sides: boolean | null;
  readonly times: boolean | null;
  /** Sides that the words alone tell. */
  readonly sidesByWords: boolean | null;
}

export const renders: Readonly<Record<string, Render>> = {
  json: renderJson,
  tables: renderTable,
  text: renderText,
  markup: renderMarkup,
};

export function layoutOf(family: string, seed: number): Layout {
  const chance = chanceOf(seed * 31 + family.length * 7);
  return renders[family]!(talkBy(chance), chance);
}

interface Run {
  readonly key: string;
  text: string;
  readonly start: number | null;
}

function runsOf(all: readonly Run[]): Run[] {
  const runs: Run[] = [];
  for (const each of all) {
    const last = runs.at(-1);
    if (last?.key === each.key) last.text += ` ${each.text}`;
    else runs.push({ ...each });
  }
  return runs;
}

const plain = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();

export function judge({ source, talk, keyOf, isNamed, statesSides, toleranceSeconds }: Layout): Verdict {
  const read = parseConversation(source, { salespersonName: null, clientName: null });
  const right = runsOf(
    talk.turns.map(({ person, text, start }) => ({ key: keyOf(talk.people[person]!, person), text, start })),
  );
  const found = runsOf(read.segments.map(({ speaker, text, start }) => ({ key: speaker ?? '?', text, start })));
  const labels = new Map<string, string>();
  const taken = new Map<string, string>();
  const turns =
    right.length === found.length &&
    right.every((run, at) => {
      const label = found[at]!.key;
      if (!labels.has(run.key)) labels.set(run.key, label);
      if (!taken.has(label)) taken.set(label, run.key);
      return (
        plain(found[at]!.text) === plain(run.text) &&
        labels.get(run.key) === label &&
        taken.get(label) === run.key &&
        label !== '?'
      );
    });
  const nothing = { names: null, sides: null, sidesByWords: null, times: null };
  if (!turns) return { turns, ...nothing };
  const sideOf = new Map(read.speakers.map(({ name, side }) => [name, side]));
  const areSides = talk.people.every((person, at) => {
    const label = labels.get(keyOf(person, at));
    return label === undefined || sideOf.get(label) === person.side;
  });
  const firstWord = (name: string) => plain(name).split(' ')[0];
  return {
    turns,
    names: isNamed ? talk.people.every(({ name }) => firstWord(labels.get(name) ?? name) === firstWord(name)) : null,
    sides: statesSides ? areSides : null,
    sidesByWords: statesSides ? null : areSides,
    times: toleranceSeconds === null ? null : areTimes(right, found, toleranceSeconds),
  };
}

/** From the first turn on: clocks of a day and dates count from it. */
function areTimes(right: readonly Run[], found: readonly Run[], tolerance: number): boolean {
  const zero = (found[0]!.start ?? 0) < 0.01 ? right[0]!.start! : 0;
  return right.every(
    (run, at) => found[at]!.start !== null && Math.abs(found[at]!.start! - (run.start! - zero)) <= tolerance,
  );
}

export const isWhole = ({ turns, names, sides, times }: Verdict): boolean =>
  turns && names !== false && sides !== false && times !== false;
