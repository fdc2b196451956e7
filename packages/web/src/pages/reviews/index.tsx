// Reviews: what to read of each person, drawn at random, and how far people agree with the engine.
import { useSearchParams } from 'wouter';
import { Select } from '../../parts/field.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Page, Panel } from '../../parts/page.tsx';
import { changedQuery } from '../../parts/query.ts';
import { TeamOptions } from '../../parts/team-options.tsx';
import { useUsers } from '../../session/people.ts';
import { useUser } from '../../session/session.tsx';
import { useLocale } from '../../texts/locale.ts';
import { useTexts } from '../../texts/texts.ts';
import { AgreementTable } from './agreement-table.tsx';
import { lastMonths, monthName, monthOf, periodName } from './month.ts';
import styles from './reviews.module.css';
import { SampleTable } from './sample-table.tsx';
import { reviewsTexts } from './texts/reviews-texts.ts';
import { countOf, periodOf, useAgreement, useSample } from './use-reviews.ts';

const counts = [1, 3, 5, 10, 20];
/** Months: a small team has reviewed enough for a share only in several of them. */
const periods = [1, 3, 12];

export default function ReviewsPage() {
  const texts = useTexts(reviewsTexts);
  const locale = useLocale();
  const [address, setAddress] = useSearchParams();
  const chosen = { month: monthOf(address, new Date()), count: countOf(address), team: address.get('team') };
  const sample = useSample(chosen);
  const period = periodOf(address);
  const agreement = useAgreement(chosen.month, period);
  const change = (name: string, value: string) =>
    setAddress((before) => changedQuery(before, { [name]: value || null }), { replace: true });
  const months = lastMonths(new Date());
  return (
    <Page title={texts.title} description={texts.description}>
      <search className={styles.filters} aria-label={texts.filters}>
        <Select label={texts.month} value={chosen.month} onChange={({ target }) => change('month', target.value)}>
          {(months.includes(chosen.month) ? months : [chosen.month, ...months]).map((month) => (
            <option key={month} value={month}>
              {monthName(month, locale)}
            </option>
          ))}
        </Select>
      </search>
      <Panel title={texts.sample}>
        <p>{texts.sampleHint}</p>
        <div className={styles.filters}>
          <Select label={texts.perPerson} value={chosen.count} onChange={({ target }) => change('count', target.value)}>
            {counts.map((count) => (
              <option key={count}>{count}</option>
            ))}
          </Select>
          <TeamFilter chosen={chosen.team} onChange={(team) => change('team', team)} />
        </div>
        <Loaded query={sample}>{({ people }) => <SampleTable people={people} />}</Loaded>
      </Panel>
      <Panel title={texts.agreement}>
        <div className={styles.filters}>
          <Select label={texts.period} value={period} onChange={({ target }) => change('period', target.value)}>
            {periods.map((months) => (
              <option key={months} value={months}>
                {periodName(chosen.month, months, locale)}
              </option>
            ))}
          </Select>
        </div>
        <Loaded query={agreement}>{(figures) => <AgreementTable agreement={figures} />}</Loaded>
      </Panel>
    </Page>
  );
}

/** Supervisors have one team. */
function TeamFilter({ chosen, onChange }: { chosen: string | null; onChange(team: string): void }) {
  const texts = useTexts(reviewsTexts);
  const { role } = useUser();
  const users = useUsers();
  if (role === 'supervisor' || !users.data) return null;
  return (
    <Select label={texts.team} value={chosen ?? ''} onChange={({ target }) => onChange(target.value)}>
      <option value="">{texts.everyTeam}</option>
      <TeamOptions users={users.data} />
    </Select>
  );
}
