// Whose request is begun next when more come in than one turn of the event loop can take: companies by turns, however many requests one of them sends (docs/decisions/requests.md#request-turns).
import type { Context, Middleware } from 'koa';
import { hashSecret } from '../access/cryptography.ts';
import { countedAddress } from '../network/networks.ts';
import { turnLines } from '../turn-lines.ts';
import { sessionToken } from './browser.ts';

/** So long a turn of the event loop begins requests; the rest wait for the next one. */
const turnMs = 4;
/** Of those that waited, so many at most are begun in a turn. */
const mostAtOnce = 16;
/** Keys and sessions whose company is known; above it, those that were let in longest ago are forgotten. */
const mostKnown = 10_000;

export interface RequestTurns {
  /** Whether a request may begin at once; then it has. */
  tryBegin(): boolean;
  /** Resolves when a request of `subject` may begin. */
  wait(subject: string): Promise<void>;
}

/** `now` gives milliseconds. */
export function requestTurns(now: () => number = () => performance.now()): RequestTurns {
  const lines = turnLines<() => void>();
  /** When the first request of this turn began; null before. */
  let beganAt: number | null = null;
  let isScheduled = false;

  const isSpent = () => beganAt !== null && now() - beganAt >= turnMs;

  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(endTurn);
  }

  function endTurn(): void {
    isScheduled = false;
    beganAt = null;
    if (lines.isEmpty) return;
    schedule();
    // A callback for each, so that what a request does at once counts before the next one begins.
    for (let count = 0; count < mostAtOnce; count += 1) setImmediate(serveNext);
  }

  function serveNext(): void {
    const begin = isSpent() ? undefined : lines.next();
    if (!begin) return;
    beganAt ??= now();
    begin();
  }

  return {
    tryBegin: () => {
      if (!lines.isEmpty || isSpent()) return false;
      beganAt ??= now();
      schedule();
      return true;
    },
    wait: (subject) =>
      new Promise((begin) => {
        schedule();
        lines.add(subject, begin);
      }),
  };
}

/** Which company a key or a session belongs to, of those that were let in a short time ago. Without it, a request counts as its address's. */
export interface KnownCallers {
  note(credential: string, companyId: string): void;
  companyOf(credential: string): string | undefined;
}

export function knownCallers(): KnownCallers {
  const companies = new Map<string, string>();
  return {
    note: (credential, companyId) => {
      companies.delete(credential);
      companies.set(credential, companyId);
      if (companies.size > mostKnown) companies.delete(companies.keys().next().value!);
    },
    companyOf: (credential) => companies.get(credential),
  };
}

/** The hash of what the request shows of itself; null when it shows nothing. */
export function credentialOf(ctx: Context): string | null {
  const text = ctx.get('X-API-Key') || sessionToken(ctx);
  return text ? hashSecret(text) : null;
}

/** Koa middleware: requests begin by turns. Who asks for the health of the process does not wait. */
export function takeTurns(turns: RequestTurns, callers: KnownCallers): Middleware {
  return async (ctx, next) => {
    if (!turns.tryBegin() && !/^\/(healthz|readyz)$/.test(ctx.path)) {
      const credential = credentialOf(ctx);
      const companyId = credential === null ? undefined : callers.companyOf(credential);
      await turns.wait(companyId ?? countedAddress(ctx.ip));
    }
    return next();
  };
}
