// Questions that people ask every week, and the views that they have saved, one press each.
import { lazy, Suspense } from 'react';
import { useUser } from '../../session/session.tsx';
import { useTexts } from '../../texts/texts.ts';
import styles from './filter-bar.module.css';
import { type Filters, sameFilters, unassigned } from './filters.ts';
import { PresetButton } from './preset-button.tsx';
import { analysesTexts } from './texts/analyses-texts.ts';

const Views = lazy(() => import('./views.tsx'));

/** The highest score that is shown as a bad one. */
const lowScore = '39';

export function Presets({ filters: shown }: { filters: Filters }) {
  const texts = useTexts(analysesTexts).filters;
  const { role } = useUser();
  const presets: [label: string, filters: Filters][] = [
    [texts.lowThisWeek, { maxScore: lowScore, within: 'thisWeek', order: 'lowest' }],
    ...(role === 'salesperson' ? [] : [[texts.unassignedCalls, { person: unassigned }] as [string, Filters]]),
    [texts.failedCalls, { status: 'failed' }],
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would take a line of its own
    <div role="group" aria-label={texts.presets} className={styles.presets}>
      {presets.map(([label, filters]) => (
        <PresetButton key={label} label={label} filters={filters} shown={shown} />
      ))}
      <Suspense>
        <Views filters={shown} isPreset={presets.some(([, filters]) => sameFilters(filters, shown))} />
      </Suspense>
    </div>
  );
}
