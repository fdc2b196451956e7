// BANT: a fragment, a back-channel, a recogniser's caption or a refusal is never a need, a budget or an authority.
import type { Language } from '@earshot/core';
import { describe, expect, it } from 'vitest';
import { isScrap } from './scraps.ts';
import { read } from './testing/dialogue.ts';

const scrap = (language: Language, text: string) => isScrap(read(language, `C: ${text}`), { segment: 0, text });

describe('What tells nothing', () => {
  it.each([
    ['en', "I don't know. Yeah."],
    ['en', 'Yeah, right, okay.'],
    ['en', 'Uh-huh.'],
    ['en', 'and then the'],
    ['en', '[Music]'],
    ['en', '♪ ♪'],
    ['en', 'Thanks for watching!'],
    ['en', "No thanks, I'm not interested."],
    ['pt', 'Não sei, sim.'],
    ['pt', 'Uhum, tá bom.'],
    ['pt', '(risos)'],
    ['pt', 'Legendas pela comunidade Amara.org'],
    ['pt', 'Não tenho interesse, obrigado.'],
    ['es', 'No sé. Sí.'],
    ['es', 'Ajá, claro.'],
    ['es', '[Música]'],
    ['es', 'Subtítulos realizados por la comunidad de Amara.org'],
    ['es', 'No me interesa, gracias.'],
  ] as const)('%s: %s', (language, text) => expect(scrap(language, text)).toBe(true));

  it.each([
    ['en', 'We keep losing orders over the phone.'],
    ['en', 'Five hundred a month.'],
    ['en', 'My brother Tom decides.'],
    ['pt', 'A gente perde pedido no telefone toda semana.'],
    ['pt', 'Uns dois mil reais.'],
    ['es', 'Se nos pierden pedidos cada semana.'],
    ['es', 'Lo decide mi socia Marta.'],
  ] as const)('is more: %s: %s', (language, text) => expect(scrap(language, text)).toBe(false));
});
