// Texts of who is improving, in Spanish.
import type en from './progress-en.ts';

const texts: typeof en = {
  title: '¿Quién está mejorando?',
  titleOfOne: '¿Está mejorando la puntuación?',
  hint: 'Puntuación promedio de este período junto a la del período anterior. El cambio es claro solo si todo el intervalo (95 % de confianza) queda por encima o por debajo de cero. Hacen falta diez conversaciones en cada período. Un cambio en los tipos de conversación también cambia la puntuación: elija un tipo arriba para descartarlo.',
  tooFew:
    'Todavía hay muy pocas conversaciones: hacen falta diez en cada uno de los dos períodos. En un período más largo hay más.',
  name: 'Nombre',
  verdict: 'Resultado',
  verdicts: { better: 'mejora', worse: 'empeora', unclear: 'sin cambio claro', few: 'muy pocas conversaciones' },
  calls: 'Conversaciones',
  score: 'Puntuación promedio',
  change: 'Cambio',
  range: (low, high) => `${low} a ${high}`,
  criterion: 'Lo que más cambió',
  points: (points) => `${points} puntos`,
  chance: '(puede ser casualidad)',
  before: (value) => `antes: ${value}`,
  none: 'nada',
  unknown: 'no se sabe',
};
export default texts;
