// Tests of what phrases tell in their place only, each in a short conversation of its own.
import { type CriterionKey, definitionFor, type InteractionTypeKey, type Language } from '@earshot/core';
import { describe, expect, it } from 'vitest';
import { analyse } from '../../analyse.ts';
import { embeddedEngine } from '../engine.ts';

const labels = { en: ['Agent', 'Client'], es: ['Agente', 'Cliente'], pt: ['Atendente', 'Cliente'] } as const;
const ends = {
  en: ['A> Right so.', 'C> Okay. Thanks very much for that.', 'A> Thank you. Bye now.'],
  es: ['A> Muy bien.', 'C> Vale, pues muchas gracias.', 'A> A usted. Hasta luego.'],
  pt: ['A> Tá certo.', 'C> Tá bom, muito obrigado então.', 'A> Eu que agradeço. Até mais.'],
} as const;

type Case = readonly [Language, InteractionTypeKey, CriterionKey, ...string[]];

async function isMet([language, type, key, ...lines]: Case): Promise<boolean | undefined> {
  const { interactionScorecard } = await analyse({
    transcript: [...lines, ...ends[language]]
      .map((line) => `${labels[language][line.startsWith('A') ? 0 : 1]}: ${line.slice(3)}`)
      .join('\n'),
    engine: embeddedEngine(),
    definition: definitionFor(type, language),
    candidates: [],
    salespersonName: null,
    clientName: null,
  });
  return interactionScorecard?.criteria.find((criterion) => criterion.key === key)?.met;
}

const met: readonly Case[] = [
  ['en', 'closing', 'commitment_requested', 'C> It looks good.', 'A> Could you approve it this week?', 'C> Hm.'],
  ['es', 'closing', 'commitment_requested', 'C> Se ve bien.', 'A> ¿Le tramito ya el alta?', 'C> Bueno.'],
  ['pt', 'closing', 'commitment_requested', 'C> Ficou bom.', 'A> Bora bater o martelo hoje?', 'C> Hum.'],
  ['en', 'support', 'resolution_confirmed', 'C> No sound.', "A> I've unmuted you. Can you hear that?", 'C> Yes.'],
  [
    'en',
    'demo',
    'value_tied_to_need',
    'C> The drivers ring me for every address.',
    "A> Each address is on the drivers' own screen before they leave.",
    'C> Ha.',
  ],
  ['es', 'support', 'resolution_confirmed', 'C> No hay sonido.', 'A> Lo he reiniciado. ¿Se oye ahora?', 'C> Sí.'],
  ['en', 'negotiation', 'concession_traded', 'C> Could you waive the setup?', "A> I'd waive it on a three-year term."],
  ['en', 'renewal_expansion', 'expansion_explored', 'C> All good.', "A> Who looks after the night shift's phones?"],
  ['en', 'demo', 'social_proof', 'C> Is it new?', 'A> A bakery on the quay has had one since March.', 'C> Oh.'],
  [
    'en',
    'closing',
    'pressure_tactics',
    "C> I'm not sure.",
    "A> Look, I've held the door open long enough. In or out?",
    'C> Hm.',
  ],
  [
    'en',
    'discovery',
    'timeline_explored',
    'C> We need a new system.',
    'A> Is there a date hanging over you?',
    'C> End of lease in May.',
  ],
  [
    'en',
    'lead_qualification',
    'budget_explored',
    'C> A website.',
    'A> Are we talking hundreds or thousands?',
    'C> Low thousands.',
  ],
  [
    'en',
    'retention',
    'retention_offer',
    "C> Cancel it please, it's dear.",
    'A> Would twelve a month keep you?',
    'C> Maybe.',
  ],
  [
    'en',
    'lead_qualification',
    'budget_explored',
    'A> Good morning.',
    'C> I need a laptop.',
    'A> How high could you go?',
    'C> A grand.',
  ],
  [
    'en',
    'discovery',
    'decision_process_explored',
    'A> Good morning.',
    "C> It's for the school.",
    'A> Would that be down to yourself or the principal?',
    'C> The principal.',
  ],
  [
    'en',
    'negotiation',
    'concession_traded',
    'A> Good morning.',
    "C> Sixty days' credit and we'd sign.",
    "A> Sixty's a big ask. Sixty days and you give me the Leeds depot as well.",
    "C> I'd have to check.",
  ],
  [
    'en',
    'support',
    'resolution_confirmed',
    'A> Good morning.',
    'C> My card keeps getting declined.',
    "A> I've lifted the block, give it a whirl. Did it go through for you?",
    'C> It did.',
  ],
  [
    'en',
    'support',
    'unexplained_jargon',
    "A> We'd need to reprovision your ONT.",
    'C> In English please?',
    'A> Your ONT.',
    'C> I see.',
  ],
  [
    'es',
    'retention',
    'retention_offer',
    'A> Muy buenas.',
    'C> Me voy a uno más barato.',
    'A> Le puedo dejar el mismo precio y mantiene los puntos.',
    'C> ¿De verdad?',
  ],
  [
    'es',
    'discovery',
    'timeline_explored',
    'A> Muy buenas.',
    'C> Necesitamos uniformes nuevos.',
    'A> ¿Para qué temporada los quieren?',
    'C> Agosto.',
  ],
  [
    'pt',
    'complaint',
    'responsibility_taken',
    'A> Bom dia.',
    'C> Não mandaram a peça.',
    'A> Não mandamos, e não tem desculpa.',
    'C> Bom.',
  ],
  [
    'pt',
    'discovery',
    'decision_process_explored',
    'A> Bom dia.',
    'C> Parece bom.',
    'A> Como que aprovam compra assim aí?',
    'C> O conselho.',
  ],
];

const near: readonly Case[] = [
  [
    'en',
    'discovery',
    'need_confirmed',
    'A> Good morning.',
    'C> Morning. I have a few minutes here. I need it to be quicker.',
    'A> So you need it cheaper?',
    'C> No, quicker.',
  ],
  [
    'en',
    'complaint',
    'responsibility_taken',
    'A> Good morning.',
    'C> You promised Friday.',
    'A> I never said it was our fault.',
    'C> Wow.',
  ],
  [
    'en',
    'closing',
    'commitment_requested',
    'A> Good morning.',
    'C> It looks good.',
    'A> Shall we meet Friday to go over it?',
    'C> Sure.',
  ],
  [
    'en',
    'support',
    'unexplained_jargon',
    "A> What's your postcode please?",
    'C> The what?',
    'A> Your postcode.',
    'C> Ah.',
  ],
  [
    'es',
    'complaint',
    'responsibility_taken',
    'A> Muy buenas.',
    'C> El paquete llegó roto.',
    'A> Si resulta que es fallo nuestro veríamos un reembolso.',
    'C> Ya.',
  ],
  [
    'es',
    'retention',
    'cancel_reason_explored',
    'A> Muy buenas.',
    'C> Quiero cancelar, es por el precio.',
    'A> El motivo ya se lo dijo a mi compañera, lo veo aquí.',
    'C> Sí.',
  ],
  [
    'pt',
    'complaint',
    'empathy_shown',
    'A> Bom dia.',
    'C> Perdi um dia de trabalho.',
    'A> Se tivesse sido nosso motorista eu pediria desculpa, claro.',
    'C> Foi.',
  ],
  [
    'es',
    'retention',
    'cancel_reason_explored',
    'A> Cancelaciones, buenas.',
    'C> Quiero dar de baja el gimnasio.',
    'A> Me imagino que es por la mudanza. Confírmeme su cédula.',
    'C> Diez veinte.',
  ],
  [
    'pt',
    'retention',
    'cancel_reason_explored',
    'A> Cancelamento, bom dia.',
    'C> Quero sair da academia.',
    'A> Deve ser por causa da mudança. Me confirma o CPF?',
    'C> Um dois três.',
  ],
  ['es', 'complaint', 'blamed_client', 'C> Me cobraron doble.', 'A> Usted no hizo nada mal.', 'C> Menos mal.'],
  ['pt', 'complaint', 'blamed_client', 'C> Cobraram duas vezes.', 'A> A senhora não fez nada errado.', 'C> Ainda bem.'],
  ['en', 'complaint', 'blamed_client', 'C> I was charged twice.', 'A> You did not do anything wrong.', 'C> Good.'],
  [
    'es',
    'renewal_expansion',
    'results_reviewed',
    'C> Bien, todo bien.',
    'A> Tengo clientes que bajaron las ausencias a la mitad.',
    'C> Qué bueno.',
  ],
  [
    'en',
    'cold_call',
    'permission_to_talk',
    'A> Good morning, this is Tom from Harbour Tiles. I just need a minute of your time to tell you about our tiles.',
    'C> Go on.',
    'A> We sell tiles.',
    'C> Right.',
  ],
  ['en', 'support', 'resolution_confirmed', "C> The printer's stuck.", 'A> Which model is it?', 'C> A small one.'],
  ['en', 'negotiation', 'concession_traded', 'C> Could you do eighty?', 'A> Eighty it is, no bother.', 'C> Lovely.'],
  [
    'es',
    'negotiation',
    'concession_traded',
    'C> ¿Me hace algún descuento?',
    'A> Si le surgen otras preguntas, aquí me tiene para lo que sea.',
    'C> Ya.',
  ],
  [
    'pt',
    'negotiation',
    'concession_traded',
    'C> Tem algum desconto?',
    'A> Se tiver mais perguntas, eu fico por aqui pra ajudar.',
    'C> Tá.',
  ],
  [
    'en',
    'negotiation',
    'concession_traded',
    'C> Any discount on that?',
    'A> If you have more questions, I am here all day.',
    'C> Right.',
  ],
  [
    'pt',
    'renewal_expansion',
    'satisfaction_checked',
    'A> Nossos clientes estão bem satisfeitos em geral.',
    'C> Bom.',
    'A> São duzentos por mês.',
    'C> Certo.',
  ],
];

const named = (cases: readonly Case[]) => cases.map((told) => ({ told, name: told.slice(0, 3).join(', ') }));

describe('catalogue: what is asked or answered in terse words', () => {
  it.each(named(met))('$name is met', async ({ told }) => {
    expect(await isMet(told)).toBe(true);
  });

  it.each(named(near))('$name is not met by what is denied, supposed, stated or told of others', async ({ told }) => {
    expect(await isMet(told)).toBe(false);
  });
});
