// WhatsApp exports of both systems in three languages.
import { describe, expect, it } from 'vitest';
import { parseWhatsApp } from './whatsapp.ts';

const said = (source: string) =>
  parseWhatsApp(source)?.segments.map(({ start, speaker, text }) => [start, speaker, text]);

describe('Transcript forms: WhatsApp', () => {
  it('reads Android, with times from the first message, continued lines, and without what nobody said', () => {
    const chat = [
      '05/03/2025 08:58 - As mensagens e as ligações são protegidas com a criptografia de ponta a ponta.',
      '05/03/2025 09:00 - Bia - Solaris: Bom dia, Téo!',
      'Tudo certo?',
      '05/03/2025 09:02 - Téo 🥖: <Mídia oculta>',
      '05/03/2025 09:03 - Téo 🥖: Mensagem apagada',
      '05/03/2025 09:04 - Téo 🥖: quero sim <Mensagem editada>',
      '05/03/2025 09:05 - Téo 🥖: conta.pdf (arquivo anexado)',
      '13/03/2025 09:00 - Bia - Solaris: Recebi: obrigada',
    ];
    expect(said(chat.join('\n'))).toEqual([
      [0, 'Bia - Solaris', 'Bom dia, Téo!\nTudo certo?'],
      [240, 'Téo 🥖', 'quero sim'],
      [8 * 86_400, 'Bia - Solaris', 'Recebi: obrigada'],
    ]);
  });

  it('reads iOS with a 12-hour clock and its own lines behind a direction mark', () => {
    const chat = [
      '[04/06/25, 11:59:30 a.m.] Noa: \u200eLos mensajes están cifrados de extremo a extremo.',
      '[04/06/25, 11:59:30 a.m.] Noa: Hola',
      '\u200e[04/06/25, 12:00:00 p.m.] Rex Fierro: \u200eimagen omitida',
      '[04/06/25, 01:00:30 p.m.] Rex Fierro: Va \u200e<Se editó este mensaje.>',
      '[05/06/25, 12:00:30 a.m.] Noa: Gracias',
    ];
    expect(said(chat.join('\n'))).toEqual([
      [0, 'Noa', 'Hola'],
      [3660, 'Rex Fierro', 'Va'],
      [43_260, 'Noa', 'Gracias'],
    ]);
  });

  it('tells month-first dates from the file', () => {
    const chat = '3/4/25, 9:00 PM - Al: One\n3/14/25, 9:00 PM - Bo: Two\n3/15/25, 9:00 PM - Al: <Media omitted>';
    expect(said(chat)?.map(([start]) => start)).toEqual([0, 10 * 86_400]);
  });

  it('takes one dated line for no chat', () => {
    expect(parseWhatsApp('05/03/2025 09:00 - Bia: Oi\nText')).toBeNull();
  });

  it.each([
    'You deleted this message as admin.',
    'Live location shared',
    'View once photo',
    'proposal.pdf • 3 pages document omitted',
    'Você apagou essa mensagem',
    '<Mensagem de visualização única omitida>',
    'localização em tempo real compartilhada',
    'Mensagem de voz omitida',
    '<Mensaje de visualización única omitido>',
    'ubicación en tiempo real compartida',
    'Llamada de voz perdida a las 10:03',
    'Eliminó este mensaje',
  ])('leaves out what WhatsApp writes: %s', (note) => {
    expect(parseWhatsApp(`03/03/2025 09:00 - Ana: Oi\n03/03/2025 09:01 - Bo: ${note}`)?.segments).toHaveLength(1);
  });

  it('takes a colon in a system line for no speaker, and names without the tilde of those not in the address book', () => {
    const chat = [
      '03/03/2025 09:00 - Messages and calls are end-to-end encrypted. No one outside of this chat: not even WhatsApp.',
      '03/03/2025 09:00 - Ana changed the subject from "Sales: old" to "Sales: new"',
      '03/03/2025 09:00 - Ana mudou o nome do grupo de “Obra: A” para “Obra: B”',
      '03/03/2025 09:01 - Ana: Oi, segue: http://x.co/a',
      '03/03/2025 09:02 - ~ Bo Dahl: linha um',
      'linha dois: valor <Essa mensagem foi editada>',
    ];
    expect(parseWhatsApp(chat.join('\n'))?.segments.map(({ speaker, text }) => [speaker, text])).toEqual([
      ['Ana', 'Oi, segue: http://x.co/a'],
      ['Bo Dahl', 'linha um\nlinha dois: valor'],
    ]);
  });
});
