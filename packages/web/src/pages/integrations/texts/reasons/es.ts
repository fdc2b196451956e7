// Why recordings are left out, in Spanish: of one recording, and how many.
import { count } from '../../../../texts/count.ts';
import type * as en from './en.ts';

export const reasonNames: typeof en.reasonNames = {
  too_short: 'Más corta que la duración mínima',
  too_long: 'Demasiado larga',
  too_large: 'Archivo demasiado grande',
  unsupported_format: 'Formato que no se puede leer',
  internal_call: 'Llamada interna',
  already_collected: 'Ya recopilada',
  unreadable: 'Dañada, o ya no está en el proveedor',
  other_extension: 'De otra extensión',
  other_direction: 'En otro sentido',
  other_queue: 'A otra cola u otro número',
  other_host: 'De otro organizador',
  other_topic: 'Otro asunto',
  internal_meeting: 'Reunión interna',
  never_recorded: 'Con alguien que nunca se recopila',
};

export const reasonCounts: typeof en.reasonCounts = {
  too_short: (n) => count('es', n, { one: '# demasiado corta', other: '# demasiado cortas' }),
  too_long: (n) => count('es', n, { one: '# demasiado larga', other: '# demasiado largas' }),
  too_large: (n) => count('es', n, { one: '# demasiado pesada', other: '# demasiado pesadas' }),
  unsupported_format: (n) => count('es', n, { one: '# en formato desconocido', other: '# en formatos desconocidos' }),
  internal_call: (n) => count('es', n, { one: '# llamada interna', other: '# llamadas internas' }),
  already_collected: (n) => count('es', n, { one: '# ya recopilada', other: '# ya recopiladas' }),
  unreadable: (n) => count('es', n, { one: '# dañada o inaccesible', other: '# dañadas o inaccesibles' }),
  other_extension: (n) => count('es', n, { one: '# de otra extensión', other: '# de otras extensiones' }),
  other_direction: (n) => count('es', n, { one: '# en otro sentido', other: '# en otro sentido' }),
  other_queue: (n) => count('es', n, { one: '# a otro número', other: '# a otros números' }),
  other_host: (n) => count('es', n, { one: '# de otro organizador', other: '# de otros organizadores' }),
  other_topic: (n) => count('es', n, { one: '# sobre otro asunto', other: '# sobre otros asuntos' }),
  internal_meeting: (n) => count('es', n, { one: '# reunión interna', other: '# reuniones internas' }),
  never_recorded: (n) =>
    count('es', n, { one: '# con alguien que nunca se recopila', other: '# con alguien que nunca se recopila' }),
};
