// Profile and diagnostic: sentences made only of what was found, in the conversation's language (docs/decisions/analysis-fields.md#d35).

import type { Language } from '@earshot/core';
import {
  type CriterionKey,
  criterionLabels,
  definitionFor,
  negativeCriteria,
  type ScorecardDefinition,
} from '@earshot/core';
import type { DiagnosticFindings, Quote } from '../../findings/findings.ts';
import { kindOf } from '../../findings/types-in-use.ts';
import { languagePacks } from '../../language/packs.ts';
import { classificationOf } from '../classified.ts';
import { answersTo, isServiceCall } from '../exchange.ts';
import type { Reading } from '../reading/reading.ts';
import { settlementOf } from '../settlements.ts';
import type { Found } from './found.ts';
import { short } from './quoted.ts';
import { writeSummary } from './summary.ts';

const sentences = (parts: readonly (string | null | undefined)[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(' ');

/** What is known of the client; null when nothing is. */
export function writeProfile(reading: Reading, found: Found): string | null {
  const say = languagePacks[reading.language].report;
  const { need, budget, authority, timing } = found.bant;
  const told = [budget, authority, timing].map((quote) => quote?.text);
  const problem = found.problem && !told.includes(found.problem.text) ? found.problem : null;
  const known = [
    need ? say.need(short(need)) : problem && say.problem(short(problem)),
    budget && say.budget(short(budget)),
    authority && say.authority(short(authority)),
    timing && say.timing(short(timing)),
  ].filter((part) => part !== null);
  if (known.length === 0) return null;
  return sentences([found.client && say.clientNamed(found.client), ...known]);
}

function level(value: number | null): 'high' | 'medium' | 'low' {
  if (value === null) return 'medium';
  return value >= 0.45 ? 'high' : value >= 0.25 ? 'medium' : 'low';
}

/** Every text names what was found, or says that it was not spoken of. */
export function writeDiagnostic(reading: Reading, found: Found): DiagnosticFindings {
  const say = languagePacks[reading.language].report;
  const { bant, criteria, objections } = found;
  // Who has bought already, or calls because something broke, is not asked for a budget.
  const bought = found.type
    ? found.type.macroFront === 'service' || ['onboarding', 'retention'].includes(kindOf(found.type)!)
    : isServiceCall(reading);
  const buys = found.isBusiness && (!bought || [bant.budget, bant.authority, bant.timing].some((quote) => quote));
  const collected: string[] = [];
  const missing: string[] = [];
  for (const part of ['need', 'budget', 'authority', 'timing'] as const) {
    const quote = bant[part];
    if (quote) collected.push(`${say.parts[part]}: “${short(quote)}”`);
    else if (buys) missing.push(say.parts[part]);
  }
  if (found.isBusiness && !criteria.next_step_scheduled) missing.push(say.parts.nextStep);
  const seen = Object.keys(criteria) as CriterionKey[];
  const asked = found.type
    ? seen.filter((key) => found.type!.criteria.some((criterion) => criterion.key === key))
    : seen;
  // Left out of the scorecard as well where there was nothing to handle.
  const judged = asked.filter((key) => key !== 'objection_handled' || objections.length > 0);
  const label = (key: CriterionKey) => criterionLabels[key][reading.language];
  const resolved = objections.filter((objection) => objection.resolved).length;
  const confident = found.commitmentGiven ? 'high' : objections.length > resolved ? 'low' : 'medium';
  const responsibilities = [criteria.next_step_scheduled, found.commitmentGiven].flatMap((quote) =>
    quote ? [short(quote)] : [],
  );
  const status = found.commitmentGiven ? 'committed' : criteria.next_step_scheduled ? 'scheduled' : 'open';
  return {
    executive_summary: writeSummary(reading, found),
    client_profile: {
      tone: say.mood[found.climate.overall],
      engagement: say.engagement[level(found.clientShare)],
      confidence: say.confidence[confident],
      details: writeProfile(reading, found) ?? say.notSaid,
    },
    core_motivation: {
      problem: found.bant.need ? short(found.bant.need) : found.problem ? short(found.problem) : say.notSaid,
      impact: findImpact(reading, criteria.pain_impact_explored) ?? say.notSaid,
    },
    hard_data: { collected, missing },
    agent_evaluation: {
      posture: say.posture(
        judged.filter((key) => !negativeCriteria.has(key)).map(label),
        judged.filter((key) => negativeCriteria.has(key)).map(label),
      ),
      solution_effectiveness:
        objections.length === 0
          ? say.noObjections
          : say.effectiveness(objections.length, settledPairs(reading, objections)),
    },
    next_steps: { status: say.status[status], responsibilities },
  };
}

/** Each settled objection with the words that settled it. */
function settledPairs(reading: Reading, objections: Found['objections']): (readonly [string, string])[] {
  return objections.flatMap(({ quote, resolved }) => {
    const settlement = resolved ? settlementOf(classificationOf(reading.conversation), quote) : null;
    return settlement ? [[short(quote), short(settlement)] as const] : [];
  });
}

/** Words of an answer that says something. */
const leastAnswered = 4;

/** What the client says the problem costs or causes: told directly, otherwise as the answer to the question for it. */
function findImpact(reading: Reading, asked: Quote | undefined): string | null {
  const hit = reading.hits('painStated', 'client')[0];
  if (hit) return short(reading.quoteHit(hit));
  const question = asked && reading.sentences.findLast(({ stretches }) => stretches[0]!.segment === asked.segment);
  const answer =
    question && answersTo(reading, question).find((other) => other.words.length >= leastAnswered && !other.question);
  return answer ? short(reading.quote(answer)) : null;
}

/** The built-in type's definition in the language of the conversation, or the company's own. */
export function typeNamed(
  key: string | null,
  language: Language,
  candidates: readonly ScorecardDefinition[],
): ScorecardDefinition | null {
  if (key === null) return null;
  return definitionFor(key, language) ?? candidates.find((candidate) => candidate.key === key) ?? null;
}
