// Names to call the two sides by: as given, else as in the file where that is a name and not a label.
import type { Side, Speaker } from './conversation.ts';
import { isRoleLabel, isRoleWord } from './role-words.ts';
import { plainWords } from './words.ts';

/** A speaker's name without the company or department that stands beside it: "Caio | Suporte", "Farida Noor - Clearstep", "Ana (Norwick)". */
export const ownName = (name: string): string => name.split(/[|(]|(?<=\s)[–—-]\s/)[0]!.trim() || name.trim();

/** Also "Client Anna": who begins with a role is called by none. And "Owner", a title without a name. */
const isLabel = (name: string) =>
  isRoleLabel(name) ||
  plainWords(name).every(isRoleWord) ||
  isRoleLabel(name.split(' ')[0]!) ||
  /^[\p{N}_]+$|^.$/u.test(name);

/** The given name, else the first speaker of that side whose name is one; null where none is known. */
export function nameOf(
  conversation: { readonly speakers: readonly Speaker[] },
  side: Side,
  given: string | null,
): string | null {
  if (given?.trim()) return given.trim();
  const names = conversation.speakers.filter((speaker) => speaker.side === side).map(({ name }) => ownName(name));
  return names.find((name) => !isLabel(name)) ?? null;
}
