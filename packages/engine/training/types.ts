// How often the engine tells the interaction type of the corpus's dialogues: `node training/types.ts [train|held]`.
import { interactionTypes } from '@earshot/core';
import { findCriteria } from '../src/embedded/criteria/find.ts';
import { detectType } from '../src/embedded/interaction-type.ts';
import { findNextStep } from '../src/embedded/next-step.ts';
import { findObjections } from '../src/embedded/objections.ts';
import { packOf } from '../src/embedded/packs/load.ts';
import { Reading } from '../src/embedded/reading/reading.ts';
import { conversationOf, dialogues } from './dialogues.ts';

const [split = 'held'] = process.argv.slice(2);
let [right, all] = [0, 0];
for (const dialogue of dialogues()) {
  if (dialogue.split !== split) continue;
  const reading = new Reading(conversationOf(dialogue), packOf(dialogue.language));
  const nextStep = findNextStep(reading);
  const objections = findObjections(reading, nextStep !== null);
  const criteria = findCriteria(reading, { objections, nextStep, salespersonName: null });
  const told = detectType(reading, criteria, [])?.key ?? null;
  all += 1;
  if (told === dialogue.type) right += 1;
  else console.log(`${dialogue.language} ${dialogue.file}: ${told} instead of ${dialogue.type}`);
}
console.log(`${right} of ${all} right, ${interactionTypes.length} types`);
