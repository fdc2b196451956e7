// One conversation on its way: where it is, and what can be done about it.
import { EarshotApiError } from '@earshot/core/client';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { Badge, type Tone } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { refusedTexts } from '../../parts/refused/texts/refused-texts.ts';
import { Score } from '../../parts/score.tsx';
import { api } from '../../session/api.ts';
import { useTexts } from '../../texts/texts.ts';
import { useFormats } from '../../texts/use-formats.ts';
import { isFinished, removeTasks, type Step, type Task } from './desk.ts';
import styles from './new-analysis.module.css';
import { knownReason, refusalText } from './refusals.ts';
import { newAnalysisTexts } from './texts/new-analysis-texts.ts';
import { cancel, tryAgain } from './work.ts';

type StateName = 'waiting' | 'checking' | 'pending' | 'processing' | 'completed' | 'failed' | 'refused' | 'cancelled';

const tones: Partial<Record<StateName, Tone>> = {
  completed: 'good',
  failed: 'bad',
  refused: 'bad',
  cancelled: 'neutral',
};

function stateOf(step: Step): StateName {
  if (step.name === 'uploading') return 'waiting';
  return step.name === 'taken' ? (step.line?.status ?? 'pending') : step.name;
}

export function TaskItem({ task }: { task: Task }) {
  const texts = useTexts(newAnalysisTexts);
  const { percent } = useFormats();
  const { step, details } = task;
  const name = task.name ?? details.clientName ?? texts.work.pasted;
  const state = stateOf(step);
  const label =
    step.name === 'uploading' && task.name !== null
      ? texts.work.uploading(percent(step.share * 100))
      : texts.work[state];
  return (
    <li className={styles.task}>
      <div className={styles.about}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        {task.name !== null && details.clientName !== undefined && (
          <p className={styles.hint}>
            <bdi>{details.clientName}</bdi>
          </p>
        )}
        <p role="status">
          <Badge tone={tones[state] ?? 'accent'}>{label}</Badge>
        </p>
      </div>
      {step.name === 'taken' && state === 'completed' && <Score score={step.line?.displayScore ?? null} />}
      {step.name === 'uploading' && (
        <progress className={styles.progress} aria-label={texts.work.progress(name)} max={1} value={step.share} />
      )}
      {step.name === 'refused' && <Refusal step={step} />}
      {step.name === 'taken' && state === 'failed' && <Failure id={step.id} />}
      <Actions task={task} name={name} />
    </li>
  );
}

function Actions({ task, name }: { task: Task; name: string }) {
  const texts = useTexts(newAnalysisTexts).work;
  const { key, step } = task;
  const canStop = step.name === 'waiting' || step.name === 'uploading';
  const canRepeat = step.name === 'refused' || step.name === 'cancelled';
  return (
    <div className={styles.actions}>
      {step.name === 'taken' && (
        <Link href={`/analyses/${step.id}`} aria-label={texts.openFor(name)}>
          {texts.open}
        </Link>
      )}
      {canStop && (
        <Button variant="quiet" aria-label={texts.cancel(name)} onClick={() => cancel(key)}>
          {texts.cancelShort}
        </Button>
      )}
      {canRepeat && (
        <Button aria-label={texts.retry(name)} onClick={() => tryAgain(key)}>
          {texts.retryShort}
        </Button>
      )}
      {isFinished(task) && (
        <Button variant="quiet" aria-label={texts.dismiss(name)} onClick={() => removeTasks((one) => one.key === key)}>
          {texts.dismissShort}
        </Button>
      )}
    </div>
  );
}

function Refusal({ step: { error, isUnsure } }: { step: Extract<Step, { name: 'refused' }> }) {
  const texts = useTexts(newAnalysisTexts).refusals;
  const refused: Record<string, string> = useTexts(refusedTexts);
  const reason = error instanceof EarshotApiError ? error.reason : undefined;
  const text = isUnsure ? texts.unknownOutcome : ((reason && refused[reason]) ?? refusalText(error, texts));
  return (
    <div className={styles.reason}>
      <ErrorMessage error={error}>{text ?? undefined}</ErrorMessage>
    </div>
  );
}

/** Why an analysis failed stands in the analysis. */
function Failure({ id }: { id: string }) {
  const texts = useTexts(newAnalysisTexts).refusals;
  const refused: Record<string, string> = useTexts(refusedTexts);
  const analysis = useQuery({ queryKey: ['analysis', id], queryFn: ({ signal }) => api.analyses.get(id, { signal }) });
  const detail: unknown = analysis.data?.errorDetail;
  if (typeof detail !== 'string') return null;
  const reason = analysis.data?.errorReason;
  const isRefused = reason?.startsWith('transcript_') ?? false;
  const known = isRefused ? (refused[reason!] ?? texts.unprocessable) : knownReason(detail, texts);
  return <p className={styles.problem}>{known ?? detail}</p>;
}
