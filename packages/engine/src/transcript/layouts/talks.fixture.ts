// Conversations without any layout: who says what, when, and on which side.
import type { Side } from '../../conversation/conversation.ts';
import type { Chance } from './random.fixture.ts';

export interface Person {
  readonly name: string;
  readonly side: Side;
}

export interface Said {
  readonly person: number;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export interface Talk {
  readonly language: 'en' | 'es' | 'pt';
  readonly people: readonly Person[];
  readonly turns: readonly Said[];
}

type Written = readonly [language: Talk['language'], attendants: string, clients: string, lines: string];

/** A line begins with the number of whoever says it; attendants come first. */
const written: readonly Written[] = [
  [
    'en',
    'Priya Nair',
    'Glen Hobbs',
    `0 Thanks for calling Fernhill Boilers, this is Priya. How can I help you today?
1 Hi, yes, the pilot light on my boiler keeps going out.
0 I am sorry to hear that. Can I take your postcode, please?
1 It's DH4 6TR. It went out three times last night.
0 Okay, I can see your service plan here. Is there any smell of gas at all?
1 No, nothing like that.
0 Good. I can send an engineer tomorrow between eight and twelve, would that work for you?
1 Tomorrow morning is fine. Will I have to pay anything?
0 No, the visit is included in your plan.
1 Great, thank you very much.
0 You're welcome. You will get a text message from us in a minute.`,
  ],
  [
    'en',
    'Dana Whitlock|Omar Reyes',
    'Lucy Chan',
    `0 Hello Lucy, thank you for making the time today. I have Omar with me, our solutions engineer.
1 Hi Lucy, nice to meet you.
2 Hi both. So, as I wrote, we run our whole rota in a spreadsheet and it breaks every month.
0 Could you tell me a little more about what breaks?
2 People swap shifts by text, nobody updates the sheet, and then we pay the wrong hours.
1 How many people are on the rota right now?
2 About a hundred and forty, in six shops.
0 And what would it mean for you if the swaps were recorded automatically?
2 I'd get two days a month back, honestly. What does it cost?
0 For your size it is four pounds per person and month, billed once a year.
2 Hmm, that is more than I expected.
1 Many of our customers said that at first; I can show you how the overtime savings paid for it.
0 Shall we look at it on Thursday at ten, with your payroll colleague?
2 Thursday works, send me the invitation.`,
  ],
  [
    'pt',
    'Renata Prado',
    'Jonas Freire',
    `0 Bom dia, Renata, da Clínica Mar Azul, em que posso ajudar?
1 Bom dia, eu queria remarcar a consulta da minha filha.
0 Claro. Qual é o nome completo dela, por favor?
1 É Beatriz Freire. A consulta estava marcada para sexta.
0 Encontrei aqui. Temos horário na terça às nove ou na quarta às quinze, qual prefere?
1 Na quarta é melhor, ela sai da escola às duas.
0 Perfeito, fica quarta às quinze com a doutora Sônia. Posso confirmar o seu telefone?
1 É o mesmo, final quarenta e dois.
0 Ótimo, o senhor vai receber uma mensagem de confirmação.
1 Muito obrigado, viu? Tenha um bom dia.`,
  ],
  [
    'pt',
    'Caio Bastos',
    'Helena Moura|Ivo Telles',
    `0 Boa tarde, Helena, boa tarde, Ivo. Obrigado por me receberem aqui.
1 Boa tarde, Caio. O Ivo cuida da nossa manutenção.
2 Prazer. A gente perde muito tempo com parada de máquina, sabe?
0 Entendi. Quantas paradas vocês tiveram no último mês?
2 Foram sete, e cada uma custou umas seis horas da nossa equipe.
0 E o que vocês já tentaram para diminuir isso?
1 Trocamos o fornecedor de peças, mas não resolveu.
0 Nosso sensor avisa antes da quebra; posso instalar um teste de trinta dias na sua linha.
2 E se ele avisar errado?
0 Se passar de um alarme falso por semana, a gente retira sem custo nenhum para vocês.
1 Está bem, me manda a proposta até sexta que eu levo para o nosso diretor.
0 Combinado, eu mando amanhã cedo.`,
  ],
  [
    'es',
    'Nuria Cano',
    'Tomás Villar',
    `0 Buenos días, le atiende Nuria de Seguros Alborada, ¿en qué puedo ayudarle?
1 Hola, buenas. Me llegó un recibo que no entiendo.
0 Vamos a verlo. ¿Me dice su número de póliza, por favor?
1 Sí, termina en cinco ocho uno.
0 Gracias. El importe subió porque usted añadió un segundo conductor en marzo.
1 Ah, es verdad, mi hijo. ¿Y no me pueden hacer un descuento?
0 Si paga de forma anual, le puedo quitar un diez por ciento.
1 Pues me interesa, ¿qué tengo que hacer?
0 Yo se lo cambio ahora mismo y le envío el nuevo contrato a su correo.
1 Perfecto, muchas gracias por todo.`,
  ],
  [
    'es',
    'Rocío Beltrán|Andrés Solís',
    'Pablo Merino',
    `0 Hola, Pablo, gracias por su tiempo. Está conmigo Andrés, que lleva la implantación.
1 Encantado, Pablo.
2 Igualmente. Mire, nosotros tenemos tres almacenes y el inventario nunca cuadra.
0 ¿Y cómo lo están contando hoy?
2 A mano, cada sábado, con dos personas de mi equipo.
1 Nuestra aplicación lee los códigos con el móvil y lo cuadra al momento.
2 ¿Y se conecta con mi programa de facturación?
1 Sí, tenemos la conexión hecha para más de veinte programas.
0 ¿Qué le parece si lo probamos en un solo almacén durante un mes?
2 Me parece bien, pero antes necesito saber el precio.
0 Son ciento veinte euros al mes por almacén, sin permanencia.
2 De acuerdo, envíeme el contrato y lo reviso con mi socia.`,
  ],
  [
    'en',
    'Marek Olsen',
    'Faye Duarte',
    `0 Good afternoon, Marek speaking, Tallow Street Garage.
1 Hello, it's Faye, I left my van with you this morning.
0 Yes, I have it on the lift. Your rear brakes are worn, and one tyre is at the limit.
1 Oh no. What will that come to?
0 Two hundred and ten for the brakes, and ninety for the tyre.
1 Can you do just the brakes? I'll see about the tyre next month.
0 We can, but I'd do the tyre before winter.
1 Right, I know. Just the brakes for now, please.
0 Fine, you can pick it up at half past four.
1 Lovely, see you then.`,
  ],
  [
    'pt',
    'Suely Barros',
    'Davi Rocha',
    `0 Alô, Davi? Aqui é a Suely, da Escola Ponte Nova, tudo bem?
1 Oi, tudo bem. Pode falar.
0 Você pediu informações sobre o nosso curso de inglês à noite.
1 Pedi sim, mas eu ainda estou comparando com outras escolas.
0 Sem problema. O que é mais importante para você nessa escolha?
1 Horário flexível, porque eu viajo muito pela minha empresa.
0 Nossas aulas podem ser repostas pela internet em até quinze dias.
1 Interessante. E quanto fica a mensalidade?
0 Fica em trezentos e vinte reais, e a matrícula é grátis até o dia dez.
1 Vou pensar e te respondo na segunda, pode ser?
0 Pode, eu te ligo na segunda às dez então.`,
  ],
  [
    'es',
    'Irene Lobos',
    'Hugo Ferrer',
    `0 Soporte técnico, habla Irene, ¿con quién tengo el gusto?
1 Con Hugo Ferrer. No me funciona internet desde ayer.
0 Lamento la molestia, Hugo. ¿Qué luces ve usted en el módem?
1 Una roja que parpadea, y las otras dos apagadas.
0 Bien. Desconecte el cable, espere diez segundos y vuelva a conectarlo, por favor.
1 Ya está, ahora se puso verde.
0 Excelente, desde aquí veo que su línea está activa.
1 Sí, ya me carga la página. ¡Gracias!
0 Con gusto. ¿Hay algo más en lo que le pueda ayudar?
1 No, eso era todo.`,
  ],
];

/** One of them with times: people speak at their own pace, and a pause stands between turns. */
export function talkBy(chance: Chance): Talk {
  const [language, attendants, clients, lines] = chance.pick(written);
  const named = (names: string, side: Side): Person[] => names.split('|').map((name) => ({ name, side }));
  const people = [...named(attendants, 'attendant'), ...named(clients, 'client')];
  let clock = Math.round((0.3 + chance.next() * 4) * 100) / 100;
  const turns = lines.split('\n').map((line): Said => {
    const text = line.slice(2);
    const start = clock;
    const end = start + text.split(' ').length * (0.28 + 0.14 * chance.next()) + 0.3;
    clock = Math.round((end + 0.2 + chance.next() * 1.2) * 100) / 100;
    return { person: Number(line[0]), text, start, end: Math.round(end * 100) / 100 };
  });
  return { language, people, turns };
}
