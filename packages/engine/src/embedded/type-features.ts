// What tells an interaction type: how strongly each finding is heard, and how often. Phrases by themselves are left out: they tell trades apart rather than types.
import { type Heard, silence } from './classifier/heard.ts';
import { allLabels } from './classifier/labels.ts';

/** Values of about 1 by name; the same names in every language. */
export function typeFeatures(heard: Heard): Map<string, number> {
  const features = new Map<string, number>();
  for (const label of allLabels) {
    let [most, sum] = [silence, 0];
    for (const unit of heard.units) {
      const logit = heard.logit(unit, label);
      most = Math.max(most, logit);
      sum += 1 / (1 + Math.exp(-logit));
    }
    features.set(`most ${label}`, Math.max(-1.5, most / 3));
    features.set(`all ${label}`, Math.log1p(sum));
  }
  return features;
}
