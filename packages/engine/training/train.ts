// Trains what the offline engine ships from corpus/: utterance models, verdicts, interaction types. Same corpus and code, same bytes. `--check` only tells whether it has to run; `--measure` prints what the held third gives; `--exchanges` fits again only how objections show in their exchanges, which takes a fifth of the time, `--sides` only which side an utterance sounds like, which takes seconds, and `--marks` only what asks without a mark.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { classify, shippedModels } from '../src/embedded/classifier/classify.ts';
import type { Contexts } from '../src/embedded/classifier/context-model.ts';
import { corpusFiles, readCorpus, type Turns } from './examples.ts';
import { type ContextRow, contextRows, fitContexts, openContexts } from './fit-contexts.ts';
import { exchangesModuleText, fitExchanges, type Learned, modelsForExchanges } from './fit-exchanges.ts';
import { fitMarks, marksModuleText } from './fit-marks.ts';
import { fitModels } from './fit-models.ts';
import { fitObjections } from './fit-objections.ts';
import { fitOpenings } from './fit-openings.ts';
import { fitSettlements } from './fit-settlements.ts';
import { fitSides, sideDigests, sidesModuleText, sidesTold } from './fit-sides.ts';
import { fitSteps } from './fit-steps.ts';
import { fitTypes, typeModuleText } from './fit-types.ts';
import { fitVerdicts } from './fit-verdicts.ts';
import { generatedFile, staleParts } from './generated-file.ts';
import { foldCount } from './hyper-parameters.ts';
import { exchangeDigest, type InputDigests, inputDigests, marksDigest } from './input-digest.ts';
import { knownWordsText } from './known-words.ts';
import { classifierModuleText } from './module-text.ts';
import { measure } from './print-measures.ts';

const generated = join(import.meta.dirname, '../src/generated');
const inputs = inputDigests();
const exchangeInputs = { ...inputs, features: exchangeDigest(inputs.features) };
const marksInputs = { ...inputs, features: marksDigest() };
const write = (name: string, content: string, from: InputDigests = inputs) =>
  writeFileSync(join(generated, name), generatedFile(content, from));

type Indexed = Pick<Turns, 'index'>;
const foldOf = ({ index }: Indexed) => index % foldCount;
const foldsOf = <Fold>(fit: (isOther: (source: Indexed) => boolean) => Fold): Fold[] =>
  Array.from({ length: foldCount }, (_, fold) => fit((source) => foldOf(source) !== fold));

if (process.argv.includes('--check')) {
  const files = {
    'classifier.ts': inputs,
    'type-model.ts': inputs,
    'known-words.ts': inputs,
    'missing-marks.ts': marksInputs,
    'objection-exchanges.ts': exchangeInputs,
    'side-model.ts': sideDigests(),
  };
  for (const [name, from] of Object.entries(files)) {
    const stale = staleParts(readFileSync(join(generated, name), 'utf8'), from);
    if (stale.length === 0) continue;
    console.error(`src/generated/${name}: ${stale.join(', and ')}. Run \`npx -y pnpm@12.21.0 train\`.`);
    process.exitCode = 1;
  }
} else if (process.argv.includes('--exchanges')) {
  writeExchanges(shippedModels().contexts);
} else if (process.argv.includes('--sides')) {
  const isMeasured = process.argv.includes('--measure');
  const sides = fitSides((all) => (isMeasured ? all.filter(({ split }) => split === 'train') : all));
  console.log(`side of a single turn of the held third: ${sidesTold(sides)}`);
  if (!isMeasured) write('side-model.ts', sidesModuleText(sides), sideDigests());
} else if (process.argv.includes('--marks')) {
  writeMarks();
} else {
  const corpus = readCorpus(corpusFiles());
  const isMeasured = process.argv.includes('--measure');
  const learned: Learned = (all) => (isMeasured ? all.filter(({ split }) => split === 'train') : all);
  const examples = learned(corpus.examples);
  const dialogues = learned(corpus.dialogues);
  const exchanges = learned(corpus.exchanges);
  const models = fitModels(examples);
  // What is weighed next is learned from what models hear of sources that they have not seen.
  const folds = foldsOf((isOther) => fitModels(examples.filter(({ source }) => source === null || isOther(source))));
  const rowsOfSource = (source: Turns, isWhole: boolean) => ({
    index: source.index,
    rows: contextRows(source, isWhole, folds[foldOf(source)]!),
  });
  const sources = [
    ...dialogues.map((dialogue) => rowsOfSource(dialogue, true)),
    ...exchanges.map((exchange) => rowsOfSource(exchange, false)),
  ];
  const contextsOf = (some: readonly { readonly rows: readonly ContextRow[] }[]) =>
    fitContexts(some.flatMap(({ rows }) => rows));
  const contexts = contextsOf(sources);
  const contextFolds = foldsOf((isOther) => openContexts(contextsOf(sources.filter(isOther))));
  const classification = dialogues.map((dialogue) => {
    const fold = foldOf(dialogue);
    return {
      dialogue,
      classification: classify(dialogue.reading, { models: folds[fold]!, contexts: contextFolds[fold]! }),
    };
  });
  const verdicts = fitVerdicts(classification);
  const objections = fitObjections(classification);
  const steps = fitSteps(classification);
  const resolved = fitSettlements(classification);
  const types = fitTypes(classification);
  const openings = fitOpenings([...dialogues, ...learned(corpus.openings)]);
  if (isMeasured) measure(corpus, { models, contexts, verdicts, objections, steps, resolved }, { types, openings });
  if (!isMeasured || process.argv.includes('--write')) {
    write('classifier.ts', classifierModuleText({ models, contexts, verdicts, objections, steps, resolved }));
    write('type-model.ts', typeModuleText(types, openings));
    write('known-words.ts', knownWordsText(corpusFiles()));
    writeMarks();
    writeExchanges(openContexts(contexts), learned);
    write('side-model.ts', sidesModuleText(fitSides(learned)), sideDigests());
  }
}

function writeMarks(): void {
  write('missing-marks.ts', marksModuleText(fitMarks(corpusFiles())), marksInputs);
}

function writeExchanges(contexts: Contexts, learned: Learned = (all) => all): void {
  const models = modelsForExchanges(corpusFiles(), learned);
  const weights = fitExchanges(corpusFiles(), learned, { models, contexts });
  write('objection-exchanges.ts', exchangesModuleText(weights), exchangeInputs);
}
