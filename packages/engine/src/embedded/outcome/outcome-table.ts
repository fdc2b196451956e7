// What came of a conversation, as one table: what was seen at its end, in which talk, and what that makes of it (docs/catalogue.md#outcome-and-coaching).
import type { OutcomeFinding } from '../../findings/findings.ts';
import { attendantGivesMoneyIn, attendantLetsGo, attendantTurnsAway, clientAccepts, clientRefuses } from './decided.ts';
import type { Sign, Talk } from './ending.ts';
import {
  attendantHasDoneIt,
  clientIsContent,
  clientSaysItFails,
  clientSaysItWorks,
  clientThanks,
  clientWantsNothingMore,
} from './put-right.ts';
import { machineSpeaks, nothing, stepIsAgreed } from './seen-anywhere.ts';

/** One row: in these talks, what was seen makes the outcome. The sign is named by who gives it. */
interface Row {
  readonly talks: readonly Talk[];
  readonly seen: Sign;
  readonly makes: OutcomeFinding['value'];
}

const selling: readonly Talk[] = ['sale', 'leaving'];
const serving: readonly Talk[] = ['service', 'complaint'];
const all: readonly Talk[] = [...selling, 'debt', ...serving];

/**
 * The first row that is seen decides. To add one, write a sign that returns the words, and place its row before those that it outweighs.
 * Each kind of talk ends with a row for `nothing`.
 */
export const outcomeTable: readonly Row[] = [
  { talks: ['none', ...all], seen: machineSpeaks, makes: 'voicemail' },
  { talks: ['none'], seen: nothing, makes: 'no_conversation' },

  // What is done in the talk outweighs what is agreed for later.
  { talks: serving, seen: clientSaysItWorks, makes: 'solved' },
  { talks: serving, seen: clientThanks, makes: 'solved' },
  { talks: ['debt'], seen: attendantGivesMoneyIn, makes: 'won' },
  { talks: selling, seen: clientAccepts, makes: 'won' },
  { talks: ['leaving'], seen: attendantLetsGo, makes: 'lost' },

  { talks: all, seen: stepIsAgreed, makes: 'agreed_next_step' },

  // Weaker signs count where nothing was agreed: nobody has to say that it works.
  { talks: serving, seen: clientWantsNothingMore, makes: 'solved' },
  { talks: serving, seen: attendantHasDoneIt, makes: 'solved' },
  // A complaint takes more than "okay".
  { talks: ['service'], seen: clientIsContent, makes: 'solved' },
  { talks: serving, seen: clientSaysItFails, makes: 'unsolved' },
  { talks: [...selling, 'debt'], seen: clientRefuses, makes: 'lost' },
  { talks: selling, seen: attendantTurnsAway, makes: 'disqualified' },

  { talks: serving, seen: nothing, makes: 'unsolved' },
  { talks: [...selling, 'debt'], seen: nothing, makes: 'open' },
];
