// Tests of match/matcher.ts, each with short dialogues or words of its own.
import { describe, expect, it } from 'vitest';
import { Matcher } from './matcher.ts';
import { parsePattern } from './pattern.ts';

function sentence(
  text: string,
  options: { question?: boolean; opening?: number; spans?: Record<string, [number, number]> } = {},
) {
  const spans = options.spans ?? {};
  return {
    words: text.split(' '),
    question: options.question ?? false,
    opening: options.opening ?? 0,
    spanKinds: new Set(Object.keys(spans)),
    spanEnd: (at: number, kind: string) => (spans[kind]?.[0] === at ? spans[kind]![1] : -1),
  };
}
const cues = (lines: string, text: ReturnType<typeof sentence>) => new Matcher({ cue: lines }).find(text);

describe('cue patterns', () => {
  it.each([
    ['alternatives and options', '(shall|can) (we)? (go ahead|start)', 'can go ahead then', [0, 3]],
    ['a short gap', 'send .. contract', 'please send me the contract today', [1, 5]],
    ['nothing where a word is missing', 'frustrat* by', 'so frustrating with this', null],
    ['a prefix that fits', 'frustrat* .. this', 'so frustrated by this', [1, 4]],
    ['any word', 'my name is _', 'hello my name is dana', [1, 5]],
  ] as const)('match %s', (_, pattern, text, range) => {
    const [hit] = cues(pattern, sentence(text));
    expect(hit ? [hit.from, hit.to] : null).toEqual(range);
  });

  it('bind to the beginning after fillers, and to the end', () => {
    expect(cues('^ how', sentence('okay so how', { opening: 2 }))).toHaveLength(1);
    expect(cues('^ how', sentence('tell me how'))).toHaveLength(0);
    expect(cues('no $', sentence('no thanks'))).toHaveLength(0);
  });

  it('ask for a question where they say so', () => {
    expect(cues('ready to sign ?', sentence('ready to sign'))).toHaveLength(0);
    expect(cues('ready to sign ?', sentence('ready to sign', { question: true }))).toHaveLength(1);
  });

  it('take an exact expression as one step', () => {
    expect(
      cues('costs <money> (a|per) month', sentence('it costs 40 pounds a month', { spans: { money: [2, 4] } })),
    ).toHaveLength(1);
  });

  it('are taken back by a veto anywhere in the sentence', () => {
    expect(cues('guarantee\n!no guarantee', sentence('there is no guarantee of that'))).toHaveLength(0);
  });

  it('refuse what they cannot mean, so that a broken pack fails', () => {
    for (const broken of ['(open', '..', 'ação', '(a)? (b)?', 'of*'])
      expect(() => new Matcher({ cue: broken }).linkAll(), broken).toThrow();
  });

  it('do a bounded amount of work on hostile text', () => {
    const hostile = sentence(`now ${Array.from({ length: 5000 }, () => 'send').join(' ')}`);
    expect(cues('send ... send ... send ... now', hostile)).toHaveLength(0);
  });

  it('tell what a match begins with, options before it included', () => {
    const startsOf = (line: string) => parsePattern(line).starts;
    expect(startsOf('^ (so|and)? (shall we)? sign here')).toEqual(new Set(['so', 'and', 'shall', 'sign']));
    expect(startsOf('(<money>|about) a month')).toBeNull();
  });

  it('tell what they need beside their rarest word', () => {
    expect(parsePattern('(send|mail) (me)? .. (the|a) contract* (today|now)').needs).toEqual([
      ['the', 'a'],
      ['today', 'now'],
    ]);
  });

  it('are looked up by their rarest word', () => {
    expect(parsePattern('(the|a) contract', new Set(['the', 'a'])).triggers).toEqual([
      { kind: 'word', text: 'contract' },
    ]);
  });
});
