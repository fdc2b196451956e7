import { stripVTControlCharacters, styleText } from 'node:util';
import { expect, test } from 'vitest';
import { nothingMeasured, sampleAnalysis } from './analysis.fixture.ts';
import { report } from './report.ts';
import { bar, wrap } from './report-text.ts';

test('operations, earshot demo: the result printed readably', () => {
  const text = report(sampleAnalysis({ objections: [{ objection: 'Es caro', resolved: false }] }), { language: 'es' });
  for (const part of [
    'Descubrimiento · Diego Fuentes · Clínica Robles\nPuntuación oficial  67 / 100  ███████████████████████████░░░░░░░░░░░░░\n',
    '\nResultado  próximo paso acordado\n',
    '\nQué mejorar\n  Dice el motivo de la llamada:\n    ✗ “Buenos días, habla Diego de Aurora, ¿la doctora Robles?”\n    ✓ “Le llamo',
    '\n  ✗ Dice el motivo de la llamada\n  ✓ Hace preguntas abiertas  00:21\n      “¿Cómo agendan hoy las citas?”\n',
    '\n  ✓ Interrumpe al cliente: evitado\n',
    'Asesor(a) 44 % █████████████░░░░░░░░░░░░░░░░░ 56 % Cliente\n',
    ' 1 (1,5 cada 10 minutos)\n',
    ' inicio neutro → medio negativo → final positivo (general neutro)\n',
    ' 40  ✓ Conexión  ✓ Calificación  ✗ Presentación  ✗ Negociación  ✗ Cierre\n',
    '\n  Presupuesto  no mencionado\n  Decisión     “Lo decido con mi socio.”\n',
    '\n  ✗ “Es caro” abierta\n',
  ]) {
    expect(text).toContain(part);
  }
});

test('Of a recording, the transcript ends it', () => {
  const analysis = sampleAnalysis({ transcript: `[00:01] Agent: ${'word '.repeat(30)}\n[00:09] Client: Yes.` });
  expect(report(analysis)).not.toContain('Transcript');
  expect(report(analysis, { showsTranscript: true })).toMatch(
    /\nTranscript\n {2}\[00:01\] Agent: word [^\n]+\n {2}word [^\n]+\n {2}\[00:09\] Client: Yes\.\n$/,
  );
});

test('contract, displayScore: what is null reads "not measured", never 0', () => {
  const text = report(sampleAnalysis(nothingMeasured));
  expect(text).toContain('Official score  not measured\n');
  expect(text).not.toMatch(/\d/);
});

test('No line is wider than 100 characters, and none holds a control character of the transcript', () => {
  const hostile = `\u001b[2J\u202e${'word '.repeat(60)}${'x'.repeat(250)}\r\n\u0007`;
  const text = report(
    sampleAnalysis({
      summary: hostile,
      clientName: hostile,
      objections: [{ objection: hostile, resolved: true }],
      bant: { budget: hostile, authority: '', need: '', timing: '' },
    }),
  );
  expect(Math.max(...text.split('\n').map((line) => [...line].length))).toBe(100);
  expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
});

test('Colours change nothing but colours', () => {
  const plain = report(sampleAnalysis());
  const coloured = report(sampleAnalysis(), {
    style: (tone, text) => styleText(tone, text, { validateStream: false }),
  });
  expect(coloured).not.toBe(plain);
  expect(stripVTControlCharacters(coloured)).toBe(plain);
});

test('Words longer than a line are cut, others stay whole', () => {
  expect(wrap('aa bbb ccccccc d', 5)).toEqual(['aa', 'bbb', 'ccccc', 'cc d']);
});

test('A bar stays within its cells', () => {
  expect([bar(0, 4), bar(50, 4), bar(120, 4)]).toEqual(['░░░░', '██░░', '████']);
});
