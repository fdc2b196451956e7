// What a notice says when it is sent: nothing to people who have left, and nothing that has become pointless since it was queued.
import type { Language } from '@earshot/core';
import { hashSecret } from '../access/cryptography.ts';
import { resetLink, resetTokens } from '../accounts/password-reset.ts';
import type { NoticeKind } from '../mail/queue-notice.ts';
import { type Letter, plainName } from '../mail/render-mail.ts';
import { type AlertSettingsRow, alertSettingsOf } from '../records/alert-settings.ts';
import { companyById } from '../records/companies.ts';
import type { NoticeRow } from '../records/notices.ts';
import { passkeysOf } from '../records/passkeys.ts';
import { personOfReset } from '../records/password-resets.ts';
import { userById } from '../records/users.ts';
import type { Service } from '../service.ts';
import { alertLetters } from './alert-letters.ts';
import { type LetterTexts, letterTexts } from './letters/letter-texts.ts';
import type { Occasion } from './occasion.ts';

export interface ComposedNotice {
  to: string;
  letter: Letter;
  /** What the person wants to be told; undefined: they have never chosen. */
  chosen: AlertSettingsRow | undefined;
}

/** Null: there is nothing to say any more. */
export async function composeNotice(notice: NoticeRow, service: Service): Promise<ComposedNotice | null> {
  const user = await userById(service.db, notice.company_id, notice.user_id);
  const company = await companyById(service.db, notice.company_id);
  if (!user || user.deactivated_at !== null || !company || company.deactivated_at !== null) return null;
  const facts = JSON.parse(notice.facts);
  const chosen = await alertSettingsOf(service.db, notice.company_id, notice.user_id);
  const texts = letterTexts[(facts.language ?? chosen?.language ?? company.language) as Language];
  const occasion: Occasion = { notice, user, chosen, company: plainName(company.name), facts, texts, service };
  const letter = await letters[notice.kind as NoticeKind](occasion);
  return letter && { to: user.email, letter, chosen };
}

const letters: Record<NoticeKind, (occasion: Occasion) => Letter | null | Promise<Letter | null>> = {
  ...alertLetters,
  passwordReset: async ({ notice, company, texts, service }) => {
    const { db, secrets, now, publicUrl } = service;
    for (const token of resetTokens(secrets, notice.id))
      if ((await personOfReset(db, hashSecret(token), now())) === notice.user_id)
        return {
          subject: texts.passwordReset.subject(company),
          parts: [
            texts.passwordReset.explanation(company),
            { link: resetLink(publicUrl, token), label: texts.passwordReset.link },
            texts.passwordReset.otherwise,
          ],
          footer: [texts.whyAccount(company)],
        };
    return null;
  },
  passwordChanged: async (occasion) => {
    const { company, facts, texts, user, service } = occasion;
    const { explanation, passkeys, otherwise, ...said } = texts.passwordChanged;
    const hasPasskeys = (await passkeysOf(service.db, user.id)).length > 0;
    const told = {
      ...said,
      explanation: explanation(company, facts.how),
      otherwise: hasPasskeys ? `${otherwise} ${passkeys}` : otherwise,
    };
    return accountLetter(occasion, told, '/forgot-password');
  },
  secondFactorChanged: (occasion) => {
    const { company, facts, texts } = occasion;
    const { explanation, ...said } = texts.secondFactorChanged;
    return accountLetter(occasion, { ...said, explanation: explanation(company, facts.how) }, '/account');
  },
  passkeysChanged: (occasion) => {
    const { company, facts, texts } = occasion;
    const { explanation, ...said } = texts.passkeysChanged;
    return accountLetter(occasion, { ...said, explanation: explanation(company, facts.how) }, '/account');
  },
  newSignIn: (occasion) => {
    const { explanation, ...said } = occasion.texts.newSignIn;
    return accountLetter(occasion, { ...said, explanation: explanation(occasion.company) }, '/account');
  },
};

interface Told {
  subject(company: string): string;
  explanation: string;
  otherwise: string;
  link: string;
}

/** Something happened to the account, then and there. */
const accountLetter = (
  { company, facts, texts, service }: Occasion,
  { subject, explanation, otherwise, link }: Told,
  path: '/account' | '/forgot-password',
): Letter => ({
  subject: subject(company),
  parts: [
    explanation,
    { figures: placeOf(facts, texts) },
    otherwise,
    { link: `${service.publicUrl}${path}`, label: link },
  ],
  footer: [texts.whyAccount(company)],
});

interface Place {
  at: number;
  userAgent?: string | null;
  address: string | null;
}

const placeOf = ({ at, userAgent, address }: Place, texts: LetterTexts): (readonly [string, string])[] => [
  [texts.place.when, texts.dateTime(at)],
  ...(userAgent ? [[texts.place.browser, userAgent] as const] : []),
  ...(address ? [[texts.place.address, address] as const] : []),
];
