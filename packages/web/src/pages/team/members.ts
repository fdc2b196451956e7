// The people of the team as the page shows them: how far each is with signing in, and who fits the search.
import type { TeamMember, User } from '@earshot/core/client';
import { searchKey } from '../../texts/search-key.ts';

export interface Member extends User {
  /** Null where one may not see it. */
  signIn: Omit<TeamMember, 'user'> | null;
}

export type MemberState = 'active' | 'invited' | 'lapsed' | 'deactivated';

/** For administrators. */
export const managedMembers = (team: readonly TeamMember[]): Member[] =>
  team.map(({ user, ...signIn }) => ({ ...user, signIn }));

/** For those who may not see how far somebody is with signing in. */
export const plainMembers = (users: readonly User[]): Member[] => users.map((user) => ({ ...user, signIn: null }));

export function stateOf({ isActive, signIn }: Member): MemberState {
  if (!isActive) return 'deactivated';
  if (!signIn || signIn.hasPassword || signIn.hasOpenId) return 'active';
  return signIn.invitationExpiresAt === null ? 'lapsed' : 'invited';
}

/** What the page can be narrowed to; `mine` is of supervisors. */
export const shows = ['all', 'active', 'invited', 'deactivated', 'mine'] as const;
export type Show = (typeof shows)[number];

/** By parts of name, e-mail and extensions, whatever accents and capitals; `own` is the id of who looks. */
export function fitting(members: readonly Member[], show: Show, search: string, own: string): Member[] {
  const wanted = searchKey(search).split(/\s+/).filter(Boolean);
  return members.filter((member) => {
    if (!isShown(member, show, own)) return false;
    const text = searchKey([member.name, member.email, ...(member.extensions ?? [])].join(' '));
    return wanted.every((part) => text.includes(part));
  });
}

function isShown(member: Member, show: Show, own: string): boolean {
  if (show === 'all') return true;
  if (show === 'mine') return member.id === own || member.supervisor?.id === own;
  const state = stateOf(member);
  return show === 'invited' ? state === 'invited' || state === 'lapsed' : state === show;
}
