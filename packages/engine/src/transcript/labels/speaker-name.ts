// What can be a speaker's name on a line of its own, and whether the names that a file would have so are those of speakers.

import { isRoleLabel } from '../../conversation/role-words.ts';
import { readClock } from '../text/clock.ts';
import { tidyLabel, withoutInitials } from './speaker-label.ts';

const longestName = 64;
const mostWords = 6;

/** The name that a piece of a line may be, without marks around it; null for what reads like words, titles or dates. */
export function asName(piece: string): string | null {
  if (piece.length > longestName + 16) return null;
  const name = tidyLabel(piece.replaceAll('\t', ' ').trim()).replace(/ ?[:,]$/, '');
  if (name === '' || name.length > longestName || !/[\p{L}\p{N}]/u.test(name)) return null;
  if (/[.?!…:;,"”»]$/.test(withoutInitials(name)) || /[?!¿¡;•·]|: |, .*, /.test(name)) return null;
  if (readClock(name) || /\b(?:19|20)\d\d\b|https?:/.test(name) || name.split(/\s+/).length > mostWords) return null;
  return name;
}

/** Whether a name is written as names are: capitals (particles aside), an address, a telephone number, a role. */
export function isWrittenAsName(name: string): boolean {
  if (
    isRoleLabel(name.replace(/ ?\([^()]*\)$/, '')) ||
    /^\S[^\s@]*@\S+$/.test(name) ||
    /^\+?[\d ()-]{7,24}$/.test(name)
  )
    return true;
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const particle = /^(?:de|da|do|dos|das|del|la|las|los|y|e|van|von|der|den|di|du|le|el|al|bin|ibn|\(.*)$/i;
  return words.length > 0 && words.every((word) => particle.test(word) || /^[^\p{L}]*\p{Lu}/u.test(word));
}

/** Whether lines with these names, in order, are turns: names come back, and few are written unlike names. */
export function areSpeakers(names: readonly string[]): boolean {
  if (names.length < 2) return false;
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const written = names.filter(isWrittenAsName).length;
  if (names.length < 4) return written === names.length;
  let again = 0;
  for (const count of counts.values()) if (count > 1) again += count;
  return again >= 0.6 * names.length && written >= 0.5 * names.length;
}
