// Verdicts that somebody has chosen and not sent: they stay with the tab until its reader signs out, so that a reload or a look elsewhere loses none.
import type { JudgedVerdict } from '@earshot/core/client';
import { useState } from 'react';
import { useUser } from '../../session/session.tsx';

type Verdict = JudgedVerdict['verdict'];
export type Draft = Readonly<Record<string, Verdict>>;

export const verdicts = ['met', 'not_met', 'cannot_tell'] as const satisfies Verdict[];

/** Each person has their own, should somebody else sign in. */
export function useDraft(id: string) {
  const name = `judging ${useUser().id} ${id}`;
  const [draft, setDraft] = useState(() => storedDraft(name));
  const choose = (key: string, verdict: Verdict) => {
    const next = { ...draft, [key]: verdict };
    setDraft(next);
    store(name, next);
  };
  return { draft, choose, forget: () => store(name, null) };
}

/** What is no draft is none. */
function storedDraft(name: string): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(name) ?? '{}');
    return Object.fromEntries(
      Object.entries(stored ?? {}).filter((each): each is [string, Verdict] => verdicts.includes(each[1])),
    );
  } catch {
    return {};
  }
}

/** A browser that stores nothing loses the draft with the page, and nothing else. */
function store(name: string, draft: Draft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(draft));
  } catch {}
}
