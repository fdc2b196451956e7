// Texts of the table of analyses, in Spanish.
import { count } from '../../../../texts/count.ts';
import type en from './en.ts';

const texts: typeof en = {
  title: 'Descargar como hoja de cálculo',
  explanation:
    'Obtiene un archivo CSV para Excel, LibreOffice o Hojas de cálculo de Google. Tiene una fila por cada conversación que coincide con sus filtros y una columna por cada criterio.',
  caution:
    'El archivo contiene datos personales. Guárdelo donde su empresa lo permita y elimínelo cuando ya no lo necesite.',
  submit: 'Descargar',
  loaded: (n) => count('es', n, { one: '# conversación hasta ahora…', other: '# conversaciones hasta ahora…' }),
  saved: (n) => count('es', n, { one: '# conversación guardada.', other: '# conversaciones guardadas.' }),
  cut: (most) =>
    count('es', most, {
      one: 'La hoja termina después de # fila. Elija un período más corto para obtener las demás.',
      other: 'La hoja termina después de # filas. Elija un período más corto para obtener las demás.',
    }),
  fileName: 'analisis',
  columns: {
    client: 'Cliente',
    supervisor: 'Supervisión',
    minutes: 'Duración (min)',
    talkRatio: 'Tiempo de habla del asesor (%)',
    interruptions: 'Interrupciones por 10 min',
    need: 'Necesidad',
    nextStep: 'Próximo paso',
    openObjections: 'Objeciones abiertas',
    summary: 'Resumen',
    exclusion: 'Motivo de la exclusión de las estadísticas',
    address: 'Enlace',
  },
  verdicts: {
    objective: { met: 'cumplido', notMet: 'no cumplido' },
    negative: { met: 'ocurrió', notMet: 'no ocurrió' },
  },
};

export default texts;
