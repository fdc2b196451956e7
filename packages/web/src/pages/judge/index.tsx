// Judging a conversation independently: what was said, and the criteria without anybody's verdicts; afterwards all verdicts side by side (docs/decisions/coaching.md#calibration).
import type { AnalysisWithTurns, Calibration } from '@earshot/core/client';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'wouter';
import { ButtonLink } from '../../parts/button.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Page } from '../../parts/page.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { titleOf, withLabels } from '../../reading/reading.ts';
import { BesideConversation } from '../../reading/reading-view.tsx';
import { analysisQuery, useJudgingType } from '../../session/analysis.ts';
import { useUser } from '../../session/session.tsx';
import { useTexts } from '../../texts/texts.ts';
import { useFormats } from '../../texts/use-formats.ts';
import { calibrationQuery } from './calibration-query.ts';
import { Comparison } from './comparison.tsx';
import { JudgeForm } from './judge-form.tsx';
import { judgeTexts } from './texts/judge-texts.ts';

export default function JudgePage() {
  const { id } = useParams<{ id: string }>();
  return <OneConversation key={id} id={id} />;
}

function OneConversation({ id }: { id: string }) {
  const texts = useTexts(judgeTexts);
  const formats = useFormats();
  const query = useQuery(analysisQuery(id));
  const calibration = useQuery(calibrationQuery(id));
  const type = useJudgingType(query.data);
  const analysis = useMemo(() => query.data && withLabels(query.data, type), [query.data, type]);
  const meanings = new Map(type?.criteria.map(({ key, description }) => [key, description]));
  return (
    <Page
      title={texts.title}
      description={analysis && `${titleOf(analysis, texts.conversation)} · ${formats.dateTime(analysis.occurredAt)}`}
    >
      <Loaded query={query} skeleton={<Skeleton lines={12} />}>
        {() => (
          <Loaded query={calibration} skeleton={<Skeleton lines={12} />}>
            {(known) => (
              <Body
                analysis={analysis!}
                calibration={known}
                meanings={meanings}
                renewAudio={async () => (await query.refetch()).data?.audioUrl ?? null}
              />
            )}
          </Loaded>
        )}
      </Loaded>
    </Page>
  );
}

interface BodyProps {
  /** With the names of the type. */
  analysis: AnalysisWithTurns;
  calibration: Calibration;
  /** What the criteria mean, by key. */
  meanings: ReadonlyMap<string, string>;
  renewAudio(): Promise<string | null>;
}

function Body({ analysis, calibration, meanings, renewAudio }: BodyProps) {
  const texts = useTexts(judgeTexts);
  const { id: reader } = useUser();
  const { id, transcript, salespersonId, interactionScorecard } = analysis;
  const criteria = interactionScorecard?.criteria ?? [];
  if (calibration.mine)
    return <Comparison id={id} criteria={criteria} calibration={calibration} mine={calibration.mine} />;
  const why =
    salespersonId === reader
      ? texts.own
      : analysis.status !== 'completed' || criteria.length === 0
        ? texts.noVerdicts
        : transcript === ''
          ? texts.noTranscript
          : null;
  if (why !== null)
    return (
      <EmptyState title={texts.cannot} action={<ButtonLink href={`/analyses/${id}`}>{texts.toAnalysis}</ButtonLink>}>
        {why}
      </EmptyState>
    );
  return (
    <BesideConversation reading={withoutVerdicts(analysis)} weights={null} renewAudio={renewAudio}>
      <JudgeForm id={id} criteria={criteria} others={calibration.others} meanings={meanings} />
    </BesideConversation>
  );
}

/** What was said, and nothing of what the engine or anybody found. */
const withoutVerdicts = (analysis: AnalysisWithTurns): AnalysisWithTurns => ({
  ...analysis,
  interactionScorecard: null,
  coaching: null,
  review: null,
});
