// What several people judged independently, side by side with Earshot, and where they differ.
import type { Calibration, JudgedVerdict, Judgement, ScorecardCriterion } from '@earshot/core/client';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';
import { Badge } from '../../parts/badge.tsx';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { CopyButton } from '../../parts/copy-button.tsx';
import { csvOf } from '../../parts/csv.ts';
import { type Column, Records } from '../../parts/records.tsx';
import { saveFile } from '../../parts/save-file.ts';
import surfaces from '../../parts/surface.module.css';
import { judgeHref, sampleIn } from '../../session/review-sample.ts';
import { useLocale } from '../../texts/locale.ts';
import { useTexts } from '../../texts/texts.ts';
import styles from './judge.module.css';
import { judgeTexts } from './texts/judge-texts.ts';

const NextToJudge = lazy(() => import('./next-to-judge.tsx'));

const tones = { differ: 'warn', alike: 'good', notAllTell: 'neutral' } as const;

interface ComparisonProps {
  id: string;
  criteria: readonly ScorecardCriterion[];
  calibration: Calibration;
  mine: Judgement;
}

export function Comparison({ id, criteria, calibration: { others, judgements, engine }, mine }: ComparisonProps) {
  const texts = useTexts(judgeTexts);
  const locale = useLocale();
  const sample = sampleIn(useSearchParams()[0]);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current!.focus({ preventScroll: true });
  }, []);
  const judges = [
    { key: 'mine', title: texts.you, verdicts: mine.verdicts },
    ...judgements.map(({ judgedByName, verdicts }, at) => ({
      key: `other-${at}`,
      title: judgedByName ?? texts.somebody,
      verdicts,
    })),
    { key: 'engine', title: 'Earshot', verdicts: engine },
  ].map((judge) => ({ ...judge, of: new Map(judge.verdicts.map(({ key, verdict }) => [key, verdict])) }));
  const comparisonOf = ({ key }: ScorecardCriterion) => compare(judges.map(({ of }) => of.get(key)));
  const mixed = criteria.filter((criterion) => comparisonOf(criterion) === 'differ');
  const wordOf = (of: ReadonlyMap<string, JudgedVerdict['verdict']>, { key, polarity }: ScorecardCriterion) => {
    const verdict = of.get(key);
    return verdict && (polarity === 'negative' ? texts.ofFault : texts.ofAim)[verdict];
  };
  const save = () => {
    const titles = [texts.criterion, ...judges.map(({ title }) => title), texts.comparison];
    const lines = criteria.map((criterion) => [
      criterion.label,
      ...judges.map(({ of }) => wordOf(of, criterion) ?? null),
      texts[comparisonOf(criterion)],
    ]);
    saveFile(`${texts.fileName}.csv`, 'text/csv;charset=utf-8', csvOf([titles, ...lines], locale));
  };
  const columns: Column<ScorecardCriterion>[] = [
    { key: 'criterion', title: texts.criterion, cell: ({ label }) => <bdi>{label}</bdi>, areWords: true },
    ...judges.map(({ key, title, of }) => ({
      key,
      title: <bdi className={styles.name}>{title}</bdi>,
      cell: (criterion: ScorecardCriterion) => wordOf(of, criterion),
      areWords: true,
    })),
    {
      key: 'differ',
      title: texts.comparison,
      cell: (criterion) => {
        const comparison = comparisonOf(criterion);
        return <Badge tone={tones[comparison]}>{texts[comparison]}</Badge>;
      },
      isOneLine: true,
    },
  ];
  return (
    <section className={surfaces.panel}>
      <h2 ref={heading} tabIndex={-1}>
        {texts.compared}
      </h2>
      {others === 0 ? <p>{texts.nobodyElse}</p> : <p>{texts.mixed(mixed.length, criteria.length)}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section className={styles.table} aria-label={texts.comparison} tabIndex={0}>
        <Records caption={texts.compared} columns={columns} records={criteria} idOf={({ key }) => key} />
      </section>
      <p>{texts.next}</p>
      <div className={styles.actions}>
        <ButtonLink href={`/analyses/${id}`}>{texts.toAnalysis}</ButtonLink>
        <CopyButton text={new URL(judgeHref(id, null), location.href).href}>{texts.copyLink}</CopyButton>
        <Button variant="quiet" onClick={save}>
          {texts.download}
        </Button>
      </div>
      {sample && (
        <Suspense>
          <NextToJudge id={id} choice={sample} />
        </Suspense>
      )}
    </section>
  );
}

/** Who cannot tell differs from nobody, and is not alike either. */
function compare(verdicts: readonly (JudgedVerdict['verdict'] | undefined)[]): keyof typeof tones {
  if (verdicts.includes('met') && verdicts.includes('not_met')) return 'differ';
  return verdicts.includes('cannot_tell') ? 'notAllTell' : 'alike';
}
