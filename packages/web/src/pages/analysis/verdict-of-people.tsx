// What people say of a verdict beside the engine's: who contested it, who decided, and the way to do either.
import type { Analysis, ReviewedVerdict, ScorecardCriterion } from '@earshot/core/client';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { Quote } from '../../reading/place-button.tsx';
import { judges } from '../../roles.ts';
import { useUser } from '../../session/session.tsx';
import { useTexts } from '../../texts/texts.ts';
import { useFormats } from '../../texts/use-formats.ts';
import { verdictTexts } from './texts/verdict-texts.ts';
import { useContest } from './use-verdict.ts';
import styles from './verdict.module.css';

const GoodExample = lazy(() => import('./good-example.tsx'));
const VerdictDialog = lazy(() => import('./verdict-dialog.tsx'));

interface VerdictProps {
  analysis: Pick<Analysis, 'id' | 'review' | 'salespersonId' | 'interactionType'>;
  criterion: ScorecardCriterion;
}

export function VerdictOfPeople({ analysis, criterion }: VerdictProps) {
  const { id, review } = analysis;
  const texts = useTexts(verdictTexts);
  const user = useUser();
  const [isOpen, setIsOpen] = useState(false);
  const [isExampleOpen, setIsExampleOpen] = useState(false);
  const said = review?.verdicts.find(({ key }) => key === criterion.key);
  const open = said?.contest?.isOpen ? said.contest : null;
  const decides = judges(user, analysis);
  const withdraw = useContest(id);
  const action = decides ? (open ? texts.decide : texts.correct) : texts.contest;
  const isMine = open?.contestedBy === user.id;
  const withdrawing = {
    'aria-label': `${texts.withdraw}: ${criterion.label}`,
    children: texts.withdraw,
    isBusy: withdraw.isPending,
    onClick: () =>
      withdraw.mutate(
        { criterion: criterion.key, reason: null },
        // Beside a decision, the button goes with the contest.
        { onSuccess: () => decides && actions.current?.querySelector('button')?.focus() },
      ),
  };
  const actions = useRef<HTMLDivElement>(null);
  // The page For you leads to one criterion among many.
  useEffect(() => {
    if (location.hash !== `#${criterion.key}`) return;
    actions.current!.closest('details')?.setAttribute('open', '');
    actions.current!.closest('li')?.scrollIntoView({ block: 'center' });
    actions.current!.querySelector('button')?.focus({ preventScroll: true });
  }, [criterion.key]);
  return (
    <>
      {said && <Said said={said} criterion={criterion} />}
      <div ref={actions} className={styles.actions}>
        {/* One button that changes, so that it keeps the focus. */}
        {!decides && isMine ? (
          <Button variant="quiet" {...withdrawing} />
        ) : (
          (decides || !open) && (
            <Button variant="quiet" aria-label={`${action}: ${criterion.label}`} onClick={() => setIsOpen(true)}>
              {action}
            </Button>
          )
        )}
        {decides && isMine && <Button variant="quiet" {...withdrawing} />}
        {/* What is good about a fault that was avoided has no words. */}
        {criterion.polarity !== 'negative' && !criterion.met && (
          <Button
            variant="quiet"
            aria-expanded={isExampleOpen}
            aria-label={`${texts.example.show}: ${criterion.label}`}
            onClick={() => setIsExampleOpen(!isExampleOpen)}
          >
            {texts.example.show}
          </Button>
        )}
      </div>
      {isExampleOpen && (
        <Suspense>
          <GoodExample analysis={analysis} criterion={criterion} />
        </Suspense>
      )}
      {withdraw.error && <ErrorMessage error={withdraw.error} />}
      {isOpen && (
        <Suspense>
          <VerdictDialog id={id} criterion={criterion} said={said} decides={decides} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** What people have said of one verdict. */
export function Said({
  said,
  criterion,
}: {
  said: ReviewedVerdict;
  criterion: Pick<ScorecardCriterion, 'polarity' | 'label'>;
}) {
  const texts = useTexts(verdictTexts);
  const formats = useFormats();
  const { contest, decision } = said;
  const words = criterion.polarity === 'negative' ? texts.ofFault : texts.ofAim;
  const verdict = (met: boolean) => (met ? words.met : words.notMet);
  return (
    <div className={styles.said}>
      {contest && (
        <p>
          {contest.isOpen && <Badge tone="warn">{texts.waits}</Badge>}{' '}
          {texts.contestedBy(contest.contestedByName ?? texts.somebody, formats.date(contest.contestedAt))}{' '}
          <bdi>{contest.reason}</bdi>
        </p>
      )}
      {decision && (
        <p>
          <strong>{texts.decided(verdict(decision.met))}</strong>{' '}
          {texts.by(decision.decidedByName ?? texts.somebody, formats.date(decision.decidedAt))}{' '}
          <bdi>{decision.reason}</bdi>
        </p>
      )}
      {decision && decision.met !== said.met && (
        <>
          <p>{texts.engineSaid(verdict(said.met))}</p>
          {said.evidence !== '' && <Quote text={said.evidence} mark={said.timestamp} what={criterion.label} />}
        </>
      )}
    </div>
  );
}
