// Ways in which an item of JSON says who speaks, and what the file lists beside the items.
import { byPerson, bySide, roleOf } from './layout.fixture.ts';
import type { Chance } from './random.fixture.ts';
import type { Person, Talk } from './talks.fixture.ts';
import { flags, keys, roles } from './values.fixture.ts';

export type Item = Record<string, unknown>;

/** Whoever speaks, as an item says it, with what the file lists beside the items. */
export interface Voice {
  readonly kind: string;
  readonly write: (person: number) => Item;
  readonly beside: Item;
  readonly by: (person: Person) => string;
  readonly isNamed: boolean;
  readonly statesSides: boolean;
}

const idsOf = (chance: Chance, count: number): (string | number)[] => {
  const from = Math.floor(chance.next() * 9e5) + 1e5;
  return chance.pick<() => (string | number)[]>([
    () => Array.from({ length: count }, (_, at) => at),
    () => Array.from({ length: count }, (_, at) => at + 1),
    () => Array.from({ length: count }, (_, at) => `spk_${at}`),
    () => Array.from({ length: count }, (_, at) => String.fromCharCode(65 + at)),
    () => Array.from({ length: count }, (_, at) => `usr_${(from * (at + 3)).toString(36)}`),
    () => Array.from({ length: count }, (_, at) => from + at * 37),
    () => Array.from({ length: count }, (_, at) => `${(from * 16 + at * 7919).toString(16)}-4c1e-4b7a-9d${from + at}`),
  ])();
};

export function voiceOf(talk: Talk, chance: Chance, key: (pool: readonly string[]) => string): Voice {
  const { people } = talk;
  const pair = chance.pick(roles);
  const role = (at: number) => roleOf(people[at]!, pair);
  const ids = idsOf(chance, people.length);
  const [idKey, nameKey, roleKey] = [key(keys.id), key(keys.speaker), key(keys.role)];
  const listKey = chance.pick(keys.people);
  const ownId = chance.pick(['id', 'key', 'ref', 'pid', '_id', 'uuid', idKey, idKey]);
  const ownName = chance.pick(['name', 'displayName', 'full_name', 'label', 'title', 'nome', 'nickname', 'screenName']);
  const ownRole = chance.pick(keys.role);
  const [flag, flagged] = chance.pick(flags);
  const flagOf = (at: number) => people[at]!.side === flagged;
  const listed = (withRole: boolean) => {
    const entries = people.map(({ name }, at) => ({ [ownName]: name, ...(withRole && { [ownRole]: role(at) }) }));
    if (chance.is(0.3)) return { [listKey]: Object.fromEntries(entries.map((entry, at) => [String(ids[at]), entry])) };
    return { [listKey]: chance.shuffled(entries.map((entry, at) => ({ [ownId]: ids[at], ...entry }))) };
  };
  const mail = (at: number) => {
    const { name, side } = people[at]!;
    const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(' ', '.');
    return `${plain}@${side === 'attendant' ? 'fernhill.example' : chance.pick(['gmail.com', 'post.example'])}`;
  };
  const mails = people.map((_, at) => mail(at));
  const voice = (kind: string, write: Voice['write'], more: Partial<Voice> = {}): Voice => ({
    kind,
    write,
    beside: {},
    by: byPerson,
    isNamed: true,
    statesSides: false,
    ...more,
  });
  const inside = chance.is(0.4);
  return chance.pick<() => Voice>([
    () => voice('name', (at) => ({ [nameKey]: people[at]!.name })),
    () => voice('role', (at) => ({ [nameKey]: role(at) }), { by: bySide, isNamed: false, statesSides: true }),
    () => voice('role key', (at) => ({ [roleKey]: role(at) }), { by: bySide, isNamed: false, statesSides: true }),
    () =>
      voice(
        inside ? 'name and role in an object' : 'name and role',
        (at) => {
          const both = { [ownName]: people[at]!.name, [inside ? ownRole : roleKey]: role(at) };
          return inside
            ? { [nameKey]: { [ownId]: ids[at], ...both } }
            : { [nameKey]: people[at]!.name, [roleKey]: role(at) };
        },
        { statesSides: true },
      ),
    () => voice('object with name', (at) => ({ [nameKey]: { [ownId]: ids[at], [ownName]: people[at]!.name } })),
    () => voice('id', (at) => ({ [idKey]: ids[at] }), { isNamed: false }),
    () => voice('id and list', (at) => ({ [idKey]: ids[at] }), { beside: listed(false) }),
    () => voice('id and list with roles', (at) => ({ [idKey]: ids[at] }), { beside: listed(true), statesSides: true }),
    () => voice('name and flag', (at) => ({ [nameKey]: people[at]!.name, [flag]: flagOf(at) }), { statesSides: true }),
    () => voice('flag alone', (at) => ({ [flag]: flagOf(at) }), { by: bySide, isNamed: false, statesSides: true }),
    () => voice('address', (at) => ({ [nameKey]: mails[at] }), { isNamed: false }),
    () => voice('name and id', (at) => ({ [idKey]: ids[at], [nameKey]: people[at]!.name })),
    () => voice('label', (at) => ({ [nameKey]: `Speaker ${at + 1}` }), { isNamed: false }),
  ])();
}
