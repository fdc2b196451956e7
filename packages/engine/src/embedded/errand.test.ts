// Who rang and what for: the type, the outcome and the objections that follow, in talks as people have them.
import { describe, expect, it } from 'vitest';
import { saysCue } from './outcome/ending-cues.ts';
import { analysed as analysedLines } from './testing/analysed.fixture.ts';
import { read } from './testing/dialogue.ts';

const analysed = (...lines: string[]) => analysedLines(lines);

describe('who rings in', () => {
  it.each([
    [
      'agent: good morning fernhill library my name is joan how can i help you today',
      'caller: hi i wanted to know how many books i have out at the moment',
      'agent: of course what is the number on your card',
      'caller: four four one nine',
      'agent: you have three books out and they are due on the ninth',
      'caller: okay thank you that is all',
    ],
    [
      'Agente: Gracias por llamar a la Biblioteca del Valle, le habla Rosa, ¿en qué le puedo ayudar?',
      'Cliente: Hola, quería saber cuántos libros tengo prestados.',
      'Agente: Claro, ¿me da el número del carné?',
      'Cliente: Cuatro cuatro uno nueve.',
      'Agente: Tiene tres libros, y vencen el día nueve.',
      'Cliente: Perfecto, gracias. Eso es todo.',
    ],
    [
      'Atendente: Obrigada por ligar para a Biblioteca do Vale, aqui é a Rosa, em que posso ajudar?',
      'Cliente: Oi, eu queria saber quantos livros estão comigo.',
      'Atendente: Claro, qual é o número da carteirinha?',
      'Cliente: Quatro quatro um nove.',
      'Atendente: Estão três livros com a senhora, e vencem no dia nove.',
      'Cliente: Perfeito, obrigada. Era só isso.',
    ],
  ])('is served, and neither kept nor sold to: %s', async (...lines) => {
    const { interactionType, outcome } = await analysed(...lines);
    expect([interactionType, outcome]).toEqual(['support', 'solved']);
  });

  it('is not helped where help is refused, whatever ends the call', async () => {
    const { outcome } = await analysed(
      'Agent: Fernhill Water, this is Tess, how can I help?',
      'Customer: There is no water in the whole street since this morning.',
      'Agent: Yes, there is a burst main near you. There is nothing I can do from here.',
      'Customer: That is not an answer.',
      'Agent: Anything else?',
      "Customer: No, that's it.",
    );
    expect(outcome).toBe('unsolved');
  });
});

describe('a talk that was arranged', () => {
  it('is no cold call', async () => {
    const { interactionType } = await analysed(
      'Rep: Hello Ada, this is Finn from Tidemark. Is it still a good time for our scheduled call?',
      'Client: Yes, I have half an hour.',
      'Rep: Before I say anything, what are the main troubles with how you plan your shifts today?',
      'Client: It takes my deputy all of Friday, and half of it is wrong by Monday.',
      'Rep: And what does that cause on the ward?',
      'Client: People ring in sick, to be honest. We pay agency staff every weekend.',
    );
    expect(interactionType).not.toBe('cold_call');
  });
});

describe('what sounds like objecting', () => {
  it('is the grievance of a service call', async () => {
    const { objections } = await analysed(
      'Agent: Fernhill Energy, how can I help?',
      "Customer: I've been billed twice for the same month, and I'm really not happy about it.",
      'Agent: I am sorry about that. Let me look at the account.',
      'Customer: Two payments left my account on the same day, and nobody told me why.',
      'Agent: I can see both. I will send one of them back to you today.',
      'Customer: Okay, thank you for sorting it.',
    );
    expect(objections).toEqual([]);
  });

  it('is interest, and settles what was objected before', async () => {
    const { objections } = await analysed(
      'Rep: So for all twenty vans it comes to 900 a month.',
      'Client: That is a good deal more than we meant to spend, honestly.',
      'Rep: Understood. What if we begin with eight vans at 380, and you decide on the rest in June?',
      'Client: That sounds a lot more manageable. Can you send me the contract for eight?',
      'Rep: I will, this afternoon.',
    );
    expect(objections?.map(({ resolved }) => resolved)).toEqual([true]);
  });
});

describe('who wanted to leave', () => {
  it('stays when they take what is offered', async () => {
    const { interactionType, outcome } = await analysed(
      'Agent: Fernhill Fibre, how can I help?',
      'Customer: I want to cancel my contract, please.',
      'Agent: May I ask why?',
      'Customer: It drops out every evening.',
      'Agent: That mast was replaced last week. I can give you two months free while you see how it goes.',
      'Customer: That is more than I expected. Let me take the two months.',
      'Agent: Done.',
    );
    expect([interactionType, outcome]).toEqual(['retention', 'won']);
  });

  it('has not left while they ask about what is offered', async () => {
    const { outcome } = await analysed(
      'Agent: Fernhill Insurance, how can I help?',
      'Customer: I am ringing to cancel my car policy.',
      'Agent: I am sorry to hear that. May I ask why?',
      'Customer: I found it a fifth cheaper.',
      'Agent: For people who have been with us this long, we can match the price.',
      'Customer: Really? What would that come to for mine?',
    );
    expect(outcome).toBe('open');
  });
});

describe('what is neither a step nor a check', () => {
  it('opening hours are no appointment, and "anything else?" checks no repair', async () => {
    const { diagnostic, interactionScorecard } = await analysed(
      'Agent: Fernhill Phones, this is Omar, how can I help?',
      'Customer: My phone has had no signal since yesterday.',
      'Agent: Have you switched it off and on?',
      'Customer: Three times. I need it for work.',
      'Agent: Then the shop has to look at it. They are open Monday to Friday from nine to five.',
      'Customer: Of course they are.',
      'Agent: Anything else?',
      'Customer: No.',
    );
    const met = interactionScorecard?.criteria.filter(({ met }) => met).map(({ key }) => key);
    expect(diagnostic?.next_steps.responsibilities).toEqual([]);
    expect(met).not.toContain('resolution_confirmed');
  });
});

describe('a goodbye', () => {
  it.each(['Fine. Goodbye then.', 'All right. Have a nice day then.'])('handles no objection: %s', async (goodbye) => {
    const { interactionScorecard } = await analysed(
      'Agent: Good morning, this is Joan from Fernhill Doors. We sell shed doors at 900 apiece. Shall I order one?',
      'Client: Nine hundred? That is far too expensive for us, it is only a shed.',
      'Agent: It is our price.',
      'Client: And we have a carpenter under contract until March.',
      'Agent: I see. Well, think about it.',
      'Client: I need to talk to my brother first anyway.',
      `Agent: ${goodbye}`,
      'Client: Goodbye.',
    );
    const met = interactionScorecard?.criteria.filter(({ met }) => met).map(({ key }) => key);
    expect(met).toContain('price_presented');
    expect(met).not.toContain('objection_handled');
  });

  it.each([
    ['en', 'Fine, goodbye then.', 'Bye.', 'Thanks, have a lovely weekend.'],
    ['es', 'Bueno, hasta luego.', 'Adiós.', 'Que tenga un buen día.'],
    ['pt', 'Tá bom, tchau.', 'Até logo.', 'Tenha uma ótima tarde.'],
  ] as const)('is known in %s, unless more is said', (language, ...goodbyes) => {
    const reading = read(language, ...goodbyes.map((line) => `A: ${line}`), 'A: Tchau, goodbye, adiós, 900.');
    expect(reading.sentences.map((sentence) => saysCue(reading, sentence, 'farewell'))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});

describe('a bill read out in a service call', () => {
  it('sells nothing, so the call has no stage', async () => {
    const { stage } = await analysed(
      'Agent: Fernhill Energy, this is Noor, how can I help?',
      'Customer: Hi, could you tell me what I still owe you, please?',
      'Agent: Of course. Can I have your account number?',
      'Customer: Seven seven three one.',
      'Agent: Thank you. The price of last month comes to 84 pounds, and it is due on the ninth.',
      'Customer: Great, thank you for your help.',
    );
    expect(stage).toBeNull();
  });
});

describe('an errand of the client', () => {
  it.each([
    [
      'Customer: hello',
      'Agent: yes hello',
      'Customer: i want to change the address on my account',
      'Agent: what is the new one',
      'Customer: nine Quay Street',
      'Agent: done',
      'Customer: lovely thanks',
    ],
    [
      'Cliente: hola quería saber cuándo llega mi receta',
      'Agente: dígame su número',
      'Cliente: ocho dos uno',
      'Agente: la mandamos ayer llega mañana',
      'Cliente: ah qué bueno gracias',
    ],
    [
      'Cliente: oi esqueci a senha do portal',
      'Atendente: qual é o seu usuário',
      'Cliente: rute ponto lima',
      'Atendente: mandei um código',
      'Cliente: entrei obrigada',
    ],
  ])('is support, however short, and whoever speaks first: %s', async (...lines) => {
    expect((await analysed(...lines)).interactionType).toBe('support');
  });

  it('to buy is no service, though the attendant offers help', async () => {
    const { interactionType } = await analysed(
      'Agent: Marlow Pottery School, how can I help you?',
      'Caller: I was thinking of joining a course, what do they cost?',
      'Agent: Ninety pounds for six evenings. Have you thrown pots before?',
      'Caller: Once, years ago.',
      'Agent: The beginners start on the third. Shall I keep a place for you?',
      'Caller: Yes please.',
    );
    expect(['lead_qualification', 'discovery', 'closing']).toContain(interactionType);
  });

  it('to move an appointment is no wish to leave', async () => {
    const { interactionType } = await analysed(
      'Agent: Elm Street Dental, how can I help?',
      'Caller: I need to cancel my appointment on Monday and come another day.',
      'Agent: Of course. I have Thursday at nine.',
      'Caller: Thursday is fine, thank you.',
    );
    expect(interactionType).not.toBe('retention');
  });
});

describe('a review of what a client has used', () => {
  it.each([
    [
      'Agent: Hi Noor, just our quarterly check in.',
      'Client: Sure.',
      'Agent: How is adoption going in the depots?',
      'Client: North is fine. South stopped when Ali left.',
      'Agent: Shall I train somebody there?',
      'Client: Please do.',
    ],
    [
      'Asesora: Hola Inés, ya llevan diez meses con nosotros. ¿Cómo van?',
      'Cliente: Bien, menos en el almacén.',
      'Asesora: Sí, los accesos bajaron a la mitad ahí.',
      'Cliente: Cambió el encargado.',
      'Asesora: Le explico a él la semana que viene.',
      'Cliente: Gracias.',
    ],
    [
      'Consultora: Oi Inês, já são dez meses com a gente. Como está indo?',
      'Cliente: Bem, menos no depósito.',
      'Consultora: É, os acessos caíram pela metade lá.',
      'Cliente: Trocou o responsável.',
      'Consultora: Eu explico para ele na semana que vem.',
      'Cliente: Obrigada.',
    ],
  ])('is of a client who has it: %s', async (...lines) => {
    expect((await analysed(...lines)).interactionType).toBe('renewal_expansion');
  });
});
