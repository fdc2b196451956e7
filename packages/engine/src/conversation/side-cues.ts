// What people say that tells their side: words of those who sell or serve, and of those who buy or ask for help.
import { linesOfAll } from '../language/any-language.ts';
import type { SideCue } from '../language/side-cues.ts';
import type { Side } from './conversation.ts';

interface Cue {
  readonly side: Side;
  readonly weight: number;
  readonly phrases: readonly string[];
}

/** Of all languages: who speaks is told before the language is. */
const phrases = (cue: SideCue): string[] => linesOfAll(({ sides }) => sides[cue]).map((phrase) => ` ${phrase} `);

/** Looked for as whole words in each segment. */
export const sideCues: readonly Cue[] = [
  { side: 'attendant', weight: 4, phrases: phrases('serves') },
  { side: 'attendant', weight: 2, phrases: phrases('offers') },
  { side: 'client', weight: 3, phrases: phrases('buys') },
  { side: 'attendant', weight: 2.5, phrases: phrases('rings') },
  { side: 'attendant', weight: 1, phrases: phrases('leads') },
  { side: 'client', weight: 1.5, phrases: phrases('answers') },
];
