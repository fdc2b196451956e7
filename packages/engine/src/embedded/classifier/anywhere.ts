// What a conversation holds anywhere: how strongly each label is heard where it is heard most. It speaks for or against what a few of its utterances alone leave open.
import { faintest, type Heard } from './heard.ts';
import { allLabels } from './labels.ts';

/** A sign weighs so much less than those of the utterances in question, whatever is learned. */
const share = 1 / 16;
const clearly = 6;

const known = new WeakMap<Heard, readonly number[]>();

/** A sign per label, in their order. */
export function heardAnywhere(heard: Heard): readonly number[] {
  const signs = known.get(heard) ?? tell(heard);
  known.set(heard, signs);
  return signs;
}

const tell = (heard: Heard) =>
  allLabels.map((label) => {
    const strongest = heard.units.reduce((most, unit) => Math.max(most, heard.logit(unit, label)), faintest);
    return share * Math.min(clearly, strongest);
  });
