// How good analyses are, on labelled conversations (docs/evaluation.md). `pnpm evals` judges the part of the engine's corpus that it did not
// learn from; `--cases FILE.jsonl` your own conversations, `--model` with the model of OPENAI_BASE_URL; `--verbose` lists what was wrong.
// `--recognised` compares what is written with what a recogniser would write; `--step NAME` by one of its mistakes alone.
// `pnpm evals LABELS_DIR OUT_DIR [SCORER]` writes NAME.typed.json and NAME.auto.json for every NAME.labels.json; a scorer (a program that takes
// --labels DIR --analyses DIR) then prints its table, and its exit code is ours.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { definitionFor, EarshotError } from '@earshot/core';
import {
  type AnalysisContent,
  analyse,
  type Engine,
  embeddedEngine,
  openAiEngine,
  type RawSegment,
} from '@earshot/engine';
import { checkCase } from './evaluation/check-case.ts';
import { heldCases, isCall } from './evaluation/held-cases.ts';
import { type LabelledCase, readCases } from './evaluation/labelled-case.ts';
import { EvaluationTable } from './evaluation/table.ts';
import { differences } from './evaluation/written-and-recognised.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cases: { type: 'string', multiple: true },
    model: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
    recognised: { type: 'boolean', default: false },
    step: { type: 'string' },
  },
});
const [labelsFolder, outFolder, scorer] = positionals;
if (labelsFolder && !outFolder)
  fail('usage: pnpm evals [--cases FILE.jsonl]… [--model] [--verbose | --recognised] | LABELS_DIR OUT_DIR [SCORER]');
const labelOf = { en: ['Agent', 'Client'], es: ['Agente', 'Cliente'], pt: ['Atendente', 'Cliente'] } as const;
const engine = values.model ? modelEngine() : embeddedEngine();
if (labelsFolder) await writeAnalyses(labelsFolder, outFolder!, scorer);
else {
  const own = values.cases?.flatMap(readCases);
  // Each is analysed some thirty times: of the calls of the corpus, one in eight is enough.
  if (values.recognised) {
    const few =
      own ??
      heldCases()
        .filter(isCall)
        .filter((_, index) => index % 8 === 0);
    const say = values.verbose ? console.log : () => {};
    console.log(await differences(few, analysisOf, values.step ?? null, say));
  } else await printTable(own ?? heldCases());
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** As the server asks it: the same settings. */
function modelEngine(): Engine {
  const {
    OPENAI_API_KEY: apiKey = '',
    OPENAI_BASE_URL: baseURL = null,
    EARSHOT_ANALYSIS_MODEL: model = 'gpt-5-mini',
  } = process.env;
  if (apiKey === '')
    fail(
      '--model needs OPENAI_API_KEY, and OPENAI_BASE_URL for a server of your own; any text will do as a key where none is needed',
    );
  return openAiEngine({ apiKey, baseURL, model, pricePerMillion: { prompt: 0, completion: 0 }, timeoutSeconds: 120 });
}

async function printTable(cases: readonly LabelledCase[]): Promise<void> {
  const table = new EvaluationTable();
  let [refused, wrong] = [0, 0];
  for (const labelled of cases) {
    const analysis = await analysisOf(labelled);
    if (analysis === null) {
      refused += 1;
      if (values.verbose) console.log(`${labelled.id}: refused`);
      continue;
    }
    for (const verdict of checkCase(labelled, analysis)) {
      table.add(labelled.lang, verdict);
      if (verdict.isRight) continue;
      wrong += 1;
      if (values.verbose) console.log(`${labelled.id}: ${verdict.told}`);
    }
  }
  console.log(
    `${table}\n\n${cases.length} conversations, ${refused} of them refused, ${wrong} labels missed, engine ${engine.name}`,
  );
}

async function analysisOf(
  { lang, type, text, lines, labels, expect }: LabelledCase,
  heard: readonly RawSegment[] | null = null,
): Promise<AnalysisContent | null> {
  const [attendant, client] = labels ?? labelOf[lang];
  const transcript = text ?? lines!.map(([side, said]) => `${side === 'A' ? attendant : client}: ${said}`).join('\n');
  const definition = type === null || expect.types ? null : definitionFor(type, lang);
  try {
    return await analyse({
      transcript,
      ...(heard && { transcript: heard.map(({ text: said }) => said).join('\n'), segments: heard }),
      language: lang,
      engine,
      definition,
      candidates: [],
      salespersonName: null,
      clientName: null,
    });
  } catch (error) {
    if (error instanceof EarshotError) return null;
    throw error;
  }
}

interface Labels {
  file: string;
  interactionType: string | null;
  hints?: { salespersonName?: string; clientName?: string };
}

async function writeAnalyses(folder: string, out: string, judge: string | undefined): Promise<void> {
  mkdirSync(out, { recursive: true });
  const names = readdirSync(folder).filter((name) => name.endsWith('.labels.json'));
  for (const name of names) {
    const labels = JSON.parse(readFileSync(join(folder, name), 'utf8').replace(/^\ufeff/, '')) as Labels;
    const stem = join(out, name.replace('.labels.json', ''));
    for (const [kind, type] of [
      ['typed', labels.interactionType],
      ['auto', null],
    ] as const)
      writeFileSync(`${stem}.${kind}.json`, JSON.stringify(await analysed(folder, labels, type)));
  }
  process.stdout.write(`${names.length} conversations analysed into ${out}\n`);
  if (!judge) return;
  const { status } = spawnSync(process.execPath, [judge, '--labels', folder, '--analyses', out], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

async function analysed(folder: string, { file, hints }: Labels, type: string | null): Promise<object> {
  try {
    return await analyse({
      transcript: readFileSync(join(folder, file), 'utf8'),
      engine,
      definition: type === null ? null : definitionFor(type, 'en'),
      candidates: [],
      salespersonName: hints?.salespersonName ?? null,
      clientName: hints?.clientName ?? null,
    });
  } catch (error) {
    if (!(error instanceof EarshotError)) throw error;
    return { error: { httpStatus: error.httpStatus, message: error.message } };
  }
}
