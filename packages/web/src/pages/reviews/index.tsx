// Reviews: what to read of each person, drawn at random, and how far people agree with the engine.
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { Select } from '../../parts/field.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Page, Panel } from '../../parts/page.tsx';
import { changedQuery } from '../../parts/query.ts';
import { TeamOptions } from '../../parts/team-options.tsx';
import { untyped, useInteractionTypes } from '../../session/interaction-types.ts';
import { useUsers } from '../../session/people.ts';
import { countOf } from '../../session/review-sample.ts';
import { sampleQuery } from '../../session/sample-query.ts';
import { useUser } from '../../session/session.tsx';
import { useLocale } from '../../texts/locale.ts';
import { lastMonths, monthName, periodName } from '../../texts/month.ts';
import { useTexts } from '../../texts/texts.ts';
import { AgreementTable } from './agreement-table.tsx';
import { CalibrationTable } from './calibration-table.tsx';
import { DownloadAgreement, DownloadCalibration } from './download-agreement.tsx';
import styles from './reviews.module.css';
import { SampleTable } from './sample-table.tsx';
import { reviewsTexts } from './texts/reviews-texts.ts';
import { periodOf, useAgreement, useCalibrationAgreement, useMonth } from './use-reviews.ts';

const counts = [1, 3, 5, 10, 20];
/** Months: a small team has reviewed enough for a share only in several of them. */
const periods = [1, 3, 12];

export default function ReviewsPage() {
  const texts = useTexts(reviewsTexts);
  const locale = useLocale();
  const [address, setAddress] = useSearchParams();
  const scope = { count: countOf(address), team: address.get('team') };
  const choice = { month: useMonth(address, scope), ...scope };
  const sample = useQuery(sampleQuery(choice));
  const period = periodOf(address);
  const type = address.get('type');
  const asked = { month: choice.month, months: period, team: choice.team, type };
  const agreement = useAgreement(asked);
  const calibration = useCalibrationAgreement(asked);
  const change = (name: string, value: string) =>
    setAddress((before) => changedQuery(before, { [name]: value || null }), { replace: true });
  const months = lastMonths(new Date());
  return (
    <Page title={texts.title} description={texts.description}>
      <search className={styles.filters} aria-label={texts.filters}>
        <Select label={texts.month} value={choice.month} onChange={({ target }) => change('month', target.value)}>
          {(months.includes(choice.month) ? months : [choice.month, ...months]).map((month) => (
            <option key={month} value={month}>
              {monthName(month, locale)}
            </option>
          ))}
        </Select>
        <TeamFilter chosen={choice.team} onChange={(team) => change('team', team)} />
      </search>
      <Panel title={texts.sample}>
        <p>{texts.sampleHint}</p>
        <div className={styles.filters}>
          <Select label={texts.perPerson} value={choice.count} onChange={({ target }) => change('count', target.value)}>
            {counts.map((count) => (
              <option key={count}>{count}</option>
            ))}
          </Select>
        </div>
        <Loaded query={sample}>{({ people }) => <SampleTable people={people} choice={choice} />}</Loaded>
      </Panel>
      <Panel title={texts.agreement}>
        <div className={styles.filters}>
          <Select label={texts.period} value={period} onChange={({ target }) => change('period', target.value)}>
            {periods.map((months) => (
              <option key={months} value={months}>
                {periodName(choice.month, months, locale)}
              </option>
            ))}
          </Select>
          <TypeFilter chosen={type} onChange={(type) => change('type', type)} />
        </div>
        <Loaded query={agreement}>
          {(figures) => (
            <>
              <AgreementTable agreement={figures} />
              {figures.analyses > 0 && <DownloadAgreement agreement={figures} type={type} team={choice.team} />}
            </>
          )}
        </Loaded>
      </Panel>
      <Panel title={texts.calibration.title}>
        <p>{texts.calibration.hint}</p>
        <Loaded query={calibration}>
          {(figures) => (
            <>
              <CalibrationTable agreement={figures} />
              {figures.analyses > 0 && <DownloadCalibration agreement={figures} type={type} team={choice.team} />}
            </>
          )}
        </Loaded>
      </Panel>
    </Page>
  );
}

interface FilterProps {
  chosen: string | null;
  onChange(value: string): void;
}

/** Supervisors have one team. */
function TeamFilter({ chosen, onChange }: FilterProps) {
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

/** Types that are off too: what was judged by them still counts. */
function TypeFilter({ chosen, onChange }: FilterProps) {
  const texts = useTexts(reviewsTexts);
  const types = useInteractionTypes().data ?? [];
  const isUnknown = chosen !== null && chosen !== untyped && !types.some(({ key }) => key === chosen);
  return (
    <Select label={texts.type} value={chosen ?? ''} onChange={({ target }) => onChange(target.value)}>
      <option value="">{texts.everyType}</option>
      {isUnknown && <option value={chosen}>{chosen}</option>}
      {types.map(({ key, label }) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </Select>
  );
}
