// Contesting a verdict, withdrawing that, and deciding: what the page shows is read anew after each.
import type { Analysis, VerdictDecisionInput } from '@earshot/core/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../parts/toast.tsx';
import { api } from '../../session/api.ts';
import { useTexts } from '../../texts/texts.ts';
import { verdictTexts } from './texts/verdict-texts.ts';

export function useContest(id: string, onDone?: () => void) {
  const texts = useTexts(verdictTexts);
  const renew = useRenewal();
  return useMutation({
    mutationFn: ({ criterion, reason }: { criterion: string; reason: string | null }) =>
      api.analyses.contestVerdict(id, criterion, reason),
    onSuccess: (_, { reason }) => {
      toast(reason === null ? texts.withdrawn : texts.contested);
      onDone?.();
      return renew();
    },
  });
}

export function useDecision(id: string, onDone: () => void) {
  const texts = useTexts(verdictTexts);
  const renew = useRenewal();
  return useMutation({
    mutationFn: (decision: VerdictDecisionInput) => api.analyses.decideVerdict(id, decision),
    onSuccess: () => {
      toast(texts.saved);
      onDone();
      return renew();
    },
  });
}

/** The verdict on the scorecard as a whole, as the page shows it. */
export function useWholeReview({ id, updatedAt }: Pick<Analysis, 'id' | 'updatedAt'>) {
  const texts = useTexts(verdictTexts);
  const renew = useRenewal();
  return useMutation({
    mutationFn: (reviewed: boolean) => api.analyses.setReviewed({ id, reviewed, updatedAt }),
    onSuccess: (_, reviewed) => {
      toast(reviewed ? texts.reviewed : texts.reviewWithdrawn);
      return renew();
    },
    // What somebody has changed meanwhile is shown beside the refusal.
    onError: renew,
  });
}

function useRenewal() {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: ['trends'] });
    void queries.invalidateQueries({ queryKey: ['contests'] });
    void queries.invalidateQueries({ queryKey: ['reviews'] });
    return queries.invalidateQueries({ queryKey: ['analyses'] });
  };
}
