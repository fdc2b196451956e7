// How well the cue packs find what the corpus tags, utterance by utterance: `node training/cues.ts pt [held|train] [tag]`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@earshot/core';
import { sideOf, type Tag, tags } from '../src/embedded/classifier/labels.ts';
import { packOf } from '../src/embedded/loaded-packs.ts';
import { Reading } from '../src/embedded/reading/reading.ts';
import { blocksOf } from './corpus.ts';

/** Cue that stands for a tag, where it is not named alike. */
const cueOf: Partial<Record<Tag, readonly string[]>> = {
  open_questions: ['openQuestion'],
  need_question: ['needQuestion'],
  offer: ['offer', 'feature', 'benefit'],
  objection_handled: ['answersWithReason'],
  step_proposed: ['meeting'],
  objection_price: ['objection:price'],
  objection_stall: ['objection:stall'],
  objection_competitor: ['objection:present'],
  objection_no_need: ['objection:present'],
  objection_trust: ['objection:trust'],
  objection_timing: ['objection:timing'],
  objection_fit: ['objection:fit', 'objection:terms'],
  objection_dropped: ['reassured', 'accept'],
  need: ['needStated', 'problemStated', 'painStated'],
  budget: ['budgetStated'],
  authority: ['authorityStated'],
  timing: ['timingStated'],
  step_accepted: ['accept'],
  step_declined: ['refuse', 'defer'],
  stumbles: ['unexplained_jargon'],
  mood_pos: ['positiveMood', 'reassured'],
  mood_neg: ['negativeMood', 'anger', 'unmoved'],
  wants_to_cancel: ['wantsToLeave'],
  grievance: ['complaintMade', 'anger'],
  commits: ['commitmentGiven'],
};

const [language = 'en', split = 'held', only] = process.argv.slice(2) as [Language, string, string?];
const folder = join(new URL('.', import.meta.url).pathname, 'corpus', language);
const lines = readdirSync(folder)
  .sort()
  .flatMap((name) => blocksOf(readFileSync(join(folder, name), 'utf8'), name))
  .filter((block) => block.split === split)
  .flatMap((block) => block.lines)
  .map((line) => ({ ...line, cues: cuesIn(line.text, line.side) }));

function cuesIn(text: string, side: 'attendant' | 'client'): ReadonlySet<string> {
  const segment = { index: 0, start: null, end: null, text, speaker: 'x', side };
  const conversation = {
    form: 'plain',
    language,
    timing: 'none',
    segments: [segment],
    speakers: [],
    durationSeconds: null,
  } as const;
  return new Set(
    new Reading(conversation, packOf(language)).sentences.flatMap((sentence) => [...sentence.hits.keys()]),
  );
}

let [allHits, allTold, allTagged] = [0, 0, 0];
for (const label of tags) {
  if (only !== undefined && label !== only) continue;
  const cues = cueOf[label] ?? [label];
  const mine = lines.filter((line) => (sideOf(label) ?? line.side) === line.side);
  const told = mine.filter((line) => cues.some((cue) => line.cues.has(cue)));
  const tagged = mine.filter((line) => line.tags.has(label));
  const hits = told.filter((line) => line.tags.has(label));
  if (tagged.length === 0) continue;
  allHits += hits.length;
  allTold += told.length;
  allTagged += tagged.length;
  const ratio = (a: number, b: number) => (b === 0 ? '  -' : (a / b).toFixed(2));
  console.log(
    `${label.padEnd(26)} tagged ${String(tagged.length).padStart(3)}  precision ${ratio(hits.length, told.length)}  recall ${ratio(hits.length, tagged.length)}`,
  );
  if (only === undefined) continue;
  for (const line of tagged) if (!told.includes(line)) console.log(`  missed  ${line.text}`);
  for (const line of told) if (!line.tags.has(label)) console.log(`  wrong   ${line.text}`);
}
if (only === undefined)
  console.log(`all: precision ${(allHits / allTold).toFixed(3)}, recall ${(allHits / allTagged).toFixed(3)}`);
