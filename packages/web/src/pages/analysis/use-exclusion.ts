// Leaving a conversation out of statistics, with a reason, or counting it again, with null.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../parts/toast.tsx';
import { api } from '../../session/api.ts';
import { useTexts } from '../../texts/texts.ts';
import { exclusionTexts } from './texts/exclusion-texts.ts';

export function useExclusion(id: string, onDone?: () => void) {
  const texts = useTexts(exclusionTexts);
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (reason: string | null) => api.analyses.setExclusion(id, reason),
    onSuccess: (_, reason) => {
      toast(reason === null ? texts.included : texts.excluded);
      onDone?.();
      void queries.invalidateQueries({ queryKey: ['trends'] });
      return queries.invalidateQueries({ queryKey: ['analyses'] });
    },
  });
}
