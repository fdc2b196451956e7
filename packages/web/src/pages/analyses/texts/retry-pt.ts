// Texts of trying failed analyses again, in Portuguese.
import { count } from '../../../texts/count.ts';
import type en from './retry-en.ts';

const texts: typeof en = {
  open: 'Tentar de novo as que falharam',
  title: 'Tentar de novo as análises que falharam',
  explanation: 'As análises criadas neste período que falharam voltam para a fila. Cada uma é cobrada quando dá certo.',
  from: 'Criadas de',
  to: 'até',
  submit: 'Tentar de novo',
  queued: (n) => count('pt', n, { one: '# análise voltou para a fila.', other: '# análises voltaram para a fila.' }),
  refused: {
    balance: (n) =>
      count('pt', n, {
        one: '# continua com falha: faltam minutos.',
        other: '# continuam com falha: faltam minutos.',
      }),
    recording_gone: (n) =>
      count('pt', n, {
        one: '# continua com falha: a gravação já foi removida.',
        other: '# continuam com falha: as gravações já foram removidas.',
      }),
    unreadable: (n) =>
      count('pt', n, {
        one: '# continua com falha: não é possível ler a transcrição.',
        other: '# continuam com falha: não é possível ler as transcrições.',
      }),
  },
};
export default texts;
