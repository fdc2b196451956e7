import { describe, expect, it } from 'vitest';
import { readTranscript } from '../transcript/read-transcript.ts';
import { redactedKinds } from './kinds.ts';
import { labelledSet, labelledSets, measure } from './labelled-set.fixture.ts';
import { redactName, redactTranscript } from './redact.ts';

const linesOf = (source: string) => redactTranscript(readTranscript(source)).raw.segments.map(({ text }) => text);

describe('issue 24: redaction', () => {
  it.each(Object.keys(labelledSets) as (keyof typeof labelledSets)[])(
    'finds at least 95 of 100 in the set "%s", and at most 5 of 100 that it finds are something else, in each language and of each kind',
    (set) => {
      const { counts } = measure(labelledSet(set));
      expect([...counts.keys()].toSorted()).toEqual([...redactedKinds, 'all', 'en', 'es', 'pt'].toSorted());
      for (const [key, { labelled, right, found, true: trueOnes }] of counts) {
        const least = (redactedKinds as readonly string[]).includes(key) ? 0.9 : 0.95;
        expect(right / labelled, `recall: ${key}`).toBeGreaterThanOrEqual(least);
        expect(trueOnes / found, `precision: ${key}`).toBeGreaterThanOrEqual(least);
      }
    },
  );

  it('puts a placeholder in the language of the conversation, and leaves the rest', () => {
    expect(
      linesOf('Ana: Qual é o seu CPF, por favor?\nJoão: É 284.619.375-46, e o valor fica em R$ 1.299,90?'),
    ).toEqual(['Qual é o seu CPF, por favor?', 'É [CPF], e o valor fica em R$ 1.299,90?']);
    expect(linesOf('Ann: What is your phone number?\nBob: It is 415 555 0132, thank you.')).toEqual([
      'What is your phone number?',
      'It is [phone number], thank you.',
    ]);
    expect(linesOf('Ana: ¿Me dice su correo, por favor?\nLuis: Sí, es luis punto rey arroba gmail punto com')).toEqual([
      '¿Me dice su correo, por favor?',
      'Sí, es [correo electrónico]',
    ]);
  });

  it('finds what is dictated over turns, with all that the listener repeats', () => {
    const source =
      'Ann: the card number please\nBob: four five three two\nAnn: four five three two\nBob: oh one five one\nAnn: mm hm\nBob: one two eight three oh three six six';
    expect(linesOf(source).slice(1)).toEqual([
      '[card number]',
      '[card number]',
      '[card number]',
      'mm hm',
      '[card number]',
    ]);
  });

  it.each([
    ['blanks of every width', '4532\u20090151\u202f1283\u30000366'],
    ['marks that are not seen', '4532\u200b0151\u00ad1283\ufeff0366'],
    ['dashes of every kind', '4532\u20100151\u20111283\u22120366'],
    [
      'wide digits',
      '\uff14\uff15\uff13\uff12 \uff10\uff11\uff15\uff11 \uff11\uff12\uff18\uff13 \uff10\uff13\uff16\uff16',
    ],
    [
      'Arabic digits',
      '\u0664\u0665\u0663\u0662\u0660\u0661\u0665\u0661\u0661\u0662\u0668\u0663\u0660\u0663\u0666\u0666',
    ],
    ['underscores', '4532_0151_1283_0366'],
    ['bullets', '4532•0151•1283•0366'],
    ['columns', '4532 | 0151 | 1283 | 0366'],
    ['colons', '4532:0151:1283:0366'],
    ['semicolons', '4532; 0151; 1283; 0366'],
    ['asterisks', '4532*0151*1283*0366'],
    ['slashes', '4532/0151/1283/0366'],
    ['tags', '4532<b>0151</b>1283<br/>0366'],
    ['a note', '4532 [pause] 0151 (inaudible) 1283 0366'],
    ['mathematical digits', '𝟒𝟓𝟑𝟐 𝟎𝟏𝟓𝟏 𝟏𝟐𝟖𝟑 𝟎𝟑𝟔𝟔'],
    ['digits in circles', '④⑤③② ⓪①⑤① ①②⑧③ ⓪③⑥⑥'],
    ['keycaps', '4️⃣5️⃣3️⃣2️⃣ 0️⃣1️⃣5️⃣1️⃣ 1️⃣2️⃣8️⃣3️⃣ 0️⃣3️⃣6️⃣6️⃣'],
    ['Devanagari digits', '४५३२ ०१५१ १२८३ ०३६६'],
  ])('a card with %s is one', (_, card) => {
    expect(linesOf(`Ann: Which card shall we use today?\nBob: Take ${card}, thanks.`)).toEqual([
      'Which card shall we use today?',
      'Take [card number], thanks.',
    ]);
    expect(redactName(`Bob ${card}`, 'en')).toBe('Bob [card number]');
  });

  it.each([
    ['Call me on 555-123-4567 tomorrow.', 'Call me on [phone number] tomorrow.'],
    ['It is (555) 123-4567 in the office.', 'It is [phone number] in the office.'],
    ['Write to bob\uff20example.com please.', 'Write to [email address] please.'],
  ])('%s', (said, kept) => {
    expect(linesOf(`Ann: How can we get back to you this week?\nBob: ${said}`)[1]).toBe(kept);
  });

  it.each([
    ['And your password?', 'It is hunter2', 'It is [password]'],
    ['Bom dia, a senha?', 'é batata123', 'é [senha]'],
    ['What is the security code on the back of your card?', 'nine eight seven', '[password]'],
    ['Qual é o código de segurança do seu cartão?', 'É 987.', 'É [senha].'],
  ])('%s %s', (asked, said, kept) => {
    expect(linesOf(`Ann: ${asked}\nBob: ${said}\nAnn: Thank you. Obrigada.`)[1]).toBe(kept);
  });

  it('counts what it found, and says when it was said', () => {
    const segments = [
      { start: 0, end: 4, speaker: 'A', text: 'What is your phone number?' },
      {
        start: 4,
        end: 9.5,
        speaker: 'B',
        text: 'It is 415 555 0132.',
        uncertain: [
          { from: 0, to: 2 },
          { from: 6, to: 9 },
        ],
      },
      {
        start: 9.5,
        end: null,
        speaker: 'B',
        text: 'My email is bob@example.com, I think.',
        uncertain: [{ from: 29, to: 30 }],
      },
      { start: 12, end: 13, speaker: 'A', text: 'Thank you.' },
    ];
    const { raw, redaction } = redactTranscript({ form: 'recording', segments });
    expect(redaction).toEqual({
      found: { phone: 1, email: 1 },
      spoken: [
        { start: 4, end: 9.5 },
        { start: 9.5, end: 12 },
      ],
    });
    expect(raw.segments[1]).toEqual({ ...segments[1], text: 'It is [phone number].', uncertain: [{ from: 0, to: 2 }] });
    expect(raw.segments[2]!.text).toBe('My email is [email address], I think.');
    const [part] = raw.segments[2]!.uncertain!;
    expect(raw.segments[2]!.text.slice(part!.from, part!.to)).toBe('I');
    expect(
      redactTranscript({ form: 'plain', segments: [{ ...segments[1]!, start: null, end: null }] }).redaction.spoken,
    ).toBeNull();
  });

  it('redacts names that are numbers or addresses, and two of them stay two', () => {
    const segments = ['+55 11 98765-4321', '+55 11 91234-5678', 'Ana 2'].map((speaker) => ({
      ...{ start: null, end: null, speaker },
      text: 'Bom dia, tudo bem com você?',
    }));
    const { raw, redaction } = redactTranscript({ form: 'whatsapp', segments });
    expect(raw.segments.map(({ speaker }) => speaker)).toEqual(['[telefone]', '[telefone] 2', 'Ana 2']);
    expect(redaction.found).toEqual({ phone: 2 });
    expect(redactName('Bob 415 555 0132', 'en')).toBe('Bob [phone number]');
    expect(redactName('ana@example.com', 'pt')).toBe('[e-mail]');
    expect(redactName('Store 24, 3rd floor', 'en')).toBe('Store 24, 3rd floor');
  });
});
