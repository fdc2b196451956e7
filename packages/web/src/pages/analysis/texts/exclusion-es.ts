// Texts of excluding a conversation from statistics, in Spanish.
import type en from './exclusion-en.ts';

export default {
  open: 'Excluir de las estadísticas',
  title: 'Excluir de las estadísticas',
  explanation: 'La conversación sigue como está, pero deja de contar en Tendencias. Quien la ve también ve el motivo.',
  reason: 'Motivo',
  submit: 'Excluir',
  excluded: 'Ya no cuenta en las estadísticas.',
  notCounted: 'No cuenta en las estadísticas:',
  include: 'Volver a contar',
  included: 'Cuenta de nuevo en las estadísticas.',
} satisfies typeof en;
