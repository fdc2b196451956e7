// What each criterion is called and what it looks for, in the three languages (data).
import type { Language } from '../generated/types.gen.ts';
import type { CriterionKey } from './criteria.ts';

type Texts = Record<Language, string>;

/** What each criterion is called, by language. */
export const criterionLabels: Readonly<Record<CriterionKey, Texts>> = {
  greeting_identification: {
    pt: 'Cumprimento e identificação',
    en: 'Greeting and identification',
    es: 'Saludo e identificación',
  },
  purpose_stated: { pt: 'Objetivo declarado', en: 'Purpose stated', es: 'Propósito declarado' },
  permission_to_talk: {
    pt: 'Permissão para conversar',
    en: 'Permission to talk',
    es: 'Permiso para conversar',
  },
  open_questions: { pt: 'Perguntas abertas', en: 'Open questions', es: 'Preguntas abiertas' },
  relevance_hook: { pt: 'Gancho de relevância', en: 'Relevance hook', es: 'Gancho de relevancia' },
  need_confirmed: { pt: 'Necessidade confirmada', en: 'Need confirmed', es: 'Necesidad confirmada' },
  budget_explored: { pt: 'Orçamento explorado', en: 'Budget explored', es: 'Presupuesto explorado' },
  decision_process_explored: {
    pt: 'Processo de decisão explorado',
    en: 'Decision process explored',
    es: 'Proceso de decisión explorado',
  },
  timeline_explored: { pt: 'Prazo explorado', en: 'Timeline explored', es: 'Plazo explorado' },
  pain_impact_explored: {
    pt: 'Impacto do problema explorado',
    en: 'Impact of the problem explored',
    es: 'Impacto del problema explorado',
  },
  value_tied_to_need: {
    pt: 'Valor ligado à necessidade',
    en: 'Value tied to the need',
    es: 'Valor ligado a la necesidad',
  },
  engagement_checked: { pt: 'Engajamento verificado', en: 'Engagement checked', es: 'Interés verificado' },
  social_proof: { pt: 'Prova social', en: 'Social proof', es: 'Prueba social' },
  price_presented: { pt: 'Preço apresentado', en: 'Price presented', es: 'Precio presentado' },
  objection_handled: { pt: 'Objeção tratada', en: 'Objection handled', es: 'Objeción atendida' },
  concession_traded: { pt: 'Concessão negociada', en: 'Concession traded', es: 'Concesión negociada' },
  recap: { pt: 'Resumo do combinado', en: 'Recap of what was agreed', es: 'Resumen de lo acordado' },
  commitment_requested: {
    pt: 'Compromisso solicitado',
    en: 'Commitment requested',
    es: 'Compromiso solicitado',
  },
  next_step_scheduled: {
    pt: 'Próximo passo agendado',
    en: 'Next step scheduled',
    es: 'Próximo paso agendado',
  },
  prior_contact_referenced: {
    pt: 'Contato anterior retomado',
    en: 'Prior contact referenced',
    es: 'Contacto previo retomado',
  },
  goals_confirmed: { pt: 'Metas confirmadas', en: 'Goals confirmed', es: 'Metas confirmadas' },
  solution_explained: { pt: 'Solução explicada', en: 'Solution explained', es: 'Solución explicada' },
  satisfaction_checked: {
    pt: 'Satisfação verificada',
    en: 'Satisfaction checked',
    es: 'Satisfacción verificada',
  },
  results_reviewed: { pt: 'Resultados revisados', en: 'Results reviewed', es: 'Resultados revisados' },
  expansion_explored: { pt: 'Expansão explorada', en: 'Expansion explored', es: 'Ampliación explorada' },
  empathy_shown: { pt: 'Empatia demonstrada', en: 'Empathy shown', es: 'Empatía demostrada' },
  cancel_reason_explored: {
    pt: 'Motivo do cancelamento explorado',
    en: 'Reason for leaving explored',
    es: 'Motivo de baja explorado',
  },
  retention_offer: { pt: 'Oferta de retenção', en: 'Retention offer', es: 'Oferta de retención' },
  problem_diagnosed: { pt: 'Problema diagnosticado', en: 'Problem diagnosed', es: 'Problema diagnosticado' },
  resolution_confirmed: { pt: 'Resolução confirmada', en: 'Resolution confirmed', es: 'Resolución confirmada' },
  responsibility_taken: {
    pt: 'Responsabilidade assumida',
    en: 'Responsibility taken',
    es: 'Responsabilidad asumida',
  },
  talked_over_client: {
    pt: 'Falou por cima do cliente',
    en: 'Talked over the client',
    es: 'Habló encima del cliente',
  },
  pressure_tactics: { pt: 'Pressão indevida', en: 'Pressure tactics', es: 'Presión indebida' },
  price_before_need: {
    pt: 'Preço antes da necessidade',
    en: 'Price before need',
    es: 'Precio antes de la necesidad',
  },
  unexplained_jargon: { pt: 'Jargão sem explicação', en: 'Unexplained jargon', es: 'Jerga sin explicar' },
  disparaged_competitor: {
    pt: 'Desmereceu o concorrente',
    en: 'Disparaged a competitor',
    es: 'Desprestigió a un competidor',
  },
  unverified_promise: {
    pt: 'Promessa sem condição',
    en: 'Unverified promise',
    es: 'Promesa sin condiciones',
  },
  blamed_client: { pt: 'Culpou o cliente', en: 'Blamed the client', es: 'Culpó al cliente' },
};

/** What the rep, the attendant of the contract, does for the criterion to be met; written for people and for model prompts alike. */
export const criterionDescriptions: Readonly<Record<CriterionKey, Texts>> = {
  greeting_identification: {
    pt: 'O vendedor cumprimenta e diz seu nome ou o da empresa.',
    en: 'The rep says hello and gives their own name or the name of the company.',
    es: 'El asesor saluda y dice su nombre o el de la empresa.',
  },
  purpose_stated: {
    pt: 'O vendedor explica por que ligou ou o que será tratado na conversa.',
    en: 'The rep tells the reason for the conversation or what it will cover.',
    es: 'El asesor explica el motivo de la conversación o lo que se va a tratar.',
  },
  permission_to_talk: {
    pt: 'O vendedor pergunta se a pessoa pode falar agora.',
    en: 'The rep asks whether now is a convenient time.',
    es: 'El asesor pregunta si la persona puede hablar en este momento.',
  },
  open_questions: {
    pt: 'O vendedor faz ao menos duas perguntas abertas sobre a situação do cliente.',
    en: "The rep asks two or more questions about the client's situation that yes or no cannot answer.",
    es: 'El asesor hace al menos dos preguntas abiertas sobre la situación del cliente.',
  },
  relevance_hook: {
    pt: 'O vendedor liga a abordagem a um fato do cliente ou do setor dele.',
    en: 'The rep connects the approach to a fact about this client or its line of business.',
    es: 'El asesor vincula el acercamiento con un hecho del cliente o de su sector.',
  },
  need_confirmed: {
    pt: 'O vendedor repete a necessidade atual do cliente e obtém, ou pede, a confirmação.',
    en: "The rep puts the client's present need into words and gets, or asks for, a confirmation.",
    es: 'El asesor reformula la necesidad actual del cliente y obtiene, o pide, su confirmación.',
  },
  budget_explored: {
    pt: 'O vendedor pergunta quanto dinheiro há para a compra.',
    en: 'The rep asks how much money is set aside for this.',
    es: 'El asesor pregunta de cuánto dinero se dispone.',
  },
  decision_process_explored: {
    pt: 'O vendedor pergunta quem participa da decisão e como ela é tomada.',
    en: 'The rep asks who takes part in the decision and how it is made.',
    es: 'El asesor pregunta quién participa en la decisión y cómo se toma.',
  },
  timeline_explored: {
    pt: 'O vendedor pergunta para quando o cliente precisa.',
    en: 'The rep asks by when the client needs or plans it.',
    es: 'El asesor pregunta para cuándo lo necesita el cliente.',
  },
  pain_impact_explored: {
    pt: 'O vendedor pergunta o que o problema custa ou provoca.',
    en: 'The rep asks about the cost or the consequences of the problem.',
    es: 'El asesor pregunta qué cuesta o qué provoca el problema.',
  },
  value_tied_to_need: {
    pt: 'O vendedor relaciona um recurso ou benefício a algo que o cliente disse.',
    en: 'The rep relates a feature or benefit to something that the client had said.',
    es: 'El asesor relaciona una función o un beneficio con algo que dijo el cliente.',
  },
  engagement_checked: {
    pt: 'No meio da explicação, o vendedor pergunta se faz sentido ou convida a perguntar.',
    en: 'Midway, the rep asks whether this fits or makes sense, or invites questions.',
    es: 'En medio de la explicación, el asesor pregunta si tiene sentido o invita a preguntar.',
  },
  social_proof: {
    pt: 'O vendedor cita outro cliente ou um resultado obtido.',
    en: 'The rep mentions another customer or a result that was achieved.',
    es: 'El asesor menciona a otro cliente o un resultado logrado.',
  },
  price_presented: {
    pt: 'O vendedor informa preço ou condições em números.',
    en: 'The rep gives the price or the terms as figures.',
    es: 'El asesor indica el precio o las condiciones en cifras.',
  },
  objection_handled: {
    pt: 'O vendedor responde a uma objeção com um motivo, uma oferta ou uma pergunta.',
    en: 'The rep meets an objection with a reason, an offer or a question instead of ignoring it.',
    es: 'El asesor responde a una objeción con un motivo, una oferta o una pregunta.',
  },
  concession_traded: {
    pt: 'O vendedor só cede algo em troca de algo.',
    en: 'The rep grants something only in return for something.',
    es: 'El asesor solo cede algo a cambio de algo.',
  },
  recap: {
    pt: 'O vendedor retoma ao menos dois pontos combinados.',
    en: 'The rep goes over two or more of the points agreed on.',
    es: 'El asesor repasa al menos dos puntos acordados.',
  },
  commitment_requested: {
    pt: 'O vendedor pede a decisão, o pedido, os dados de pagamento ou a assinatura.',
    en: 'The rep asks for the decision, the order, the payment data or the signature.',
    es: 'El asesor pide la decisión, el pedido, los datos de pago o la firma.',
  },
  next_step_scheduled: {
    pt: 'Fica marcado um próximo passo com dia, data ou hora, aceito pelo cliente.',
    en: 'A next step gets a day, date or time, and the client agrees to it.',
    es: 'Queda fijado un próximo paso con día, fecha u hora, y el cliente lo acepta.',
  },
  prior_contact_referenced: {
    pt: 'O vendedor menciona uma conversa ou proposta anterior.',
    en: 'The rep mentions an earlier conversation or proposal.',
    es: 'El asesor menciona una conversación o propuesta anterior.',
  },
  goals_confirmed: {
    pt: 'O vendedor pergunta ou repete o que o cliente considera sucesso.',
    en: 'The rep asks for, or repeats, what would count as success.',
    es: 'El asesor pregunta o repite qué sería un éxito para el cliente.',
  },
  solution_explained: {
    pt: 'O vendedor explica os passos ou como funciona.',
    en: 'The rep walks through the steps or through how it works.',
    es: 'El asesor explica los pasos o cómo funciona.',
  },
  satisfaction_checked: {
    pt: 'O vendedor pergunta como está sendo a experiência do cliente.',
    en: 'The rep asks what the experience has been like for the client.',
    es: 'El asesor pregunta cómo ha sido la experiencia del cliente.',
  },
  results_reviewed: {
    pt: 'O vendedor cita resultados ou o uso até agora.',
    en: 'The rep brings up results or usage up to now.',
    es: 'El asesor cita resultados o el uso hasta ahora.',
  },
  expansion_explored: {
    pt: 'O vendedor oferece ou pergunta sobre mais volume, licenças ou módulos.',
    en: 'The rep proposes, or asks about, a larger volume, further seats or other modules.',
    es: 'El asesor ofrece o consulta por más volumen, licencias o módulos.',
  },
  empathy_shown: {
    pt: 'O vendedor reconhece o que o cliente sente ou o transtorno que teve.',
    en: 'The rep recognises how the client feels or the trouble they had.',
    es: 'El asesor reconoce lo que siente el cliente o la molestia que tuvo.',
  },
  cancel_reason_explored: {
    pt: 'O vendedor pergunta por que o cliente quer sair.',
    en: 'The rep asks for the reason behind the wish to leave.',
    es: 'El asesor pregunta por qué el cliente quiere irse.',
  },
  retention_offer: {
    pt: 'O vendedor propõe uma alternativa ao cancelamento.',
    en: 'The rep proposes something in place of leaving.',
    es: 'El asesor propone una alternativa a la baja.',
  },
  problem_diagnosed: {
    pt: 'O vendedor faz perguntas que restringem a causa do problema.',
    en: 'The rep asks questions that close in on the cause of the problem.',
    es: 'El asesor hace preguntas que acotan la causa del problema.',
  },
  resolution_confirmed: {
    pt: 'O vendedor pergunta se o problema ficou resolvido.',
    en: 'The rep asks whether the problem is gone.',
    es: 'El asesor pregunta si el problema quedó resuelto.',
  },
  responsibility_taken: {
    pt: 'O vendedor assume a falha ou a correção dela.',
    en: 'The rep accepts that the fault, or putting it right, is theirs.',
    es: 'El asesor asume la falla o su corrección.',
  },
  talked_over_client: {
    pt: 'O vendedor interrompe o cliente duas vezes ou mais.',
    en: 'The rep interrupts the client twice or more.',
    es: 'El asesor interrumpe al cliente dos veces o más.',
  },
  pressure_tactics: {
    pt: 'O vendedor usa urgência falsa, ameaça ou culpa.',
    en: 'The rep uses invented urgency, threats or guilt.',
    es: 'El asesor usa urgencia falsa, amenazas o culpa.',
  },
  price_before_need: {
    pt: 'O vendedor dá um preço em números antes de perguntar sobre a necessidade.',
    en: 'The rep quotes a figure before having asked anything about the need.',
    es: 'El asesor da un precio en cifras antes de preguntar por la necesidad.',
  },
  unexplained_jargon: {
    pt: 'O vendedor usa termos técnicos que o cliente não entende ou pergunta o que são.',
    en: 'The rep uses technical terms that leave the client asking or lost.',
    es: 'El asesor usa términos técnicos que el cliente no entiende o por los que pregunta.',
  },
  disparaged_competitor: {
    pt: 'O vendedor fala mal de um concorrente.',
    en: 'The rep runs a competitor down.',
    es: 'El asesor habla mal de un competidor.',
  },
  unverified_promise: {
    pt: 'O vendedor garante um resultado sem nenhuma condição.',
    en: 'The rep guarantees a result with no condition attached.',
    es: 'El asesor garantiza un resultado sin ninguna condición.',
  },
  blamed_client: {
    pt: 'O vendedor põe a culpa no cliente.',
    en: 'The rep puts the blame on the client.',
    es: 'El asesor le echa la culpa al cliente.',
  },
};
