// Signs of an outcome in a sale, a talk about leaving and one about a debt: who decides, and how.
import type { Sign } from './ending.ts';
import { lastStatement, quoted } from './seen-anywhere.ts';

/** From here on of a conversation, the attendant's word that it is no fit is the last one on it. */
const lateShare = 0.4;

/** Beside an appointment, a yes buys only where it is plain. */
export const clientAccepts: Sign = ({ classification: { reading }, decision, step }) =>
  decision?.kind === 'accepts' && (decision.isPlain || !step) ? quoted(reading, decision.sentence) : null;

export const clientRefuses: Sign = ({ classification: { reading }, decision }) =>
  decision?.kind === 'refuses' ? quoted(reading, decision.sentence) : null;

/** Whether the attendant cancels; the words are the client's, if they refuse what was offered. */
export const attendantLetsGo: Sign = (ending) =>
  lastStatement(ending.classification.reading, 'leavingDone') && (clientRefuses(ending) ?? { quote: null });

export const attendantTurnsAway: Sign = ({ classification: { reading } }) => {
  const away = lastStatement(reading, 'turnsAway');
  return away && reading.position(away) > lateShare ? quoted(reading, away) : null;
};

/** That the client has paid before the call is no payment in it: only the attendant knows that money came in. */
export const attendantGivesMoneyIn: Sign = ({ classification: { reading } }) =>
  quoted(reading, lastStatement(reading, 'orderTaken'));
