// The lines of the list, page by page; a page out of sight costs the browser nothing, and one that has not changed is not drawn again.
import type { ListedAnalysis } from '@earshot/core/client';
import { memo, useCallback, useRef } from 'react';
import { classNames } from '../../parts/class-names.ts';
import surfaces from '../../parts/surface.module.css';
import unseen from '../../parts/unseen.module.css';
import { type TypeLabels, useTypeLabels } from '../../session/interaction-types.ts';
import { useTexts } from '../../texts/texts.ts';
import { Line } from './line.tsx';
import styles from './list.module.css';
import { analysesTexts } from './texts/analyses-texts.ts';

interface LinesProps {
  pages: readonly { items: readonly ListedAnalysis[] }[];
  isArchive: boolean | null;
  /** What the lines lead to; null: to the beginning. */
  criterion: string | null;
  onChanged(line: ListedAnalysis): void;
  onRemoved(id: string): void;
}

const columns = ['score', 'conversation', 'person', 'type', 'duration', 'source', 'date', 'actions'] as const;

export function Lines({ pages, isArchive, criterion, onChanged, onRemoved }: LinesProps) {
  const texts = useTexts(analysesTexts);
  const typeLabel = useTypeLabels();
  const latest = useRef({ onChanged, onRemoved });
  latest.current = { onChanged, onRemoved };
  const changed = useCallback((line: ListedAnalysis) => latest.current.onChanged(line), []);
  const removed = useCallback((id: string) => latest.current.onRemoved(id), []);
  // Roles are written out: these are blocks to a browser, which may leave out what is not in sight.
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div role="table" aria-label={texts.list} className={classNames(surfaces.surface, styles.table)}>
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      <div role="rowgroup">
        {/* biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: see above */}
        <div role="row" className={styles.head}>
          {columns.map((column) => (
            // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: see above
            <div key={column} role="columnheader" className={styles[column]}>
              {column === 'actions' ? (
                <span className={unseen.unseen}>{texts.columns[column]}</span>
              ) : (
                texts.columns[column]
              )}
            </div>
          ))}
        </div>
      </div>
      {pages.map(({ items }, page) => (
        <LinesOfPage
          // biome-ignore lint/suspicious/noArrayIndexKey: pages keep their places
          key={page}
          items={items}
          isArchive={isArchive}
          criterion={criterion}
          typeLabel={typeLabel}
          onChanged={changed}
          onRemoved={removed}
        />
      ))}
    </div>
  );
}

type LinesOfPageProps = Omit<LinesProps, 'pages'> & { items: readonly ListedAnalysis[]; typeLabel: TypeLabels };

const LinesOfPage = memo(function LinesOfPage({ items, ...rest }: LinesOfPageProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div role="rowgroup" className={styles.group}>
      {items.map((line) => (
        <Line key={line.id} line={line} {...rest} />
      ))}
    </div>
  );
});
