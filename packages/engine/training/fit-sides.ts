// Fits which side an utterance sounds like, by its words alone, and rounds it to what is shipped as src/generated/side-model.ts.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sideFeatures } from '../src/conversation/side-model.ts';
import { logitsOf, type Model } from '../src/linear/model.ts';
import { type Block, blocksOf } from './corpus.ts';
import { type CorpusFile, corpusFiles, languages } from './examples.ts';
import type { Learned } from './fit-exchanges.ts';
import { fitModel } from './fit-models.ts';
import { utteranceFit } from './hyper-parameters.ts';
import { corpusDigest, type InputDigests, sampleFolder } from './input-digest.ts';
import type { Labelled } from './logistic.ts';
import { base64 } from './module-text.ts';

/** How often each turn of the short talks counts, beside some two hundred thousand others. */
const shortTalkCount = 10;

interface SideExample extends Labelled<'attendant'> {
  readonly split: Block['split'];
}

/** Short service talk without any other tags. */
const shortTalks = (): CorpusFile[] =>
  languages.map((language) => {
    const name = `${language}.txt`;
    return { language, name, text: readFileSync(join(import.meta.dirname, 'side-dialogues', name), 'utf8') };
  });

/** Every turn of the files: lines of one side in a row are one, except in lists of single utterances. */
function examplesOf(files: readonly CorpusFile[]): SideExample[] {
  return files.flatMap(({ language, name, text }) =>
    blocksOf(text, `${language}/${name}`).flatMap(({ type, split, lines }) => {
      const turns: { isAttendant: boolean; text: string }[] = [];
      for (const line of lines) {
        const isAttendant = line.side === 'attendant';
        const last = turns.at(-1);
        if (last && type !== 'lines' && last.isAttendant === isAttendant) last.text += ` ${line.text}`;
        else turns.push({ isAttendant, text: line.text });
      }
      return turns.map((turn) => ({
        split,
        features: sideFeatures(turn.text),
        labels: new Set(turn.isAttendant ? (['attendant'] as const) : []),
      }));
    }),
  );
}

export function fitSides(learned: Learned): Model<'attendant'> {
  const short = learned(examplesOf(shortTalks()));
  const repeated = Array.from({ length: shortTalkCount }, () => short).flat();
  return fitModel([...learned(examplesOf(corpusFiles())), ...repeated], ['attendant']);
}

/** How many turns of the held third the model gives to the right side. */
export function sidesTold(model: Model<'attendant'>): string {
  const held = examplesOf(corpusFiles()).filter(({ split }) => split === 'held');
  const right = held.filter(
    ({ features, labels }) => logitsOf(model, features)[0]! > 0 === labels.has('attendant'),
  ).length;
  return `${right} of ${held.length}`;
}

export const sidesModuleText = (model: Model<'attendant'>): string =>
  [
    '/** Whether the attendant says it, packed by linear/model.ts. */',
    `export const sideModel =\n  '${base64(model)}';`,
    '',
  ].join('\n');

/** What the side model is made from: the corpus, the short talks, and what the code reads in a sample. */
export function sideDigests(): InputDigests {
  const hash = createHash('sha256').update(JSON.stringify([utteranceFit, shortTalkCount]));
  for (const { features } of examplesOf(corpusFiles(sampleFolder)))
    hash.update(JSON.stringify([...features].sort((a, b) => a - b)));
  return { corpus: corpusDigest([...corpusFiles(), ...shortTalks()]), features: `sha256 ${hash.digest('hex')}` };
}
