// What a look brought, in words (extension: docs/decisions/sign-in.md#d53).
import type { CollectionRun } from '@earshot/core/client';
import { useTexts } from '../../texts/texts.ts';
import styles from './integrations.module.css';
import { integrationsTexts } from './texts/integrations-texts.ts';

export const isRunning = ({ finishedAt }: CollectionRun) => finishedAt === null;
const leftOut = ({ skipped }: CollectionRun) => skipped.reduce((sum, { count }) => sum + count, 0);

/** `isInFull`: with what the provider said, which is English. */
export function RunResult({ run, isInFull = false }: { run: CollectionRun; isInFull?: boolean }) {
  const { run: words, errors } = useTexts(integrationsTexts);
  const reason = run.errorReason && errors[run.errorReason];
  const skipped = leftOut(run);
  const counts = [
    run.found > 0 && words.found(run.found),
    run.queued > 0 && words.queued(run.queued),
    skipped > 0 && words.skipped(skipped),
  ].filter(Boolean);
  const isQuiet = counts.length === 0;
  return (
    <>
      {isRunning(run) && `${words.running} `}
      {isQuiet && !isRunning(run) && run.error === null && words.nothing}
      {counts.join(' · ')}
      {run.error !== null && (
        <span className={styles.failed}>
          {isQuiet ? '' : ' – '}
          {words.failed}: {reason} {(isInFull || !reason) && <bdi lang="en">“{run.error}”</bdi>}
        </span>
      )}
    </>
  );
}

/** "2 too short · 1 internal call". */
export function LeftOut({ run }: { run: CollectionRun }) {
  const { reasons, runs } = useTexts(integrationsTexts);
  if (run.skipped.length === 0) return <span className={styles.soft}>{runs.none}</span>;
  return run.skipped.map(({ reason, count }) => reasons[reason](count)).join(' · ');
}
