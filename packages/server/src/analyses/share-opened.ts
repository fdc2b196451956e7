// Browsers that have opened a link with its passcode: a signed cookie, good until the link or the passcode is another, whose tries are the browser's own (docs/decisions/analysis-fields.md#d34).
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { type Secrets, sealsFor } from '../access/cryptography.ts';
import type { ShareLinkRow } from '../records/share-links.ts';

/** The default lifetime of a link. */
export const openedMs = 90 * 24 * 60 * 60 * 1000;
/** The cookie has no more; the oldest goes. */
const mostLinks = 10;
const sealCharacters = 22;

type Link = Pick<ShareLinkRow, 'share_token' | 'passcode_hash'>;

const sealsOf = (secrets: Secrets, id: string, { share_token, passcode_hash }: Link) =>
  sealsFor(secrets, 'share opened').map((seal) =>
    Buffer.from(seal(Buffer.from(JSON.stringify([id, share_token, passcode_hash]))))
      .toString('base64url')
      .slice(0, sealCharacters),
  );

const marksIn = (cookie: string | null) =>
  (cookie ?? '')
    .split('.')
    .filter((mark) => /^[\w-]{12}~[\w-]{22}$/.test(mark))
    .slice(-mostLinks);

/** The subject that counts the browser's tries; null if it has not opened the link. */
export function openerOf(secrets: Secrets, cookie: string | null, link: Link): string | null {
  for (const mark of marksIn(cookie)) {
    const [id = '', seen = ''] = mark.split('~');
    const isMade = sealsOf(secrets, id, link).some((seal) => timingSafeEqual(Buffer.from(seal), Buffer.from(seen)));
    if (isMade) return id;
  }
  return null;
}

/** The cookie that says it of this link too. */
export function withOpened(secrets: Secrets, cookie: string | null, link: Link): string {
  const id = randomBytes(9).toString('base64url');
  return [...marksIn(cookie).slice(1 - mostLinks), `${id}~${sealsOf(secrets, id, link)[0]!}`].join('.');
}
