// Texts of changing the type of a conversation, in Spanish.
import { count } from '../../../texts/count.ts';
import type en from './type-change-en.ts';

export default {
  open: 'Cambiar tipo',
  title: 'Reevaluar como otro tipo',
  explanation:
    'Los criterios, la puntuación, las etapas del método, el diagnóstico y el resumen se rehacen a partir de la transcripción guardada. Los comentarios se conservan.',
  verdictsHint:
    'Las evaluaciones impugnadas y decididas valen si el nuevo tipo tiene el mismo criterio. Las demás siguen visibles, pero no cuentan.',
  type: 'Tipo',
  choose: 'Elija un tipo',
  own: 'Sus tipos',
  catalogue: 'Catálogo',
  free: 'No se cobra ningún minuto.',
  cost: (minutes) =>
    count('es', minutes, { one: 'Cuesta # minuto, si sale bien.', other: 'Cuesta # minutos, si sale bien.' }),
  modelBefore:
    'Antes, un modelo de lenguaje evaluó esta conversación. Ahora este servidor evalúa sin modelo, así que también pueden cambiar otras cosas.',
  submit: 'Reevaluar',
  done: (type) => `La conversación se reevaluó como “${type}”.`,
  somebody: 'alguien que ya no está en la empresa',
  changed: (from, to, name, date) => `${name} cambió el tipo de “${from}” a “${to}” el ${date}.`,
  set: (to, name, date) => `${name} eligió el tipo “${to}” el ${date}.`,
  repeated: (to, name, date) => `${name} la reevaluó como “${to}” el ${date}.`,
  scoreBefore: (score) => `Antes, la puntuación era ${score}.`,
  earlier: (changes) => count('es', changes, { one: 'Un cambio anterior', other: '# cambios anteriores' }),
  setAside: (verdicts) =>
    count('es', verdicts, {
      one: 'Una evaluación no cuenta para este tipo',
      other: '# evaluaciones no cuentan para este tipo',
    }),
} satisfies typeof en;
