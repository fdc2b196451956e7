// The ledger: what was added and used, newest first, with the balance after each entry and the analysis that used it.
import type { AnalysisListItem, CreditEntry } from '@earshot/core/client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { EmptyState } from '../../parts/empty-state.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { MoreRecords } from '../../parts/more-records.tsx';
import { Panel } from '../../parts/page.tsx';
import { type Column, Records } from '../../parts/records.tsx';
import { api } from '../../session/api.ts';
import { type PagePlace, pagedQuery } from '../../session/paged.ts';
import { useLocale } from '../../texts/locale.ts';
import { useTexts } from '../../texts/texts.ts';
import { useFormats } from '../../texts/use-formats.ts';
import styles from './credits.module.css';
import { creditsTexts } from './texts/credits-texts.ts';

interface Line extends CreditEntry {
  /** Entries have no id; their order is theirs. */
  place: string;
  /** Absent for what is of no analysis, or of one that is gone. */
  analysis: AnalysisListItem | undefined;
}

export function Ledger() {
  const texts = useTexts(creditsTexts);
  const columns = useColumns();
  const ledger = useInfiniteQuery(pagedQuery(['credits', 'ledger'], pageOf));
  return (
    <Panel title={texts.ledger}>
      <Loaded query={ledger}>
        {({ pages }) => {
          const lines = pages.flatMap((page) => page.lines);
          if (lines.length === 0) return <EmptyState title={texts.ledgerEmpty} />;
          return (
            <>
              <Records caption={texts.ledger} columns={columns} records={lines} idOf={({ place }) => place} />
              <MoreRecords query={ledger} label={texts.more} />
            </>
          );
        }}
      </Loaded>
    </Panel>
  );
}

async function pageOf(place: PagePlace, options: { signal: AbortSignal }) {
  const { items, nextCursor } = await api.credits.getLedger(place, options);
  const ids = items.flatMap(({ analysisId }) => analysisId ?? []);
  const analyses = ids.length === 0 ? [] : await api.analyses.listByIds([...new Set(ids)], options);
  const byId = new Map(analyses.map((analysis) => [analysis.id, analysis]));
  const lines = items.map((entry, index): Line => {
    return { ...entry, place: `${place.cursor ?? ''} ${index}`, analysis: byId.get(entry.analysisId ?? '') };
  });
  return { lines, nextCursor };
}

function useColumns(): Column<Line>[] {
  const texts = useTexts(creditsTexts);
  const formats = useFormats();
  const signed = new Intl.NumberFormat(useLocale(), { maximumFractionDigits: 2, signDisplay: 'exceptZero' });
  return [
    { key: 'date', title: texts.date, cell: ({ createdAt }) => formats.dateTime(createdAt) },
    { key: 'what', title: texts.what, cell: (line) => <What line={line} /> },
    {
      key: 'minutes',
      title: texts.change,
      isFigure: true,
      cell: ({ minutes }) => <span className={minutes > 0 ? styles.added : undefined}>{signed.format(minutes)}</span>,
    },
    {
      key: 'after',
      title: texts.after,
      isFigure: true,
      cell: ({ balanceAfter }) => formats.number(balanceAfter, 2),
    },
  ];
}

function What({ line: { kind, minutes, analysisId, analysis } }: { line: Line }) {
  const texts = useTexts(creditsTexts);
  if (kind === 'grant' && minutes < 0) return texts.taken;
  if ((kind !== 'analysis' && kind !== 'rescoring') || analysisId === null) return texts.kinds[kind];
  if (!analysis) return `${texts.kinds[kind]} (${texts.analysisGone})`;
  const name = analysis.clientName ?? analysis.salespersonName;
  return (
    <Link href={`/analyses/${encodeURIComponent(analysisId)}`} className={styles.name}>
      {texts.kinds[kind]}
      {name !== null && (
        <>
          {': '}
          <bdi>{name}</bdi>
        </>
      )}
    </Link>
  );
}
