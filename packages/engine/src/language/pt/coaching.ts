// Model phrases in Portuguese.
import type { CoachingBySituation, CoachingOnMatter, CoachingTexts } from '../coaching-texts.ts';

export const coaching: CoachingTexts = {
  greeting_identification: 'Bom dia, aqui é a Laura, da Nortesul. Com quem eu falo?',
  purpose_stated:
    'Estou ligando por causa do orçamento que você pediu: queria passar por ele e combinar o próximo passo.',
  permission_to_talk: 'Você consegue falar agora, ou prefere que eu ligue mais tarde?',
  open_questions: 'Como vocês fazem isso hoje, e o que você mudaria?',
  relevance_hook: 'Vi que vocês acabaram de abrir a segunda loja, e é bem nessa hora que isso costuma complicar.',
  need_confirmed: 'Então o que você precisa é de todo pedido confirmado no mesmo dia. Entendi certo?',
  budget_explored: 'Quanto vocês reservaram para isso, mais ou menos?',
  decision_process_explored: 'Quem mais participa da decisão, e como vocês costumam decidir?',
  timeline_explored: 'Para quando vocês precisam disso funcionando?',
  pain_impact_explored: 'Quando isso dá errado, quanto custa para vocês, em dinheiro ou em horas?',
  value_tied_to_need:
    'Você comentou que os pedidos se perdem no telefone; aqui cada um cai numa lista, e nenhum fica para trás.',
  engagement_checked: 'Antes de continuar: isso combina com o jeito que vocês trabalham?',
  social_proof: 'Uma clínica do seu porte começou com a gente no ano passado e cortou as faltas pela metade.',
  price_presented: 'Fica em 240 reais por mês, com a instalação inclusa e sem fidelidade.',
  objection_handled:
    'Entendo que parece caro. Caro em relação ao orçamento ou a outra proposta? Deixa eu mostrar o que está incluso.',
  concession_traded: 'Consigo oito por cento de desconto se você fechar para as duas lojas.',
  recap: 'Recapitulando: duas lojas, começando no dia primeiro, 240 reais por mês. É isso que combinamos?',
  commitment_requested: 'Se ficou bom para você, posso emitir o pedido hoje?',
  next_step_scheduled: 'Podemos nos falar de novo na quinta, às dez? Já mando o convite.',
  prior_contact_referenced: 'Na semana passada você ficou de ver o prazo de entrega, e eu trouxe essa informação.',
  goals_confirmed: 'Daqui a três meses, o que vai mostrar para você que valeu a pena?',
  solution_explained:
    'Vamos fazer assim: primeiro eu verifico, depois corrijo, e você recebe um aviso quando estiver pronto.',
  satisfaction_checked: 'Como tem sido o uso para vocês até aqui?',
  results_reviewed: 'De janeiro para cá foram 1.200 pedidos pelo sistema, com um terço a menos de devoluções.',
  expansion_explored: 'Tem outra equipe que poderia usar, ou mais licenças ajudariam vocês?',
  empathy_shown: 'Sinto muito por isso, e entendo a sua frustração.',
  cancel_reason_explored: 'Posso perguntar o que fez você decidir sair?',
  retention_offer: 'Antes de cancelar: ajudaria pausar por três meses ou passar para o plano menor?',
  problem_diagnosed: 'O que aconteceu exatamente, e quando você percebeu pela primeira vez?',
  resolution_confirmed: 'Antes de encerrar: já ficou tudo certo, ou ainda falta alguma coisa?',
  responsibility_taken: 'O erro foi nosso, e eu acompanho pessoalmente até ficar resolvido.',
  talked_over_client: 'Pode continuar, eu espero você terminar. … Agora deixa eu responder.',
  pressure_tactics: 'Pense com calma. O valor está garantido até o dia 30, e eu mando isso por escrito.',
  price_before_need: 'Passo o valor, sim. Só para eu indicar o certo: para que você vai usar?',
  unexplained_jargon: 'A gente chama isso de SLA: quer dizer que respondemos em até quatro horas.',
  disparaged_competitor: 'Eles também fazem um bom trabalho. O nosso diferencial é entregar em um dia.',
  unverified_promise:
    'Clientes do seu porte costumam economizar uns dez por cento; depende do volume, então vamos calcular juntos.',
  blamed_client: 'Esse passo confunde mesmo. Vamos fazer juntos.',
};

/** Model phrases that take up what the client said. */
export const coachingOnMatter: CoachingOnMatter = {
  open_questions:
    'Você disse ‘{words}’. Posso perguntar o que vocês usam hoje e o que precisaria mudar para valer a pena conhecer outra opção?',
  need_confirmed: 'Você disse ‘{words}’. É disso que você precisa, ou falta alguma coisa?',
  pain_impact_explored: 'Você disse ‘{words}’. Quanto isso custa para vocês, em dinheiro ou em horas?',
  objection_handled: 'Você disse ‘{words}’. O que precisaria ser diferente para funcionar para você?',
  solution_explained:
    'Sobre ‘{words}’: primeiro eu verifico, depois corrijo, e você recebe um aviso quando estiver pronto.',
  empathy_shown: 'Você me contou ‘{words}’. Sinto muito, e entendo a sua frustração.',
  retention_offer: 'Você disse ‘{words}’. Antes de cancelar: ajudaria fazer uma pausa ou passar para um plano menor?',
  problem_diagnosed: 'Você disse ‘{words}’. O que aconteceu exatamente, e quando você percebeu?',
  resolution_confirmed: 'Antes de encerrar: você nos procurou por isto, ‘{words}’. Ficou resolvido?',
  responsibility_taken: 'Sobre ‘{words}’: isso é com a gente, e eu acompanho pessoalmente até resolver.',
};

/** Model phrases where those of most talks would be wrong. */
export const coachingBySituation: CoachingBySituation = {
  debt: {
    prior_contact_referenced:
      'Em maio combinamos dois pagamentos: o primeiro já entrou e o segundo continua em aberto.',
    open_questions: 'O que mudou desde o último pagamento, e quanto você consegue pagar este mês?',
    need_confirmed: 'Então você quer pagar, mas só depois que o salário cair. É isso?',
    price_presented: 'São 250 no total: 125 hoje e 125 no dia primeiro, sem juros.',
    value_tied_to_need: 'Você disse que até o dia primeiro está apertado; em duas vezes, o serviço continua ativo.',
    decision_process_explored: 'Isso você resolve sozinho, ou precisa combinar com mais alguém?',
    objection_handled: 'Entendo que tudo de uma vez pesa. Quanto daria para pagar até o fim do mês?',
    concession_traded: 'Se você pagar metade hoje, eu tiro a multa.',
    commitment_requested: 'Posso gerar agora o Pix de 125?',
    next_step_scheduled: 'Fica combinado: 125 na sexta, dia 5. Vou registrar e já te mando o boleto.',
    pressure_tactics:
      'Hoje não acontece nada. Se continuar em aberto no dia 30, a linha é suspensa; vamos evitar isso juntos.',
  },
  cold: {
    purpose_stated:
      'A gente não se conhece: estou ligando porque este ano três oficinas da sua rua passaram a trabalhar conosco.',
    greeting_identification: 'Bom dia, aqui é a Laura, da Norvia; ainda não nos falamos. É a dona Helena?',
    next_step_scheduled: 'Vou mandar duas páginas agora. Posso ligar na quinta, às dez, para saber se faz sentido?',
  },
  refused: {
    purpose_stated:
      'A gente não se conhece: estou ligando porque este ano três oficinas da sua rua passaram a trabalhar conosco.',
    permission_to_talk: 'Você não esperava a minha ligação. Me dá meio minuto, e aí você diz se paramos por aqui?',
    next_step_scheduled:
      'Então não tomo mais o seu tempo. Tem algum mês em que valha a pena perguntar de novo, ou prefere sair da lista?',
  },
};
