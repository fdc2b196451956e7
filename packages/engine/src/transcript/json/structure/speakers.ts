// Which columns say who speaks: a few values that come back, written as names, roles, labels or ids, or known to a list beside the turns.
import { isRoleLabel } from '../../../conversation/role-words.ts';
import { isWrittenAsName } from '../../labels/speaker-name.ts';
import type { People } from '../people.ts';
import { isRole, plainRole } from '../roles.ts';
import { readJsonTime } from '../times.ts';
import type { Column } from './columns.ts';

const mostSpeakers = 16;
const leastFilled = 0.85;
const leastScore = 2;

const whoName =
  /\b(?:speaker|spk|name|nick|who|author|from|sender|participant|user|person|talker|display|voice|actor|member|party|attendee|identity|persona|by|owner|handle|character|agent|customer|caller|falante|hablante|interlocutor|locutor|locuteur|sprecher|parlante|orador|autor|channel|channeltag|track|sid|uid|parent|source|origin)\b/;
export const roleName =
  /\b(?:role|side|type|party|kind|group|category|persona|leg|affiliation|capacity|rolle|papel|rol|funcao|function|class|direction|purpose|team|owner|origin)\b/;
const noName =
  /\b(?:sentiment|emotion|mood|language|lang|locale|confidence|score|version|count|intent|topic|status|state|color|colour|format|device|model|priority|edited|is final|final|keywords|index|seq|number|tag|url|mime|platform)\b/;
const noValues = new Set(
  `neutral positive negative mixed calm joy anger happy sad fear angry surprise text plain audio video html message msg final partial done completed
  complete ok true false en es pt ptbr enus eses esmx high medium low none unknown null question statement answer greeting`.split(
    /\s+/,
  ),
);
const isLabel = (text: string) =>
  /^(?:[a-z]|\d{1,2}|[\p{L}]{1,14}[ _-]?(?:\d{1,3}|[A-Z])|\+?\d[\d ()-]{6,20}|[\w.+-]+@[\w-]+\.[\w.]+)$/iu.test(text);

/** `Ana Lima`, and not `Speaker 1`, `A`, a role or a telephone number. */
export const isPersonName = (text: string): boolean =>
  /\p{L}{2}/u.test(text) && isWrittenAsName(text) && !isRole(text) && !isRoleLabel(text) && !/@/.test(text);

/** How much a column is like one that says who speaks; below `leastScore` it is none. */
function scoreOf(column: Column, rowCount: number, directory: People | null): number {
  const values = column.values.filter((value) => value !== undefined).map(String);
  if (column.filled < leastFilled || column.distinct < 2 || column.distinct > mostSpeakers) return 0;
  if (rowCount >= 3 && column.distinct === rowCount) return 0;
  if (rowCount > 5 && column.distinct > Math.max(2, 0.6 * rowCount)) return 0;
  if (column.values.some((value) => typeof value === 'boolean')) return 0;
  const distinct = [...new Set(values)];
  if (distinct.some((value) => value.length > 72) || distinct.every(isWrittenTime)) return 0;
  const share = (is: (value: string) => boolean) => distinct.filter(is).length / distinct.length;
  if (share((value) => noValues.has(plainRole(value) || value)) > 0.5) return 0;
  let score = 0;
  if (whoName.test(column.name)) score += 2;
  else if (roleName.test(column.name)) score += 1;
  if (noName.test(column.name)) score -= 3;
  if (directory && share((value) => directory.has(value)) === 1) score += 3;
  if (share(isRole) === 1) score += 3;
  else if (share(isPersonName) === 1) score += 2;
  else if (share(isLabel) === 1) score += 1.5;
  else if (share((value) => /^[\w:-]{3,72}$/.test(value)) === 1) score += 0.5;
  if (column.changes >= 0.3) score += 0.5;
  if (column.changes < 0.1) score -= 1;
  return score;
}

/** `0.8s`, `PT1.2S`, `00:03`, `1.5`; whole numbers may be ids. */
const isWrittenTime = (text: string) => !/^\d+$/.test(text) && readJsonTime(text) !== null;

export interface SpeakerColumns {
  readonly name: Column | null;
  readonly id: Column | null;
  readonly role: Column | null;
  readonly flag: { readonly column: Column; readonly isStaff: boolean } | null;
}

/** Names and ids of people, and roles; all null where no column tells anybody apart. */
export function speakerColumns(
  columns: readonly Column[],
  rowCount: number,
  directoryOf: (column: Column) => People | null,
): SpeakerColumns {
  const all = columns
    .map((column) => ({ column, score: scoreOf(column, rowCount, directoryOf(column)) }))
    .toSorted((a, b) => b.score - a.score);
  // What merely comes back, such as long numbers, counts where nothing else does.
  const scored = all.filter(({ score }) => score >= Math.max(1, Math.min(leastScore, all[0]?.score ?? 0)));
  const valuesOf = (column: Column) => [...new Set(column.values.filter((value) => value !== undefined).map(String))];
  const isRoles = (column: Column) => valuesOf(column).every(isRole);
  const isNames = (column: Column) => valuesOf(column).every(isPersonName);
  const name = scored.find(({ column }) => isNames(column) && column.filled >= leastFilled)?.column ?? null;
  const others = scored.filter(({ column }) => column !== name && !isRoles(column));
  // Of an id and a name for each other, both tell the same people apart.
  const id = others.find(({ column }) => name === null || column.distinct >= name.distinct)?.column ?? null;
  const role = scored.find(({ column }) => isRoles(column))?.column ?? otherRole(columns, name ?? id);
  return { name, id: name !== null && id !== null && !determines(id, name) ? null : id, role, flag: flagIn(columns) };
}

/** Whether each value of a column goes with one value of another. */
function determines(one: Column, other: Column): boolean {
  const found = new Map<unknown, unknown>();
  return one.values.every((value, at) => {
    if (value === undefined) return true;
    if (!found.has(value)) found.set(value, other.values[at]);
    return found.get(value) === other.values[at];
  });
}

/** A column of two roles of which only one is known: it still goes with whoever speaks. */
function otherRole(columns: readonly Column[], who: Column | null): Column | null {
  return (
    columns.find(
      (column) =>
        column !== who &&
        column.distinct === 2 &&
        !noName.test(column.name) &&
        column.filled >= leastFilled &&
        column.values.some((value) => typeof value === 'string' && isRole(value)) &&
        (who === null || determines(who, column)),
    ) ?? null
  );
}

const staffFlag =
  /\b(?:agent|staff|internal|host|employee|operator|seller|rep|from me|from us|is me|fromme|outgoing|outbound|company|team|owner|self|own)\b/;
const clientFlag =
  /\b(?:customer|client|external|guest|visitor|incoming|inbound|lead|contact|caller|buyer|prospect|consumer|patient)\b/;

function flagIn(columns: readonly Column[]): SpeakerColumns['flag'] {
  for (const column of columns) {
    const isFlag = column.values.every(
      (value) => typeof value === 'boolean' || value === 0 || value === 1 || value === undefined,
    );
    if (!isFlag || column.distinct !== 2 || column.filled < leastFilled) continue;
    const [isStaff, isClient] = [staffFlag.test(column.name), clientFlag.test(column.name)];
    if (isStaff !== isClient) return { column, isStaff };
  }
  return null;
}
