// An analysis that is not there yet, and one that could not be made.
import type { Analysis } from '@earshot/core/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { Note } from '../../parts/note.tsx';
import { Panel } from '../../parts/page.tsx';
import { useReasonText } from '../../parts/reasons/use-reason-text.ts';
import { refusedTexts } from '../../parts/refused/texts/refused-texts.ts';
import { administrators } from '../../roles.ts';
import { api } from '../../session/api.ts';
import { useUser } from '../../session/session.tsx';
import { useLanguage } from '../../texts/language.ts';
import { useTexts } from '../../texts/texts.ts';
import { useFormats } from '../../texts/use-formats.ts';
import styles from './analysis.module.css';
import { WithheldNote } from './redaction-note.tsx';
import { analysisTexts } from './texts/analysis-texts.ts';

/** The page asks again by itself; the sentence changes with the state. */
export function UnderWay({ analysis }: { analysis: Analysis }) {
  const texts = useTexts(analysisTexts);
  const formats = useFormats();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, (now - Date.parse(analysis.createdAt)) / 1000);
  const isHeard = analysis.transcript !== '';
  return (
    <Panel>
      <div className={styles.underWay}>
        <span className={styles.pulse} aria-hidden="true" />
        <div>
          <p role="status" className={styles.state}>
            {analysis.status === 'pending' ? texts.pending : isHeard ? texts.processing : texts.transcribing}
          </p>
          <p className={styles.soft}>
            {texts.since(formats.duration(seconds))} {texts.followsItself}
          </p>
          <WithheldNote analysis={analysis} />
          {analysis.autoRetryCount > 0 && <p className={styles.soft}>{texts.retried(analysis.autoRetryCount)}</p>}
        </div>
      </div>
      {isHeard && (
        <div className={styles.heard}>
          <h2>{texts.transcript}</h2>
          <pre className={styles.text} dir="auto">
            {analysis.transcript}
          </pre>
        </div>
      )}
    </Panel>
  );
}

/** For administrators: back to the queue. */
function Retry({ id }: { id: string }) {
  const texts = useTexts(analysisTexts);
  const { role } = useUser();
  const queries = useQueryClient();
  const retry = useMutation({
    mutationFn: () => api.analyses.retry({ id }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['analyses'] }),
  });
  if (!administrators.includes(role)) return null;
  const refusal = retry.data?.refused[0]?.reason;
  return (
    <>
      <p>
        <Button isBusy={retry.isPending} onClick={() => retry.mutate()}>
          {texts.retry}
        </Button>
      </p>
      {refusal && refusal !== 'not_failed' && (
        <Note tone="warn" isAnswer>
          <p>{texts.retryRefused[refusal]}</p>
        </Note>
      )}
      {retry.error && <ErrorMessage error={retry.error} />}
    </>
  );
}

export function Failed({ analysis }: { analysis: Analysis }) {
  const texts = useTexts(analysisTexts);
  const { errorSource, errorDetail, errorReason, transcript } = analysis;
  const refused: Record<string, string> = useTexts(refusedTexts);
  const refusal = errorReason === null ? undefined : refused[errorReason];
  // What is refused has its words already, so nothing is loaded for it.
  const ofReason = useReasonText(refusal === undefined ? (errorReason ?? undefined) : undefined, errorDetail ?? '');
  const reasons: Record<string, string> = texts.reasons;
  const ofSource = (errorSource !== null && reasons[errorSource]) || texts.reasons.internal;
  const isServersLanguage = useLanguage() === 'en';
  return (
    <Panel title={texts.failed}>
      <p>{refusal ?? (errorReason === null ? ofSource : ofReason)}</p>
      {refusal !== undefined && <p>{texts.noRetry}</p>}
      {/* Without a reason, the server's sentence adds little to that of the source: nobody has to read it in another language. */}
      {errorDetail !== null && errorReason === null && isServersLanguage && (
        <p className={styles.soft} dir="auto">
          {texts.serverSays} <bdi lang="en">“{errorDetail}”</bdi>
        </p>
      )}
      <p>{texts.notCharged}</p>
      <WithheldNote analysis={analysis} />
      <Retry id={analysis.id} />
      <p>
        <ButtonLink href="/analyses/new">{texts.tryAgain}</ButtonLink>
      </p>
      {transcript !== '' && (
        <div className={styles.heard}>
          <h2>{texts.transcript}</h2>
          <pre className={styles.text} dir="auto">
            {transcript}
          </pre>
        </div>
      )}
    </Panel>
  );
}
