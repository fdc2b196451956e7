// Summary, profile and diagnostic: sentences made only of what was found, in the conversation's language (D35).
import {
  type CriterionKey,
  criterionLabels,
  definitionFor,
  negativeCriteria,
  type ScorecardDefinition,
} from '@earshot/core';
import type { Language } from '../../conversation/conversation.ts';
import type { DiagnosticFindings, Findings, Quote } from '../../findings/findings.ts';
import { answersTo, isServiceCall } from '../exchange.ts';
import type { Reading } from '../reading/reading.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { pt } from './pt.ts';
import type { ReportTexts } from './texts.ts';

const texts: Readonly<Record<Language, ReportTexts>> = { pt, en, es };
const mostCharacters = 160;
const mostListed = 5;

export interface Found extends Pick<Findings, 'criteria' | 'objections' | 'bant' | 'climate' | 'products' | 'outcome'> {
  /** Whether anything of a sale or a service is heard. */
  readonly isBusiness: boolean;
  readonly type: ScorecardDefinition | null;
  readonly attendant: string | null;
  readonly client: string | null;
  /** What the client says does not work, where no need is spoken of. */
  readonly problem: Quote | null;
  readonly commitmentGiven: Quote | null;
  /** Share of the spoken words that are the client's; null where sides are not told. */
  readonly clientShare: number | null;
}

/** A quote on one line, cut at a word where there is one, else between characters. */
function short(quote: Quote): string {
  const line = quote.text.replace(/\s+/g, ' ').trim();
  if (line.length <= mostCharacters) return line;
  const space = line.lastIndexOf(' ', mostCharacters);
  return `${(space > 0 ? line.slice(0, space) : line.slice(0, mostCharacters)).replace(/[\ud800-\udbff]$/, '')} …`;
}

const sentences = (parts: readonly (string | null | undefined)[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(' ');

/** Who, what they need, what was offered, what stands in the way, what happens next. */
export function writeSummary(reading: Reading, found: Found): string {
  const say = texts[reading.language];
  const { criteria, bant } = found;
  const offer = criteria.retention_offer ?? criteria.value_tied_to_need ?? criteria.solution_explained;
  const price = criteria.price_presented;
  const open = found.objections.find((objection) => !objection.resolved) ?? found.objections[0];
  return sentences([
    say.opening(found.type?.label ?? null, found.attendant, found.client),
    bant.need ? say.need(short(bant.need)) : found.problem && say.problem(short(found.problem)),
    offer && say.offered(short(offer)),
    found.products.length > 0 ? say.products(found.products.slice(0, mostListed).map((product) => product.name)) : null,
    price && price.text !== offer?.text ? say.price(short(price)) : null,
    open && say.standsInTheWay(short(open.quote), open.resolved),
    found.objections.length > 1 ? say.moreObjections(found.objections.length - 1) : null,
    criteria.commitment_requested && say.commitment(short(criteria.commitment_requested)),
    criteria.resolution_confirmed && say.checked(short(criteria.resolution_confirmed)),
    criteria.next_step_scheduled
      ? say.nextStep(short(criteria.next_step_scheduled))
      : found.isBusiness
        ? say.noNextStep
        : say.noBusiness,
  ]);
}

/** What is known of the client; null when nothing is. */
export function writeProfile(reading: Reading, found: Found): string | null {
  const say = texts[reading.language];
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

/** Contract: diagnostic. Every text names what was found, or says that it was not spoken of. */
export function writeDiagnostic(reading: Reading, found: Found): DiagnosticFindings {
  const say = texts[reading.language];
  const { bant, criteria, objections } = found;
  // Who has bought already, or calls because something broke, is not asked for a budget.
  const bought = found.type
    ? found.type.macroFront === 'service' || ['onboarding', 'retention'].includes(found.type.key)
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
        objections.length === 0 ? say.noObjections : say.effectiveness(objections.length, resolved),
    },
    next_steps: { status: say.status[status], responsibilities },
  };
}

/** Words of an answer that says something. */
const leastAnswered = 4;

/** What the client says the problem costs or causes: in so many words, else as the answer to the question for it. */
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
