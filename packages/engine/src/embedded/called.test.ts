// Who is called has asked for nothing: cold calls that fail at once, money that is owed, and friends, with a dialogue for each rule.
import { describe, expect, it } from 'vitest';
import { analysed } from './testing/analysed.fixture.ts';

describe('a cold call that ends at once is one all the same', () => {
  it.each([
    [
      'Rep: Hi, is that the owner? I am calling from Tallow Glass about your shop front.',
      'Prospect: We are renting.',
      'Rep: Ah, then it is your landlord I want.',
      'Prospect: It is. Bye now.',
    ],
    [
      'Vendedora: Buenas, ¿con el encargado? Llamo de Toldos Umbría por la terraza.',
      'Cliente: Está de viaje.',
      'Vendedora: ¿Y cuándo vuelve?',
      'Cliente: Ni idea. Hasta luego.',
    ],
    [
      'Vendedor: Boa tarde, posso falar com o responsável? Estou ligando da Toldos Umbria.',
      'Cliente: Ele viajou.',
      'Vendedor: E quando volta?',
      'Cliente: Não faço ideia. Tchau.',
    ],
  ])('%s', async (...lines) => {
    expect((await analysed(lines)).interactionType).toBe('cold_call');
  });
});

describe('money that is owed is no offer', () => {
  it.each([
    [
      'Agent: Good morning, am I speaking with Mr Lowe? This is Jan from Marlow Water.',
      'Client: Yes.',
      'Agent: Your March bill of 84 pounds is still unpaid. Can you settle it today?',
      'Client: Not before I get my wages.',
      'Agent: When would that be?',
      'Client: The 28th.',
      'Agent: Then I note that you pay on the 28th. Is that right?',
      'Client: Yes, the 28th is fine.',
    ],
    [
      'Gestora: Buenos días, ¿hablo con el señor Lobo? Le llamo de Aguas del Marjal.',
      'Cliente: Sí.',
      'Gestora: Su recibo de marzo, de 84 euros, está pendiente. ¿Puede abonarlo hoy?',
      'Cliente: Hasta que no cobre, no.',
      'Gestora: ¿Y cuándo cobra?',
      'Cliente: El 28.',
    ],
    [
      'Atendente: Bom dia, falo com o senhor Lobo? Aqui é a Jana, da Águas do Vale.',
      'Cliente: Sim.',
      'Atendente: Sua conta de março, de 84 reais, está em atraso. Consegue pagar hoje?',
      'Cliente: Só quando cair o salário.',
      'Atendente: E quando cai?',
      'Cliente: Dia 28.',
    ],
  ])('%s', async (...lines) => {
    expect(['follow_up', 'negotiation']).toContain((await analysed(lines)).interactionType);
  });

  it('who rings about a bill that is overdue is served', async () => {
    const { interactionType } = await analysed([
      'Agent: Thank you for calling Marlow Water, how can I help?',
      'Client: I have a question about my bill.',
      'Agent: I see an overdue balance of 84 pounds on your account.',
      'Client: That is what I rang about. I moved out in February.',
      'Agent: Then I will correct it. You owe nothing.',
      'Client: Lovely, thank you.',
    ]);
    expect(['support', 'complaint']).toContain(interactionType);
  });

  it('a tool against unpaid invoices is sold, whatever it is called', async () => {
    const { interactionType } = await analysed([
      'Rep: Hi Dana, I am calling from Quittance. Do you chase overdue invoices by hand?',
      'Prospect: We do, and we hate it.',
      'Rep: Our software sends the reminders for you. Could I show you on Tuesday at ten?',
      'Prospect: Tuesday at ten is fine.',
    ]);
    expect(interactionType).toBe('cold_call');
  });
});

describe('what came of money that is owed', () => {
  const asked = [
    'Agent: Good morning, am I speaking with Ms Orr? I am calling from Marlow Water.',
    'Client: Yes.',
    'Agent: Your March bill of 84 pounds is overdue.',
  ];

  it('what was paid before the call is no payment in it', async () => {
    const { outcome } = await analysed([
      ...asked,
      'Client: I paid that on the second of April, at the post office.',
      'Agent: Do you have the receipt?',
      'Client: At home somewhere.',
    ]);
    expect(outcome).toBe('open');
  });

  it('is told as a payment, and coached without selling', async () => {
    const { outcome, diagnostic, coaching } = await analysed([
      ...asked,
      'Client: Oh, I forgot. Can you take my card?',
      'Agent: Of course. The payment has been processed, thank you.',
      'Client: Thanks, bye.',
    ]);
    expect(outcome).toBe('won');
    expect(diagnostic?.executive_summary).toContain('The client paid');
    expect(coaching!.map(({ suggestion }) => suggestion).join()).not.toMatch(/order today|quote you asked/);
  });
});

it('who is content with what they have needs nothing', async () => {
  const { bant } = await analysed([
    'Vendedora: Buenos días, ¿hablo con la señora Mora? Le llamo de Toldos Umbría para presentarle los toldos nuevos.',
    'Clienta: Le agradezco, pero estamos contentos con lo que tenemos, no necesitamos nada.',
    'Vendedora: ¿Le mando un catálogo?',
    'Clienta: No hace falta, gracias.',
  ]);
  expect(bant?.need ?? '').toBe('');
});

describe('friends get no type and no score', () => {
  it.each([
    [
      'Nora: It has been ages! How have you been?',
      'Will: Not bad. I went to that pottery festival in Leeds, and it rained all day.',
      'Nora: Typical. How is your sister, does she need the big oven again?',
      'Will: She does, she has to finish forty mugs. You should offer her yours.',
      'Nora: I will ring her. We must catch up properly before Easter.',
      'Will: Come round on Friday, I will cook.',
    ],
    [
      'Noelia: ¡Qué alegría verte! Hacía mil años.',
      'Guille: ¡Y tanto! ¿Tienes algún plan para el sábado?',
      'Noelia: Necesito descansar, la verdad. Y buscar piso, que el mío es un horno.',
      'Guille: Pues hago una barbacoa en mi casa el sábado, vente.',
      'Noelia: Me encantaría. Te llevo una tarta.',
    ],
    [
      'Noêmia: Menina, quanto tempo a gente não se vê!',
      'Guto: Pois é! Que saudade! E o namorado novo?',
      'Noêmia: Terminei. Agora preciso é de férias.',
      'Guto: Então vamos tomar um café na praia, sábado.',
      'Noêmia: Fechado. Levo o bolo.',
    ],
  ])('%s', async (...lines) => {
    const { interactionType, outcome, interactionScore } = await analysed(lines);
    expect([interactionType, outcome, interactionScore]).toEqual([null, 'no_conversation', null]);
  });

  it.each([
    [
      'Ana: Carol, long time no see! How have you been?',
      'Carol: Good, busy as always with the clinic.',
      'Ana: Our new scheduling module would take a lot of work off your receptionists. It sends the reminders by itself.',
      'Carol: We have had trouble with patients who do not show up.',
      'Ana: That is exactly what it solves. It texts them the day before.',
      'Carol: I am not sure, we already use something for that.',
      'Ana: Well you should switch, ours is much better.',
      'Carol: Let me think about it.',
    ],
    [
      'Ana: Carla, quanto tempo que a gente não se fala! Como vai a família?',
      'Carla: Tudo bem, correria na loja.',
      'Ana: O nosso sistema emite nota e controla o estoque da loja inteira, você economiza muito tempo.',
      'Carla: Hoje eu perco muito tempo com a planilha.',
      'Ana: É exatamente isso que ele resolve. Posso te mostrar na terça?',
      'Carla: Não sei, já usamos outra ferramenta.',
      'Ana: O nosso é melhor, troca.',
      'Carla: Vou pensar, preciso falar com o meu sócio.',
    ],
  ])('who chats first and then sells badly has a score: %s', async (...lines) => {
    const { interactionScore } = await analysed(lines);
    expect(interactionScore).not.toBeNull();
  });
});
