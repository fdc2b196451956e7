// Text as people have it: documents, captions, chats and tables with what nobody said in them, and files that hold no conversation.
import { describe, expect, it } from 'vitest';
import type { Side } from '../conversation/conversation.ts';
import { inspect } from '../read.ts';
import { parseConversation } from './parse.ts';

const [A, C] = ['attendant', 'client'] as const;
type Case = [name: string, text: string, sides: Record<string, Side>, unsaid?: string[]];

const cases: Case[] = [
  [
    'hash labels',
    '#Atendente: Bom dia, Padaria Sol, Rute falando, em que posso ajudar?\n#Cliente: Oi, queria encomendar um bolo pra sábado.\n#Atendente: Claro, de quantos quilos?\n#Cliente: Dois quilos, de chocolate.',
    { Atendente: A, Cliente: C },
    ['#'],
  ],
  [
    'note in brackets',
    'Agente (sonriendo): Buenos días, Óptica Luz, ¿en qué le ayudo?\nCliente (molesta): Los lentes me quedaron mal otra vez.\nAgente: Lo siento mucho, ¿cuándo los recogió?\nCliente (en voz baja): El martes pasado.\nAgente [tecleando]: Tráigalos hoy y se los cambio.',
    { Agente: A, Cliente: C },
    ['sonriendo', 'tecleando'],
  ],
  [
    'items of an order',
    'CLIENTA: Buenas, quiero el bolso negro\nASESORA: Claro que sí, este es su pedido\n\nMonto a pagar: S/ 120.00\nDATOS DE ENVÍO: Jr. Lima 12\nCLIENTA: Ok, está bien\nASESORA: ¿Agrega algo más?\nCLIENTA: La billetera también\nASESORA: Listo\n\nMonto a pagar: S/ 150.00\nDATOS DE ENVÍO: Jr. Lima 12\nCLIENTA: Ya pagué',
    { CLIENTA: C, ASESORA: A },
  ],
  [
    'company in brackets',
    'Tom (Lumen AE): Thanks for joining, shall we look at the plan?\nPriya (Harrow): Sure, Ken is here too, he runs our IT.\nKen (Harrow): Hi. How do you handle single sign-on?\nJess (Lumen SE): We support it on every plan, let me show you.\nPriya (Harrow): And the price for forty people?\nTom (Lumen AE): Nine hundred a month.',
    { 'Tom (Lumen AE)': A, 'Jess (Lumen SE)': A, 'Priya (Harrow)': C, 'Ken (Harrow)': C },
  ],
  [
    'company in brackets es',
    'Eva Luz (Lumen, comercial): Hola a todos, gracias por el tiempo.\nRaúl Gil: Hola, Eva, estamos los dos.\nNora Paz (Lumen, técnica): Yo les enseño la parte técnica.\nInés Sol: Nosotros usamos hojas de cálculo ahora mismo.\nEva Luz (Lumen, comercial): ¿Y cuántos son en el equipo?\nRaúl Gil: Doce personas.',
    { 'Eva Luz (Lumen, comercial)': A, 'Nora Paz (Lumen, técnica)': A, 'Raúl Gil': C, 'Inés Sol': C },
  ],
  [
    'emails',
    'ana@lumen.com: Hi all, thanks for coming, we can offer the annual plan.\nbo@harrow.co.uk: Thanks. How much is it?\ncy@lumen.com: It is nine hundred a month with support.\nbo@harrow.co.uk: I need to talk to my boss.',
    { 'ana@lumen.com': A, 'cy@lumen.com': A, 'bo@harrow.co.uk': C },
  ],
  [
    'one line pt',
    'Vendedor: Bom dia, aqui é o Davi da Rota Sul, tudo bem? Cliente: Tudo, é sobre o frete? Vendedor: Isso, consigo por oitenta reais até sexta. Cliente: Fechado, pode mandar.',
    { Vendedor: A, Cliente: C },
  ],
  [
    'pipes with names',
    'Ana Reis: Boa tarde, Ana da Clínica Bem, em que posso ajudar? | Paulo: Oi, preciso remarcar a consulta de quinta. | Ana Reis: Claro, sexta às dez serve? | Paulo: Serve, obrigado.',
    { 'Ana Reis': A, Paulo: C },
    ['|'],
  ],
  [
    'meet es notes',
    '📝 Notas\n14 may 2024\n## Cocina de roble\nInvitados Marta Ruiz, Leo Paz\nArchivos adjuntos Cocina de roble\nResumen\nMarta presentó la cocina de roble y Leo pidió precio.\nDetalles\n* Precio: Marta indicó nueve mil euros (00:01:10).\nPasos siguientes\n- [ ] Marta Ruiz: enviar presupuesto.\n\n📖 Transcripción\n14 may 2024\n## Cocina de roble: transcripción\n### 00:00:00\n \nMarta Ruiz: Hola, Leo, soy Marta, de Cocinas Norte, ¿me oyes bien?\nLeo Paz: Sí, te oigo. Quería saber cuánto cuesta la de roble.\nMarta Ruiz: Son nueve mil, con montaje.\n### 00:01:30\n \nLeo Paz: Uf, es caro, lo hablo con mi mujer.\n### La transcripción finalizó después de 00:02:10\nEsta transcripción editable se ha generado por ordenador y puede contener errores.',
    { 'Marta Ruiz': A, 'Leo Paz': C },
    ['Resumen', 'presupuesto', 'generado por ordenador', 'finalizó'],
  ],
  [
    'meet en notes',
    'Notes\nMay 14, 2024\nOak kitchen\nInvited Mara Reed, Lee Pace\n\nSummary\nMara showed the oak kitchen. Lee asked about the price and will talk to his wife.\n\nSuggested next steps\n\nMara Reed will send the quote by Friday.\n\nTranscript\nMay 14, 2024\nOak kitchen - Transcript\n00:00:00\n\nMara Reed: Hi Lee, this is Mara from North Kitchens, can you hear me?\nLee Pace: Yes. How much is the oak one?\nMara Reed: Nine thousand, fitted.\n00:01:30\n\nLee Pace: That is too expensive, I will talk to my wife.\nTranscription ended after 00:02:10\nThis editable transcript was computer generated and might contain errors. People can also change the text after it was created.',
    { 'Mara Reed': A, 'Lee Pace': C },
    ['Summary', 'Suggested', 'send the quote'],
  ],
  [
    'meet no times',
    'Reunião (2024-05-14 14:02 GMT-3) – Transcrição\nParticipantes\nNilo Freire, Zuza Ramos\nTranscrição\n\nNilo Freire: Boa tarde, aqui é o Nilo, da Pedra Forte.\nZuza Ramos: Oi, Nilo, é sobre a pia.\nNilo Freire: Isso, fica mil e duzentos.\nZuza Ramos: Vou pensar e te falo.\n\nEsta transcrição editável foi gerada por computador e pode conter erros.',
    { 'Nilo Freire': A, 'Zuza Ramos': C },
    ['gerada por computador', 'Participantes'],
  ],
  [
    'teams en docx',
    'Intro call-20240514_150325-Meeting Recording\nMay 14, 2024, 3:03PM\n4m 12s\n\nVera Dunn started transcription\n\nVera Dunn   0:03\nHi Bo, this is Vera from Mill Road, thanks for joining.\n\nBo Lee (Guest)   0:09\nHi Vera. What does it cost for ten people?\n\nVera Dunn   0:14\nWe offer it at forty each.\n\nBo Lee (Guest)   0:19\nI will ask my boss.\n\nVera Dunn stopped transcription',
    { 'Vera Dunn': A, 'Bo Lee (Guest)': C },
    ['started transcription', '4m 12s'],
  ],
  [
    'teams pt docx',
    'Chamada-20240514_150325-Gravação da Reunião\n14 de maio de 2024, 03:03PM\n4min 12s\n\nVera Dunas iniciou a transcrição\n\nVera Dunas   0:03\nOi Beto, aqui é a Vera da Rota, tudo bem?\n\nBeto Lima   0:09\nTudo. Quanto custa pra dez pessoas?\n\nVera Dunas   0:14\nSai quarenta por pessoa.\n\nBeto Lima   0:19\nVou ver com meu sócio.\n\nVera Dunas parou a transcrição',
    { 'Vera Dunas': A, 'Beto Lima': C },
    ['iniciou', 'parou a'],
  ],
  [
    'fireflies txt',
    'Intro call\nTue, May 14, 2024\n12 mins\n\nVera Dunn - 00:03\nHi Bo, this is Vera from Mill Road, thanks for joining.\n\nBo Lee - 00:09\nHi Vera. How much is it for ten people?\n\nVera Dunn - 00:14\nWe offer it at forty each.\n\nBo Lee - 00:19\nI will ask my boss.',
    { 'Vera Dunn': A, 'Bo Lee': C },
  ],
  [
    'fireflies brackets',
    '[00:03] Vera Dunn: Hi Bo, this is Vera from Mill Road.\n[00:09] Bo Lee: Hi. How much is it?\n[00:14] Vera Dunn: Forty each, we can do thirty five.',
    { 'Vera Dunn': A, 'Bo Lee': C },
  ],
  [
    'wa ios 202f',
    '[6/1/24, 9:04:11\u202fAM] Mill Road: \u200eMessages and calls are end-to-end encrypted.\n[6/1/24, 9:04:12\u202fAM] Mill Road: Hi, this is Vera from Mill Road, how can I help?\n[6/1/24, 9:20:01\u202fAM] ~\u202fBo: my brake squeals, how much is a check\n[6/1/24, 9:21:09\u202fAM] Mill Road: Fifteen, shall I book Thursday?\n[6/1/24, 9:22:09\u202fAM] ~\u202fBo: \u200eimage omitted\n[6/1/24, 9:23:00\u202fAM] ~\u202fBo: yes please',
    { 'Mill Road': A, Bo: C },
    ['encrypted', 'omitted', '~'],
  ],
  [
    'wa notices colon',
    '12/08/2025 09:41 - As mensagens e as chamadas são protegidas com a criptografia de ponta a ponta.\n12/08/2025 09:41 - Rota Sul criou o grupo "Frete: agosto"\n12/08/2025 09:42 - Rota Sul mudou a descrição do grupo: nova\n12/08/2025 09:43 - Rota Sul: Bom dia, é da Rota Sul, em que posso ajudar?\n12/08/2025 09:44 - +55 11 98888-7777: quanto fica o frete pra Santos\n12/08/2025 09:45 - Rota Sul: Fica oitenta, consigo pra sexta\n12/08/2025 09:46 - Você removeu +55 11 97777-0000\n12/08/2025 09:46 - +55 11 98888-7777: fechado',
    { 'Rota Sul': A, '+55 11 98888-7777': C },
    ['criou o grupo', 'mudou', 'nova', 'removeu'],
  ],
  [
    'wa p. m.',
    '3/6/24, 4:10 p.\u00a0m. - Los mensajes están cifrados.\n3/6/24, 4:12 p.\u00a0m. - Taller Sur: Buenas, ¿en qué te ayudo?\n3/6/24, 4:15 p.\u00a0m. - ~ Ana: hola, ¿cuánto sale el cambio de aceite?\n3/6/24, 4:16 p.\u00a0m. - Taller Sur: Sale cuarenta, con filtro\n3/6/24, 4:17 p.\u00a0m. - ~ Ana: <Multimedia omitido>\n3/6/24, 4:18 p.\u00a0m. - ~ Ana: dale, mañana voy',
    { 'Taller Sur': A, Ana: C },
    ['cifrados', 'omitido'],
  ],
  [
    'telegram html-ish',
    'Gráfica Sul, [14.05.2024 15:00]\nOi! Aqui é o Wes da gráfica\n\nIvo, [14.05.2024 15:01]\nquanto custa 300 convites?\n\nGráfica Sul, [14.05.2024 15:02]\nFica duzentos, papel fosco',
    { 'Gráfica Sul': A, Ivo: C },
  ],
  [
    'telegram exported txt',
    '[14.05.24 15:00] Gráfica Sul: Oi! Aqui é o Wes da gráfica\n[14.05.24 15:01] Ivo: quanto custa 300 convites?\n[14.05.24 15:02] Gráfica Sul: Fica duzentos, papel fosco',
    { 'Gráfica Sul': A, Ivo: C },
  ],
  [
    'tsv',
    'start\tend\tspeaker\ttext\n0.5\t4.0\tAgente\tTaller Sur, buenas, ¿en qué le ayudo?\n4.5\t8.0\tCliente\tQuiero cambiar el aceite, ¿cuánto cuesta?\n8.5\t12.0\tAgente\tCuarenta con filtro.',
    { Agente: A, Cliente: C },
    ['speaker'],
  ],
  [
    'csv no head',
    '00:01,Agent,"Hi, Mill Road, how can I help?"\n00:05,Customer,"My brake squeals, how much is a check?"\n00:09,Agent,"Fifteen, or ten if you wait."\n00:14,Customer,Thursday then.',
    { Agent: A, Customer: C },
  ],
  [
    'csv pt head',
    'Hora;Quem;Fala\n00:01;Atendente;"Padaria Sol, bom dia; em que posso ajudar?"\n00:05;Cliente;Queria um bolo.\n00:09;Atendente;De quantos quilos?',
    { Atendente: A, Cliente: C },
  ],
  [
    'vtt short hours',
    'WEBVTT\n\n0:00:01.000 --> 0:00:05.000\nAgent: Mill Road, Vera speaking, how can I help?\n\n0:00:05.500 --> 0:00:09.000\nCustomer: My brake squeals, what does a check cost?\n\n0:00:09.500 --> 0:00:12.000\nAgent: Fifteen pounds.',
    { Agent: A, Customer: C },
  ],
  [
    'vtt 3digit',
    'WEBVTT\n\n000:00:01.000 --> 000:00:05.000\n<v Agent>Mill Road, Vera speaking, how can I help?</v>\n\n000:00:05.500 --> 000:00:09.000\n<v Customer>My brake squeals, what does a check cost?</v>',
    { Agent: A, Customer: C },
  ],
  [
    'srt no blank',
    '1\n00:00:01,000 --> 00:00:05,000\nAgent: Mill Road, Vera speaking, how can I help?\n2\n00:00:05,500 --> 00:00:09,000\nCustomer: My brake squeals, what does a check cost?\n3\n00:00:09,500 --> 00:00:12,000\nAgent: Fifteen pounds.',
    { Agent: A, Customer: C },
  ],
  [
    'entities',
    'Agent: Good morning &amp; welcome, it&#39;s Vera at Mill &amp; Road, how can I help?\nClient: Hi, I&#8217;d like a check, it&apos;s squealing.\nAgent: That&nbsp;is fifteen &pound;.',
    { Agent: A, Client: C },
    ['&amp;', '&#'],
  ],
  [
    'redaction',
    'AGENT: Thank you for calling, this is [NAME], how can I help?\nCUSTOMER: Hi, my card is [CREDIT_CARD] and I was charged twice.\n[PII]\nAGENT: Let me look, [NAME].\nCUSTOMER: [PII], please hurry.',
    { AGENT: A, CUSTOMER: C },
  ],
  [
    'ivr turns',
    'IVR: Thank you for calling Mill Road. Press one for sales.\nCustomer: One.\nAgent: Hello, Vera here, how can I help?\nCustomer: My brake squeals, how much is a check?\nAgent: Fifteen pounds.',
    { Agent: A, Customer: C },
    ['Press one'],
  ],
  [
    'bot and human',
    'Bot: Hi, I am the virtual assistant. What do you need?\nBo: a brake check please\nBot: I will pass you to a person.\nVera: Hi Bo, Vera from Mill Road, Thursday at nine?\nBo: how much is it\nVera: fifteen',
    { Vera: A, Bo: C },
    ['virtual assistant'],
  ],
  [
    'ai and user',
    'AI: Hi, thanks for calling Mill Road, how can I help?\nUser: My brake squeals, how much is a check?\nAI: It is fifteen pounds, shall I book Thursday?\nUser: Yes please.',
    { AI: A, User: C },
  ],
  [
    'tie times',
    '[00:00] Agent: Hi, Mill Road, how can I help?\n[00:00] Customer: My brake squeals, how much is it?\n[00:00] Agent: Fifteen pounds.\n[00:00] Customer: Okay, on Thursday.',
    { Agent: A, Customer: C },
  ],
  [
    'duplicate channels',
    'WEBVTT\n\n00:01.000 --> 00:05.000\n<v Agent>Mill Road, Vera speaking, how can I help you?</v>\n\n00:01.200 --> 00:05.200\n<v Customer>Mill Road, Vera speaking, how can I help you?</v>\n\n00:06.000 --> 00:09.000\n<v Customer>My brake squeals, what does a check cost?</v>\n\n00:10.000 --> 00:13.000\n<v Agent>It is fifteen pounds on Thursday.</v>\n\n00:10.100 --> 00:13.100\n<v Customer>It is fifteen pounds on Thursday.</v>\n\n00:14.000 --> 00:16.000\n<v Customer>Thursday is fine, thanks.</v>',
    { Agent: A, Customer: C },
  ],
];

describe('Transcript forms: text as people have it', () => {
  it.each(cases)('%s', (_name, text, sides, unsaid = []) => {
    const { speakers, segments } = parseConversation(text, { salespersonName: null, clientName: null });
    expect(Object.fromEntries(speakers.map(({ name, side }) => [name, side]))).toEqual(sides);
    const all = segments.map(({ speaker, text: said }) => `${speaker}: ${said}`).join('\n');
    for (const words of unsaid) expect(all).not.toContain(words);
    expect(inspect(text).refusal).toBeNull();
  });
});

const noConversations: Record<string, string> = {
  menu: 'Thank you for calling Mill Road. For sales, press one. For service, press two. To hear this again, press nine. Please hold, all our agents are busy.',
  menuPt:
    'Bem-vindo à Rota Sul. Para vendas, digite um. Para suporte, digite dois. Aguarde na linha, todos os nossos atendentes estão ocupados. Sua ligação é muito importante para nós.',
  vm: 'Hi, you have reached the voicemail of Bo Lee. I cannot take your call right now. Please leave a message after the tone.',
  vmPt: 'Você ligou para o Paulo. No momento não posso atender. Deixe seu recado após o sinal que eu retorno assim que puder.',
  vmEs: 'Hola, te has comunicado con Marta. En este momento no puedo atender. Deja tu mensaje después del tono y te devuelvo la llamada.',
  missed:
    'Missed call from +44 7700 900123\nDate: 14 May 2024, 10:02\nMissed call from +44 7700 900123\nDate: 14 May 2024, 10:05\nDuration: 0 seconds, no answer',
  missedPt:
    'Chamada perdida de +55 11 98888-7777 às 10:02.\nChamada perdida de +55 11 98888-7777 às 10:05.\nLigação não atendida, duração 0 segundos.',
  missedEs:
    'Llamada perdida de +34 600 111 222 a las 10:02. Segunda llamada perdida a las 10:05. No contestó, duración 0 segundos.',
  lesson:
    'Good morning everyone, welcome back to the course. Today we are going to study photosynthesis. Open your textbook at chapter three. Plants take in light and carbon dioxide. For homework, read exercise four and answer the questions.',
  lessonPt:
    'Professora: Bom dia, turma, na aula de hoje vamos ver frações. Abram o livro na página trinta.\nAluno: Professora, é o exercício três?\nProfessora: Isso, o exercício três. Copiem o que está no quadro.\nAluno: Pode usar calculadora na prova?\nProfessora: Na prova não pode.',
  lessonEs:
    'Buenos días a todos, bienvenidos a la clase de hoy. Vamos a estudiar el teorema de Pitágoras, que está en el capítulo cuatro. Los alunos copien el ejercicio dos. La tarea es el ejercicio cinco para el examen del lunes.',
  vmLabel:
    'Speaker 1: The person you are trying to reach is not available. At the tone, please record your message. When you have finished recording, you may hang up.',
};

describe('D66: no conversation', () => {
  it.each(Object.entries(noConversations))('%s is refused', (_name, text) => {
    expect(inspect(text).refusal).not.toBeNull();
  });
});
