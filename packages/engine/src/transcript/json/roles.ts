// Roles that JSON states for speakers, and the side of each, given all the roles of a file.
import type { Side } from '../../conversation/conversation.ts';
import { sideOfLabel } from '../../conversation/role-words.ts';
import { keyList } from './fields.ts';

const of = (words: string) => new Set(keyList(words));

const attendants =
  of(`agent internal admin operator rep representative teammate support staff employee host outbound outgoing seller
  salesperson owner advisor consultant humanagent supervisor tenant company business out sent fromme manager us teammember salesrep workspaceuser provider`);
/** Machines that answer for a company: they are its side where no person does. */
const assistants = of(
  'assistant bot ai model gpt trace response chatbot virtualagent aiagent botagent automatedagent voicebot voiceagent',
);
const clients =
  of(`customer external client enduser visitor contact caller lead prospect guest inbound incoming consumer buyer
  patient subscriber shopper in received recipient requester request callee cust them externalcontact`);
/** A client, except beside somebody who is surely one: then a user of the system. */
const users = of('user participant');
/** A client beside a machine that serves; beside people it tells nothing. */
const humans = of('human');
const machines =
  of(`system ivr acd voicemail tool function developer custombot event note workflow toolcall toolcalls toolcallresult
  toolcallinvocation functioncall functioncalloutput toolresult tooluse automation dialer notification queue flow sistema ura robot
  systemmessage autoattendant autoreply announcement prompt recording menu agentaction`);

export type RoleKind = Side | 'machine' | null;

/** A role as one plain word: `CUSTOM_BOT` → `custombot`, `Agent 1` → `agent`. */
export const plainRole = (role: string): string =>
  role
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

/** `supportAgent` → `support Agent` */
const parted = (role: string): string => role.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');

/** What is longer is no role, and may come back at every turn. */
const longestRole = 100;

export const isRole = (text: string): boolean => {
  if (text.length > longestRole) return false;
  const role = plainRole(text);
  return (
    [attendants, assistants, clients, users, humans, machines].some((roles) => roles.has(role)) ||
    sideOfLabel(parted(text)) !== null
  );
};

/** Tells what each role stands for, by all those that a file has. */
export function kindsOf(all: Iterable<string>): (role: string) => RoleKind {
  const roles = new Set([...all].filter(({ length }) => length <= longestRole).map(plainRole));
  const hasPerson = [...roles].some((role) => attendants.has(role));
  const hasAssistant = hasPerson || [...roles].some((role) => assistants.has(role));
  const areOfLine = roles.has('caller') && roles.has('callee');
  const hasClient = [...roles].some((role) => clients.has(role));
  return (text) => {
    if (text.length > longestRole) return null;
    const role = plainRole(text);
    if (machines.has(role)) return 'machine';
    // Who calls and who is called says nothing of who sells.
    if (areOfLine && (role === 'caller' || role === 'callee')) return null;
    if (assistants.has(role)) return hasPerson ? 'machine' : 'attendant';
    if (attendants.has(role)) return 'attendant';
    if (clients.has(role)) return 'client';
    if (humans.has(role)) return hasAssistant ? 'client' : null;
    if (users.has(role)) return hasClient && !hasAssistant ? 'attendant' : 'client';
    return sideOfLabel(parted(text));
  };
}
