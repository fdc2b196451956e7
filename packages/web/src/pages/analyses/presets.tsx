// Questions that people ask every week, one press each. A second press shows the whole list again.
import { useSearchParams } from 'wouter';
import { Button } from '../../parts/button.tsx';
import { useUser } from '../../session/session.tsx';
import { dayOf } from '../../texts/day.ts';
import { useTexts } from '../../texts/texts.ts';
import styles from './filter-bar.module.css';
import { type Filters, filteredQuery, unassigned } from './filters.ts';
import { analysesTexts } from './texts/analyses-texts.ts';

/** The highest score that is shown as a bad one. */
const lowScore = '39';

/** Monday of the reader's week, as a date field has it. */
const weekStart = (now: Date) =>
  dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - ((now.getDay() + 6) % 7)));

export function Presets({ filters: shown }: { filters: Filters }) {
  const texts = useTexts(analysesTexts).filters;
  const { role } = useUser();
  const [, setAddress] = useSearchParams();
  const presets: [label: string, filters: Filters][] = [
    [texts.lowThisWeek, { maxScore: lowScore, from: weekStart(new Date()), order: 'lowest' }],
    ...(role === 'salesperson' ? [] : [[texts.unassignedCalls, { person: unassigned }] as [string, Filters]]),
    [texts.failedCalls, { status: 'failed' }],
  ];
  const present = JSON.stringify(sorted(shown));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would take a line of its own
    <div role="group" aria-label={texts.presets} className={styles.presets}>
      {presets.map(([label, filters]) => {
        const isOn = JSON.stringify(sorted(filters)) === present;
        return (
          <Button
            key={label}
            aria-pressed={isOn}
            className={styles.preset}
            onClick={() => setAddress((address) => filteredQuery(address, isOn ? {} : filters), { replace: true })}
          >
            {label}
          </Button>
        );
      })}
    </div>
  );
}

const sorted = (filters: Filters) => Object.entries(filters).sort(([a], [b]) => (a < b ? -1 : 1));
