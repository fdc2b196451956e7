// Texts of trying failed analyses again, in Spanish.
import { count } from '../../../texts/count.ts';
import type en from './retry-en.ts';

const texts: typeof en = {
  open: 'Reintentar los que fallaron',
  title: 'Reintentar los análisis que fallaron',
  explanation:
    'Los análisis creados en este período que fallaron vuelven a la cola. Cada uno se cobra cuando sale bien.',
  from: 'Creados desde',
  to: 'hasta',
  submit: 'Reintentar',
  queued: (n) => count('es', n, { one: '# análisis volvió a la cola.', other: '# análisis volvieron a la cola.' }),
  refused: {
    balance: (n) =>
      count('es', n, {
        one: '# sigue fallido: no alcanzan los minutos.',
        other: '# siguen fallidos: no alcanzan los minutos.',
      }),
    recording_gone: (n) =>
      count('es', n, {
        one: '# sigue fallido: la grabación ya no está.',
        other: '# siguen fallidos: las grabaciones ya no están.',
      }),
    unreadable: (n) =>
      count('es', n, {
        one: '# sigue fallido: no se puede leer la transcripción.',
        other: '# siguen fallidos: no se pueden leer las transcripciones.',
      }),
  },
};
export default texts;
