// Plain labelled lines: catalogue, Transcript forms that people have.
import { describe, expect, it } from 'vitest';
import { parseLabelledLines } from './labelled-lines.ts';

describe('Transcript forms: plain labelled lines', () => {
  it('reads `Label: text`, with lines that continue a turn', () => {
    const read = parseLabelledLines(
      'Agent: Good morning, Pia from Norwick.\nHow are you?\n\nClient: Fine: busy.\nAgent: Good.',
    );
    expect(read?.segments).toEqual([
      { start: null, end: null, speaker: 'Agent', text: 'Good morning, Pia from Norwick.\nHow are you?' },
      { start: null, end: null, speaker: 'Client', text: 'Fine: busy.' },
      { start: null, end: null, speaker: 'Agent', text: 'Good.' },
    ]);
  });

  it.each(['Suzana T.', 'J. R. R. T.', 'Norwick S.A.', 'Otto Kern Jr.', 'Andaimes Ltda.'])(
    'takes a name that ends in an abbreviation for a speaker (%s)',
    (name) => {
      const read = parseLabelledLines(
        `Priscila: Boa tarde.\n${name}: Oi, tudo bom?\nPriscila: Tudo.\n${name}: Que bom.`,
      );
      expect(read?.segments.map(({ speaker }) => speaker)).toEqual(['Priscila', name, 'Priscila', name]);
    },
  );

  it('takes a role for a speaker below a turn without words', () => {
    const read = parseLabelledLines('Agent: \nClient: \nAgent:\nClient: hello, a price please\nAgent: thirty dollars');
    expect(read?.segments).toEqual([
      { start: null, end: null, speaker: 'Client', text: 'hello, a price please' },
      { start: null, end: null, speaker: 'Agent', text: 'thirty dollars' },
    ]);
  });

  it.each([
    ['[00:12] Vendedor: Oi', 12, null, 'Vendedor'],
    ['[1:00:12] Vendedor: Oi', 3612, null, 'Vendedor'],
    ['(00:12.500) Vendedor: Oi', 12.5, null, 'Vendedor'],
    ['00:12 - Vendedor: Oi', 12, null, 'Vendedor'],
    ['00:12 Vendedor: Oi', 12, null, 'Vendedor'],
    ['[00:12 - 00:15] Vendedor: Oi', 12, 15, 'Vendedor'],
    ['[00:00:12.000 --> 00:00:15.250] Vendedor: Oi', 12, 15.25, 'Vendedor'],
    ['Maria Souza (00:12): Oi', 12, null, 'Maria Souza'],
    ['Maria Souza [00:12]: Oi', 12, null, 'Maria Souza'],
    ['**Maria Souza (00:12):** Oi', 12, null, 'Maria Souza'],
    ['Dr. Otto Lindh | Velora 🙂: Oi', null, null, 'Dr. Otto Lindh | Velora 🙂'],
    ['maria.souza@exemplo.com: Oi', null, null, 'maria.souza@exemplo.com'],
    ['Lima, Ana (Guest): Oi', null, null, 'Lima, Ana (Guest)'],
    ['Speaker 2: Oi', null, null, 'Speaker 2'],
  ])('reads %s', (line, start, end, speaker) => {
    const read = parseLabelledLines(`${line}\nOutra pessoa: Olá\n${line}\nOutra pessoa: Tudo`);
    expect(read?.segments[0]).toEqual({ start, end, speaker, text: 'Oi' });
    expect(read?.segments).toHaveLength(4);
  });

  it('takes words before a colon inside a turn for words, not for a speaker', () => {
    const lines = [
      'Ana: Bom dia.',
      'Rui: Bom dia.',
      'Ana: Ficou assim.',
      'Importante: sem taxa de adesão.',
      'E mais isto.',
      'Rui: Certo.',
    ];
    expect(parseLabelledLines(lines.join('\n'))?.segments.map(({ speaker }) => speaker)).toEqual([
      'Ana',
      'Rui',
      'Ana',
      'Rui',
    ]);
  });

  it('takes only timed labels for speakers where speakers have times', () => {
    const read = parseLabelledLines('Speaker 1 (00:01):\nHello there.\n\nSpeaker 2 (00:05):\nSo: yes.');
    expect(read?.segments.map(({ speaker, text }) => `${speaker}|${text}`)).toEqual([
      'Speaker 1|Hello there.',
      'Speaker 2|So: yes.',
    ]);
  });

  it('reads `[Speaker 1] text`, but no sounds in brackets as speakers', () => {
    const read = parseLabelledLines('[Speaker 1] Hello.\n[Speaker 2] Hi.\n[laughs] Well.\n[laughs] Yes.');
    expect(read?.segments.map(({ speaker }) => speaker)).toEqual(['Speaker 1', 'Speaker 2']);
  });

  it('reads times without labels', () => {
    const read = parseLabelledLines('[00:00.000 --> 00:02.000] Hello there.\n[00:02.000 --> 00:04.000] Who is this?');
    expect(read?.segments).toEqual([
      { start: 0, end: 2, speaker: null, text: 'Hello there.' },
      { start: 2, end: 4, speaker: null, text: 'Who is this?' },
    ]);
  });

  it('reads labelled turns whose line ends were lost', () => {
    const read = parseLabelledLines(
      'Agente: Buenas, le llamo de Orvel. Cliente: Dígame. Agente: ¿Tiene un minuto? Cliente: Sí: uno.',
    );
    expect(read?.segments.map(({ speaker, text }) => `${speaker}|${text}`)).toEqual([
      'Agente|Buenas, le llamo de Orvel.',
      'Cliente|Dígame.',
      'Agente|¿Tiene un minuto?',
      'Cliente|Sí: uno.',
    ]);
  });

  it('leaves a title out and keeps a sentence that lost its label', () => {
    const turns = 'Ana: Oi.\nRui: Olá.\nAna: Tudo bem?';
    expect(parseLabelledLines(`Reunião com o Rui\n${turns}`)?.segments).toHaveLength(3);
    expect(
      parseLabelledLines(`então a gente manda amanhã sem falta mesmo.\n${turns}`)?.segments[0]?.speaker,
    ).toBeNull();
  });

  it('leaves running text to prose', () => {
    expect(
      parseLabelledLines('She said one thing: wait.\nWe waited.\nNobody came.\nThen it rained.\nThe end: rain.'),
    ).toBeNull();
  });

  it('leaves a list of keys and values to prose', () => {
    expect(
      parseLabelledLines(
        'Meeting notes\n- Price: 100\n- Seats: 20\n- Next step: Friday\n- Owner: Ana\nThe client was happy.',
      ),
    ).toBeNull();
  });
});
