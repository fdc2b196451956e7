// What a conversation holds anywhere: how strongly each label is heard where it is heard most. It speaks for or against what a few of its utterances alone leave open.
import { faintest, type Heard } from './heard.ts';
import { allLabels } from './labels.ts';

/** A sign weighs so much less than those of the utterances in question, whatever is learned. */
const share = 1 / 16;
const clearly = 6;

/** A sign per label, in their order. */
export const heardAnywhere = (heard: Heard): readonly number[] =>
  allLabels.map((label) => share * Math.max(faintest, Math.min(clearly, heard.most(label))));
