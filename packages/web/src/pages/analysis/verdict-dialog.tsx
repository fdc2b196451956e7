// Contesting a verdict, or deciding it, with a reason that everybody who sees the conversation also sees.
import { ConflictError, type ReviewedVerdict, type ScorecardCriterion } from '@earshot/core/client';
import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Select, TextArea } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { partsTexts } from '../../parts/texts/parts-texts.ts';
import { useTexts } from '../../texts/texts.ts';
import { verdictTexts } from './texts/verdict-texts.ts';
import { useContest, useDecision } from './use-verdict.ts';

interface VerdictDialogProps {
  id: string;
  criterion: ScorecardCriterion;
  said: ReviewedVerdict | undefined;
  /** Whether the reader may decide; otherwise the reader contests. */
  decides: boolean;
  onClose(): void;
}

export default function VerdictDialog({ id, criterion, said, decides, onClose }: VerdictDialogProps) {
  const texts = useTexts(verdictTexts);
  const { cancel } = useTexts(partsTexts);
  const [reason, setReason] = useState('');
  const [met, setMet] = useState(!criterion.met);
  // The decision that stood when the dialog opened, so that one made meanwhile is not overruled unseen.
  const [replaces] = useState(said?.decision?.decidedAt ?? null);
  const contest = useContest(id, onClose);
  const decision = useDecision(id, onClose);
  const action = decides ? decision : contest;
  const { key, label, polarity } = criterion;
  const words = polarity === 'negative' ? texts.ofFault : texts.ofAim;
  return (
    <Dialog
      title={
        <>
          {decides ? texts.decideTitle : texts.contestTitle} <bdi>{label}</bdi>
        </>
      }
      onClose={onClose}
    >
      <p>{decides ? texts.decideHint : texts.contestHint}</p>
      {said?.contest?.isOpen && (
        <p>
          {texts.theirReason} <bdi>{said.contest.reason}</bdi>
        </p>
      )}
      <Form
        action={action}
        explain={(error) => (error instanceof ConflictError ? texts.meanwhile : undefined)}
        onSubmit={() =>
          decides
            ? decision.mutate({ criterion: key, met, reason: reason.trim(), replaces })
            : contest.mutate({ criterion: key, reason: reason.trim() })
        }
        buttons={
          <>
            <Button type="submit" variant="primary" isBusy={action.isPending} disabled={reason.trim() === ''}>
              {decides ? texts.decide : texts.contest}
            </Button>
            <Button onClick={onClose}>{cancel}</Button>
          </>
        }
      >
        {decides && (
          <Select
            label={texts.verdict}
            data-focus
            value={met ? 'met' : 'notMet'}
            onChange={(event) => setMet(event.target.value === 'met')}
          >
            <option value="met">{words.met}</option>
            <option value="notMet">{words.notMet}</option>
          </Select>
        )}
        <TextArea
          label={texts.reason}
          {...(!decides && { 'data-focus': true })}
          required
          rows={3}
          maxLength={1000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Form>
    </Dialog>
  );
}
