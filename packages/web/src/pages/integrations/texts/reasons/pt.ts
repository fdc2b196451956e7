// Why recordings are left out, in Portuguese: of one recording, and how many.
import { count } from '../../../../texts/count.ts';
import type * as en from './en.ts';

export const reasonNames: typeof en.reasonNames = {
  too_short: 'Mais curta que a duração mínima',
  too_long: 'Longa demais',
  too_large: 'Arquivo grande demais',
  unsupported_format: 'Formato que não pode ser lido',
  internal_call: 'Ligação interna',
  already_collected: 'Já coletada',
  unreadable: 'Danificada, ou não está mais no provedor',
  other_extension: 'De outro ramal',
  other_direction: 'Em outro sentido',
  other_queue: 'Para outra fila ou outro número',
  other_host: 'De outro organizador',
  other_topic: 'Outro assunto',
  internal_meeting: 'Reunião interna',
  never_recorded: 'Com alguém que nunca é coletado',
};

export const reasonCounts: typeof en.reasonCounts = {
  too_short: (n) => count('pt', n, { one: '# curta demais', other: '# curtas demais' }),
  too_long: (n) => count('pt', n, { one: '# longa demais', other: '# longas demais' }),
  too_large: (n) => count('pt', n, { one: '# grande demais', other: '# grandes demais' }),
  unsupported_format: (n) => count('pt', n, { one: '# em formato desconhecido', other: '# em formatos desconhecidos' }),
  internal_call: (n) => count('pt', n, { one: '# ligação interna', other: '# ligações internas' }),
  already_collected: (n) => count('pt', n, { one: '# já coletada antes', other: '# já coletadas antes' }),
  unreadable: (n) => count('pt', n, { one: '# danificada ou inacessível', other: '# danificadas ou inacessíveis' }),
  other_extension: (n) => count('pt', n, { one: '# de outro ramal', other: '# de outros ramais' }),
  other_direction: (n) => count('pt', n, { one: '# em outro sentido', other: '# em outro sentido' }),
  other_queue: (n) => count('pt', n, { one: '# para outro número', other: '# para outros números' }),
  other_host: (n) => count('pt', n, { one: '# de outro organizador', other: '# de outros organizadores' }),
  other_topic: (n) => count('pt', n, { one: '# sobre outro assunto', other: '# sobre outros assuntos' }),
  internal_meeting: (n) => count('pt', n, { one: '# reunião interna', other: '# reuniões internas' }),
  never_recorded: (n) =>
    count('pt', n, { one: '# com alguém que nunca é coletado', other: '# com alguém que nunca é coletado' }),
};
