// A quote that is given as the proof of everything proves nothing: what a model does that obeys a transcript's orders.
import type { Findings, Quote } from '../findings/findings.ts';

/** An opening may greet, name, state the purpose and ask for the moment at once; no sentence does more. */
const mostCriteriaOfOneQuote = 4;

/** Findings without the criteria whose quote proves more than four of them; `dropped` is their number. */
export function withoutCrowds(findings: Findings): { findings: Findings; dropped: number } {
  const uses = new Map<string, number>();
  const idOf = ({ segment, text }: Quote) => `${segment} ${text}`;
  const all = [...Object.values(findings.criteria), ...Object.values(findings.customCriteria)];
  for (const quote of all) uses.set(idOf(quote), (uses.get(idOf(quote)) ?? 0) + 1);
  const keep = <T extends Readonly<Record<string, Quote>>>(quotes: T): T =>
    Object.fromEntries(
      Object.entries(quotes).filter(([, quote]) => uses.get(idOf(quote))! <= mostCriteriaOfOneQuote),
    ) as T;
  const criteria = keep(findings.criteria as Readonly<Record<string, Quote>>);
  const customCriteria = keep(findings.customCriteria);
  const kept = Object.keys(criteria).length + Object.keys(customCriteria).length;
  return { findings: { ...findings, criteria, customCriteria }, dropped: all.length - kept };
}
