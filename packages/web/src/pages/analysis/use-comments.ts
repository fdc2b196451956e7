// What people do to comments; every list of comments is read anew afterwards.
import type { NewComment } from '@earshot/core/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../parts/toast.tsx';
import { api } from '../../session/api.ts';
import { useTexts } from '../../texts/texts.ts';
import { commentTexts } from './texts/comment-texts.ts';

/** A new comment, or the changed text of an existing one. */
export type Written = { id: string; comment: NewComment } | { commentId: string; text: string };

export function useWriting(onDone: () => void) {
  const texts = useTexts(commentTexts);
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (written: Written) =>
      'comment' in written
        ? api.analyses.addComment(written.id, written.comment)
        : api.analyses.editComment(written.commentId, written.text),
    onSuccess: () => {
      toast(texts.saved);
      onDone();
      return queries.invalidateQueries({ queryKey: ['comments'] });
    },
  });
}
