// Words by which speaker labels name a role.
import { anyPhrase, wordsOfAll } from '../language/any-language.ts';
import { foreignRoles } from '../language/foreign-roles.ts';
import type { Side } from './conversation.ts';
import { plainText, plainWords } from './words.ts';

const attendantWords = new Set([...wordsOfAll(({ roles }) => roles.attendant), ...foreignRoles.attendant.split(/\s+/)]);
const clientWords = new Set([...wordsOfAll(({ roles }) => roles.client), ...foreignRoles.client.split(/\s+/)]);
const genericWords = wordsOfAll(({ roles }) => roles.generic);
const ranks = wordsOfAll(({ roles }) => roles.rank);
const links = wordsOfAll(({ roles }) => roles.link);
const assistsSomebody = anyPhrase(({ roles }) => roles.assists);

/** Whether a word names a role, on whichever side. */
export const isRoleWord = (word: string): boolean =>
  attendantWords.has(word) || clientWords.has(word) || ranks.has(word);

/** Side that a label states by a role word (`Vendedor 2`, `CUSTOMER`); null where it states none or both. */
export function sideOfLabel(label: string): Side | null {
  const plain = plainText(label.replace(/_/g, ' '));
  if (assistsSomebody.test(plain)) return null;
  const words = plain.trim().split(' ');
  const attendant = words.some((word) => attendantWords.has(word));
  const client = words.some((word) => clientWords.has(word));
  if (attendant === client) return null;
  return attendant ? 'attendant' : 'client';
}

/** Whether a label is made of nothing but role or generic words and numbers, so that it is a label even when seen once. */
export function isRoleLabel(label: string): boolean {
  const words = plainWords(label.replace(/_/g, ' '));
  const known = (word: string) => attendantWords.has(word) || clientWords.has(word) || genericWords.has(word);
  return words.some(known) && words.every((word) => known(word) || /^\w?\d{0,3}$/.test(word) || links.has(word));
}
