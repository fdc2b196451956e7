// Lists of people that stand beside the turns, whatever they are called: entries whose ids are those that the turns name.
import type { People, Person } from '../people.ts';
import { isRole } from '../roles.ts';
import { asObject, asObjects, type JsonObject } from '../values.ts';
import { wordsOfKey } from './columns.ts';
import { isPersonName, roleName } from './speakers.ts';

const deepest = 6;
const mostPeople = 64;
const mostLists = 200;

interface Entry {
  readonly key: string | null;
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly flags: readonly (readonly [name: string, value: boolean])[];
}

/** Every short list of objects, and every map of objects or names, that may be one of people. */
export function directoriesIn(value: unknown): (readonly Entry[])[] {
  const found: (readonly Entry[])[] = [];
  collect(value, 0, found);
  return found;
}

function collect(value: unknown, depth: number, found: (readonly Entry[])[]): void {
  if (depth > deepest || typeof value !== 'object' || value === null || found.length >= mostLists) return;
  if (Array.isArray(value)) {
    const items = asObjects(value);
    if (items.length >= 2 && items.length <= mostPeople)
      add(
        found,
        items.map((item) => entryOf(null, item)),
      );
    for (const child of value.slice(0, 8)) collect(child, depth + 1, found);
    return;
  }
  const object = value as JsonObject;
  const keys = Object.keys(object);
  if (keys.length >= 2 && keys.length <= mostPeople) {
    if (keys.every((key) => asObject(object[key])))
      add(
        found,
        keys.map((key) => entryOf(key, asObject(object[key])!)),
      );
    else if (keys.every((key) => typeof object[key] === 'string'))
      found.push(keys.map((key) => ({ key, fields: [['name', String(object[key])]], flags: [] })));
  }
  for (const key of keys.slice(0, 100)) collect(object[key], depth + 1, found);
}

/** Of lists in which something is said, none is one of people. */
function add(found: (readonly Entry[])[], entries: readonly Entry[]): void {
  const saying = entries.filter(({ fields }) => fields.some(([, value]) => value.split(' ').length > 5));
  if (saying.length <= 0.5 * entries.length) found.push(entries);
}

function entryOf(key: string | null, item: JsonObject): Entry {
  const all = Object.entries(item).flatMap(([name, value]): [string, unknown][] => {
    const inside = asObject(value);
    return inside
      ? Object.entries(inside).map(([inner, each]): [string, unknown] => [`${name} ${inner}`, each])
      : [[name, value]];
  });
  const fields = all.flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' || typeof value === 'number' ? [[name, String(value).trim()]] : [],
  );
  return {
    key,
    fields: fields.slice(0, 40),
    flags: all.filter((each): each is [string, boolean] => typeof each[1] === 'boolean').slice(0, 12),
  };
}

const personName = /\b(?:name|nome|nombre|label|title|display|full|nick|nickname|person|user|screen)\b/;

/** The list whose entries have all of these ids, by id; null where none has. */
export function directoryOf(ids: readonly string[], lists: readonly (readonly Entry[])[]): People | null {
  if (ids.length < 2) return null;
  for (const entries of lists) {
    for (const idField of idFieldsOf(entries)) {
      const byId = new Map(
        entries.flatMap((entry) => {
          const id = valueIn(entry, idField);
          return id === null ? [] : [[id, entry] as const];
        }),
      );
      if (byId.size < 2 || !ids.every((id) => byId.has(id))) continue;
      const people = ids.map((id) => byId.get(id)!);
      const nameField = nameFieldOf(people, idField);
      const roleField = roleFieldOf(people, idField);
      if (nameField === null && roleField === null) continue;
      return new Map(
        ids.map((id, at): [string, Person] => [
          id,
          {
            name: nameField === null ? null : valueIn(people[at]!, nameField),
            role: roleField === null ? null : roleIn(people[at]!, roleField),
          },
        ]),
      );
    }
  }
  return null;
}

const keyField = '@key';

function valueIn(entry: Entry, field: string): string | null {
  if (field === keyField) return entry.key;
  return entry.fields.find(([name]) => name === field)?.[1] ?? null;
}

/** Fields that differ in every entry. */
function idFieldsOf(entries: readonly Entry[]): string[] {
  const first = entries[0]!;
  const names = [...(first.key === null ? [] : [keyField]), ...first.fields.map(([name]) => name)];
  return names.filter((field) => {
    const values = entries.map((entry) => valueIn(entry, field));
    return values.filter((value) => value !== null).length >= 2 && new Set(values).size === values.length;
  });
}

function nameFieldOf(people: readonly Entry[], idField: string): string | null {
  const names = people[0]!.fields.map(([name]) => name).filter((field) => field !== idField);
  const isNamed = (field: string) => {
    const values = people.map((person) => valueIn(person, field));
    return values.every((value) => value !== null && isPersonName(value) && !/:\/\//.test(value));
  };
  const fitting = names.filter(isNamed);
  return fitting.find((field) => personName.test(wordsOfKey(field))) ?? fitting[0] ?? null;
}

const flagName = /^(?:is )?(agent|staff|internal|host|employee|customer|client|external|guest|visitor)\b/;

function roleFieldOf(people: readonly Entry[], idField: string): string | null {
  const names = people[0]!.fields.map(([name]) => name).filter((field) => field !== idField);
  const known = (field: string) => people.filter((person) => isRole(valueIn(person, field) ?? '')).length;
  const all = names.filter((field) => known(field) === people.length);
  const some = names.filter((field) => known(field) > 0 && roleName.test(wordsOfKey(field)));
  const flag = people[0]!.flags.find(([name]) => flagName.test(wordsOfKey(name)))?.[0] ?? null;
  const varied = all.find((field) => new Set(people.map((person) => valueIn(person, field))).size > 1);
  return varied ?? all.find((field) => roleName.test(wordsOfKey(field))) ?? some[0] ?? flag;
}

function roleIn(person: Entry, field: string): string | null {
  const flag = person.flags.find(([name]) => name === field);
  if (!flag) return valueIn(person, field);
  const named = flagName.exec(wordsOfKey(field))?.[1] ?? '';
  const isStaff = /agent|staff|internal|host|employee/.test(named);
  return flag[1] === isStaff ? 'agent' : 'customer';
}
