// docs/decisions/analysis-fields.md#d35: the analysis language is that of the transcript.
import { describe, expect, it } from 'vitest';
import { detectLanguage, spokenLanguage } from './language.ts';

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

  it.each([
    [
      'Catalan',
      'bon dia, truco per la factura que em van enviar, no sé si la tenen aquí perquè hi ha un error amb el meu nom i voldria canviar-lo',
    ],
    [
      'Galician',
      'bos días, chamo pola factura que me mandaron onte, non sei se a teñen aí porque hai un erro co meu nome e quería cambialo, grazas',
    ],
    [
      'French',
      "bonjour, je vous appelle pour la facture que vous m'avez envoyée hier, il y a une erreur avec mon nom et je voudrais la changer",
    ],
    [
      'Italian',
      'buongiorno, chiamo per la fattura che mi avete mandato ieri, non so se è da voi perché c’è un errore con il mio nome e vorrei cambiarlo',
    ],
    [
      'Russian',
      'Здравствуйте, чем могу помочь? Мне нужна замена масла. Какая у вас машина? Старая. Четверг в девять подойдёт? Да. Сколько это стоит? Девяносто рублей с фильтром.',
    ],
  ])('%s is told to be another language', (_, text) => {
    expect(spokenLanguage([text])).toEqual({ language: 'en', isOther: true });
  });

  it.each([
    'Hola, bom dia, eu queria saber si ustedes tienen la peça do carro, eu moro na fronteira y compro ahí.',
    'Hi, this is María José from Casa del Sol, am I speaking with Señor González about the patio tiles from Los Olivos?',
    'Hola, thanks for calling, en qué le puedo ayudar? Yeah, mi internet is down since yesterday, no puedo trabajar.',
  ])('mixed talk and names of another language are none: %s', (text) => {
    expect(spokenLanguage([text]).isOther).toBe(false);
  });

  it('lets the hint decide only where the words do not', () => {
    expect(detectLanguage(['Alô? Alô?'], 'pt-BR')).toBe('pt');
    expect(detectLanguage(['Alô? Alô?'])).toBe('en');
    expect(detectLanguage(['hola, le llamo por la factura que usted tiene'], 'pt-BR')).toBe('es');
  });
});
