// What a person wants to be told outside the pages: off until they switch it on (docs/decisions/mail.md#alerts).
import { type Alerts, isAdministrator, type UserUpdateAlertsInput } from '@earshot/core';
import { decrypt, encrypt, type Secrets } from '../access/cryptography.ts';
import { type StoredSecrets, storedSecrets } from '../access/stored-secrets.ts';
import { recordDeed } from '../audit/record-deed.ts';
import {
  type AlertSettings,
  type AlertSettingsRow,
  alertSettingsOf,
  allChatAddresses,
  replaceChat,
  saveAlertSettings,
} from '../records/alert-settings.ts';
import type { Queries } from '../records/database.ts';
import { lockUser } from '../records/users.ts';
import type { Caller, Service } from '../service.ts';
import { mondayOf } from './digest-week.ts';

const purpose = 'chat-webhook';

const none: AlertSettings = {
  language: null,
  by_mail: 1,
  chat_kind: null,
  chat_url: null,
  digest: 0,
  digest_week: '',
  score_below: null,
  words: '[]',
  failures: 0,
};

type Owner = Pick<AlertSettingsRow, 'user_id' | 'company_id'>;
const ownerOf = ({ company_id, user_id }: Owner) => `${company_id}/${user_id}`;

/** Null when no secret opens it. */
export const chatUrlOf = (row: Owner & { chat_url: string }, secrets: Secrets): string | null =>
  decrypt(row.chat_url, secrets, purpose, ownerOf(row));

/** Addresses of chats, by id of the person. */
export const chatSecrets = (db: Queries, secrets: Secrets): StoredSecrets =>
  storedSecrets({
    rows: () => allChatAddresses(db),
    isCurrent: (row) => chatUrlOf(row, [secrets[0]]) !== null,
    read: (row) => chatUrlOf(row, secrets),
    replace: (row, text) => replaceChat(db, row, encrypt(text, secrets, purpose, ownerOf(row))),
  });

const settingsOf = async (db: Queries, { companyId, userId }: Caller): Promise<AlertSettingsRow> =>
  (await alertSettingsOf(db, companyId, userId)) ?? { ...none, user_id: userId, company_id: companyId };

export async function alertsOf({ db, settings }: Service, caller: Caller): Promise<Alerts> {
  const { userId: _, failures, ...chosen } = chosenAlerts(await settingsOf(db, caller));
  return {
    ...chosen,
    failures: failures && isAdministrator(caller.role),
    sendsMail: settings.EARSHOT_SMTP_URL !== undefined,
  };
}

/** For the export of a company: all but the address of a chat. */
export const chosenAlerts = (row: AlertSettingsRow) => ({
  userId: row.user_id,
  byMail: row.by_mail === 1,
  chat: row.chat_kind,
  digest: row.digest === 1,
  scoreBelow: row.score_below,
  words: JSON.parse(row.words) as string[],
  failures: row.failures === 1,
});

/** Changes what is given. The address of a chat was checked before. */
export async function updateAlerts(
  { db, secrets, now }: Service,
  caller: Caller,
  { byMail, chat, digest, scoreBelow, words, failures, language }: UserUpdateAlertsInput,
): Promise<void> {
  const { companyId, userId } = caller;
  const flag = (value: boolean | undefined, before: 0 | 1): 0 | 1 => (value === undefined ? before : value ? 1 : 0);
  await db.transaction(async (tx) => {
    // Two changes at a time come one after the other.
    await lockUser(tx, companyId, userId);
    const before = await settingsOf(tx, caller);
    const after: AlertSettingsRow = {
      ...before,
      language: language ?? before.language,
      by_mail: flag(byMail, before.by_mail),
      digest: flag(digest, before.digest),
      failures: flag(failures, before.failures),
      ...(scoreBelow !== undefined && { score_below: scoreBelow }),
      ...(words !== undefined && { words: JSON.stringify([...new Set(words.map((word) => word.trim()))]) }),
      ...(chat !== undefined && {
        chat_kind: chat?.kind ?? null,
        chat_url: chat && encrypt(chat.url, secrets, purpose, ownerOf(before)),
      }),
    };
    // The first digest is that of the week in which somebody asked for it.
    if (before.digest === 0 && after.digest === 1) after.digest_week = mondayOf(now());
    await saveAlertSettings(tx, after);
    const { userId: _, words: kept, ...details } = chosenAlerts(after);
    await recordDeed(
      tx,
      caller,
      { kind: 'alerts.updated', subjectId: userId, details: { ...details, words: kept.length } },
      now(),
    );
  });
}
