// Texts of lifting a legal hold, in Portuguese.
import type en from './lift-hold-en.ts';

export default {
  title: 'Retirar a retenção legal?',
  means:
    'A administração volta a poder excluir a análise. O que os prazos de retenção já teriam excluído é excluído em alguns minutos e não dá para recuperar.',
  confirm: 'Retirar a retenção',
  lifted: 'A retenção legal foi retirada.',
} satisfies typeof en;
