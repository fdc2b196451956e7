// Runs of digits, as they are written or said: "4111 1111", "forty-one eleven", "double five", "quarenta e um"; words that only separate, and corrections, do not end a run.
import { ands, type Token, wordSet } from './number-tokens.ts';
import { hidden } from './plain-text.ts';

/** What one number says: "forty one" is one group of two digits. */
export interface Group {
  readonly start: number;
  readonly end: number;
  readonly digits: string;
  readonly isSaid: boolean;
  /** Places of its tokens. */
  readonly first: number;
  readonly last: number;
  /** Words, or the end of a line, stand before it within its run. */
  readonly isApart: boolean;
  /** A mark stands before it that is more often a list's, a ratio's or a clock's. */
  readonly isMarked: boolean;
}

export interface Run {
  readonly groups: readonly Group[];
  /** Something was taken back: there are more digits than the number has. */
  readonly isCorrected: boolean;
}

/** From the first group to the last. */
export const spanOf = (groups: readonly Group[]) => ({ start: groups[0]!.start, end: groups.at(-1)!.end });

const repeats = new Map([
  ['double', 2],
  ['doble', 2],
  ['duplo', 2],
  ['dobro', 2],
  ['triple', 3],
  ['treble', 3],
  ['triplo', 3],
]);

/** Said between groups. */
const fillers = wordSet(
  'dash hyphen minus dot point slash space then traco hifen tracinho ponto barra espaco guion punto espacio e y and menos depois dai luego despues ' +
    'uh um eh er ah hmm mm hm huh aha aham ahan uhum hum aja mjm got it anotei anotado apuntado perfect perfeito perfecto go ahead continue pode continuar continua seguir siga adelante ok okay yes yeah yep right so now si sim certo ta isso vale bueno pues digamos plus mais mas area code ddd extension',
);
const mostFillers = 3;
const corrections = wordSet(
  'wait sorry not actually correction scratch oops perdon perdona perdone digo espera espere disculpa disculpe nao no desculpa desculpe alias corrigindo corrijo opa ops melhor mejor mean dizer',
);
/** Words of a correction, beside the one that tells it. */
const glue = wordSet(
  'i it its is was that the last one first second third part digits digit number o a os as ultimo ultima ultimos final numero e eh foi era quer que es son fue la el los las ultimas termina ends em en com con in with',
);
const mostCorrectionWords = 7;

/** They make a number out of digits, whose value counts: no identifier. */
const magnitudes = wordSet('mil thousand million millions milhao milhoes millon millones billion bi k');
const mostBeforeMagnitude = 4;
/** Between tokens of a run: blanks, a few marks and one end of a line. */
const gap = /^[ \t]{0,3}[-.,/()+–—·|_…:;*~=#\\]{0,4}[ \t]{0,3}\n?[ \t]{0,3}[-.…+(]{0,4}[ \t]?$/;
const longestGap = 16;
/** With tags and notes in it. */
const longestHidden = 96;
/** A longer dictation is cut. */
const mostGroups = 120;

export function runsOf(text: string, tokens: readonly Token[]): Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < tokens.length; ) {
    const { run, next } = runFrom(text, tokens, at);
    if (run) runs.push(run);
    at = next;
  }
  return runs;
}

export function follows(text: string, before: Token, after: Token): boolean {
  const length = after.start - before.end;
  if (length > longestHidden) return false;
  const between = text.slice(before.end, after.start);
  if (!between.includes(hidden)) return length <= longestGap && gap.test(between);
  return gap.test(between.replaceAll(hiddenParts, ''));
}

/** A blank beside it belongs to it. */
const hiddenParts = /\ue000+ ?/g;
const mark = /[:;*~=#\\_/|]/;

function runFrom(text: string, tokens: readonly Token[], first: number): { run: Run | null; next: number } {
  const groups: Group[] = [];
  let isCorrected = false;
  let at = first;
  let [isApart, isMarked] = [false, false];
  while (at < tokens.length && groups.length < mostGroups) {
    const group = groupFrom(text, tokens, at, { isApart, isMarked });
    if (group) {
      groups.push(group);
      at = group.last + 1;
    }
    if (groups.length === 0) break;
    const between = gapAfter(text, tokens, at - 1);
    if (!between) break;
    isCorrected ||= between.isCorrection;
    isApart = between.isApart;
    isMarked = between.isMarked;
    at = between.next;
  }
  if (groups.length === 0) return { run: null, next: first + 1 };
  const next = groups.at(-1)!.last + 1;
  // A number with a value is said otherwise than one that only tells things apart.
  const word = tokens[next];
  const isValue = word && magnitudes.has(word.word) && groups.at(-1)!.digits.length <= mostBeforeMagnitude;
  if (isValue && follows(text, tokens[next - 1]!, word)) groups.pop();
  return { run: groups.length === 0 ? null : { groups, isCorrected }, next };
}

/** Where the next group begins; null where the run ends. */
function gapAfter(text: string, tokens: readonly Token[], last: number) {
  let [plain, isCorrection, isApart, isMarked] = [0, false, false, false];
  for (let at = last + 1; at < tokens.length && at <= last + 1 + mostCorrectionWords; at += 1) {
    const token = tokens[at]!;
    if (!follows(text, tokens[at - 1]!, token)) return null;
    const between = text.slice(tokens[at - 1]!.end, token.start);
    isApart ||= between.includes('\n');
    isMarked ||= mark.test(between);
    if (token.digits !== null || repeats.has(token.word)) {
      if (!isCorrection && plain > mostFillers) return null;
      return { next: at, isCorrection, isMarked, isApart: isApart || at > last + 1 };
    }
    if (corrections.has(token.word)) isCorrection = true;
    else if (fillers.has(token.word)) plain += 1;
    else if (!isCorrection || !glue.has(token.word)) return null;
  }
  return null;
}

/** "double five", "forty one", "quarenta e um", "eight hundred": what belongs together by size; null where no number begins. */
function groupFrom(
  text: string,
  tokens: readonly Token[],
  first: number,
  before: Pick<Group, 'isApart' | 'isMarked'>,
): Group | null {
  const token = tokens[first]!;
  const times = repeats.get(token.word);
  const following = tokens[first + 1];
  if (times !== undefined) {
    if (following?.digits == null || following.digits.length > 2 || !follows(text, token, following)) return null;
    const digits = following.digits.repeat(times);
    return { start: token.start, end: following.end, digits, isSaid: true, first, last: first + 1, ...before };
  }
  if (token.digits === null) return null;
  let [digits, last, size] = [token.digits, first, token.size];
  if (size === 'unit' && following?.word === 'hundred' && follows(text, token, following))
    [digits, last, size] = [`${digits}00`, first + 1, 'hundreds'];
  while (size === 'tens' || size === 'hundreds') {
    const and = tokens[last + 1];
    const isAnd = and !== undefined && ands.has(and.word);
    const place = isAnd ? last + 2 : last + 1;
    const part = tokens[place];
    if (part?.digits == null || !isSmaller(size, part) || !follows(text, tokens[last]!, tokens[last + 1]!)) break;
    if (isAnd && !follows(text, and, part)) break;
    digits = String(Number(digits) + Number(part.digits));
    last = place;
    size = part.size;
  }
  return {
    start: token.start,
    end: tokens[last]!.end,
    digits,
    isSaid: token.size !== 'written',
    first,
    last,
    ...before,
  };
}

const isSmaller = (size: 'tens' | 'hundreds', { digits, size: other }: Token): boolean =>
  digits !== '0' && (other === 'unit' || (size === 'hundreds' && (other === 'tens' || other === 'teen')));
