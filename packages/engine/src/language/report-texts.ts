// What a report says, in one language. Every function gets what was found; none adds to it.
import type { Climate, Outcome } from '@earshot/core';

/** What a conversation may be about: the client's need or trouble, else what the attendant put forward, else its first words. */
export type Subject = 'need' | 'problem' | 'offer' | 'products' | 'purpose' | 'said';

export interface ReportTexts {
  /** What the conversation was: `type` label or null; names or null. No mark at its end: `about` goes on. */
  opening(type: string | null, attendant: string | null, client: string | null): string;
  /** What it was about, behind the opening. */
  about: Readonly<Record<Subject, (quote: string) => string>>;
  /** What came of it; the quote is empty where nothing was said of it. No mark at its end. */
  outcomes: Readonly<Record<Outcome, (quote: string) => string>>;
  /** The same where money that is owed was asked for. */
  ofDebt: Readonly<Record<'won' | 'lost' | 'agreed_next_step' | 'open', (quote: string) => string>>;
  /** The client who wanted to leave. */
  stays(quote: string): string;
  leaves(quote: string): string;
  /** Behind what came of it: an objection that stands, or the words that settled it, and how many more there are. */
  stands(objection: string): string;
  /** `words`: those that settled it; empty where they were just quoted. */
  settled(objection: string, words: string): string;
  moreObjections(count: number): string;
  /** What is next. Each is a sentence. */
  nextStep(quote: string): string;
  leftVague(quote: string): string;
  answerObjection: string;
  agreeDay: string;
  tellByWhen: string;
  agreePayment: string;
  need(quote: string): string;
  problem(quote: string): string;
  budget(quote: string): string;
  authority(quote: string): string;
  timing(quote: string): string;
  clientNamed(name: string): string;
  mood: Readonly<Record<Climate, string>>;
  engagement: { high: string; medium: string; low: string };
  confidence: { high: string; medium: string; low: string };
  notSaid: string;
  posture(met: readonly string[], faults: readonly string[]): string;
  /** `pairs`: each settled objection with the words that settled it. */
  effectiveness(raised: number, pairs: readonly (readonly [objection: string, settlement: string])[]): string;
  noObjections: string;
  status: { scheduled: string; committed: string; open: string };
  /** Names of the BANT parts and of the next step, for lists. */
  parts: { budget: string; authority: string; need: string; timing: string; nextStep: string };
}
