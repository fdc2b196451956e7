// The people whom a file lists beside its turns: by their id, the name and role of each.
import { fieldsOf, keyList } from './fields.ts';
import { isRole } from './roles.ts';
import { asLabel, asObject, asObjects, asText, type JsonObject } from './values.ts';

export interface Person {
  readonly name: string | null;
  readonly role: string | null;
}

const containers = new Set(
  keyList(`participants people speakers users parties agents attendees people members persons contacts speakerinfo customers visitors
    participantdata agentparticipants consumerparticipants speakermap speakernames actors profiles meetingattendees channels`),
);
const idKeys = keyList(
  'speakerid participantid agentid personid spkid id userid key channelparticipant mediachannel channel sid actorid index label',
);
const nameKeys = keyList(
  'name displayname fullname username participantname speakername agentfullname consumername nickname',
);
const roleKeys = keyList(
  'role participantrole participantpurpose type participanttype affiliation usertype side partytype',
);
const deepest = 5;

export type People = ReadonlyMap<string, Person>;

/** Everybody listed under a name such as `participants`, anywhere near the top. */
export function peopleIn(value: unknown): People {
  const people = new Map<string, Person>();
  collect(value, 0, people);
  return people;
}

function collect(value: unknown, depth: number, people: Map<string, Person>): void {
  if (depth > deepest || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value.slice(0, 20)) collect(item, depth + 1, people);
    return;
  }
  for (const [key, child] of Object.entries(value as JsonObject)) {
    const plain = key.toLowerCase().replace(/[^a-z0-9]/g, '');
    if (containers.has(plain) || /(?:participants|speakers|attendees)$/.test(plain)) listed(child, people);
    // vCon names parties by their place.
    if (plain === 'parties') asObjects(child).forEach((party, at) => void add(people, String(at), personOf(party)));
    if (typeof child === 'object') collect(child, depth + 1, people);
  }
}

function listed(value: unknown, people: Map<string, Person>): void {
  const object = asObject(value);
  if (object) {
    for (const [id, entry] of Object.entries(object)) {
      const name = typeof entry === 'string' && entry.length <= 64 ? entry.trim() : null;
      const inside = asObject(entry);
      if (name) add(people, id, isRole(name) ? { name, role: name } : { name, role: null });
      else if (inside) add(people, id, personOf(inside));
    }
    return;
  }
  if (!Array.isArray(value)) return;
  for (const entry of value) {
    const inside = asObject(entry);
    if (!inside) continue;
    const fields = fieldsOf(inside);
    for (const key of idKeys) {
      const id = asText(fields.get(key));
      if (id !== null) add(people, id, personOf(inside));
    }
  }
}

function personOf(object: JsonObject): Person {
  const fields = fieldsOf(object);
  // `{id, user: {name}}`
  const inside = asObject(fields.get('user')) ?? asObject(fields.get('person'));
  const named = (from: ReturnType<typeof fieldsOf>) =>
    nameKeys.map((key) => asLabel(from.get(key))).find((text) => text !== null);
  const name = named(fields) ?? (inside ? named(fieldsOf(inside)) : undefined) ?? null;
  const role = roleKeys.map((key) => asLabel(fields.get(key))).find((text) => text !== null && isRole(text)) ?? null;
  return { name, role };
}

function add(people: Map<string, Person>, id: string, person: Person): void {
  const known = people.get(id);
  people.set(id, { name: known?.name ?? person.name, role: known?.role ?? person.role });
}
