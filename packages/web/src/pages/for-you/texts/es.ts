// Texts of the page For you, in Spanish.
import type en from './en.ts';

export default {
  title: 'Para ti',
  ofLeader: 'Evaluaciones impugnadas que esperan tu decisión, las más antiguas primero.',
  ofSalesperson: 'Evaluaciones impugnadas de tus conversaciones que esperan una decisión, las más antiguas primero.',
  empty: 'Nada pendiente',
  emptyHint: 'Cuando alguien impugna la evaluación de una conversación que ves, aparece aquí hasta que se decide.',
  contests: 'Evaluaciones impugnadas',
  criterion: 'Criterio',
  conversation: 'Conversación',
  reason: 'Motivo',
  contested: 'Impugnado',
  more: 'Hay más. Aparecen cuando estas se decidan.',
} satisfies typeof en;
