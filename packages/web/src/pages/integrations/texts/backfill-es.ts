// Texts of collecting an earlier period, in Spanish.
import { count } from '../../../texts/count.ts';
import type en from './backfill-en.ts';

const texts: typeof en = {
  title: 'Recopilar un período anterior',
  explanation: 'Vea primero qué hay y cuánto cuesta. Nada se recopila dos veces.',
  from: 'Grabadas desde',
  through: 'hasta',
  look: 'Estimar',
  collect: 'Recopilar',
  started: 'El período se está recopilando.',
  there: (n) => count('es', n, { one: 'Se puede recopilar # grabación.', other: 'Se pueden recopilar # grabaciones.' }),
  cost: (n) => count('es', n, { one: 'Alrededor de # minuto.', other: 'Alrededor de # minutos.' }),
  skipped: 'Omitidas',
  more: 'El proveedor no lo listó todo a tiempo. Hay más.',
};
export default texts;
