// docs/decisions/analysis-fields.md#d35: the analysis language is that of the transcript.
import { describe, expect, it } from 'vitest';
import { detectLanguage } from './language.ts';

describe('D35: language of the transcript', () => {
  it.each([
    ['pt', 'oi tudo bem aqui é a Bia eu queria ver com você aquele orçamento que a gente mandou'],
    ['pt', 'vc ja viu? to esperando, qto fica pra mim'],
    ['en', "hi there, I'm calling about the quote we sent you last week, did you get it?"],
    ['es', 'hola, buenas tardes, le llamo por la cotización que le enviamos, ¿ya la pudo ver?'],
    ['es', 'mira la verdad no se si me conviene, lo tengo que ver con mi socio'],
    [
      'en',
      "bonjour, je vous appelle pour le devis que nous avons envoyé, est-ce que vous l'avez reçu avec les autres?",
    ],
    ['en', 'guten Tag, ich rufe an wegen dem Angebot, das wir Ihnen mit der Post geschickt haben'],
    ['en', 'buongiorno, la chiamo per il preventivo che abbiamo inviato, non so se ha visto anche questo'],
  ])('%s: %s', (language, text) => {
    expect(detectLanguage([text])).toBe(language);
  });

  it('lets the hint decide only where the words do not', () => {
    expect(detectLanguage(['Alô? Alô?'], 'pt-BR')).toBe('pt');
    expect(detectLanguage(['Alô? Alô?'])).toBe('en');
    expect(detectLanguage(['hola, le llamo por la factura que usted tiene'], 'pt-BR')).toBe('es');
  });
});
