// How much waits for the reader under For you: comments addressed to them, and contests for those who decide.
import { useQuery } from '@tanstack/react-query';
import { Badge } from '../parts/badge.tsx';
import unseen from '../parts/unseen.module.css';
import { myCommentsQuery } from '../session/comments.ts';
import { contestsQuery } from '../session/contests.ts';
import { useUser } from '../session/session.tsx';
import { useTexts } from '../texts/texts.ts';
import { shellTexts } from './texts/shell-texts.ts';

const freshMs = 60_000;

export default function ForYouCount() {
  const texts = useTexts(shellTexts);
  const decides = useUser().role !== 'salesperson';
  const comments = useQuery({ ...myCommentsQuery, staleTime: freshMs }).data;
  const contests = useQuery({ ...contestsQuery, staleTime: freshMs, enabled: decides }).data;
  // The page For you may have loaded contests of a salesperson too; they wait for somebody else.
  const waiting = decides ? [comments, contests] : [comments];
  const count = waiting.reduce((sum, list) => sum + (list?.items.length ?? 0), 0);
  if (count === 0) return null;
  const isMore = waiting.some((list) => list?.hasMore);
  return (
    <>
      {' '}
      <Badge tone="accent">
        {count}
        {isMore && '+'}
        <span className={unseen.unseen}> {texts.waiting(count)}</span>
      </Badge>
    </>
  );
}
