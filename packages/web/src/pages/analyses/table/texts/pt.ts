// Texts of the table of analyses, in Portuguese.
import { count } from '../../../../texts/count.ts';
import type en from './en.ts';

const texts: typeof en = {
  title: 'Baixar como planilha',
  explanation:
    'Você recebe um arquivo CSV para Excel, LibreOffice ou Planilhas Google. Ele tem uma linha para cada conversa que atende aos seus filtros e uma coluna para cada critério.',
  caution:
    'O arquivo contém dados pessoais. Guarde-o onde sua empresa permite e exclua-o quando não precisar mais dele.',
  submit: 'Baixar',
  loaded: (n) => count('pt', n, { one: '# conversa até agora…', other: '# conversas até agora…' }),
  saved: (n) => count('pt', n, { one: '# conversa salva.', other: '# conversas salvas.' }),
  cut: (most) =>
    count('pt', most, {
      one: 'A planilha termina depois de # linha. Escolha um período menor para baixar as outras.',
      other: 'A planilha termina depois de # linhas. Escolha um período menor para baixar as outras.',
    }),
  fileName: 'analises',
  columns: {
    client: 'Cliente',
    supervisor: 'Supervisão',
    minutes: 'Duração (min)',
    talkRatio: 'Tempo de fala do vendedor (%)',
    interruptions: 'Interrupções por 10 min',
    need: 'Necessidade',
    nextStep: 'Próximo passo',
    openObjections: 'Objeções em aberto',
    summary: 'Resumo',
    exclusion: 'Motivo da exclusão das estatísticas',
    address: 'Link',
  },
  verdicts: {
    objective: { met: 'cumprido', notMet: 'não cumprido' },
    negative: { met: 'aconteceu', notMet: 'não aconteceu' },
  },
};

export default texts;
