// Every warning of a reading stands on the page in plain words, in the three languages (docs/transcript-forms.md; docs/decisions/analysis-fields.md#sides-by-hand).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath } from '../harness/browser.ts';
import { insertAnalysis } from '../harness/rows.ts';
import { expectNoSeriousViolations, type Person, startWeb, type Web } from './harness/pages.ts';

const warnings = [
  'one_sided',
  'no_client',
  'roles_doubtful',
  'roles_swapped',
  'duplicated_channels',
  'no_times',
  'times_unusable',
  'automated_captions',
  'other_language',
];
/** In the order of `warnings`. */
const said: Record<string, string[]> = {
  'en-GB': [
    'Only one side is heard',
    'Only colleagues talk here',
    'It is not certain who is the rep',
    'rep and client were swapped',
    'The same words appeared twice',
    'The transcript has no timestamps',
    'The timestamps in the transcript make no sense',
    'These are automatic captions',
    'People speak a language other',
  ],
  'pt-BR': [
    'Só se ouve um dos lados',
    'Só há colegas conversando',
    'Não há certeza de quem é o vendedor',
    'vendedor e cliente foram invertidos',
    'As mesmas falas apareciam duas vezes',
    'A transcrição não traz horários',
    'Os horários da transcrição não fazem sentido',
    'São legendas automáticas',
    'A conversa não está em português',
  ],
  'es-ES': [
    'Solo se oye a una de las partes',
    'Solo hablan colegas',
    'No es seguro quién es el asesor',
    'se intercambiaron asesor y cliente',
    'Las mismas frases aparecían dos veces',
    'La transcripción no trae tiempos',
    'Los tiempos de la transcripción no tienen sentido',
    'Son subtítulos automáticos',
    'La conversación no está en portugués',
  ],
};

describe.skipIf(!chromiumPath)('warnings of a reading', () => {
  let web: Web;
  let person: Person;
  beforeAll(async () => {
    web = await startWeb();
    person = await web.person();
  });
  afterAll(() => web.stop());

  it.each(Object.keys(said))('stand in plain words: %s', async (locale) => {
    const reading = {
      form: 'plain',
      leftOut: { machines: 0, inventedCaptions: 0, heardTwice: 0, notices: 0 },
      talkShareBy: 'words',
      sides: { by: 'labels', certainty: 'doubtful', setAt: null },
      judgedBy: 'offline',
      warnings,
    };
    const transcript = 'Laura: Good morning, how do you plan your routes today?\nBo: On paper.';
    const document = { transcript, reading: JSON.stringify(reading) };
    const id = await insertAnalysis(web.earshot.service.db, web.tenant.companyId, {}, document);
    const page = await web.page({ as: person, locale, width: 360 });
    await page.goto(`/analyses/${id}`);
    const list = page.locator('ul', { hasText: said[locale]![0]! });
    await list.waitFor();
    const shown = await list.getByRole('listitem').allTextContents();
    expect(shown).toHaveLength(warnings.length);
    shown.forEach((text, at) => void expect(text).toContain(said[locale]![at]!));
    // Names of the interface are none of a reader's words.
    expect(shown.join(' ')).not.toMatch(/_|null|undefined/);
    await expectNoSeriousViolations(page);
    await page.context().close();
  });
});
