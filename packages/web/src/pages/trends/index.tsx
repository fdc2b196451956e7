// Trends: how conversations go over a period, for all, for each person and for each team, beside the period before (docs/decisions/access.md#d12, docs/decisions/sign-in.md#d53).
import { useSearchParams } from 'wouter';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Page } from '../../parts/page.tsx';
import { changedQuery } from '../../parts/query.ts';
import { Skeleton } from '../../parts/skeleton.tsx';
import { useUser } from '../../session/session.tsx';
import { useLocale } from '../../texts/locale.ts';
import { useTexts } from '../../texts/texts.ts';
import { Criteria, criterionId } from './criteria.tsx';
import { Figures } from './figures.tsx';
import { Filters } from './filters.tsx';
import { Groups } from './groups.tsx';
import { type Measure, measures } from './measures.ts';
import { OverTime } from './over-time.tsx';
import { type Period, periodOf, type Range } from './period.ts';
import { ProgressPanel } from './progress-panel.tsx';
import { trendsTexts } from './texts/trends-texts.ts';
import styles from './trends.module.css';
import { isAskable, type Narrowing, type Shown, useTrends } from './use-trends.ts';

export default function TrendsPage() {
  const texts = useTexts(trendsTexts);
  const { role } = useUser();
  const [address, setAddress] = useSearchParams();
  const period = periodOf(address, new Date());
  const narrowing: Narrowing = {
    type: address.get('type') || null,
    person: role === 'salesperson' ? null : address.get('person') || null,
    team: role === 'salesperson' || role === 'supervisor' ? null : address.get('team') || null,
  };
  const { present, before } = useTrends(period, narrowing);
  const change = (changes: Record<string, string | null>) =>
    // A day that is being typed is not a page to go back to.
    setAddress((old) => changedQuery(old, changes), { replace: period.preset === null && !('period' in changes) });
  return (
    <Page
      title={texts.title}
      description={role === 'salesperson' ? texts.descriptionForSalesperson : texts.description}
    >
      <Filters period={period} narrowing={narrowing} onChange={change} />
      {isAskable(period) && (
        <Loaded query={present} skeleton={<Skeleton lines={10} />}>
          {(shown) => (
            <div
              className={present.isPlaceholderData ? styles.stale : styles.content}
              aria-busy={present.isPlaceholderData}
            >
              <Summary shown={shown} before={before.data} period={period} narrowing={narrowing} />
              {shown.trends.all.analyses === 0 ? (
                <EmptyState
                  title={texts.empty}
                  action={
                    <Button onClick={() => change({ period: '52w', from: null, to: null })}>{texts.longer}</Button>
                  }
                >
                  {texts.emptyHint}
                </EmptyState>
              ) : (
                <>
                  <Figures trend={shown.trends.all} before={before.data?.trends.all} targets={shown.trends.targets} />
                  <OverTime
                    shown={shown}
                    before={before.data}
                    measure={measureOf(address.get('measure'))}
                    onMeasure={(measure) => change({ measure })}
                  />
                  {before.data && (
                    <ProgressPanel
                      trends={shown.trends}
                      before={before.data.trends}
                      hrefOf={
                        role === 'salesperson' || narrowing.person !== null
                          ? null
                          : (id) => `/trends?${changedQuery(address, { person: id, by: null })}`
                      }
                    />
                  )}
                  <Criteria
                    trends={shown.trends}
                    before={before.data?.trends}
                    hrefOf={(criterion, how) =>
                      `/analyses?${listOf(period, narrowing, { [how]: criterionId(criterion) })}`
                    }
                  />
                  {role !== 'salesperson' && narrowing.person === null && (
                    <Groups
                      trends={shown.trends}
                      before={before.data?.trends}
                      hasTeams={role !== 'supervisor' && narrowing.team === null}
                      tab={address.get('by')}
                      onTab={(by) => change({ by })}
                      hrefOf={(name, id) => `/trends?${changedQuery(address, { [name]: id, by: null })}`}
                    />
                  )}
                </>
              )}
            </div>
          )}
        </Loaded>
      )}
    </Page>
  );
}

const measureOf = (text: string | null): Measure => measures.find((measure) => measure === text) ?? 'meanScore';

interface SummaryProps {
  shown: Shown;
  before: Shown | undefined;
  period: Period;
  narrowing: Narrowing;
}

/** How many analyses of which days; said when filters change. */
function Summary({ shown, before, period, narrowing }: SummaryProps) {
  const texts = useTexts(trendsTexts);
  const locale = useLocale();
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const written = ({ from, to }: Range) => days.formatRange(from, to);
  const { analyses } = shown.trends.all;
  return (
    <div className={styles.summary}>
      <p role="status">
        <strong>{texts.analyses(analyses)}</strong>{' '}
        {before ? texts.compared(written(shown.range), written(before.range)) : written(shown.range)}
      </p>
      {analyses > 0 && (
        <ButtonLink variant="quiet" href={`/analyses?${listOf(period, narrowing)}`}>
          {texts.seeAll}
        </ButtonLink>
      )}
    </div>
  );
}

/** The same analyses, as the list's address has them. */
function listOf(
  { from, to }: Period,
  { type, person, team }: Narrowing,
  criterion: { missed?: string; met?: string } = {},
): URLSearchParams {
  return new URLSearchParams({
    status: 'completed',
    // Trends count them too.
    archived: 'all',
    from,
    to,
    ...(type !== null && { type }),
    ...(person !== null && { person }),
    ...(team !== null && { team }),
    // The best example first.
    ...(criterion.met !== undefined && { order: 'highest' }),
    ...criterion,
  });
}
