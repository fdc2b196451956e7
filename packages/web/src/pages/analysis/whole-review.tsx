// That somebody has reviewed the scorecard as a whole, the way to say so or to withdraw it, and where to go on in a sample.
import type { Analysis } from '@earshot/core/client';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'wouter';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { judgeHref, sampleIn } from '../../session/review-sample.ts';
import { useUser } from '../../session/session.tsx';
import { useTexts } from '../../texts/texts.ts';
import { useFormats } from '../../texts/use-formats.ts';
import { verdictTexts } from './texts/verdict-texts.ts';
import { useWholeReview } from './use-verdict.ts';
import styles from './verdict.module.css';

const NextInSample = lazy(() => import('./next-in-sample.tsx'));

export function WholeReview({
  analysis,
}: {
  analysis: Pick<Analysis, 'id' | 'updatedAt' | 'review' | 'salespersonId' | 'transcript'>;
}) {
  const texts = useTexts(verdictTexts);
  const formats = useFormats();
  const { role, id: reader } = useUser();
  const change = useWholeReview(analysis);
  const [address] = useSearchParams();
  const sample = sampleIn(address);
  const reviewed = analysis.review?.reviewed ?? null;
  // Nobody reviews a conversation of their own.
  const mayReview = role !== 'salesperson' && analysis.salespersonId !== reader;
  // Nor what nobody can read any more.
  if (!reviewed && (!mayReview || analysis.transcript === '')) return null;
  return (
    <>
      {reviewed ? (
        <p className={styles.change}>
          {texts.reviewedBy(reviewed.reviewedByName ?? texts.somebody, formats.date(reviewed.reviewedAt))}
        </p>
      ) : (
        <p className={styles.change}>{texts.reviewHint}</p>
      )}
      {mayReview && (
        <div className={styles.actions}>
          {/* One button that changes, so that it keeps the focus. */}
          <Button variant="quiet" isBusy={change.isPending} onClick={() => change.mutate(!reviewed)}>
            {reviewed ? texts.withdrawReview : texts.review}
          </Button>
          <ButtonLink variant="quiet" href={judgeHref(analysis.id, sample)}>
            {texts.judge}
          </ButtonLink>
        </div>
      )}
      {change.error && <ErrorMessage error={change.error} />}
      {mayReview && sample && (
        <Suspense>
          <NextInSample id={analysis.id} choice={sample} />
        </Suspense>
      )}
    </>
  );
}
