// Trains what the offline engine ships from corpus/: utterance models, verdicts, interaction types. Same corpus and code, same bytes. `--check` only tells whether it has to run; `--measure` prints what the held third gives.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hear, type Models } from '../src/embedded/classifier/heard.ts';
import { readCorpus, sideExample } from './examples.ts';
import { fitModel, fitModels } from './fit-models.ts';
import { fitObjections } from './fit-objections.ts';
import { fitOpenings } from './fit-openings.ts';
import { fitResolved } from './fit-resolved.ts';
import { fitSteps } from './fit-steps.ts';
import { fitTypes, typeModuleText } from './fit-types.ts';
import { fitVerdicts } from './fit-verdicts.ts';
import { generatedFile, isGenerated } from './generated-file.ts';
import { inputDigest } from './input-digest.ts';
import { measure } from './measure.ts';
import { classifierModuleText } from './module-text.ts';

const generated = join(import.meta.dirname, '../src/generated');
const madeFrom = inputDigest();

if (process.argv.includes('--check')) {
  for (const name of ['classifier.ts', 'type-model.ts']) {
    if (isGenerated(readFileSync(join(generated, name), 'utf8'), madeFrom)) continue;
    console.error(`src/generated/${name} is not what corpus, cues and code give: run training/train.ts`);
    process.exitCode = 1;
  }
} else {
  const corpus = readCorpus();
  const isMeasured = process.argv.includes('--measure');
  const learned = <Part extends { readonly split: 'train' | 'held' }>(all: readonly Part[]) =>
    isMeasured ? all.filter(({ split }) => split === 'train') : all;
  const examples = learned(corpus.examples);
  const dialogues = learned(corpus.dialogues);
  const models = fitModels(examples);
  // Verdicts are learned from dialogues that the utterance models have not seen.
  const folds = [0, 1, 2].map(
    (fold): Models => fitModels(examples.filter(({ dialogue }) => dialogue === null || dialogue.index % 3 !== fold)),
  );
  const heard = dialogues.map((dialogue) => ({ dialogue, heard: hear(dialogue.reading, folds[dialogue.index % 3]!) }));
  const verdicts = fitVerdicts(heard);
  const objections = fitObjections(heard);
  const steps = fitSteps(heard);
  const resolved = fitResolved(heard);
  const sides = fitModel(examples.map(sideExample), ['attendant']);
  const types = fitTypes(heard);
  const openings = fitOpenings([...dialogues, ...learned(corpus.openings)]);
  if (isMeasured) measure(corpus, { models, sides, verdicts, objections, steps, resolved }, { types, openings });
  if (!isMeasured || process.argv.includes('--write')) {
    const write = (name: string, content: string) =>
      writeFileSync(join(generated, name), generatedFile(content, madeFrom));
    write('classifier.ts', classifierModuleText({ models, sides, verdicts, objections, steps, resolved }));
    write('type-model.ts', typeModuleText(types, openings));
  }
}
