// Texts of excluding a conversation from statistics, in Portuguese.
import type en from './exclusion-en.ts';

export default {
  open: 'Excluir das estatísticas',
  title: 'Excluir das estatísticas',
  explanation: 'A conversa continua como está, mas deixa de contar em Tendências. Quem a vê também vê o motivo.',
  reason: 'Motivo',
  submit: 'Excluir',
  excluded: 'Ela não conta mais nas estatísticas.',
  notCounted: 'Não conta nas estatísticas:',
  include: 'Voltar a contar',
  included: 'Ela conta de novo nas estatísticas.',
} satisfies typeof en;
