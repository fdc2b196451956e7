// Settings → Credits: balance and month for everybody, the ledger for administrators (docs/contract.md#records-of-the-procedure-style-interface; docs/decisions/minutes.md#d22, #d23, #d45).
import type { CreditSummary } from '@earshot/core/client';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../parts/loaded.tsx';
import { Page, Panel } from '../../parts/page.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { administrators } from '../../roles.ts';
import { api } from '../../session/api.ts';
import { useUser } from '../../session/session.tsx';
import { useLocale } from '../../texts/locale.ts';
import { useTexts } from '../../texts/texts.ts';
import { useFormats } from '../../texts/use-formats.ts';
import styles from './credits.module.css';
import { Ledger } from './ledger.tsx';
import { creditsTexts } from './texts/credits-texts.ts';

export default function CreditsPage() {
  const texts = useTexts(creditsTexts);
  const { role } = useUser();
  const summary = useQuery({ queryKey: ['credits'], queryFn: ({ signal }) => api.credits.getSummary({ signal }) });
  return (
    <Page title={texts.title} description={texts.description}>
      <Loaded query={summary} skeleton={<Skeleton lines={6} />}>
        {(data) => <Summary summary={data} />}
      </Loaded>
      {administrators.includes(role) && <Ledger />}
      <Panel title={texts.howTitle}>
        <ul className={styles.how}>
          {texts.how.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Panel>
    </Page>
  );
}

function Summary({ summary }: { summary: CreditSummary }) {
  const texts = useTexts(creditsTexts);
  const formats = useFormats();
  const { currentBalance, planCredits, totalTokensUsed, planName } = summary;
  return (
    <>
      {currentBalance < 1 && <p className={styles.empty}>{texts.empty}</p>}
      <div className={styles.figures}>
        <Panel title={texts.balance}>
          <p className={styles.number}>{texts.minutes(formats.number(currentBalance, 2))}</p>
          <p className={styles.soft}>{texts.balanceHint}</p>
        </Panel>
        <Month summary={summary} />
        <Panel title={texts.plan}>
          <p className={styles.plan}>
            <bdi>{planName}</bdi>
          </p>
          <p className={styles.soft}>{texts.planMinutes(formats.number(planCredits, 2))}</p>
          <p className={styles.soft}>
            {texts.tokens}: {formats.number(totalTokensUsed, 0)}
          </p>
        </Panel>
      </div>
    </>
  );
}

function Month({ summary }: { summary: CreditSummary }) {
  const texts = useTexts(creditsTexts);
  const formats = useFormats();
  const locale = useLocale();
  const { planCredits, usedThisMonth, remainingThisMonth } = summary;
  const [used, plan] = [formats.number(usedThisMonth, 2), formats.number(planCredits, 2)];
  const isOver = planCredits > 0 && usedThisMonth > planCredits;
  const now = new Date();
  const next = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1));
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Panel title={texts.month}>
      <p className={styles.number}>{texts.minutes(used)}</p>
      {planCredits > 0 && (
        <span className={styles.track} aria-hidden="true">
          <span
            className={isOver ? styles.over : styles.fill}
            style={{ width: `${Math.min(100, (100 * usedThisMonth) / planCredits)}%` }}
          />
        </span>
      )}
      <p className={styles.soft}>{planCredits > 0 ? texts.used(used, plan) : texts.usedWithoutPlan(used)}</p>
      {planCredits > 0 && <p>{isOver ? texts.over : texts.remaining(formats.number(remainingThisMonth, 2))}</p>}
      <p className={styles.soft}>{texts.next(date.format(next))}</p>
    </Panel>
  );
}
