// Texts of what is done with several conversations, in Portuguese.
import { count } from '../../../texts/count.ts';
import type en from './chosen-en.ts';

const texts: typeof en = {
  bar: 'Conversas selecionadas',
  select: (name) => `Selecionar: ${name}`,
  all: 'Selecionar todas as exibidas',
  chosen: (n) => count('pt', n, { one: '# conversa selecionada', other: '# conversas selecionadas' }),
  download: 'Baixar JSON',
  assign: 'Atribuir…',
  assignMeans: 'Quem você escolher passa a ver estas conversas, e elas contam nas suas tendências.',
  assigned: (n, person) =>
    count('pt', n, {
      one: `# conversa foi atribuída a ${person}.`,
      other: `# conversas foram atribuídas a ${person}.`,
    }),
  erase: 'Excluir…',
  eraseTitle: (n) => count('pt', n, { one: 'Excluir # análise?', other: 'Excluir # análises?' }),
  eraseMeans:
    'As gravações, as transcrições, as notas e os comentários são excluídos de vez, e os links compartilhados deixam de abrir. As análises não contam mais em Tendências. Os minutos cobrados continuam cobrados. Não dá para desfazer.',
  eraseConfirm: 'Excluir',
  erased: (n) => count('pt', n, { one: '# análise foi excluída.', other: '# análises foram excluídas.' }),
};
export default texts;
