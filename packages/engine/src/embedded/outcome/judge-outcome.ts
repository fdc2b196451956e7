// What came of a conversation, judged from verified findings and what the classifier hears (docs/catalogue.md#outcome-and-coaching).
import type { ScorecardDefinition } from '@earshot/core';
import type { Findings, OutcomeFinding } from '../../findings/findings.ts';
import { kindOf } from '../../findings/types-in-use.ts';
import type { Classification } from '../classifier/classify.ts';
import { isDunned, saysLeaving } from '../errand.ts';
import { isServiceCall } from '../exchange.ts';
import { isOf, type Reading, type Sentence } from '../reading/reading.ts';
import { type Decision, lastDecision } from './decision.ts';
import { saysCue } from './ending-cues.ts';
import { owedOutcome } from './owed-outcome.ts';
import { serviceOutcome } from './service-outcome.ts';

/** Turns within which a machine says what it is. */
const machineTurns = 3;
/** From here on of a conversation, the attendant's word that it is no fit is the last one on it. */
const lateShare = 0.4;

/** `type`: the conversation's, given or detected; null where none fits. `isBusiness`: whether anything of a sale or a service is heard. */
export function judgeOutcome(
  classification: Classification,
  { criteria }: Pick<Findings, 'criteria'>,
  type: ScorecardDefinition | null,
  isBusiness: boolean,
): OutcomeFinding {
  const { reading } = classification;
  const machine = machineIn(reading);
  if (machine) return { value: 'voicemail', quote: reading.quote(machine) };
  if (!isBusiness) return { value: 'no_conversation', quote: null };
  const step = criteria.next_step_scheduled ?? null;
  const leaves = kindOf(type) === 'retention' || saysLeaving(classification);
  const isService = type ? type.macroFront === 'service' : isServiceCall(reading) && !leaves;
  if (isService) return serviceOutcome(classification, step, kindOf(type) === 'complaint');
  if (isDunned(reading)) return owedOutcome(classification, step);
  const decision = lastDecision(classification);
  if (decision?.kind === 'accepts' && (decision.isPlain || !step)) return told(reading, 'won', decision);
  if (leaves && lastBy(reading, 'attendant', 'leavingDone'))
    return decision?.kind === 'refuses' ? told(reading, 'lost', decision) : { value: 'lost', quote: null };
  if (step) return { value: 'agreed_next_step', quote: step };
  if (decision?.kind === 'refuses') return told(reading, 'lost', decision);
  const turnedAway = lastBy(reading, 'attendant', 'turnsAway');
  if (turnedAway && reading.position(turnedAway) > lateShare)
    return { value: 'disqualified', quote: reading.quote(turnedAway) };
  return { value: 'open', quote: null };
}

const told = (reading: Reading, value: OutcomeFinding['value'], { sentence }: Decision): OutcomeFinding => ({
  value,
  quote: reading.quote(sentence),
});

/** The machine's words where nobody answers after them: who tells of a voicemail talks on. */
function machineIn(reading: Reading): Sentence | null {
  const first = reading.turns[Math.min(machineTurns, reading.turns.length) - 1];
  const machine = reading.sentences.slice(0, first?.to ?? 0).find((sentence) => saysCue(reading, sentence, 'machine'));
  if (!machine) return null;
  const { speaker } = reading.turnOf(machine);
  const answers = reading.turns.some((turn) => turn.index > machine.turn && turn.speaker === speaker);
  return speaker !== null && answers ? null : machine;
}

const lastBy = (reading: Reading, side: 'attendant', cue: 'leavingDone' | 'turnsAway'): Sentence | null =>
  reading.sentences.findLast((sentence) => isOf(sentence, side) && saysCue(reading, sentence, cue)) ?? null;
