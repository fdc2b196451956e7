// What a link for the client shows: summary, next steps, and recording and transcript where they were chosen.
import type { ClientAnalysis } from '@earshot/core/client';
import { Panel } from '../../parts/page.tsx';
import { useSpeakerName } from '../../parts/speaker-name.ts';
import { useTexts } from '../../texts/texts.ts';
import { shareTexts } from './texts/share-texts.ts';

export function ClientView({ analysis }: { analysis: ClientAnalysis }) {
  const texts = useTexts(shareTexts);
  const speakerName = useSpeakerName();
  const { summary, nextSteps, audioUrl, transcript, turns } = analysis;
  const steps = nextSteps ? [nextSteps.status, ...nextSteps.responsibilities].filter((text) => text !== '') : [];
  return (
    <>
      {summary !== null && (
        <Panel title={texts.summary}>
          <p dir="auto">{summary}</p>
        </Panel>
      )}
      <Panel title={texts.nextSteps}>
        {steps.length === 0 ? (
          <p>{texts.noNextSteps}</p>
        ) : (
          <ul>
            {steps.map((text) => (
              <li key={text} dir="auto">
                {text}
              </li>
            ))}
          </ul>
        )}
      </Panel>
      {audioUrl !== null && (
        <Panel title={texts.recording}>
          {/* biome-ignore lint/a11y/useMediaCaption: the transcript is shown where it was chosen */}
          <audio controls preload="none" src={audioUrl} />
        </Panel>
      )}
      {transcript !== null && (
        <Panel title={texts.transcript}>
          {turns === null ? (
            <p dir="auto" style={{ whiteSpace: 'pre-wrap' }}>
              {transcript}
            </p>
          ) : (
            turns.map(({ speaker, text }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: turns never move
              <p key={place} dir="auto">
                {speaker !== '' && <strong>{speakerName(speaker)}: </strong>}
                {text}
              </p>
            ))
          )}
        </Panel>
      )}
    </>
  );
}
