// Colleagues among themselves are told by what they speak of, and meetings with a client are not taken for such talk.
import { describe, expect, it } from 'vitest';
import { parseConversation } from '../transcript/parse.ts';

const none = { salespersonName: null, clientName: null };
const areColleagues = (lines: readonly string[]) => parseConversation(lines.join('\n'), none).read?.areColleagues;

const colleagues: readonly (readonly string[])[] = [
  [
    "Maya: Morning all, I'll start. Yesterday I finished the import job, today I'm on the tests.",
    "Tom: I'm still on the login bug, it only happens on Safari.",
    'Priya: Can I help? I saw something like that last sprint.',
    'Tom: Yes please, after this call.',
    "Priya: I've nothing blocked. Maya, did you merge the branch?",
    "Maya: Not yet, waiting for Tom's review.",
  ],
  [
    'Nurse Kelly: Bed four had his antibiotics at six, next ones are due at two.',
    'Nurse Amos: Is he eating?',
    "Nurse Kelly: Half his breakfast. Bed five goes home after the doctor's round.",
    'Nurse Amos: Has transport been booked?',
    'Nurse Kelly: Not yet, could you ring them?',
    'Nurse Amos: Will do. Anything else overnight?',
  ],
  [
    'Helen: Thanks for coming in, tell us a bit about your last role.',
    'Candidate: I ran the kitchen at a hotel for four years, with nine people under me.',
    'Marcus: Why did you leave?',
    'Candidate: They closed the restaurant, and I want to stay in this town.',
    "Helen: How would you deal with a chef who's always late?",
    "Candidate: I'd talk to him first, then change the rota.",
  ],
  [
    'Recrutadora: Me conta um pouco da sua trajetória.',
    'Candidata: Trabalhei seis anos como auxiliar de farmácia e agora terminei o curso técnico.',
    'Gerente: Por que você quer vir pra nossa equipe?',
    'Candidata: Pela chance de crescer, e moro aqui perto.',
    'Recrutadora: Qual é a sua pretensão salarial?',
    'Candidata: Por volta de dois mil e oitocentos.',
  ],
  [
    'Marina: Buenas, ayer terminé el informe y hoy sigo con los filtros.',
    'Óscar: Yo estoy con el despliegue, me falta la aprobación de sistemas.',
    'Pablo: Se la pido yo, tengo reunión con ellos a las once.',
    'Óscar: Genial. Bloqueos no tengo.',
    'Pablo: Yo cierro hoy el error de los correos.',
    'Marina: Perfecto, equipo, a las diez mañana.',
  ],
  [
    'Turno mañana: La línea dos paró cuarenta minutos por la cinta.',
    'Turno tarde: ¿La cambiaron?',
    'Turno mañana: La tensamos, hay que vigilarla cada hora.',
    'Turno tarde: ¿Y el lote que quedó a medias?',
    'Turno mañana: Está marcado en rojo, faltan ochenta cajas.',
    'Turno tarde: Vale, me encargo.',
  ],
  [
    'Julia: ¿Qué tal te va en el equipo nuevo?',
    'Martín: Bien, aunque me cuesta el turno de noche.',
    'Julia: ¿Quieres que hable con recursos humanos?',
    'Martín: Si se puede cambiar en enero, sí.',
    'Julia: Lo pido hoy. ¿Y la formación, te sirvió?',
    'Martín: Mucho, ya lo estoy aplicando con los compañeros.',
  ],
];

const withClient: readonly (readonly string[])[] = [
  [
    'Dana: Thanks for having us. Omar here is our engineer.',
    'Omar: Hi Lucy, I looked at your rota export yesterday.',
    "Lucy: Then you've seen the mess we're in.",
    "Omar: It's common. How many sites do you plan for?",
    "Lucy: Three, and we'd add two next year.",
    'Dana: For five sites the price is four hundred a month.',
  ],
  [
    'Neil: Morning both. Where are we with our new website?',
    "Gwen: Design's signed off, we start building on Monday.",
    "Neil: Will you make the launch? We've told our customers the first of May.",
    'Arlo: Yes, if your team sends us the photos this week.',
    "Neil: I'll chase them. And the invoice, is it the second half now?",
    "Gwen: It is, I'll send it over today.",
  ],
  [
    'Ivy: IT desk, how can I help?',
    "Noel: My laptop won't join the network since the update.",
    'Ivy: Which floor are you on?',
    'Noel: Fourth, by the kitchen.',
    "Ivy: I'll push the fix, please restart in ten minutes.",
    'Noel: Thanks, that did it.',
  ],
  [
    'Otto: Pessoal, como está o nosso aplicativo?',
    'Laís: A tela de pedidos ficou pronta, te mostro agora.',
    'Otto: E a integração com a maquininha, que vocês prometeram pra março?',
    'Davi: Entrego sexta, falta seu time liberar a chave.',
    'Otto: Libero hoje. O valor continua o da proposta?',
    'Laís: Continua, nada muda.',
  ],
  [
    'Celso: ¿Cómo va mi cocina, que llevamos un mes comiendo fuera?',
    'Pura: Los muebles llegan el lunes, la encimera el miércoles.',
    'Celso: Me dijeron que para hoy estaba.',
    'Quique: El mármol vino rajado, lo cambiamos sin cargo.',
    'Celso: Menos mal. ¿Queda algo por pagar?',
    'Pura: El último plazo, al terminar.',
  ],
];

describe('Colleagues among themselves', () => {
  it.each(colleagues.map((lines) => [lines[0]!, lines] as const))('have no client: %s', (_, lines) => {
    expect(areColleagues(lines)).toBe(true);
  });

  it.each(withClient.map((lines) => [lines[0]!, lines] as const))('are not those with a client: %s', (_, lines) => {
    expect(areColleagues(lines)).toBe(false);
  });
});
