// What tells an interaction type: how strongly each finding is heard, and how often. Phrases by themselves are left out: they tell trades apart rather than types.
import type { Heard } from './classifier/heard.ts';
import { allLabels } from './classifier/labels.ts';

/** Values of about 1 by name; the same names in every language. */
export function typeFeatures(heard: Heard): Map<string, number> {
  const features = new Map<string, number>();
  for (const label of allLabels) {
    const sum = heard.units.reduce((all, unit) => all + 1 / (1 + Math.exp(-heard.logit(unit, label))), 0);
    features.set(`most ${label}`, Math.max(-1.5, heard.most(label) / 3));
    features.set(`all ${label}`, Math.log1p(sum));
  }
  return features;
}
