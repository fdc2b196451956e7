// What came of a conversation, judged from verified findings and what the classifier hears: which talk it was, then the outcome table.
import type { ScorecardDefinition } from '@earshot/core';
import type { Findings, OutcomeFinding } from '../../findings/findings.ts';
import { kindOf } from '../../findings/types-in-use.ts';
import type { Classification } from '../classifier/classify.ts';
import { isDunned, saysLeaving } from '../errand.ts';
import { isServiceCall } from '../exchange.ts';
import { lastDecision } from './decision.ts';
import type { Ending, Talk } from './ending.ts';
import { outcomeTable } from './outcome-table.ts';
import { lastTold } from './put-right.ts';

/** `type`: the conversation's, given or detected; null where none fits. `isBusiness`: whether anything of a sale or a service is heard. */
export function judgeOutcome(
  classification: Classification,
  { criteria }: Pick<Findings, 'criteria'>,
  type: ScorecardDefinition | null,
  isBusiness: boolean,
): OutcomeFinding {
  const talk = isBusiness ? talkOf(classification, type) : 'none';
  const isServed = talk === 'service' || talk === 'complaint';
  const ending: Ending = {
    classification,
    talk,
    step: criteria.next_step_scheduled ?? null,
    decision: isServed ? null : lastDecision(classification),
    told: isServed ? lastTold(classification) : null,
  };
  for (const { talks, seen, makes } of outcomeTable) {
    const sign = talks.includes(talk) ? seen(ending) : null;
    if (sign) return { value: makes, quote: sign.quote };
  }
  return { value: 'open', quote: null };
}

function talkOf(classification: Classification, type: ScorecardDefinition | null): Talk {
  const leaves = kindOf(type) === 'retention' || saysLeaving(classification);
  const isServed = type ? type.macroFront === 'service' : isServiceCall(classification.reading) && !leaves;
  if (isServed) return kindOf(type) === 'complaint' ? 'complaint' : 'service';
  if (isDunned(classification.reading)) return 'debt';
  return leaves ? 'leaving' : 'sale';
}
