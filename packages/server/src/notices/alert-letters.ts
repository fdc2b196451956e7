// Letters that a person has asked for: written only as long as they still want them, and only of what their role sees (docs/decisions/mail.md#alerts).
import { type CollectionErrorReason, isAdministrator } from '@earshot/core';
import type { FailureNotice } from '../mail/failure-notices.ts';
import { type Letter, plainName } from '../mail/render-mail.ts';
import { analysisWithoutWords } from '../records/analysis-documents.ts';
import { type DigestScope, digestCalls, digestFigures } from '../records/digest-figures.ts';
import { type IntegrationRow, integrationById } from '../records/integrations.ts';
import { supervisedIds } from '../records/users.ts';
import { mayHear } from './check-alerts.ts';
import type { Occasion } from './occasion.ts';

const weekMs = 7 * 24 * 60 * 60 * 1000;

type Compose = (occasion: Occasion) => Promise<Letter | null>;

export const alertLetters: Record<'callAlert' | 'digest' | FailureNotice['kind'], Compose> = {
  callAlert: async (occasion) => {
    const { notice, user, chosen, facts, texts, service } = occasion;
    if (!isWanted(occasion) || (chosen!.score_below === null && chosen!.words === '[]')) return null;
    const row = await analysisWithoutWords(service.db, notice.company_id, notice.subject_id ?? '');
    if (!row || row.archived_at !== null || row.excluded_at !== null) return null;
    const { id: user_id, company_id, role } = user;
    if (!(await mayHear(service.db, { user_id, company_id, role }, row))) return null;
    const { display_score: score, salesperson_name: name } = row;
    return {
      subject: texts.callAlert.subject(occasion.company),
      parts: [
        ...(facts.isLow && score !== null ? [texts.callAlert.low(score)] : []),
        ...(facts.words.length > 0 ? [texts.callAlert.words(facts.words.map(plainName))] : []),
        {
          figures: [
            ...(name === null ? [] : [[texts.call.person, plainName(name)] as const]),
            [texts.call.when, texts.day(row.occurred_at)] as const,
            ...(score === null ? [] : [[texts.call.score, String(score)] as const]),
          ],
        },
        { link: `${service.publicUrl}/analyses/${row.id}`, label: texts.callAlert.link },
      ],
      footer: footerOf(occasion),
    };
  },
  digest: async (occasion) => {
    const { facts, texts, service, company } = occasion;
    if (!isWanted(occasion) || occasion.chosen!.digest !== 1) return null;
    const scope = await scopeOf(occasion, facts.monday - weekMs, facts.monday);
    const { count, meanScore } = await digestFigures(service.db, scope);
    if (count === 0) return null;
    const before = await digestFigures(service.db, { ...scope, fromMs: scope.fromMs - weekMs, toMs: scope.fromMs });
    const calls = [
      ...(await digestCalls(service.db, scope, 'highest', 1)),
      ...(await digestCalls(service.db, scope, 'lowest', 2)),
    ];
    const worth = calls.filter(({ id }, at) => calls.findIndex((other) => other.id === id) === at);
    const changed = meanScore === null || before.meanScore === null ? null : meanScore - before.meanScore;
    return {
      subject: texts.digest.subject(company),
      parts: [
        texts.digest.explanation(texts.day(scope.fromMs), texts.day(scope.toMs - 1)),
        {
          figures: [
            [texts.digest.calls, String(count)] as const,
            ...(meanScore === null ? [] : [[texts.digest.mean, String(meanScore)] as const]),
            ...(changed === null
              ? []
              : [[texts.digest.change, changed > 0 ? `+${changed}` : String(changed)] as const]),
          ],
        },
        ...(worth.length > 0 ? [texts.digest.worth] : []),
        ...worth.map(({ id, display_score: score, salesperson_name: name, occurred_at: at }) => ({
          link: `${service.publicUrl}/analyses/${id}`,
          label: texts.digest.call(score, name === null ? null : plainName(name), texts.day(at)),
        })),
      ],
      footer: footerOf(occasion),
    };
  },
  recordingFailed: async (occasion) => {
    const { notice, texts, service, company } = occasion;
    if (!isForAdministrator(occasion)) return null;
    const row = await analysisWithoutWords(service.db, notice.company_id, notice.subject_id ?? '');
    if (row?.status !== 'failed' || row.archived_at !== null) return null;
    return {
      subject: texts.recordingFailed.subject(company),
      parts: [
        texts.recordingFailed.explanation,
        { link: `${service.publicUrl}/analyses/${row.id}`, label: texts.recordingFailed.link },
      ],
      footer: footerOf(occasion),
    };
  },
  recordingUncollected: (occasion) => integrationLetter(occasion, 'recordingUncollected', () => true),
  integrationStopped: (occasion) =>
    integrationLetter(occasion, 'integrationStopped', (row) => row.stopped_at !== null, reasonText(occasion)),
  integrationRecovered: (occasion) =>
    integrationLetter(occasion, 'integrationRecovered', (row) => row.stopped_at === null),
};

/** About an integration that is there and switched on, and of which it is still true. */
async function integrationLetter(
  occasion: Occasion,
  kind: 'recordingUncollected' | 'integrationStopped' | 'integrationRecovered',
  isTrue: (row: IntegrationRow) => boolean,
  why: string | null = null,
): Promise<Letter | null> {
  const { notice, texts, service, company } = occasion;
  if (!isForAdministrator(occasion)) return null;
  const row = await integrationById(service.db, notice.company_id, notice.subject_id ?? '');
  if (!row || row.is_active === 0 || !isTrue(row)) return null;
  return {
    subject: texts[kind].subject(company),
    parts: [
      texts[kind].explanation(plainName(row.label ?? row.connector)),
      ...(why === null ? [] : [why]),
      { link: `${service.publicUrl}/settings/integrations`, label: texts[kind].link },
    ],
    footer: footerOf(occasion),
  };
}

/** Null where the notice knows no reason. */
const reasonText = ({ facts: { reason = null }, texts }: Occasion): string | null =>
  reason === null ? null : texts.integrationStopped.reasons[reason as CollectionErrorReason];

/** Whether the way is still chosen. */
const isWanted = ({ chosen, notice: { channel } }: Occasion): boolean =>
  chosen !== undefined && (channel === 'mail' ? chosen.by_mail === 1 : chosen.chat_url !== null);

const isForAdministrator = (occasion: Occasion): boolean =>
  isWanted(occasion) && occasion.chosen!.failures === 1 && isAdministrator(occasion.user.role);

/** The own calls, those of the team, or those of the company. */
async function scopeOf({ user, service }: Occasion, fromMs: number, toMs: number): Promise<DigestScope> {
  const { id, company_id: companyId, role } = user;
  const team = role === 'supervisor' ? await supervisedIds(service.db, companyId, id) : [];
  return { companyId, salespersonIds: isAdministrator(role) ? 'all' : [id, ...team], fromMs, toMs };
}

const footerOf = ({ texts, company, service }: Occasion): Letter['footer'] => [
  texts.whyAlert(company),
  { link: `${service.publicUrl}/account`, label: texts.switchOff },
];
