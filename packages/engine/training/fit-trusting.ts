// Fits what rules found together with what was heard, where the corpus is unfair to rules.
import { fitRows, type JudgedRow } from './logistic.ts';

/** As fitRows; the weight of sign `byRules` is `least` at the least. In the corpus, from which the models learned the rules' phrases as well, what rules find seems to add little, or to speak against itself; elsewhere it does not. */
export function fitTrusting(rows: readonly JudgedRow[], byRules: number, least: number): number[] {
  const [bias, ...weights] = fitRows(rows);
  return [bias!, ...weights.map((weight, sign) => (sign === byRules ? Math.max(least, weight) : weight))];
}
