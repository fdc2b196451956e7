// Tests of problem.ts, with short dialogues of their own.
import { definitionFor } from '@earshot/core';
import { describe, expect, it } from 'vitest';
import { classify } from './classifier/classify.ts';
import { findObjections, mentionsByRules } from './objections.ts';
import { findProblem } from './problem.ts';
import { read } from './testing/dialogue.ts';

function problemIn(type: string, ...[language, ...lines]: Parameters<typeof read>) {
  const { reading } = classify(read(language, ...lines));
  const objections = findObjections(reading, false, mentionsByRules(reading));
  return findProblem(reading, definitionFor(type, language), objections)?.text ?? null;
}

describe('why the client calls', () => {
  it.each([
    ['en', 'C: hello so a charge of sixty came off my card twice this week and I only ordered one kettle', 'twice'],
    ['es', 'C: buenas mire me llegó dos veces el cobro de la tetera y yo solo pedí una esta semana', 'dos veces'],
    ['pt', 'C: oi então veio duas vezes a cobrança da chaleira no cartão e eu só pedi uma esta semana', 'duas vezes'],
  ] as const)('is the first full sentence of who calls for service (%s)', (language, line, words) => {
    const attendant = { en: 'A: How can I help?', es: 'A: ¿En qué le ayudo?', pt: 'A: Em que posso ajudar?' }[language];
    const rest = ['A: Okay.', 'C: yes', 'A: Okay.', 'C: yes', 'A: Okay.', 'C: nobody told me anything', 'A: Okay.'];
    expect(problemIn('complaint', language, attendant, line, ...rest)).toContain(words);
  });

  it('is what is told before what is asked, and no greeting', () => {
    const lines = [
      'A: Hello?',
      'C: Can you help me?',
      'A: Sure.',
      "C: My app keeps crashing and I can't log in.",
      'A: Let me look.',
    ];
    expect(problemIn('support', 'en', ...lines)).toContain('crashing');
  });

  it('is nothing where nobody knows who speaks', () => {
    expect(problemIn('support', 'en', 'Hello.', "My app doesn't work.")).toBeNull();
  });

  it('is no objection to an offer', () => {
    const lines = [
      'A: It is 90 a month.',
      'C: But what if it breaks? My neighbour bought one and it leaks.',
      'A: It is insured.',
    ];
    expect(problemIn('negotiation', 'en', ...lines) ?? '').not.toContain('breaks');
  });
});
