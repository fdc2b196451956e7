// The corpus as the classifier learns from it: utterances with their features and tags, and dialogues as conversations.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InteractionTypeKey, Language } from '@earshot/core';
import type { Conversation, Side } from '../src/conversation/conversation.ts';
import { contextOf, cuesBefore, featuresOf } from '../src/embedded/classifier/features.ts';
import { type Label, labelsFor } from '../src/embedded/classifier/labels.ts';
import { packOf } from '../src/embedded/loaded-packs.ts';
import { Reading, type Turn } from '../src/embedded/reading/reading.ts';
import { type Block, blocksOf, type Line } from './corpus.ts';
import { usualTurns } from './hyper-parameters.ts';

export interface Example {
  readonly side: Side;
  readonly split: Block['split'];
  readonly features: ReadonlySet<number>;
  readonly labels: ReadonlySet<Label>;
  readonly text: string;
  /** The dialogue or exchange that it is from; null for one of an opening, and an isolated one. */
  readonly source: Turns | null;
}

/** Utterances that follow each other. */
export interface Turns {
  readonly index: number;
  readonly split: Block['split'];
  readonly reading: Reading;
  /** Labels of each turn of `reading`. */
  readonly labels: readonly ReadonlySet<Label>[];
}

export interface Dialogue extends Turns {
  readonly type: InteractionTypeKey;
  readonly file: string;
}

export interface Corpus {
  readonly examples: readonly Example[];
  readonly dialogues: readonly Dialogue[];
  /** A few turns from anywhere. */
  readonly exchanges: readonly Turns[];
  /** Beginnings of further conversations. */
  readonly openings: readonly Dialogue[];
}

/** A file of tagged dialogues. */
export interface CorpusFile {
  readonly language: Language;
  readonly name: string;
  readonly text: string;
}

export const languages = ['en', 'es', 'pt'] as const;

/** The files of a folder that has one for each language, in the order in which they are learned from. */
export const corpusFiles = (folder = join(import.meta.dirname, 'corpus')): CorpusFile[] =>
  languages.flatMap((language) =>
    readdirSync(join(folder, language))
      .sort()
      .map((name) => ({ language, name, text: readFileSync(join(folder, language, name), 'utf8') })),
  );

export function readCorpus(files: readonly CorpusFile[]): Corpus {
  const examples: Example[] = [];
  const dialogues: Dialogue[] = [];
  const exchanges: Turns[] = [];
  const openings: Dialogue[] = [];
  for (const { language, name, text } of files) {
    for (const block of blocksOf(text, `${language}/${name}`)) {
      if (block.type === 'lines') {
        for (const line of block.lines) examples.push(isolated(line, block, language));
        continue;
      }
      const conversation = readTurns(block, language);
      if (block.type === 'exchange') {
        const exchange = { index: exchanges.length, split: block.split, ...conversation };
        exchanges.push(exchange);
        examples.push(...utterancesOf(exchange, ({ turn }) => cuesBefore(exchange.reading, { turn }), exchange));
        continue;
      }
      const { type, split } = block as Block & { type: InteractionTypeKey };
      const kin = block.isOpening ? openings : dialogues;
      const dialogue = { index: kin.length, type, split, file: `${language}/${name}`, ...conversation };
      kin.push(dialogue);
      const turns = block.isOpening ? usualTurns : undefined;
      const source = block.isOpening ? null : dialogue;
      examples.push(...utterancesOf(dialogue, (unit) => contextOf(dialogue.reading, unit, turns), source));
    }
  }
  return { examples, dialogues, exchanges, openings };
}

function readLines(lines: readonly Line[], language: Language): Reading {
  const segments = lines.map(({ side, text }, index) => ({ index, start: null, end: null, text, speaker: side, side }));
  const conversation: Conversation = {
    form: 'plain',
    language,
    timing: 'none',
    segments,
    speakers: [],
    durationSeconds: null,
  };
  return new Reading(conversation, packOf(language));
}

const labelsOfLine = ({ tags }: Line): Label[] => [...tags].flatMap(labelsFor);

function isolated(line: Line, { split }: Block, language: Language): Example {
  const features = featuresOf(readLines([line], language).sentences);
  return { side: line.side, split, features, labels: new Set(labelsOfLine(line)), text: line.text, source: null };
}

function readTurns(block: Block, language: Language): Pick<Turns, 'reading' | 'labels'> {
  const reading = readLines(block.lines, language);
  // Lines of one side in a row are one turn.
  const labels = reading.turns.map(({ from, to }) => {
    const segments = reading.sentences
      .slice(from, to)
      .flatMap(({ stretches }) => stretches.map(({ segment }) => segment));
    return new Set([...new Set(segments)].flatMap((segment) => labelsOfLine(block.lines[segment]!)));
  });
  return { reading, labels };
}

/** `around`: what is known of where a turn stands. */
function utterancesOf(
  { reading, labels, split }: Turns,
  around: (unit: { turn: Turn }) => ReadonlySet<number>,
  source: Turns | null,
): Example[] {
  return reading.turns.map((turn) => {
    const sentences = reading.sentencesOf(turn);
    const features = new Set([...featuresOf(sentences), ...around({ turn })]);
    const text = sentences.flatMap((sentence) => reading.quote(sentence).text).join(' ');
    return { side: turn.side!, split, features, labels: labels[turn.index]!, text, source };
  });
}
