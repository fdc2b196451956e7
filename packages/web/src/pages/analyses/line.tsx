// One analysis of the list: how good, with whom, by whom, what about; and what can be done with it.
import type { ListedAnalysis } from '@earshot/core/client';
import { memo, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'wouter';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { classNames } from '../../parts/class-names.ts';
import { notSaid } from '../../parts/engine-statuses.ts';
import { useNextStepText } from '../../parts/next-step-status.ts';
import { Score } from '../../parts/score.tsx';
import { partsTexts } from '../../parts/texts/parts-texts.ts';
import { isUnderWay } from '../../session/followed-analyses.ts';
import type { TypeLabels } from '../../session/interaction-types.ts';
import { useTexts } from '../../texts/texts.ts';
import { useFormats } from '../../texts/use-formats.ts';
import { ArchiveButton } from './archive-button.tsx';
import { AttributeDialog } from './attribute-dialog.tsx';
import styles from './list.module.css';
import { analysesTexts } from './texts/analyses-texts.ts';

interface LineProps {
  line: ListedAnalysis;
  isArchive: boolean | null;
  criterion: string | null;
  typeLabel: TypeLabels;
  onChanged(line: ListedAnalysis): void;
  onRemoved(id: string): void;
}

/* biome-ignore-start lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: roles are written out, see lines.tsx */
export const Line = memo(function Line({ line, isArchive, criterion, typeLabel, onChanged, onRemoved }: LineProps) {
  const texts = useTexts(analysesTexts);
  const { notMeasured } = useTexts(partsTexts);
  const { dateTime, duration } = useFormats();
  const name = line.clientLabel ?? texts.noClient;
  return (
    <div role="row" className={styles.line}>
      <div role="cell" className={classNames(styles.score, !hasScore(line) && styles.words)}>
        <Result line={line} />
      </div>
      <div role="rowheader" className={styles.conversation}>
        <Link href={`/analyses/${line.id}${criterion === null ? '' : `#${criterion}`}`} className={styles.open}>
          <bdi className={line.clientLabel === null ? styles.absent : undefined}>{name}</bdi>
        </Link>
        <Preview line={line} />
      </div>
      <div role="cell" className={styles.person}>
        <Person line={line} name={name} onChanged={onChanged} />
      </div>
      <div role="cell" className={styles.type}>
        {line.interactionType !== null ? (
          <bdi>{typeLabel(line.interactionType, line.interactionTypeLabel)}</bdi>
        ) : (
          line.status === 'completed' && <span className={styles.absent}>{texts.notClassified}</span>
        )}
      </div>
      <div role="cell" className={styles.duration}>
        {line.durationSeconds !== null && duration(line.durationSeconds)}
        {line.durationSeconds === null && line.status === 'completed' && (
          <span className={styles.absent}>
            <span className={styles.label}>{texts.columns.duration}: </span>
            {notMeasured}
          </span>
        )}
      </div>
      <div role="cell" className={styles.source}>
        {texts.sources[line.source]}
      </div>
      <div role="cell" className={styles.date}>
        <time dateTime={line.occurredAt}>{dateTime(line.occurredAt)}</time>
      </div>
      <div role="cell" className={styles.actions}>
        {/* Where a list has both, its lines do not say which they are. */}
        {isArchive !== null && <ArchiveButton id={line.id} name={name} isArchive={isArchive} onRemoved={onRemoved} />}
      </div>
    </div>
  );
});
/* biome-ignore-end lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: see above */

/** Need and next step; the summary of an older analysis, which has neither. */
function Preview({ line: { need: written, nextStep, summary } }: { line: ListedAnalysis }) {
  const texts = useTexts(analysesTexts);
  const write = useNextStepText();
  // That nobody said it is no news in a list.
  const need = written !== null && notSaid.includes(written) ? null : written;
  if (need === null && nextStep === null)
    return summary === null ? null : (
      <p dir="auto" className={styles.summary}>
        {summary}
      </p>
    );
  return (
    <p dir="auto" className={styles.summary}>
      {need !== null && <span>{texts.need(need)} </span>}
      {nextStep !== null && <span>{texts.nextStep(write(nextStep))}</span>}
    </p>
  );
}

const hasScore = (line: ListedAnalysis) => line.status === 'completed' && line.displayScore !== null;

function Result({ line }: { line: ListedAnalysis }) {
  const texts = useTexts(analysesTexts);
  if (line.status === 'completed') return <Score score={line.displayScore} />;
  return <Badge tone={isUnderWay(line) ? 'accent' : 'bad'}>{texts.status[line.status]}</Badge>;
}

function Person({ line, name, onChanged }: Pick<LineProps, 'line' | 'onChanged'> & { name: string }) {
  const texts = useTexts(analysesTexts);
  const [isAsked, setIsAsked] = useState(false);
  if (line.attributionStatus !== 'pending')
    return line.salespersonName !== null ? (
      <bdi>{line.salespersonName}</bdi>
    ) : (
      <span className={styles.absent}>{texts.nobody}</span>
    );
  return (
    <>
      {line.salespersonName !== null && <bdi className={styles.named}>{line.salespersonName}</bdi>}
      <Button
        variant="quiet"
        className={styles.action}
        aria-label={texts.attribute.openFor(name)}
        onClick={() => setIsAsked(true)}
      >
        {texts.attribute.open}
      </Button>
      {isAsked &&
        createPortal(
          <AttributeDialog line={line} onDone={onChanged} onClose={() => setIsAsked(false)} />,
          document.body,
        )}
    </>
  );
}
