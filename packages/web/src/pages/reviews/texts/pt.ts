// Texts of the page of reviews, in Portuguese.
import { count } from '../../../texts/count.ts';
import type en from './en.ts';

const of = (number: number, one: string, other: string) => count('pt', number, { one, other });

export default {
  title: 'Revisões',
  description: 'Leia algumas conversas de cada pessoa e veja até que ponto a equipe concorda com o Earshot.',
  filters: 'Filtros',
  month: 'Mês',
  perPerson: 'Conversas por pessoa',
  team: 'Equipe',
  everyTeam: 'Todas as equipes',
  sample: 'Para revisar',
  sampleHint:
    'Estas conversas foram sorteadas: ninguém as escolheu. Corrija o que estiver errado em cada uma e depois marque como revisada, acima dos critérios.',
  person: 'Pessoa',
  toReview: 'Para revisar',
  reviewed: 'Revisadas',
  reviewedOf: (reviewed, analyses) => `${reviewed} de ${of(analyses, '# conversa', '# conversas')}`,
  done: (drawn) => (drawn === 1 ? 'Concluída' : `Todas as ${drawn} concluídas`),
  nothing: 'Nenhuma conversa neste mês',
  nothingHint:
    'Escolha outro mês. Entram na amostra conversas concluídas, com vendedor, que ainda têm a transcrição e não estão arquivadas nem excluídas das estatísticas.',
  agreement: 'Concordância com o Earshot',
  judge: 'Avaliar de forma independente',
  calibration: {
    title: 'Concordância entre avaliadores',
    hint: 'Conta conversas que pelo menos duas pessoas avaliaram de forma independente, no período e no tipo escolhidos acima.',
    nobodyYet: 'Nenhuma conversa avaliada por várias pessoas neste período',
    nobodyYetHint:
      'Combinem algumas conversas para a calibração. Cada pessoa abre “Avaliar de forma independente” em cada uma, sem conversar antes.',
    tooFewAnalyses: (analyses, least) =>
      `${of(analyses, '# conversa avaliada', '# conversas avaliadas')} por várias pessoas. O total aparece a partir de ${least}.`,
    inTotal: (analyses, pairs, share, low, high, confidence) =>
      `Em ${of(analyses, '# conversa', '# conversas')}, as pessoas concordaram em ${share} de ${of(pairs, '# par', '# pares')} de avaliações (entre ${low} e ${high}, com ${confidence} de confiança).`,
    share: 'Concordância',
    alpha: 'Alfa',
    pairs: 'Pares',
    engine: 'Earshot',
    of: (some, all) => `${some} de ${all}`,
    agreeing: 'Pares que concordam',
    engineCompared: 'Earshot: comparadas',
    engineAgrees: 'Earshot: como a maioria',
    fileName: 'calibracao',
    whatItSays:
      'Pares: quantos concordam. Earshot: quantas vezes ele avaliou como a maioria. O alfa de Krippendorff desconta o acaso: 1 é concordância total, 0 é acaso. Abaixo de 0,67, conversem sobre o que o critério significa. Quem não sabe dizer e os empates não contam.',
  },
  period: 'Período',
  nobodyYet: 'Nada revisado neste período',
  nobodyYetHint:
    'Quando houver conversas marcadas como revisadas, você verá aqui quantas avaliações do Earshot as pessoas mantiveram.',
  tooFewAnalyses: (analyses, least) =>
    `${of(analyses, '# conversa revisada', '# conversas revisadas')}. O total aparece a partir de ${least}. Um período maior tem mais.`,
  inTotal: (analyses, verdicts, share, low, high, confidence) =>
    `Em ${of(analyses, '# conversa revisada', '# conversas revisadas')}, ${share} de ${of(verdicts, '# avaliação', '# avaliações')} foram mantidas (entre ${low} e ${high}, com ${confidence} de confiança).`,
  scores: (distance, difference) =>
    `As correções mudaram a nota em ${distance} pontos, em média. Somando altas e quedas, o saldo é de ${difference}.`,
  whatCounts:
    'Só contam conversas revisadas. Correções em outras não contam, porque alguém já desconfiava daquelas avaliações. Revise as sorteadas acima: escolher a dedo distorce os números.',
  type: 'Tipo',
  everyType: 'Todos os tipos',
  download: 'Baixar como planilha',
  fileName: 'concordancia',
  total: 'Total',
  from: 'De',
  to: 'Até',
  low: 'Limite inferior (95%)',
  high: 'Limite superior (95%)',
  criterion: 'Critério',
  share: 'Concordância',
  tooFew: (least) => `Menos de ${least}`,
  verdicts: 'Avaliações',
  kept: 'Mantidas',
  metToNotMet: 'Cumprido → não cumprido',
  notMetToMet: 'Não cumprido → cumprido',
} satisfies typeof en;
