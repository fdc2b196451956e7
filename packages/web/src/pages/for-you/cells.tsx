// Cells that several tables of the page have: which comment, and who wrote when.
import type { Comment } from '@earshot/core/client';
import { Link } from 'wouter';
import { beginningOf } from '../../parts/beginning-of.ts';
import { When } from '../../parts/when.tsx';

export function CommentLink({ comment: { analysisId, turn, text } }: { comment: Comment }) {
  return (
    <Link href={`/analyses/${analysisId}${turn === null ? '' : `?turn=${turn}`}`}>
      <bdi>{beginningOf(text)}</bdi>
    </Link>
  );
}

export function ByWhom({ name, at }: { name: string | null; at: string }) {
  return (
    <>
      {name !== null && <bdi>{name}, </bdi>}
      <When iso={at} />
    </>
  );
}
