// Texts of legal hold and erasure of an analysis, in Portuguese.
import type en from './administration-en.ts';

export default {
  hold: 'Aplicar retenção legal',
  held: 'A retenção legal foi aplicada.',
  lift: 'Retirar a retenção legal…',
  heldSince: (when) =>
    `Sob retenção legal desde ${when}. Ninguém pode excluir esta análise, e os prazos de retenção não se aplicam a ela. Só a administração vê este aviso.`,
  erase: 'Excluir a análise…',
  eraseTitle: 'Excluir esta análise?',
  eraseMeans:
    'A gravação, a transcrição, as notas e os comentários são excluídos de vez, e o link compartilhado deixa de abrir. Ela não conta mais em Tendências. Os minutos cobrados continuam cobrados. Não dá para desfazer.',
  eraseConfirm: 'Excluir',
  erased: 'A análise foi excluída.',
} satisfies typeof en;
