// The worker of notices: claims what is due, says it to the person as they and their company are now, and tries again until it is no longer worth it (docs/decisions/mail.md#queue).
import { type ClaimLoop, startClaimLoop } from '../claim-loop.ts';
import { renderMail } from '../mail/render-mail.ts';
import { type ClaimedNotice, claimNotices, endNoticeAttempt } from '../records/notices.ts';
import type { Service } from '../service.ts';
import { composeNotice } from './compose.ts';
import { sendChat } from './send-chat.ts';

const pollMs = 1000;
const mostAtOnce = 4;
/** Longer than a mail server may take in all. */
const leaseMs = 3 * 60 * 1000;
const delaysMs = [30_000, 2 * 60_000, 5 * 60_000, 15 * 60_000, 30 * 60_000];
/** Nothing that waits to be sent waits longer. */
export const longestDelayMs = 60 * 60_000;

export function startNoticeWorker(service: Service): ClaimLoop {
  const { db, log } = service;

  async function work(notice: ClaimedNotice): Promise<void> {
    const outcome = await deliver(notice, service);
    if (outcome.kind !== 'failed') {
      if (outcome.kind === 'refused') log.warn({ ...said(notice), reason: outcome.reason }, 'notice refused');
      return endNoticeAttempt(db, notice, null);
    }
    const nextAt = service.now() + (delaysMs[notice.attempts - 1] ?? longestDelayMs);
    const isOver = nextAt > notice.expires_at;
    log.warn({ ...said(notice), reason: outcome.reason }, isOver ? 'notice given up' : 'notice not sent yet');
    await endNoticeAttempt(db, notice, isOver ? null : nextAt);
  }

  return startClaimLoop<ClaimedNotice>({
    pollMs,
    hasRoom: (running) => running.length < mostAtOnce,
    claim: async ({ running, start }) => {
      const now = service.now();
      const most = mostAtOnce - running.length;
      const claimed = await db.transaction((tx) => claimNotices(tx, now, now + leaseMs, most));
      for (const notice of claimed) start(notice);
      return claimed.length === most;
    },
    work,
    stopMs: 15_000,
    failed: (error) => log.warn({ err: error }, 'queue of notices not reached'),
  });
}

type Outcome = { kind: 'sent' | 'dropped' } | { kind: 'refused' | 'failed'; reason: string };

async function deliver(notice: ClaimedNotice, service: Service): Promise<Outcome> {
  const { mailer } = service;
  const isToMail = notice.channel === 'mail';
  if ((isToMail && !mailer) || notice.expires_at <= service.now()) return { kind: 'dropped' };
  const composed = await composeNotice(notice, service);
  if (!composed) return { kind: 'dropped' };
  if (!isToMail) return sendChat(composed.chosen, composed.letter, service);
  return mailer!.send(composed.to, renderMail(composed.letter), notice.id);
}

const said = ({ id, kind, user_id: userId, attempts: attempt }: ClaimedNotice) => ({
  noticeId: id,
  kind,
  userId,
  attempt,
});
