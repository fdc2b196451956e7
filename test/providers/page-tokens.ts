// Pages of a provider's list: each token is good for its own question, and for 15 minutes.
import { randomBytes } from 'node:crypto';

const tokenMs = 15 * 60_000;

export interface PageTokens {
  /** Where a page begins, 0 without a token; null for a token that has ended or is another question's. */
  offsetOf(question: string, token: string | null): number | null;
  /** Token of the page that begins at `offset`; null if the list ends before. */
  tokenOf(question: string, offset: number, length: number): string | null;
}

export function pageTokens(now: () => number): PageTokens {
  const pages = new Map<string, { question: string; offset: number; until: number }>();
  return {
    offsetOf: (question, token) => {
      if (token === null) return 0;
      const page = pages.get(token);
      return page && page.until > now() && page.question === question ? page.offset : null;
    },
    tokenOf: (question, offset, length) => {
      if (offset >= length) return null;
      const token = randomBytes(16).toString('hex');
      pages.set(token, { question, offset, until: now() + tokenMs });
      return token;
    },
  };
}
