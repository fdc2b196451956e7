// Colleagues among themselves: a stand-up, a hand-over, a meeting on a project, an interview of a candidate. Told by what such talk is about, where no client is heard.
import { anyPhrase } from '../language/any-language.ts';
import type { ColleagueCue } from '../language/colleague-cues.ts';
import type { RawSegment } from './raw.ts';
import { sideCues } from './side-cues.ts';
import { asksPrice, companyIntroduction, quotesPrice } from './side-moves.ts';
import { plainText } from './words.ts';

/** A cue in all languages: teams mix them. */
const words = (cue: ColleagueCue) => anyPhrase(({ colleagues }) => colleagues[cue]);

/** What colleagues speak of; each kind counts once, however often it comes. */
const kinds = (
  ['work', 'tools', 'toAll', 'meeting', 'employer', 'absentClient', 'shift', 'applicant', 'sharing'] as const
).map((cue) => ({ sign: words(cue), tellsAlone: cue !== 'tools' && cue !== 'toAll' && cue !== 'sharing' }));
const fewestKinds = { sure: 3, likely: 2 };
/** So many different words of one kind tell it, but for those that clients use too. */
const fewestWords = 3;
/** Share of the turns that are of any kind. */
const leastShare = 0.3;
/** Said to clients, surely. */
const toClients = sideCues.flatMap(({ side, weight, phrases }) => (side === 'attendant' && weight >= 4 ? phrases : []));

const clientIsThere = words('toClient');

const mostSegments = 400;

/** Whether all who speak are of one house; null where nothing says so. Only for talk whose labels tell no sides. */
export function colleaguesByWords(segments: readonly RawSegment[]): 'sure' | 'likely' | null {
  const texts = segments
    .slice(0, mostSegments)
    .map(({ speaker, text }) => plainText(`${speaker ?? ''}. ${text.slice(0, 600)}`));
  if (texts.length < 4 || texts.some(isToClient)) return null;
  const found = kinds.map(({ sign, tellsAlone }) => ({
    tellsAlone,
    said: texts.flatMap((text) => sign.exec(text)?.[0] ?? []),
  }));
  const matched = texts.filter((text) => kinds.some(({ sign }) => sign.test(text))).length;
  if (matched < leastShare * texts.length) return null;
  const held = found.filter(({ said }) => said.length > 0).length;
  const isTold = found.some(({ said, tellsAlone }) => tellsAlone && new Set(said).size >= fewestWords);
  if (held >= fewestKinds.sure || isTold) return 'sure';
  return held >= fewestKinds.likely ? 'likely' : null;
}

const isToClient = (text: string) =>
  clientIsThere.test(text) ||
  asksPrice(text) ||
  quotesPrice(text) ||
  companyIntroduction.test(text) ||
  toClients.some((phrase) => text.includes(phrase));
