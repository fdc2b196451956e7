import type { Analysis } from '@earshot/core';
import { describe, expect, test } from 'vitest';
import { nothingMeasured, sampleAnalysis } from './analysis.fixture.ts';
import { analysisPage, messagePage } from './analysis-page.ts';

/** The page's text without tags and style sheet. */
const textOf = (page: string) =>
  page
    .replace(/<style>.*<\/style>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ');

const enumerated =
  /^(polarity|category|side|stage|start|middle|end|overall|interactionTypeSource|createdAt|updatedAt)$/;

/** The same analysis with every free text replaced. */
function withTexts(value: unknown, text: string, key = ''): unknown {
  if (typeof value === 'string') return enumerated.test(key) ? value : text;
  if (Array.isArray(value)) return value.map((item) => withTexts(item, text));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withTexts(item, text, name)]));
}

describe('publicLink (D34): a read-only page', () => {
  test('shows score, people, scorecard with quotes and times, indicators, findings and transcript', () => {
    const text = textOf(analysisPage(sampleAnalysis(), 'es'));
    for (const part of [
      'Descubrimiento',
      'Diego Fuentes',
      'Clínica Robles',
      '14 de marzo de 2026',
      'Puntuación oficial 67 / 100',
      '✓ Hace preguntas abiertas cumplido 00:21 ¿Cómo agendan hoy las citas?',
      '✗ Pregunta quién decide no cumplido',
      '✓ Interrumpe al cliente evitado',
      'Asesor 44 % Cliente 56 %',
      '1 (1,5 cada 10 minutos)',
      'inicio neutro medio negativo final positivo general neutro',
      'Decisión Lo decido con mi socio.',
      'Presupuesto no mencionado',
      'Diez citas perdidas por semana',
      'Diego: demostración el lunes 16 a las 10',
      '06:20 Diego (Asesor) ¿Le parece el lunes 16 a las diez?',
    ]) {
      expect(text).toContain(part);
    }
  });

  test('an unwanted behaviour that happened counts against, an objection says whether it was resolved', () => {
    const analysis = sampleAnalysis({ objections: [{ objection: 'Es caro', resolved: false }] });
    Object.assign(analysis.interactionScorecard?.criteria.at(-1) ?? {}, {
      met: true,
      evidence: 'Son 90 al mes',
      timestamp: '00:09',
    });
    const text = textOf(analysisPage(analysis, 'en'));
    expect(text).toContain('✗ Da el precio antes de la necesidad happened 00:09 Son 90 al mes');
    expect(text).toContain('✗ “Es caro” open');
  });

  test('D50: nothing that may not leave the company is on it', () => {
    const secret = 'must-not-show';
    const page = analysisPage(
      sampleAnalysis({
        id: secret,
        companyId: secret,
        salespersonId: secret,
        jobId: secret,
        provider: secret,
        externalCallId: secret,
        externalOwnerId: secret,
        errorSource: secret,
        errorDetail: secret,
        audioKey: secret,
        score: 98_765,
        tokensUsed: 98_765,
        cost: 98_765,
        autoRetryCount: 98_765,
      }),
    );
    expect(page).not.toMatch(/must-not-show|98[.,]?765/);
  });

  test('contract, displayScore: what is null reads "not measured", never 0', () => {
    const text = textOf(
      analysisPage(sampleAnalysis({ ...nothingMeasured, createdAt: '2026-03-14T16:21:12.871Z' }), 'pt'),
    );
    expect(text).toContain('Conversa');
    expect(text).toContain('Nota oficial não medido');
    expect(text.match(/não medido/g)).toHaveLength(10);
    expect(text.slice(text.indexOf('Nota oficial'), text.indexOf('Transcrição'))).not.toMatch(/\d/);
  });

  test('a transcript without segments is shown as it came', () => {
    const page = analysisPage(sampleAnalysis({ transcriptSegments: null, transcript: 'one\n  two <three>' }));
    expect(page).toContain('<pre>one\n  two &lt;three&gt;</pre>');
  });

  test('segments without times, or with the older MM:SS texts, and speakers of no known side', () => {
    const text = textOf(
      analysisPage(
        sampleAnalysis({
          participants: [{ name: 'Sam', side: null }],
          transcriptSegments: [
            { start: null, end: null, speaker: 'Sam', text: 'Hello.' },
            { start: '01:05', end: '01:06', speaker: '', text: 'Bye.' },
          ],
        }),
      ),
    );
    expect(text).toContain('Transcript Sam Hello. 01:05 Bye.');
  });

  test('hostile texts stay texts: no tag and no attribute of theirs', () => {
    const hostile = `"><script>alert(1)</script><img src=x onerror='alert(2)'>\u0000\ud800</style></textarea>`;
    const harmless = analysisPage(withTexts(sampleAnalysis(), 'x') as Analysis);
    const page = analysisPage(withTexts(sampleAnalysis(), hostile) as Analysis);
    const tags = (html: string) =>
      html.match(/<[^>]*>/g)?.map((tag) => tag.replace(/ (title|datetime|src)="[^"]*"/, ''));
    expect(tags(page)).toEqual(tags(harmless));
    expect(page).not.toMatch(/<script|<img/);
    expect(page).not.toContain('\u0000');
  });

  test('D30: plays the recording when asked to, where there is one', () => {
    const page = analysisPage(sampleAnalysis({ audioUrl: 'https://x.example/audio/a?expires=1&signature="2' }));
    const src = 'https://x.example/audio/a?expires=1&amp;signature=&quot;2';
    expect(page).toContain(`<audio controls preload="none" src="${src}"></audio>`);
    expect(analysisPage(sampleAnalysis({ audioUrl: null }))).not.toContain('<audio');
  });

  test('holds no script and loads nothing', () => {
    expect(analysisPage(sampleAnalysis({ audioUrl: null }))).not.toMatch(
      /<script|<link|<img|<iframe| src=| href=|url\(|@import/,
    );
  });
});

test('A message page escapes its sentence', () => {
  expect(messagePage('a < b')).toContain('<p>a &lt; b</p>');
});
