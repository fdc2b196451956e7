// Texts of the page For you, in Portuguese.
import type en from './en.ts';

export default {
  title: 'Para você',
  ofLeader: 'Avaliações contestadas que aguardam sua decisão, as mais antigas primeiro.',
  ofSalesperson: 'Avaliações contestadas das suas conversas que aguardam uma decisão, as mais antigas primeiro.',
  empty: 'Nada pendente',
  emptyHint: 'Quando alguém contesta a avaliação de uma conversa que você vê, ela aparece aqui até ser decidida.',
  comments: 'Comentários para você',
  comment: 'Comentário',
  from: 'De',
  state: 'Situação',
  markDone: 'Marcar como concluído',
  noComments: 'Nenhum comentário em aberto',
  noCommentsHint: 'Quando alguém dirige um comentário a você, ele aparece aqui até ser concluído.',
  moreComments: 'Há mais. Eles aparecem quando estes forem concluídos.',
  contests: 'Avaliações contestadas',
  criterion: 'Critério',
  conversation: 'Conversa',
  reason: 'Motivo',
  contested: 'Contestada por',
  more: 'Há mais. Elas aparecem quando estas forem decididas.',
} satisfies typeof en;
