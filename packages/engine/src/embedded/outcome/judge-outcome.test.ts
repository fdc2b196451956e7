// What came of a conversation (docs/catalogue.md#outcome-and-coaching), in plain talks of the trade in three languages.

import { definitionFor } from '@earshot/core';
import { describe, expect, it } from 'vitest';
import { analysed } from '../testing/analysed.fixture.ts';

const outcomeOf = async (type: string | null, ...lines: string[]) => {
  const labelled = lines.map((line, at) => `${at % 2 === 0 ? 'Agent' : 'Client'}: ${line}`);
  return (await analysed(labelled, type === null ? null : definitionFor(type, 'en'))).outcome;
};

describe('Outcome: what the client decides', () => {
  it.each([
    [
      'won',
      'closing',
      'So that is 240 a month for both shops. Shall I place the order today?',
      "Yes, go ahead, place the order, we'll take it.",
      'Thank you, the order has been placed.',
      'Great, thanks.',
    ],
    [
      'won',
      'closing',
      'Então fica 240 por mês para as duas lojas. Posso emitir o pedido?',
      'Pode fechar, pode mandar o contrato que eu assino.',
      'Pedido registrado, obrigado!',
      'Valeu.',
    ],
    [
      'won',
      'closing',
      'Entonces son 240 al mes para los dos locales. ¿Tramito el pedido?',
      'Sí, adelante, tramítelo, lo contrato.',
      'Listo, le queda contratado.',
      'Gracias.',
    ],
    [
      'lost',
      'cold_call',
      'Good morning, this is Laura from Northway. I am calling about your phone contract.',
      'No thank you, I am not interested.',
      'May I ask what you use today?',
      "I'm not interested, please take me off your list.",
    ],
    [
      'lost',
      'cold_call',
      'Bom dia, aqui é a Laura da Nortesul. Estou ligando sobre o seu plano de celular.',
      'Olha, não tenho interesse, obrigado.',
      'Posso perguntar o que vocês usam hoje?',
      'Não tenho interesse mesmo, não me ligue mais.',
    ],
    [
      'lost',
      'cold_call',
      'Buenos días, le habla Laura de Norvía. Le llamo por su plan de móvil.',
      'No me interesa, gracias.',
      '¿Le puedo preguntar qué usa hoy?',
      'Que no me interesa, no me llame más.',
    ],
    [
      'agreed_next_step',
      'discovery',
      'How do you take orders today, and what would you change about it?',
      'By phone, and a few of them always get lost.',
      'Shall we meet on Thursday at ten to go through it?',
      'Thursday at ten works for me.',
    ],
    // A yes to a small favour is no purchase.
    [
      'agreed_next_step',
      'discovery',
      'So you would like to see the board before you talk to your brother. Would Monday at nine suit you both?',
      'Monday at nine is fine.',
      "Monday at nine, then. Could you send me last week's rota, so that I can prepare?",
      'Go on then, I will send it tonight.',
      'Lovely, the invitation is on its way.',
      'See you Monday.',
    ],
    [
      'agreed_next_step',
      'discovery',
      'Então o senhor quer ver a agenda antes de falar com o seu irmão. Segunda às nove fica bom para os dois?',
      'Segunda às nove está bom.',
      'Segunda às nove, então. O senhor me manda a escala da semana passada para eu preparar?',
      'Pode deixar, mando hoje à noite.',
      'Perfeito, o convite já está a caminho.',
      'Até segunda.',
    ],
    [
      'open',
      'discovery',
      'How do you take orders today, and what would you change about it?',
      'By phone, and a few of them always get lost.',
      'I will send you something about it.',
      'Fine, bye.',
    ],
  ])('%s (%s): %s', async (outcome, type, ...lines) => {
    expect(await outcomeOf(type, ...lines)).toBe(outcome);
  });
});

describe('Outcome of a call for service', () => {
  it.each([
    [
      'solved',
      'Good morning, Marlow Water, Ida speaking.',
      'Hello, you have billed me for May although I moved out in April.',
      'I see it, that should not have gone out. I have cancelled the bill for May.',
      'Great, thank you very much.',
    ],
    [
      'solved',
      'Clínica Aurora, bom dia, Rute falando.',
      'Bom dia, meu laudo veio com o nome do meu irmão.',
      'Nossa, verdade. Já corrigi o nome e reenviei o laudo.',
      'Que bom, obrigada.',
    ],
    [
      'solved',
      'Gas del Sur, buenas tardes, le atiende Inés.',
      'Hola, la tarjeta del portón dejó de abrir ayer.',
      'Ya la veo. Su tarjeta está reactivada, quedó activa ahora mismo.',
      'Perfecto, muchas gracias.',
    ],
    [
      'unsolved',
      'Gas del Sur, buenas tardes, le atiende Inés.',
      'Hola, llevo tres días sin gas y nadie viene.',
      'Ya he enviado el aviso al área técnica.',
      'Otra vez lo mismo, eso me dijeron el lunes. Es una vergüenza.',
    ],
    [
      'unsolved',
      'Clínica Aurora, bom dia, Rute falando.',
      'Bom dia, meu laudo veio com o nome do meu irmão.',
      'Vou encaminhar para o setor responsável.',
      'Tá, obrigada.',
    ],
  ])('%s: %s', async (outcome, ...lines) => {
    expect(await outcomeOf('support', ...lines)).toBe(outcome);
  });
});

describe('Outcome: where nobody sells or serves', () => {
  it.each([
    [
      'Hi, you have reached Dana. Please leave a message after the tone.',
      'Hello Dana, this is Laura from Northway, calling about the quote. I will try again, and you have my number for the offer of course.',
    ],
    [
      'Você ligou para a Dana. Deixe seu recado após o sinal.',
      'Oi, Dana, aqui é a Laura da Nortesul, sobre o orçamento que a gente tinha mandado na semana passada, qualquer coisa me chama.',
    ],
    [
      'Este es el buzón de voz de Dana. Deje su mensaje después del tono.',
      'Hola, Dana, le habla Laura de Norvía por el presupuesto que le enviamos la semana pasada, cualquier cosa me avisa.',
    ],
  ])('voicemail: %s', async (machine, message) => {
    expect(await outcomeOf('follow_up', machine, message)).toBe('voicemail');
  });

  it('a voicemail that somebody tells of is none', async () => {
    const outcome = await outcomeOf(
      'follow_up',
      'Hi, I left a message after the tone on Monday about the quote.',
      'I heard it, sorry. I have not looked at the quote yet.',
      'Shall I ring you on Thursday at ten?',
      'Thursday at ten is fine.',
    );
    expect(outcome).toBe('agreed_next_step');
  });

  it('no_conversation: small talk', async () => {
    const outcome = await outcomeOf(
      null,
      'Did you watch the match on Sunday? What a goal that was.',
      'We watched it at my brother’s, the kids were running around all the time.',
      'Ours too, and then it rained the whole evening.',
      'It always rains when we light the barbecue.',
    );
    expect(outcome).toBe('no_conversation');
  });
});
