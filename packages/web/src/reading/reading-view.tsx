// The reading view of an analysis, alike with an account and by a share link: findings at one side, the conversation at the other.
import { ConversationPanel } from './conversation-panel.tsx';
import { DiagnosticPanel, NextStepsPanel } from './diagnostic-panel.tsx';
import { BantPanel, ObjectionsPanel, ProductsPanel } from './findings-panel.tsx';
import { IndicatorsPanel } from './indicators-panel.tsx';
import { KeywordsPanel } from './keywords-panel.tsx';
import { MethodPanel } from './method-panel.tsx';
import { NotMeasuredPanel } from './not-measured-panel.tsx';
import { PeoplePanel } from './people-panel.tsx';
import styles from './reading.module.css';
import type { Reading, Weights } from './reading.ts';
import { ReadingProvider } from './reading-context.tsx';
import { ScorePanel } from './score-panel.tsx';
import { ScorecardPanel } from './scorecard-panel.tsx';

interface ReadingViewProps {
  reading: Reading;
  weights: Weights;
  /** Another address of the recording, when the first has run out. */
  renewAudio(): Promise<string | null>;
}

export function ReadingView(props: ReadingViewProps) {
  return (
    <ReadingProvider {...props}>
      <div className={styles.view}>
        <div className={styles.findings}>
          <ScorePanel />
          <ScorecardPanel />
          <NextStepsPanel />
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
    </ReadingProvider>
  );
}
