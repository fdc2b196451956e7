// Who came to whom and what for decides the interaction type of short talks (docs/decisions/engine.md#who-came): a dialogue for each rule.
import { describe, expect, it } from 'vitest';
import { analysed } from './testing/analysed.fixture.ts';

describe('who came', () => {
  it.each([
    [
      'says what they call for before anybody asks',
      [
        'Caller: Hi, I have a question about the towing cover on our van.',
        'Agent: Sure. What would you like to know?',
        'Caller: Does it still count abroad?',
        'Agent: It does, in the countries on page two of your booklet.',
        'Caller: Okay, thank you.',
      ],
    ],
    [
      'has booked before',
      [
        'CLIENTA: Buenas tardes. Tengo una habitación reservada para el viernes, pero llegaremos pasada la medianoche.',
        'RECEPCIÓN: No hay problema, dejamos la llave en el cajetín.',
        'CLIENTA: Muchas gracias.',
      ],
    ],
    [
      'is put through by the name of a department',
      [
        'Atendente: Setor de matrículas.',
        'Cliente: Preciso trocar o nome que sai no boleto.',
        'Atendente: Já corrigi aqui, o boleto novo chega hoje.',
        'Cliente: Ah, ótimo, obrigado.',
      ],
    ],
  ])('the client, who %s', async (_, lines) => {
    expect((await analysed(lines)).interactionType).toBe('support');
  });

  it('asking for something is no complaint', async () => {
    const { interactionType } = await analysed([
      'Agente: Clínica Encina, ¿en qué puedo ayudarle?',
      'Paciente: Necesito que me renueven la receta de las gotas.',
      'Agente: Eso lo firma el doctor. Le paso con su consulta.',
      'Paciente: Muy bien, gracias.',
    ]);
    expect(interactionType).toBe('support');
  });

  it('a threat to leave beside a complaint is no wish to leave', async () => {
    const { interactionType } = await analysed([
      'Atendente: Bom dia, em que posso ajudar?',
      'Cliente: Já é a quarta vez que ligo por causa da mesma goteira.',
      'Atendente: Lamento, vou abrir outro chamado.',
      'Cliente: Se não consertarem até amanhã, eu cancelo o contrato.',
      'Atendente: Anotei a urgência.',
    ]);
    expect(interactionType).toBe('complaint');
  });

  it('who takes back a payment does not leave', async () => {
    const { interactionType } = await analysed([
      'Agent: Thank you for calling Mill Lane Credit Union, how can I help?',
      'Caller: I need to stop a payment I sent this morning.',
      'Agent: That one has gone out already, I am afraid. The shop has to send it back.',
      'Caller: Okay. Thanks anyway.',
    ]);
    expect(interactionType).toBe('support');
  });

  it('who answers a call has called nobody', async () => {
    const { interactionType } = await analysed([
      'Agent: Good evening, thank you for calling Pelham Recovery. Who am I speaking with?',
      'Caller: I want to know why you people rang my mother.',
      'Agent: Do you have the letter there?',
      'Caller: She owes nobody anything.',
      'Agent: I would need her name to look.',
      'Caller: You are not getting it.',
    ]);
    expect(interactionType).not.toBe('cold_call');
  });

  it('a counter sells to who comes and pays', async () => {
    const { interactionType, outcome } = await analysed([
      'Vendedora: Boa tarde! Diga.',
      'Rosa: Boa tarde. Preciso de linha e botões.',
      'Vendedora: Quantos botões?',
      'Rosa: Uma dúzia, dos azuis.',
      'Vendedora: São 8 euros, por favor.',
      'Rosa: Aqui, 10 euros.',
      'Vendedora: Obrigada. O seu troco, 2 euros.',
    ]);
    expect([interactionType, outcome]).toEqual(['closing', 'won']);
  });

  it('neighbours sell and serve nothing', async () => {
    const { interactionType, outcome, interactionScore } = await analysed([
      'LUIS: Carmen, ¿es tuyo el carrito del rellano? Han pedido que lo dejemos libre.',
      'CARMEN: Sí, perdona, se atascó la puerta del trastero.',
      'LUIS: Puedes meterlo en el mío mientras tanto.',
      'CARMEN: Gracias, luego lo bajo.',
    ]);
    expect([interactionType, outcome, interactionScore]).toEqual([null, 'no_conversation', null]);
  });
});

describe('what came of a request', () => {
  it.each([
    [
      'solved',
      [
        'CLIENTA: Buenas. Tengo una pista reservada a las ocho, pero somos seis. ¿Podemos entrar todos?',
        'PORTERÍA: Sí, con que dos esperen en la grada basta.',
        'CLIENTA: De acuerdo, así lo hacemos. Gracias.',
      ],
    ],
    [
      'unsolved',
      [
        'Technician: Hello, this is Omar, I will be helping you today.',
        'User: Hi Omar. The scanner says "Offline" and nothing goes through.',
        'Technician: Okay, give me one moment while I check this for you.',
        'User: Sure, thanks for looking into it.',
      ],
    ],
    [
      'unsolved',
      [
        'Atendente: Óticas Vale, em que posso ajudar?',
        'Cliente: Queria saber se a minha lente já chegou.',
        'Atendente: Vou transferir para o laboratório.',
        'Cliente: Tudo bem, obrigado.',
      ],
    ],
  ])('%s', async (outcome, lines) => {
    expect((await analysed(lines)).outcome).toBe(outcome);
  });
});
