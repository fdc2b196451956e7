// Texts of retention and legal holds, in Portuguese.
import { count } from '../../../texts/count.ts';
import type en from './retention-en.ts';

export default {
  title: 'Prazos de retenção',
  explanation:
    'Os dias contam a partir da criação de cada análise. Deixe o campo vazio para guardar sem prazo. O que passar do prazo é excluído em alguns minutos e não dá para recuperar. A retenção legal suspende esses prazos para a análise.',
  recordingsDays: 'Excluir gravações após (dias)',
  recordingsHint: 'O áudio é excluído. A transcrição, as notas e o resumo ficam.',
  transcriptsDays: 'Excluir transcrições após (dias)',
  transcriptsHint:
    'A transcrição é excluída com tudo o que é citado dela: evidências, objeções, BANT, palavras-chave, diagnóstico, coaching e participantes. A gravação, as notas e o resumo ficam.',
  analysesDays: 'Excluir análises inteiras após (dias)',
  analysesHint: 'A análise é excluída com tudo o que faz parte dela, inclusive a gravação e o link compartilhado.',
  keepsScores: 'Manter as notas para Tendências',
  keepsScoresHint:
    'Quando uma análise inteira é excluída, ficam as notas, os indicadores, o tipo, a data e o(a) vendedor(a).',
  apply: 'Atualizar os prazos',
  saved: 'Os prazos de retenção foram salvos.',
  confirmTitle: 'Excluir o que passou do prazo?',
  confirmMeans: 'Serão excluídas em alguns minutos:',
  confirmAfter: 'Não dá para desfazer. As análises sob retenção legal ficam como estão.',
  confirm: 'Salvar e excluir',
  recordingsGo: (days) =>
    count('pt', days, { one: 'Gravações com mais de um dia', other: 'Gravações com mais de # dias' }),
  transcriptsGo: (days) =>
    count('pt', days, {
      one: 'Transcrições com mais de um dia, com as citações',
      other: 'Transcrições com mais de # dias, com as citações',
    }),
  analysesGo: (days) =>
    count('pt', days, { one: 'Análises inteiras com mais de um dia', other: 'Análises inteiras com mais de # dias' }),
  analysesButScoresGo: (days) =>
    count('pt', days, {
      one: 'Análises inteiras com mais de um dia, menos as notas',
      other: 'Análises inteiras com mais de # dias, menos as notas',
    }),
  scoresGo: 'As notas mantidas de análises já excluídas',
  holds: 'Análises sob retenção legal',
  analysis: 'Conversa',
  since: 'Retida desde',
  actions: 'Ações',
  lift: 'Retirar…',
  liftNamed: (name) => `Retirar a retenção legal de ${name}`,
  onlyFirst: (most) => `A lista mostra só as ${most} retidas há mais tempo.`,
} satisfies typeof en;
