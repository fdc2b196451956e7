// What the name of a recording says of its call, by patterns with facts in braces.

import { nameOf, stemOf } from '../folder/folder.ts';
import type { LocalTime } from '../local-time.ts';
import { latestOf, timeOfUniqueId } from './record-time.ts';

export interface NameFacts {
  /** The PBX's own id of the call. */
  id: string | null;
  from: string | null;
  to: string | null;
  /** Name of the other party. */
  name: string | null;
  /** ms since the epoch. */
  startedAt: number | null;
}

export interface NamePattern {
  expression: RegExp;
  facts: readonly string[];
}

const facts = ['time', 'date', 'from', 'to', 'id', 'name', 'ignore'] as const;
const dateShape = String.raw`\d{4}[-_.]?\d\d[-_.]?\d\d`;
const clockShape = String.raw`\d\d[-_.:h]?\d\d[-_.:m]?\d\d`;
/** A day with a time, or seconds since the epoch. */
const timeShape = String.raw`${dateShape}[-_.T ]{0,2}${clockShape}|\d{10}`;

/** A pattern such as `{time}-{from}-{to}-{id}.wav`; a sentence on what is wrong with it otherwise. The extension does not matter. */
export function readPattern(pattern: string): NamePattern | string {
  const parts = pattern.replace(/\.(\w{2,4}|\*)$/, '').split(/\{([^{}]*)\}/);
  const used = parts.filter((_, index) => index % 2 === 1);
  const unknown = used.find((fact) => !facts.some((known) => known === fact));
  if (unknown !== undefined) return `'fileNamePattern' has {${unknown}}; it may have {${facts.join('}, {')}}.`;
  const twice = used.find((fact, index) => fact !== 'ignore' && used.indexOf(fact) !== index);
  if (twice !== undefined) return `'fileNamePattern' has {${twice}} twice.`;
  if (!used.some((fact) => fact !== 'ignore'))
    return "'fileNamePattern' must have a fact in braces, as in {time}-{from}-{to}-{id}.wav.";
  if (pattern.length > 200 || used.length > 12) return "'fileNamePattern' is too long.";
  let source = '';
  for (const [index, part] of parts.entries()) {
    if (index % 2 === 0) {
      source += part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
      continue;
    }
    const next = parts[index + 1]![0];
    if (next === undefined && index < parts.length - 2 && !['date', 'time'].includes(part))
      return `'fileNamePattern' must have a character between {${part}} and {${parts[index + 2]}}.`;
    source += `(${shapeOf(part, next, used.includes('date'))})`;
  }
  return { expression: new RegExp(`(?:^|/)${source}$`), facts: used };
}

/** A fact ends before the character that follows it, so that no name takes long to read; only an id may have that within (once in a pattern). */
function shapeOf(fact: string, next: string | undefined, hasDate: boolean): string {
  if (fact === 'date') return dateShape;
  if (fact === 'time') return hasDate ? clockShape : timeShape;
  if (next === undefined || fact === 'id') return '[^/]+?';
  return `[^/${/[\]\\^-]/.test(next) ? `\\${next}` : next}]*`;
}

/**
 * FreePBX and Issabel: `out-5551234-201-20260316-101500-1773656100.12`, also in-, external-, exten-, q-, rg-, force- (the module callrecording
 * names files type-to-from-time-uniqueid). 3CX: `[Ana Souza]_201-5551234_20260316101500(12)`, the last a count and no id. FreeSWITCH's
 * sample dialplan: `1001.2026-03-16-10-15-00`, or the call's UUID alone.
 */
const usualPatterns = [
  '{ignore}-{to}-{from}-{date}-{time}-{id}',
  '[{name}]_{from}-{to}_{time}({ignore})',
  '{from}.{time}',
].map((pattern) => readPattern(pattern) as NamePattern);

const idAnywhere =
  /(?:^|[^\d.])((?:[A-Za-z]\w*-)?\d{9,10}\.\d+)(?![\d.])|([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/;

function idIn(text: string): string | null {
  const found = idAnywhere.exec(text);
  return found?.[1] ?? found?.[2] ?? null;
}

/** Reads a name by `own` if it fits, otherwise by the patterns of usual telephone systems, otherwise only its id. `arrivedAt` in ms since the epoch. */
export function factsOfName(path: string, own: NamePattern | null, zone: string, arrivedAt: number): NameFacts {
  const stem = stemOf(path);
  for (const { expression, facts: names } of own ? [own, ...usualPatterns] : usualPatterns) {
    const match = expression.exec(stem);
    if (!match) continue;
    const fact = (name: string) => match[names.indexOf(name) + 1]?.trim() || null;
    const namedId = names.includes('id') ? fact('id') : null;
    // What stands there in names that only look like a usual PBX's may be any number, the same for many calls.
    const id = expression === own?.expression ? namedId : idIn(namedId ?? '');
    const digits = [
      ...(names.includes('date') ? [fact('date')] : []),
      ...(names.includes('time') ? [fact('time')] : []),
    ];
    return {
      id,
      from: names.includes('from') ? fact('from') : null,
      to: names.includes('to') ? fact('to') : null,
      name: names.includes('name') ? fact('name') : null,
      startedAt: timeOfUniqueId(id ?? '') ?? timeOfDigits(digits.join('').replace(/\D/g, ''), zone, arrivedAt),
    };
  }
  const id = idIn(nameOf(stem));
  return { id, from: null, to: null, name: null, startedAt: timeOfUniqueId(id ?? '') };
}

function timeOfDigits(digits: string, zone: string, arrivedAt: number): number | null {
  if (digits.length === 10) return Number(digits) * 1000;
  if (digits.length !== 14) return null;
  const [year, month, day, hour, minute, second] = [digits.slice(0, 4), ...(digits.slice(4).match(/\d\d/g) ?? [])].map(
    Number,
  );
  const local: LocalTime = { year: year!, month: month!, day: day!, hour: hour!, minute: minute!, second: second! };
  return latestOf(local, zone, arrivedAt);
}
