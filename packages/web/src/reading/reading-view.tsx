// The reading view of an analysis, alike with an account and by a share link: findings at one side, the conversation at the other.
import type { ReactNode } from 'react';
import { classNames } from '../parts/class-names.ts';
import { ConversationPanel } from './conversation-panel.tsx';
import { DiagnosticPanel, SummaryPanel } from './diagnostic-panel.tsx';
import { BantPanel, ObjectionsPanel, ProductsPanel } from './findings-panel.tsx';
import { IndicatorsPanel } from './indicators-panel.tsx';
import { KeywordsPanel } from './keywords-panel.tsx';
import { MethodPanel } from './method-panel.tsx';
import { NotMeasuredPanel } from './not-measured-panel.tsx';
import { PeoplePanel } from './people-panel.tsx';
import styles from './reading.module.css';
import type { LineComments, Meanings, OfCriterion, Reading, Weights } from './reading.ts';
import { ReadingProvider, useReading } from './reading-context.tsx';
import { ScorePanel } from './score-panel.tsx';
import { ScorecardPanel } from './scorecard-panel.tsx';

interface ReadingViewProps {
  reading: Reading;
  weights: Weights;
  /** Absent: labels stay as they were stored. */
  meanings?: Meanings | undefined;
  ofCriterion?: OfCriterion | undefined;
  /** Above the criteria. */
  ofScorecard?: ReactNode;
  lineComments?: LineComments | undefined;
  /** Below the scorecard. */
  comments?: ReactNode;
  /** Another address of the recording, when the first has run out. */
  renewAudio(): Promise<string | null>;
  /** The turn that is shown at first, by its place; absent: none. */
  firstTurn?: number | undefined;
}

export function ReadingView({ comments, ...props }: ReadingViewProps) {
  return (
    <ReadingProvider {...props}>
      <View comments={comments} />
    </ReadingProvider>
  );
}

/** Something else beside the conversation than what was found in it. */
export function BesideConversation({
  children,
  ...props
}: Omit<ReadingViewProps, 'comments'> & { children: ReactNode }) {
  return (
    <ReadingProvider {...props}>
      <div className={styles.view}>
        <div className={styles.findings}>{children}</div>
        <ConversationPanel />
      </div>
    </ReadingProvider>
  );
}

function View({ comments }: Pick<ReadingViewProps, 'comments'>) {
  const { printing } = useReading();
  return (
    <div className={classNames(styles.view, printing === 'page' && styles.onePage)}>
      <div className={styles.findings}>
        <ScorePanel />
        <ScorecardPanel />
        {comments}
        <SummaryPanel />
        <ObjectionsPanel />
        <BantPanel />
        <MethodPanel />
        <IndicatorsPanel />
        <DiagnosticPanel />
        <KeywordsPanel />
        <ProductsPanel />
        <PeoplePanel />
        <NotMeasuredPanel />
      </div>
      <ConversationPanel />
    </div>
  );
}
