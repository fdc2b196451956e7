// Text that JSON holds as one value: a transcript in any form of text, or lines in a list.
import { countWords } from '../../conversation/words.ts';
import { asObject } from './values.ts';

const textKeys =
  /^(?:text|(?:full|raw|plain|formatted|final)?_?transcript(?:ion)?(?:_?text|_?plain)?|full_?text|plain_?text|transcricao|transcrição|transcripci[oó]n)$/i;
/** Keys of much else, so that only labelled lines are taken there. */
const looseKeys =
  /^(?:content|body|output|conversation|dialogue|dialog|message|messages|lines|result|notes|description|chat|log|value)$/i;
const deepest = 4;
const fewestWords = 4;

export interface TextInJson {
  readonly text: string;
  /** Whether the key says that it is a transcript; others hold one only where its lines are labelled. */
  readonly isCertain: boolean;
}

/** Texts of a value, the longest of each kind; [] without any. */
export function textsInJson(value: unknown): TextInJson[] {
  const found: TextInJson[] = [];
  collect(value, '', 0, found);
  return found
    .toSorted((a, b) => Number(b.isCertain) - Number(a.isCertain) || b.text.length - a.text.length)
    .slice(0, 2);
}

function collect(value: unknown, key: string, depth: number, found: TextInJson[]): void {
  const isCertain = textKeys.test(key);
  if (typeof value === 'string') {
    const fewest = isCertain ? 1 : looseKeys.test(key) ? fewestWords : Number.POSITIVE_INFINITY;
    if (countWords(value.slice(0, 400)) >= fewest) found.push({ text: value, isCertain });
    return;
  }
  if (Array.isArray(value)) {
    const lines = value.filter((line): line is string => typeof line === 'string');
    if (lines.length >= 2 && lines.length === value.length) found.push({ text: lines.join('\n'), isCertain: false });
    else if (depth < deepest) for (const child of value.slice(0, 4)) collect(child, '', depth + 1, found);
    return;
  }
  const object = asObject(value);
  if (!object || depth >= deepest) return;
  for (const [name, child] of Object.entries(object)) collect(child, name, depth + 1, found);
}
