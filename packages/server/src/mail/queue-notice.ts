// Queues what is told to a person, in the transaction of the event. Each person gets, and each company sends, a limited number a day.
import type { Queries } from '../records/database.ts';
import { newId } from '../records/ids.ts';
import { insertNotice, type NoticeChannel, noticesOfCompany, noticesToAddress } from '../records/notices.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** For each kind: how long it is worth sending, and how many one e-mail address gets in such a time, from all companies. */
export const noticeKinds = {
  passwordReset: { lastsMs: hourMs, most: 6, withinMs: hourMs },
  passwordChanged: { lastsMs: dayMs, most: 10, withinMs: dayMs },
  secondFactorChanged: { lastsMs: dayMs, most: 10, withinMs: dayMs },
  passkeysChanged: { lastsMs: dayMs, most: 10, withinMs: dayMs },
  newSignIn: { lastsMs: dayMs, most: 10, withinMs: dayMs },
  digest: { lastsMs: 2 * dayMs, most: 4, withinMs: dayMs },
  callAlert: { lastsMs: dayMs, most: 60, withinMs: dayMs },
  // One by mail and one in a chat; other failures of the hour are on the page.
  recordingFailed: { lastsMs: dayMs, most: 2, withinMs: hourMs },
  recordingUncollected: { lastsMs: dayMs, most: 2, withinMs: hourMs },
  integrationStopped: { lastsMs: dayMs, most: 20, withinMs: dayMs },
  integrationRecovered: { lastsMs: dayMs, most: 20, withinMs: dayMs },
} as const;

export type NoticeKind = keyof typeof noticeKinds;

/** A company that sends its people more in a day misuses the mail server. */
const mostOfCompany = 2000;

export interface Notice {
  companyId: string;
  userId: string;
  kind: NoticeKind;
  channel?: NoticeChannel;
  subjectId?: string | null;
  /** Never a word of a conversation. */
  facts?: Readonly<Record<string, string | number | boolean | null | readonly string[]>>;
}

/** The notice's id; null where the person or the company has had its share. `now` in ms. */
export async function queueNotice(tx: Queries, notice: Notice, now: number): Promise<string | null> {
  const { companyId, userId, kind, channel = 'mail', subjectId = null, facts = {} } = notice;
  const { lastsMs, most, withinMs } = noticeKinds[kind];
  if ((await noticesToAddress(tx, userId, [kind], now - withinMs)) >= most) return null;
  if ((await noticesOfCompany(tx, companyId, now - dayMs)) >= mostOfCompany) return null;
  const { id } = newId();
  await insertNotice(tx, {
    id,
    company_id: companyId,
    user_id: userId,
    channel,
    kind,
    subject_id: subjectId,
    facts: JSON.stringify(facts),
    created_at: now,
    expires_at: now + lastsMs,
  });
  return id;
}
