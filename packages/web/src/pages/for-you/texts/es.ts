// Texts of the page For you, in Spanish.
import type en from './en.ts';

export default {
  title: 'Para usted',
  ofLeader: 'Evaluaciones impugnadas que esperan su decisión, las más antiguas primero.',
  ofSalesperson: 'Evaluaciones impugnadas de sus conversaciones que esperan una decisión, las más antiguas primero.',
  empty: 'Nada pendiente',
  emptyHint: 'Cuando alguien impugna la evaluación de una conversación que usted ve, aparece aquí hasta que se decide.',
  comments: 'Comentarios para usted',
  comment: 'Comentario',
  from: 'De',
  state: 'Estado',
  markDone: 'Marcar como resuelto',
  noComments: 'Ningún comentario abierto',
  noCommentsHint: 'Cuando alguien le dirige un comentario, aparece aquí hasta que se resuelve.',
  moreComments: 'Hay más. Aparecen cuando estos se resuelvan.',
  contests: 'Evaluaciones impugnadas',
  criterion: 'Criterio',
  conversation: 'Conversación',
  reason: 'Motivo',
  contested: 'Impugnada por',
  more: 'Hay más. Aparecen cuando estas se decidan.',
} satisfies typeof en;
