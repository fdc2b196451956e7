// Who says the items of a list: names, ids, labels and roles, by the columns that tell people apart.
import { isWrittenAsName } from '../labels/speaker-name.ts';
import { type Fields, fieldsOf, keyList } from './fields.ts';
import { textOf } from './item-text.ts';
import { isRole } from './roles.ts';
import { readJsonTime } from './times.ts';
import { asLabel, asObject, asObjects, asText } from './values.ts';

export interface Who {
  readonly id: string | null;
  readonly name: string | null;
  readonly role: string | null;
}

const nameKeys =
  keyList(`speakername speakerdisplayname displayname participantname sendername authorname username fullname agentname
  contactname senderdisplayname pushname nickname name nome nombre nick`);
const labelKeys =
  keyList(`speaker from author sender user participant users senders actor creator who speakerlabel autor remetente falante
  hablante sentby sp quien quem interlocutor locutor orador createdby parties originator speakerdesignation speakerindex`);
const idKeys =
  keyList(`speakerid participantid userid authorid senderid fromid actorid contactid participantsid zoomuserid speakertag
  channelparticipant track`);
const channelKeys = keyList(
  'channel channelid channeltag channelindex channelnumber mediachannel channellabel phonenumber',
);
const roleKeys =
  keyList(`role participantrole speakerrole participantpurpose participanttype sendertype authortype usertype actortype
  speakertype side affiliation partyrole persontype party direction sentby`);
const staffFlags = keyList(
  'isagent isstaff isinternal fromme isfromme fromus isfromus fromagent isfromagent outgoing isoutgoing ishost',
);
const clientFlags = keyList('incoming isincoming inbound isinbound iscustomer isvisitor fromcustomer fromclient');
const insideNames = keyList(
  'name displayname username fullname nickname realname businessname firstname first n email number phonenumber source label',
);
/** tawk's letters for a sender: agent, visitor, system. */
const senderLetters: Readonly<Record<string, string>> = { a: 'agent', v: 'visitor', s: 'system' };

/** One column of a list: what each item has there. */
type Column = readonly (Who | null)[];

/** Who says each item; nulls where nothing tells. */
export function readWho(items: readonly Fields[]): Who[] {
  const more = furtherNames(items);
  const columns = [...more, ...nameKeys, ...labelKeys, ...idKeys, ...channelKeys].map((key) => columnOf(items, key));
  const named = more.length + nameKeys.length + labelKeys.length;
  const byName = pick(columns.slice(0, named));
  const byId = pick(columns.slice(named, -channelKeys.length));
  const byChannel = pick(columns.slice(-channelKeys.length));
  const byRole = pick(roleKeys.map((key) => columnOf(items, key)));
  const chosen = [byName, byId, byChannel, byRole].filter((column) => column !== null);
  const telling = chosen.find(tellsApart) ?? byOwnKey(items) ?? byLikeness(items) ?? chosen[0] ?? byType(items);
  // `from: operator` beside `user: {nickname}`.
  const byRoleName = columns.slice(0, named).find(holdsRoles);
  return items.map((fields, at) => {
    const own = telling?.[at] ?? null;
    const role =
      roleOf(fields) ??
      own?.role ??
      columns.map((column) => column[at]?.role).find((stated) => stated != null) ??
      byRoleName?.[at]?.name;
    const shared = telling === byName ? null : (byName?.[at]?.name ?? null);
    // Several people may have one name; what is written unlike a name is that of a file.
    const name = telling === byName ? keyOf(own) : shared !== null && isWrittenAsName(shared) ? shared : null;
    const id = telling === byName ? idBeside(own, byId?.[at]) : keyOf(own);
    // The one name of all is that of the person who writes to the owner of the telephone.
    const isOwner = telling === byName && smsRole(fields) === 'sent' && telling !== null && !tellsApart(telling);
    return { id, name: isOwner ? null : name, role: role ?? null };
  });
}

/** The id of somebody with a name; of nobody else, since ids may stand for messages. */
const idBeside = (own: Who | null, other: Who | null | undefined) =>
  own?.name == null ? null : (own.id ?? other?.id ?? null);

function columnOf(items: readonly Fields[], key: string): Column {
  const isName = nameKeys.includes(key) || labelKeys.includes(key) || nameLike.test(key);
  return items.map((fields) => whoIn(oneOf(fields.get(key), key), isName));
}

/** `parties: [0]`; of `channel_index: [0, 2]` the first is the channel. */
function oneOf(value: unknown, key: string): unknown {
  const isList = Array.isArray(value) && typeof value[0] !== 'object';
  return isList ? (value.length === 1 || key === 'channelindex' ? value[0] : null) : value;
}

function whoIn(value: unknown, isName: boolean): Who | null {
  const text = typeof value === 'boolean' ? null : asText(value);
  if (text !== null)
    return isName ? { id: null, name: text.trim(), role: null } : { id: text.trim(), name: null, role: null };
  const object = asObject(value) ?? asObjects(value)[0];
  if (!object) return null;
  const inside = fieldsOf(object);
  // `from: {user: {displayName}}`, or one object of whatever kind.
  const only = [...inside.values()].map(asObject).filter((part) => part !== null);
  const nested =
    asObject(inside.get('user')) ?? asObject(inside.get('participant')) ?? (only.length === 1 ? only[0]! : null);
  if (nested && !insideNames.some((key) => inside.has(key))) return whoIn(nested, isName);
  const name =
    wholeName(inside) ?? insideNames.map((key) => asLabel(inside.get(key))).find((found) => found !== null) ?? null;
  const id = asLabel(inside.get('id')) ?? asLabel(inside.get('userid')) ?? asLabel(inside.get('actorid'));
  const role = roleOf(inside) ?? roleText(inside.get('type')) ?? senderLetters[String(inside.get('t'))] ?? null;
  return name === null && id === null && role === null ? null : { id, name: name?.trim() ?? null, role };
}

/** `{first_name, last_name}` */
function wholeName(inside: Fields): string | null {
  if (inside.has('name') || inside.has('displayname')) return null;
  const first = asLabel(inside.get('firstname') ?? inside.get('first'));
  const last = asLabel(inside.get('lastname') ?? inside.get('last') ?? inside.get('surname'));
  return first !== null && last !== null ? `${first} ${last}` : null;
}

const keyOf = (who: Who | null | undefined) => who?.name ?? who?.id ?? null;

/**
 * The first column that tells at least two apart in half of the items, one with names before one with roles; else the first that half
 * of them have. What differs in every item is the name of the item.
 */
function pick(columns: readonly Column[]): Column | null {
  const full = columns.filter(
    (column) =>
      !areTimes(column) && column.filter((who) => keyOf(who) !== null).length * 2 >= Math.max(1, column.length),
  );
  const returning = full.filter(comesBack);
  const usable = returning.length > 0 ? returning : full;
  const telling = usable.filter(tellsApart);
  return telling.find((column) => !holdsRoles(column)) ?? telling[0] ?? usable[0] ?? null;
}

/** `from: "0.8s"` is no sender. */
const areTimes = (column: Column) =>
  column.every((who) => {
    const text = keyOf(who);
    return text === null || (!/^\d+$/.test(text) && readJsonTime(text) !== null);
  });

const fewestItems = 4;

function comesBack(column: Column): boolean {
  const keys = column.flatMap((who) => keyOf(who) ?? []);
  return keys.length < fewestItems || new Set(keys).size < keys.length;
}

/** Whether a column of names holds nothing but roles. */
function holdsRoles(column: Column): boolean {
  const names = column.flatMap((who) => who?.name ?? []);
  return names.length > 0 && names.every(isRole) && tellsApart(column);
}

function tellsApart(column: Column): boolean {
  const first = column.find((who) => keyOf(who) !== null);
  return column.some((who) => keyOf(who) !== null && keyOf(who) !== keyOf(first));
}

/** Keys of an item that are tried as its speaker's. */
const mostKeys = 40;

/** `type`, where it holds telephone numbers or roles; else whatever holds nothing but roles, such as `event`. */
function byType(items: readonly Fields[]): Column | null {
  const isWho = (who: Who | null) => who?.id != null && (/^\+?\d{7,15}$/.test(who.id) || isRole(who.id));
  for (const key of ['type', ...(items[0]?.keys() ?? [])].slice(0, mostKeys)) {
    const first = items[0]?.get(key);
    // What is said may begin with a role: `{"text": "Agent: Good morning."}`.
    if (key !== 'type' && (typeof first !== 'string' || first === textOf(items[0]!))) continue;
    const column = columnOf(items, key);
    if (column.every(isWho) && tellsApart(column)) return column;
  }
  const heard = items.map((fields) => sideOfEvent(String(fields.get('type') ?? '')));
  return heard.every((who) => who !== null) && tellsApart(heard) ? heard : null;
}

/** What a voice agent hears and what it answers: `input_audio_transcription.completed` beside `response.audio_transcript.done`. */
function sideOfEvent(type: string): Who | null {
  const isHeard = /(?:^|[._-])(?:input|user)(?:[._-]|$|trans|audio)/i.test(type);
  const isAnswer = /(?:^|[._-])(?:response|output|assistant|agent|bot)(?:[._-]|$|trans|audio)/i.test(type);
  if (isHeard === isAnswer) return null;
  const role = isHeard ? 'user' : 'assistant';
  return { id: role, name: null, role };
}

/** `sender_full_name`, `operatorName`: of somebody who may speak. */
const nameLike =
  /^(?:sender|author|user|speaker|agent|contact|person|participant|operator|member|customer|client|visitor)(?:full|display|nick)?name$/;
const furtherNames = (items: readonly Fields[]) =>
  [...(items[0]?.keys() ?? [])].filter((key) => nameLike.test(key) && !nameKeys.includes(key)).slice(0, mostKeys);

const ownKey =
  /^(agent|user|contact|customer|client|visitor|operator|employee|lead|guest|bot|assistant)(?:id|name|email)?$/;

/** A key for each kind of speaker, of which every item has one: `user_id` beside `contact_id`. */
function byOwnKey(items: readonly Fields[]): Column | null {
  const column = items.map((fields): Who | null => {
    const found = [...fields].slice(0, mostKeys).flatMap(([key, value]): Who[] => {
      const role = ownKey.exec(key)?.[1];
      const id = asText(value);
      return role === undefined || id === null ? [] : [{ id, name: null, role }];
    });
    return found.length === 1 ? found[0]! : null;
  });
  const roles = new Set(column.map((who) => who?.role));
  return roles.size === 2 && !column.includes(null) ? column : null;
}

/** Keys that are like one of a speaker: `personId`, `recording_attendee_id`, `initiator`, `spk`. */
const whoLike = /speaker|spk|person|participant|attendee|author|sender|initiator|agent|user|party|actor|member|talker/;
const mostPeople = 12;

/** What tells apart under a key that is only like a known one, or holds somebody with a name. */
function byLikeness(items: readonly Fields[]): Column | null {
  for (const key of [...(items[0]?.keys() ?? [])].slice(0, mostKeys)) {
    const value = items[0]!.get(key);
    const isSomebody = asObject(value) !== null && whoIn(value, true)?.name != null;
    const isNamed = typeof value === 'string' && isWrittenAsName(value);
    if (!isSomebody && !isNamed && !whoLike.test(key)) continue;
    const column = columnOf(items, key);
    const keys = column.map(keyOf);
    if (isNamed && !keys.every((name) => name !== null && isWrittenAsName(name))) continue;
    const different = new Set(keys).size;
    if (keys.includes(null) || different > mostPeople || !comesBack(column)) continue;
    if (tellsApart(column)) return column;
  }
  return null;
}

function roleOf(fields: Fields): string | null {
  for (const key of roleKeys) {
    const role = roleText(fields.get(key));
    if (role !== null) return role;
  }
  const key = asObject(fields.get('key'));
  return smsRole(fields) ?? flagIn(fields) ?? (key ? flagIn(fieldsOf(key)) : null);
}

/** Android counts what was received as 1, and what was sent as 2. */
function smsRole(fields: Fields): string | null {
  if (!fields.has('address') || !fields.has('body')) return null;
  const type = String(fields.get('type'));
  return type === '1' ? 'received' : type === '2' ? 'sent' : null;
}

function flagIn(fields: Fields): string | null {
  const flag = (keys: readonly string[]) => keys.map((key) => fields.get(key)).find((is) => typeof is === 'boolean');
  const [isStaff, isClient] = [flag(staffFlags), flag(clientFlags)];
  if (isStaff !== undefined) return isStaff ? 'agent' : 'customer';
  return isClient === undefined ? null : isClient ? 'customer' : 'agent';
}

function roleText(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim() : null;
  return text !== null && text.length <= 40 && isRole(text) ? text : null;
}
