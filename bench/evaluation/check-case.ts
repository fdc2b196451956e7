// What an analysis says beside what its labels say: one verdict for each label.
import type { AnalysisContent } from '@earshot/engine';
import type { LabelledCase } from './labelled-case.ts';

export interface Verdict {
  /** What is measured, as a row of the table. */
  readonly measure: string;
  readonly isRight: boolean;
  readonly told: string;
}

const comparable = (text: string | null | undefined) =>
  (text ?? '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[“”"«»‘’']/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
/** A label may name a part of what is reported, or the reverse. */
const matches = (one: string, other: string): boolean =>
  one !== '' &&
  other !== '' &&
  (comparable(one).includes(comparable(other)) || comparable(other).includes(comparable(one)));

export function checkCase({ expect }: LabelledCase, analysis: AnalysisContent): Verdict[] {
  const verdicts: Verdict[] = [];
  const note = (measure: string, isRight: boolean, told: unknown) =>
    verdicts.push({ measure, isRight, told: `${measure}: ${JSON.stringify(told)}` });
  const {
    types,
    stage,
    criteria = {},
    objections,
    objectionsAlso = [],
    bant = {},
    nextStep,
    products,
    climate = {},
  } = expect;
  if (types) note('type', types.includes(analysis.interactionType), analysis.interactionType);
  if (stage) note('stage', stage.includes(analysis.stage), analysis.stage);
  for (const [key, isMet] of Object.entries(criteria)) {
    const found = analysis.interactionScorecard?.criteria.find((criterion) => criterion.key === key)?.met ?? false;
    note(isMet ? 'criteria met: found' : 'criteria not met: kept out', found === isMet, key);
  }
  if (objections) {
    const open = [...(analysis.objections ?? [])];
    for (const { contains, resolved } of objections) {
      const at = open.findIndex(({ objection }) => matches(objection, contains));
      note('objections: found', at >= 0, contains);
      const [found] = at < 0 ? [] : open.splice(at, 1);
      if (found && resolved != null) note('objections: settled or not', found.resolved === resolved, contains);
    }
    for (const { objection } of analysis.objections ?? [])
      note(
        'objections: reported ones are right',
        [...objections.map(({ contains }) => contains), ...objectionsAlso].some((label) => matches(objection, label)),
        objection,
      );
  }
  for (const [part, value] of Object.entries(bant)) {
    const found = String({ ...analysis.bant }[part as 'need'] ?? '');
    if (value == null) note('BANT: nothing where nothing was said', found === '', { [part]: found });
    else note('BANT: value', matches(found, value), { [part]: found });
  }
  if (nextStep !== undefined) {
    const agreed = (analysis.diagnostic?.next_steps.responsibilities ?? []).join(' | ');
    if (nextStep === null) note('next steps: none invented', agreed === '', agreed);
    else note('next steps: found', matches(agreed, nextStep), agreed);
  }
  for (const product of products ?? [])
    note(
      'products: found',
      (analysis.productExploration?.products ?? []).some((name) => matches(name, product)),
      product,
    );
  const felt: Readonly<Record<string, unknown>> = { ...analysis.universalIndicators?.emotionalClimate };
  for (const [part, mood] of Object.entries(climate)) note('climate', felt[part] === mood, { [part]: felt[part] });
  if (expect.outcome) note('outcome', expect.outcome.includes(String(analysis.outcome)), analysis.outcome);
  return verdicts;
}
