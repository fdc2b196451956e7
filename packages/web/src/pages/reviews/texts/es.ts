// Texts of the page of reviews, in Spanish.
import { count } from '../../../texts/count.ts';
import type en from './en.ts';

const of = (number: number, one: string, other: string) => count('es', number, { one, other });

export default {
  title: 'Revisiones',
  description: 'Lea algunas conversaciones de cada persona y vea hasta qué punto el equipo coincide con Earshot.',
  filters: 'Filtros',
  month: 'Mes',
  perPerson: 'Conversaciones por persona',
  team: 'Equipo',
  everyTeam: 'Todos los equipos',
  sample: 'Por revisar',
  sampleHint:
    'Estas conversaciones salieron por sorteo: nadie las eligió. Corrija lo que esté mal en cada una y luego márquela como revisada, encima de los criterios.',
  person: 'Persona',
  toReview: 'Por revisar',
  reviewed: 'Revisadas',
  reviewedOf: (reviewed, analyses) => `${reviewed} de ${of(analyses, '# conversación', '# conversaciones')}`,
  done: (drawn) => (drawn === 1 ? 'Lista' : `Las ${drawn} están listas`),
  nothing: 'No hay conversaciones en este mes',
  nothingHint:
    'Elija otro mes. En la muestra entran conversaciones terminadas, con asesor, que conservan su transcripción y no están archivadas ni excluidas de las estadísticas.',
  agreement: 'Coincidencia con Earshot',
  judge: 'Evaluar de forma independiente',
  calibration: {
    title: 'Coincidencia entre evaluadores',
    hint: 'Cuenta las conversaciones que al menos dos personas evaluaron de forma independiente, en el período y el tipo elegidos arriba.',
    nobodyYet: 'Ninguna conversación evaluada por varias personas en este período',
    nobodyYetHint:
      'Acuerden algunas conversaciones para la calibración. Cada persona abre «Evaluar de forma independiente» en cada una, sin hablarlo antes.',
    tooFewAnalyses: (analyses, least) =>
      `${of(analyses, '# conversación evaluada', '# conversaciones evaluadas')} por varias personas. El total aparece a partir de ${least}.`,
    inTotal: (analyses, pairs, share, low, high, confidence) =>
      `En ${of(analyses, '# conversación', '# conversaciones')}, las personas coincidieron en el ${share} de ${of(pairs, '# par', '# pares')} de evaluaciones (entre ${low} y ${high}, con un ${confidence} de confianza).`,
    share: 'Coincidencia',
    alpha: 'Alfa',
    pairs: 'Pares',
    engine: 'Earshot',
    of: (some, all) => `${some} de ${all}`,
    agreeing: 'Pares que coinciden',
    engineCompared: 'Earshot: comparadas',
    engineAgrees: 'Earshot: como la mayoría',
    fileName: 'calibracion',
    whatItSays:
      'Pares: cuántos coinciden. Earshot: cuántas veces evaluó como la mayoría. El alfa de Krippendorff descuenta el azar: 1 es coincidencia total y 0 es azar. Por debajo de 0,67, hablen de lo que significa el criterio. No cuentan los empates ni quien no puede decirlo.',
  },
  period: 'Período',
  nobodyYet: 'Nada revisado en este período',
  nobodyYetHint:
    'Cuando haya conversaciones marcadas como revisadas, verá aquí cuántas evaluaciones de Earshot se mantuvieron.',
  tooFewAnalyses: (analyses, least) =>
    `${of(analyses, '# conversación revisada', '# conversaciones revisadas')}. El total aparece a partir de ${least}. Un período más largo reúne más.`,
  inTotal: (analyses, verdicts, share, low, high, confidence) =>
    `En ${of(analyses, '# conversación revisada', '# conversaciones revisadas')} se mantuvo el ${share} de ${of(verdicts, '# evaluación', '# evaluaciones')} (entre ${low} y ${high}, con un ${confidence} de confianza).`,
  scores: (distance, difference) =>
    `Las correcciones movieron la puntuación ${distance} puntos en promedio. Sumando subidas y bajadas, el saldo es de ${difference}.`,
  whatCounts:
    'Solo cuentan las conversaciones revisadas. Las correcciones en otras no cuentan, porque alguien ya dudaba de esas evaluaciones. Revise las del sorteo de arriba: elegirlas a mano distorsiona las cifras.',
  type: 'Tipo',
  everyType: 'Todos los tipos',
  download: 'Descargar como hoja de cálculo',
  fileName: 'coincidencia',
  total: 'Total',
  from: 'Desde',
  to: 'Hasta',
  low: 'Límite inferior (95 %)',
  high: 'Límite superior (95 %)',
  criterion: 'Criterio',
  share: 'Coincidencia',
  tooFew: (least) => `Menos de ${least}`,
  verdicts: 'Evaluaciones',
  kept: 'Mantenidas',
  metToNotMet: 'Cumplido → no cumplido',
  notMetToMet: 'No cumplido → cumplido',
} satisfies typeof en;
