import { describe, expect, it } from 'vitest';
import { readTranscript } from '../transcript/read-transcript.ts';
import { redactedKinds } from './kinds.ts';
import { labelledSet, measure } from './labelled-set.fixture.ts';
import { redactName, redactTranscript } from './redact.ts';

const linesOf = (source: string) => redactTranscript(readTranscript(source)).raw.segments.map(({ text }) => text);

describe('issue 24: redaction', () => {
  it('finds at least 95 % of the labelled set, and at most 5 % of what it finds is something else, in each language and of each kind', () => {
    const { counts } = measure(labelledSet());
    expect([...counts.keys()].toSorted()).toEqual([...redactedKinds, 'all', 'en', 'es', 'pt'].toSorted());
    for (const [key, { labelled, right, found, true: trueOnes }] of counts) {
      const least = (redactedKinds as readonly string[]).includes(key) ? 0.9 : 0.95;
      expect(right / labelled, `recall: ${key}`).toBeGreaterThanOrEqual(least);
      expect(trueOnes / found, `precision: ${key}`).toBeGreaterThanOrEqual(least);
    }
  });

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
