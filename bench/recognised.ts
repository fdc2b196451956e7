// The analyses of the same calls, as they are written and as recordings of them are heard. `node bench/recognised.ts FOLDER [calls] [--verbose] [--languages en,es] [--voices PROGRAM]`.
// It needs ffmpeg, and espeak-ng or a program of your own: PROGRAM LANGUAGE SIDE CALL PATH TEXT writes a WAV of 22,050 Hz. Recordings and what was heard stay in FOLDER.
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { definitionFor, EarshotError, type Language } from '@earshot/core';
import { type AnalysisContent, analyse, embeddedEngine, type RawSegment } from '@earshot/engine';
import { decode } from '../packages/speech/src/decode/decode.ts';
import { availableModels, modelFor } from '../packages/speech/src/model-choice.ts';
import type { SpeechModel } from '../packages/speech/src/model-folder.ts';
import { loadRecogniser, type Recogniser, waysOf } from '../packages/speech/src/recogniser/recogniser.ts';
import { type HeardSound, transcribeSound } from '../packages/speech/src/sound-to-segments.ts';
import { wordErrorRate } from '../packages/speech/src/word-errors.fixture.ts';
import { heldCases, isCall } from './evaluation/held-cases.ts';
import type { LabelledCase } from './evaluation/labelled-case.ts';
import { rememberedRecogniser } from './evaluation/remembered-recogniser.ts';
import { type Circumstances, speakCall } from './evaluation/spoken-call.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    verbose: { type: 'boolean', default: false },
    languages: { type: 'string', default: 'en,es,pt' },
    voices: { type: 'string' },
  },
});
const [folder, count = '20'] = positionals;
if (!folder) throw new Error('Name a folder for the recordings');
await mkdir(folder, { recursive: true });
const engine = embeddedEngine();
const labelOf = { en: ['Agent', 'Client'], es: ['Agente', 'Cliente'], pt: ['Atendente', 'Cliente'] } as const;
const [wordsAtLeast, wordsAtMost, linesAtLeast] = [150, 330, 12];
const wordsOf = ({ lines }: LabelledCase) => lines!.reduce((sum, [, said]) => sum + said.split(/\s+/).length, 0);

const columns = [
  'words wrong',
  'speakers right',
  'score off',
  'score off, type told',
  'same type',
  'criteria alike',
  'objections alike',
  'steps alike',
];

const models = await availableModels({ modelFolder: null, installedFolder: null, log: console.error });
const recognisers = new Map<Language, Recogniser>();
const sums = new Map<string, number[][]>();
for (const [index, { labelled, circumstances }] of chosen(Number(count)).entries()) {
  const { lang } = labelled;
  const heard = await heardOf(labelled, index, circumstances);
  if (heard.segments.length === 0) {
    console.log(`${labelled.id}: nothing was heard`);
    continue;
  }
  const figures = await compared(labelled, heard);
  const { isTelephone, isStereo } = circumstances;
  const kinds = [lang, isTelephone ? 'telephone' : 'wide band', isStereo ? 'two lines' : 'one line', 'all'];
  for (const kind of kinds) sums.set(kind, [...(sums.get(kind) ?? []), figures]);
}
console.log(table());

/** By turns of the languages, as many types as there are; half over the telephone, half on two lines. */
function chosen(most: number): { labelled: LabelledCase; circumstances: Circumstances }[] {
  const fitting = heldCases().filter((labelled) => {
    const words = wordsOf(labelled);
    return isCall(labelled) && labelled.lines!.length >= linesAtLeast && words >= wordsAtLeast && words <= wordsAtMost;
  });
  const types = [...new Set(fitting.map(({ type }) => type))].sort();
  const languages = values.languages.split(',');
  const calls: LabelledCase[] = [];
  for (let index = 0; calls.length < most && index < 20 * most; index++) {
    const lang = languages[index % languages.length]!;
    const own = fitting.filter((each) => each.lang === lang && !calls.includes(each));
    const wanted = types[((index % languages.length) * 4 + Math.floor(index / languages.length)) % types.length];
    const call = own.find(({ type }) => type === wanted) ?? own[0];
    if (call) calls.push(call);
  }
  return calls.map((labelled, index) => ({
    labelled,
    circumstances: {
      isTelephone: Math.floor(index / languages.length) % 2 === 0,
      isStereo: Math.floor(index / (2 * languages.length)) % 2 === 0,
    },
  }));
}

async function heardOf(labelled: LabelledCase, index: number, circumstances: Circumstances): Promise<HeardSound> {
  const name = labelled.id.replaceAll(/[^\w-]+/g, '-');
  const [recording, memory] = [`${name}.wav`, `${name}.json`].map((each) => join(folder!, each)) as [string, string];
  if (!existsSync(recording))
    await speakCall(labelled.lines!, labelled.lang, index, circumstances, recording, values.voices);
  const sound = await decode({ path: recording, container: 'wav', channels: 2, durationSeconds: 7_200 });
  const model = modelFor(models, labelled.lang)!;
  const recogniser = rememberedRecogniser(
    memory,
    labelled.lang,
    () => recogniserOf(labelled.lang, model),
    waysOf(model),
  );
  return transcribeSound(sound, recogniser);
}

function recogniserOf(language: Language, model: SpeechModel): Recogniser {
  const recogniser = recognisers.get(language) ?? loadRecogniser(model);
  recognisers.set(language, recogniser);
  return recogniser;
}

/** In the order of the columns; NaN where it does not apply. */
async function compared({ id, lang, type, lines }: LabelledCase, heard: HeardSound): Promise<number[]> {
  const [attendant, client] = labelOf[lang];
  const transcript = lines!.map(([side, said]) => `${side === 'A' ? attendant : client}: ${said}`).join('\n');
  const ways = [type, null];
  const written = await Promise.all(ways.map((given) => analysisOf(transcript, null, lang, given)));
  const recorded = await Promise.all(ways.map((given) => analysisOf('', heard, lang, given)));
  const [given, told] = ways.map((_, way) => [written[way]!, recorded[way]!] as const);
  const apart = (pair: readonly [AnalysisContent | null, AnalysisContent | null]) => {
    const [one, other] = pair.map((each) => each?.interactionScorecard?.score ?? Number.NaN) as [number, number];
    return Math.abs(one - other);
  };
  const keys = (analysis: AnalysisContent | null) =>
    new Map(analysis?.interactionScorecard?.criteria.map(({ key, met }) => [key, met]) ?? []);
  const [criteriaWritten, criteriaHeard] = [keys(given![0]), keys(given![1])];
  const different = [...criteriaWritten].filter(([key, met]) => criteriaHeard.get(key) !== met);
  const objections = given!.map((each) => each?.objections?.length ?? 0) as [number, number];
  const steps = given!.map((each) => seen(each)) as [string[], string[]];
  const speakers = new Set(heard.segments.map(({ speaker }) => speaker)).size;
  const error = wordErrorRate(
    lines!.map(([, said]) => said).join(' '),
    heard.segments.map(({ text }) => text).join(' '),
  );
  if (values.verbose) {
    console.log(
      `${id} (${type}): words wrong ${(100 * error).toFixed(0)} %, speakers ${speakers}, scores ${given!.map((each) => each?.interactionScorecard?.score ?? null)}, types ${told!.map((each) => each?.interactionType ?? null)}`,
    );
    for (const [key, met] of different) console.log(`  ${met ? 'lost' : 'made up'}: ${key}`);
    console.log(`  objections ${objections}, steps ${steps.map((each) => each.join('+')).join(' / ')}`);
  }
  return [
    error,
    Number(speakers === 2),
    apart(told!),
    apart(given!),
    Number(told![0]?.interactionType === told![1]?.interactionType),
    1 - different.length / Math.max(criteriaWritten.size, 1),
    Number(objections[0] === objections[1]),
    Number(steps[0].join() === steps[1].join()),
  ];
}

function seen(analysis: AnalysisContent | null): string[] {
  return (
    analysis?.universalIndicators?.methodAdherence?.steps.flatMap(({ key, present }) => (present ? [key] : [])) ?? []
  );
}

async function analysisOf(
  transcript: string,
  heard: HeardSound | null,
  language: Language,
  type: string | null,
): Promise<AnalysisContent | null> {
  const segments = heard?.segments as RawSegment[] | undefined;
  try {
    return await analyse({
      transcript: segments ? segments.map(({ speaker, text }) => `${speaker}: ${text}`).join('\n') : transcript,
      ...(segments && { segments, channels: heard!.channels }),
      language,
      engine,
      definition: type === null ? null : definitionFor(type, language),
      candidates: [],
      salespersonName: null,
      clientName: null,
    });
  } catch (error) {
    if (error instanceof EarshotError) return null;
    throw error;
  }
}

function table(): string {
  const mean = (rows: number[][], column: number) => {
    const numbers = rows.map((row) => row[column]!).filter((value) => !Number.isNaN(value));
    return numbers.reduce((sum, value) => sum + value, 0) / Math.max(numbers.length, 1);
  };
  const shown = (value: number, column: number) =>
    column === 2 || column === 3 ? value.toFixed(1) : `${(100 * value).toFixed(0)} %`;
  const rows = [...sums].map(
    ([kind, own]) =>
      `| ${kind} | ${own.length} | ${columns.map((_, column) => shown(mean(own, column), column)).join(' | ')} |`,
  );
  return [`| | calls | ${columns.join(' | ')} |`, `|---|---|${columns.map(() => '---|').join('')}`, ...rows].join('\n');
}
