// Texts of contesting and deciding verdicts, in Spanish.
import type en from './verdict-en.ts';

export default {
  contest: 'Impugnar',
  withdraw: 'Retirar impugnación',
  decide: 'Decidir',
  correct: 'Corregir',
  waits: 'Pendiente de decisión',
  somebody: 'alguien que ya no está en la empresa',
  contestedBy: (name, date) => `Impugnado por ${name} el ${date}:`,
  decided: (verdict) => `Decisión: ${verdict}.`,
  by: (name, date) => `${name}, el ${date}:`,
  engineSaid: (verdict) => `La evaluación de Earshot era: ${verdict}.`,
  ofAim: { met: 'cumplido', notMet: 'no cumplido' },
  ofFault: { met: 'ocurrió', notMet: 'no ocurrió' },
  contestTitle: 'Impugnar la evaluación:',
  contestHint:
    'Decide un supervisor o administrador. Hasta entonces no cambia nada. Quien ve la conversación también ve el motivo.',
  decideTitle: 'Decidir la evaluación:',
  decideHint:
    'La puntuación, las dimensiones y las tendencias se recalculan al momento. Ambas evaluaciones y el motivo quedan visibles para quien ve la conversación.',
  theirReason: 'Motivo de la impugnación:',
  verdict: 'Evaluación',
  reason: 'Motivo',
  contested: 'La evaluación fue impugnada.',
  withdrawn: 'La impugnación fue retirada.',
  saved: 'La evaluación está decidida. Las puntuaciones se recalcularon.',
  meanwhile: 'Otra persona fue más rápida. Cierre y vuelva a mirar la evaluación.',
  review: 'Marcar como revisada',
  judge: 'Evaluar de forma independiente',
  reviewHint: 'Nadie revisó esta evaluación completa. Si leyó la conversación y todo está bien, márquela.',
  reviewedBy: (name, date) => `Revisada por ${name} el ${date}: los criterios están bien como están.`,
  example: {
    show: 'Buen ejemplo',
    none: 'En los últimos seis meses, ninguna conversación de este tipo que usted puede ver cumplió este criterio.',
  },
  sample: {
    title: 'Muestra',
    next: 'Siguiente de la muestra',
    noOther: 'No quedan otras conversaciones de la muestra por revisar.',
    back: (n) => (n === 0 ? 'Volver a la muestra' : `Volver a la muestra (${n} por revisar)`),
  },
  withdrawReview: 'Retirar la revisión',
  reviewed: 'Conversación marcada como revisada.',
  reviewWithdrawn: 'Se retiró la revisión.',
} satisfies typeof en;
