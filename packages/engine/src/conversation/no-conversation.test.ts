// Notes of calls that nobody took, and conversations that only mention such calls (docs/decisions/creation.md#d66).
import { describe, expect, it } from 'vitest';
import { readTranscript } from '../transcript/read-transcript.ts';
import { noConversationIn, withoutMenus } from './no-conversation.ts';

const kindOf = (text: string) => noConversationIn(readTranscript(text).segments);

const notes = {
  en: [
    'Missed call from +44 20 7946 0018 at 09:41. No voicemail was left.',
    'Call not answered. Duration: 0:00. Agent: Tom Ferris. Queue: Sales 2.',
    'Outbound call to +1 415 555 0134. Status: no answer. Ring time: 32 seconds.',
    'You have 3 missed calls from Nadia Okoro. Last attempt at 16:20.',
    'Missed voice call at 10:02. Missed voice call at 10:05. Missed video call at 10:11.',
    'Call declined by the recipient. Caller: +44 7700 900123. Time: 14:05.',
    'Unanswered call on 4 March 2025 at 11:30. The caller hung up after 18 seconds.',
    'The customer did not pick up. Call ended after 40 seconds of ringing.',
  ],
  pt: [
    'Chamada perdida de +55 11 98765-4321 às 09:41. Não deixou recado.',
    'Ligação não atendida. Duração: 0:00. Atendente: Renata. Fila: Vendas 2.',
    'Você tem 3 chamadas perdidas de Caio Mendes. Última tentativa às 16:20.',
    'Chamada de voz perdida às 10:02. Chamada de vídeo perdida às 10:11.',
    'Ligação realizada para 11 98888-0000. Status: sem resposta. Tempo de toque: 32 segundos.',
    'O cliente não atendeu. Ligação encerrada após 40 segundos.',
    'Chamada recusada pelo destinatário. Número: 21 97777-1234. Hora: 14:05.',
    'Ligações não atendidas no dia 04/03: 4. Nenhuma mensagem na caixa postal.',
  ],
  es: [
    'Llamada perdida de +34 600 123 456 a las 09:41. No dejó mensaje.',
    'Llamada no contestada. Duración: 0:00. Agente: Lorena. Cola: Ventas 2.',
    'Tiene 3 llamadas perdidas de Andrés Pombo. Último intento a las 16:20.',
    'Llamada de voz perdida a las 10:02. Videollamada perdida a las 10:11.',
    'Llamada saliente al 91 555 01 34. Estado: sin respuesta. Tiempo de timbre: 32 segundos.',
    'El cliente no contestó. Llamada finalizada a los 40 segundos.',
    'Llamada rechazada por el destinatario. Número: 655 000 111. Hora: 14:05.',
    'Llamadas no atendidas el 04/03: 4. Ningún mensaje en el buzón de voz.',
  ],
};

/** People who talk about such calls. */
const talks = {
  en: [
    'Agent: Hi, I have a missed call from this number.\nClient: Yes, I rang about the boiler. Can you come on Friday?\nAgent: Friday at nine is fine.',
    'Agent: You called us twice and there was no answer on our side, sorry.\nClient: No problem. What does the service cost?\nAgent: Ninety pounds.',
  ],
  pt: [
    'Atendente: Oi, vi uma chamada perdida sua aqui.\nCliente: Isso, liguei sobre o orçamento. Já ficou pronto?\nAtendente: Ficou sim, mando agora.',
    'Atendente: Liguei ontem e o senhor não atendeu.\nCliente: Eu estava dirigindo. Qual era o assunto?\nAtendente: É sobre a renovação do seguro.',
  ],
  es: [
    'Agente: Hola, tengo una llamada perdida de este número.\nCliente: Sí, llamé por la caldera. ¿Pueden venir el viernes?\nAgente: El viernes a las nueve.',
    'Agente: Le llamé ayer y no contestó.\nCliente: Estaba conduciendo. ¿De qué se trata?\nAgente: De la renovación de su póliza.',
  ],
};

describe.each(['en', 'pt', 'es'] as const)('No conversation: missed calls in %s (D66)', (language) => {
  it.each(notes[language])('%s', (note) => expect(kindOf(note)).toBe('missed_call'));

  it.each(talks[language])('a conversation: %s', (talk) => expect(kindOf(talk)).toBeNull());
});

describe('the telephone system in a recording (issue 20)', () => {
  const heard = (...lines: readonly string[]) =>
    lines.map((line, at) => ({ start: 5 * at, end: 5 * at + 4, text: line.slice(3), speaker: `Speaker ${line[0]}` }));
  const kept = (...lines: readonly string[]) => withoutMenus(heard(...lines)).map(({ text }) => text);
  const talk = ['2: Garage Brandt, this is Ida, what can I do for you?', '3: Hi, is my van ready?'];
  const words = talk.map((line) => line.slice(3));

  it.each([
    ['1: Welcome to Garage Brandt.', '1: For repairs, press 1. For parts, press 2.', '1: Calls are recorded.'],
    ['1: Bienvenidos. Para taller, marque uno.', '1: Todos nuestros agentes están ocupados.'],
    ['1: Bem-vindo à oficina. Para peças, digite dois.', '1: Sua ligação é muito importante para nós.'],
  ])('is left out in front of the talk: %s', (...menu) => {
    expect(kept(...menu, ...talk)).toEqual(words);
  });

  it('ends where the same voice greets a caller', () => {
    const menu = [
      '2: Thank you for calling. For parts, press 2.',
      '2: All our agents are busy, please stay on the line.',
    ];
    expect(kept(...menu, ...talk)).toEqual(words);
  });

  it('is left out between', () => {
    const wait = ['1: All our agents are busy.', '1: Your call is important to us, please stay on the line.'];
    expect(kept(...talk, ...wait, '2: Yes, it is ready.')).toEqual([...words, 'Yes, it is ready.']);
  });

  it('is not a person who asks to wait, nor one who explains a menu', () => {
    const polite = ['2: Thank you for calling Garage Brandt. This call may be recorded. Please hold the line.'];
    const clerk = [...talk, '2: Call the works and press 3 for the night desk.', '3: Thanks.'];
    expect(kept(...polite, ...talk)).toHaveLength(3);
    expect(kept(...clerk)).toHaveLength(4);
  });

  it('stays where nobody else speaks', () => {
    expect(kept('1: Welcome. For repairs, press 1.', '1: For parts, press 2.')).toHaveLength(2);
  });
});
