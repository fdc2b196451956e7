// Each turn as it is understood by itself, which tells to whom words belong.

import { inParallel } from '../in-parallel.ts';
import type { Recogniser } from '../recogniser/recogniser.ts';
import { cut, samplesPerSecond } from '../signal/sound.ts';
import type { Turn } from '../speakers/separate.ts';
import { isLooping, withoutLoops, withoutSecondStart } from './loops.ts';
import { quietestPoint } from './turns.ts';

/**
 * How far a turn's sound reaches beyond it, where nobody else speaks: beginnings of words are soft. The recogniser now and then
 * gives nothing at all for clear speech, and all of it for the same speech with other margins.
 */
const margins = [
  { lead: 0.15, tail: 0.1 },
  { lead: 0.35, tail: 0.15 },
  { lead: 0.2, tail: 0.4 },
];
/** How often a looping turn is halved. */
const deepestHalving = 2;

/** The sound of each turn for each margin, the usual one first. `turns` ascend by start; `samplesOf` gives the channel that a turn is heard on. */
export function soundsOf(turns: readonly Turn[], samplesOf: (turn: Turn) => Int16Array): Int16Array[][] {
  return margins.map(({ lead, tail }) =>
    turns.map((turn, index) => {
      const samples = samplesOf(turn);
      const isBeside = (other: Turn) => samplesOf(other) === samples;
      const earliest = turns.slice(0, index).findLast(isBeside)?.end ?? 0;
      const latest = turns.slice(index + 1).find(isBeside)?.start ?? samples.length / samplesPerSecond;
      return cut(samples, { start: Math.max(turn.start - lead, earliest), end: Math.min(turn.end + tail, latest) });
    }),
  );
}

/** The text of each turn, '' where nothing was understood; `sounds` as `soundsOf` gives them. */
export async function turnsAlone(sounds: readonly Int16Array[][], recogniser: Recogniser): Promise<string[]> {
  const usual = sounds[0] ?? [];
  const texts = usual.map(() => '');
  // The longest first, as with passages.
  const order = [...usual.keys()].sort((one, other) => usual[other]!.length - usual[one]!.length);
  await inParallel(order, recogniser.atOnce, async (index) => {
    for (const sound of sounds) {
      texts[index] = withoutSecondStart(await textOf(sound[index]!, recogniser));
      if (texts[index] !== '') return;
    }
  });
  return texts;
}

/** Where the recogniser loops, the halves are tried, and what still loops is said once. */
async function textOf(sound: Int16Array, recogniser: Recogniser, depth = 0): Promise<string> {
  const text = await recogniser.textOf(sound);
  const seconds = sound.length / samplesPerSecond;
  if (!isLooping(text, seconds)) return text;
  if (depth === deepestHalving || seconds < 2) return withoutLoops(text);
  const at = quietestPoint(sound, { start: seconds / 3, end: (seconds * 2) / 3 });
  const halves = [
    await textOf(cut(sound, { start: 0, end: at }), recogniser, depth + 1),
    await textOf(cut(sound, { start: at, end: seconds }), recogniser, depth + 1),
  ];
  return halves.filter(Boolean).join(' ');
}
