// Texts of collecting an earlier period, in Portuguese.
import { count } from '../../../texts/count.ts';
import type en from './backfill-en.ts';

const texts: typeof en = {
  title: 'Coletar um período anterior',
  explanation: 'Veja primeiro o que existe e quanto custa. Nada é coletado duas vezes.',
  from: 'Gravadas de',
  through: 'até',
  look: 'Estimar',
  collect: 'Coletar',
  started: 'O período está sendo coletado.',
  there: (n) => count('pt', n, { one: '# gravação pode ser coletada.', other: '# gravações podem ser coletadas.' }),
  cost: (n) => count('pt', n, { one: 'Cerca de # minuto.', other: 'Cerca de # minutos.' }),
  skipped: 'Ignoradas',
  more: 'O provedor não listou tudo a tempo. Há mais.',
};
export default texts;
