// Texts of judging independently, in Spanish.
import { count } from '../../../texts/count.ts';
import type en from './en.ts';

const of = (number: number, one: string, other: string) => count('es', number, { one, other });

export default {
  title: 'Evaluar de forma independiente',
  conversation: 'Conversación',
  criteria: 'Criterios',
  hint: 'Lea o escuche la conversación y evalúe cada criterio por su cuenta. Solo después de enviar sus evaluaciones verá lo que encontraron Earshot y las demás personas.',
  othersHave: (others) =>
    others === 0
      ? 'Nadie ha evaluado esta conversación todavía.'
      : `${of(others, '# persona ya evaluó', '# personas ya evaluaron')} esta conversación.`,
  ofAim: { met: 'Cumplido', not_met: 'No cumplido', cannot_tell: 'No se puede saber' },
  ofFault: { met: 'Ocurrió', not_met: 'No ocurrió', cannot_tell: 'No se puede saber' },
  missing: 'Elija una evaluación.',
  done: (done, all) => `${done} de ${all} evaluados`,
  onceOnly:
    'Cada persona evalúa una conversación una sola vez. Después del envío no se puede cambiar nada. Las puntuaciones no cambian.',
  send: 'Enviar y comparar',
  cannot: 'Usted no puede evaluar esta conversación',
  own: 'Nadie evalúa su propia conversación.',
  noVerdicts: 'El análisis no está terminado o no tiene criterios.',
  noTranscript: 'La transcripción se eliminó, así que ya nadie puede leer la conversación.',
  toAnalysis: 'Abrir el análisis',
  compared: 'Comparación de las evaluaciones',
  you: 'Usted',
  somebody: 'Exusuario',
  criterion: 'Criterio',
  comparison: 'Comparación',
  differ: 'Difieren',
  alike: 'Coinciden',
  notAllTell: 'No todos lo saben',
  nobodyElse:
    'Nadie más ha evaluado esta conversación todavía. Envíe el enlace de esta página a otro supervisor o administrador.',
  mixed: (mixed, all) =>
    mixed === 0
      ? 'Ninguna evaluación contradice a otra.'
      : `Las evaluaciones difieren en ${mixed} de ${of(all, '# criterio', '# criterios')}.`,
  next: 'Hablen de las diferencias. Si Earshot se equivocó, corrija la evaluación en el análisis. Si entienden de modo distinto un criterio propio, descríbanlo mejor.',
  copyLink: 'Copiar el enlace para evaluar',
  download: 'Descargar como hoja de cálculo',
  fileName: 'evaluaciones',
  sample: { title: 'Muestra', next: 'Siguiente de la muestra', back: 'Volver a la muestra' },
} satisfies typeof en;
