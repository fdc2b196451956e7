// Texts of Credits, in Portuguese.
import type en from './en.ts';

const texts: typeof en = {
  title: 'Minutos',
  description: 'Quantos minutos de conversa a empresa ainda pode analisar.',
  balance: 'Saldo',
  minutes: (minutes) => `${minutes} min`,
  balanceHint: 'Os minutos reservados pelas análises em andamento já estão descontados.',
  empty: 'Resta menos de um minuto: novas análises são recusadas até que minutos sejam adicionados.',
  month: 'Este mês',
  used: (used, plan) => `${used} de ${plan} min do plano usados`,
  usedWithoutPlan: (used) => `${used} min usados; o plano não tem minutos mensais`,
  remaining: (minutes) => `Restam ${minutes} min do plano`,
  over: 'Você usou mais do que os minutos mensais do plano.',
  next: (date) => `O próximo mês começa em ${date} (UTC).`,
  plan: 'Plano',
  planMinutes: (minutes) => `${minutes} min por mês, somados ao saldo`,
  tokens: 'Tokens usados no total',
  howTitle: 'Como os minutos são contados',
  how: [
    'Cada minuto iniciado de uma gravação é um minuto, e cada conversa conta pelo menos um.',
    'Sem gravação, contam os horários da transcrição, sem as pausas de mais de 10 minutos.',
    'Em chats, e onde não há horários, 150 palavras são um minuto. Um minuto nunca cobre mais de 300 palavras.',
    'Análises que falham não custam nada.',
  ],
  ledger: 'Histórico',
  ledgerEmpty: 'Nenhum registro ainda',
  date: 'Data',
  what: 'O quê',
  change: 'Minutos',
  after: 'Saldo depois',
  kinds: {
    opening: 'Saldo inicial',
    plan: 'Minutos do plano',
    grant: 'Adicionados pelo serviço',
    analysis: 'Análise',
    trial: 'Teste de um tipo de interação',
  },
  taken: 'Retirados pelo serviço',
  analysisGone: 'não está mais na lista',
  more: 'Mostrar registros anteriores',
};
export default texts;
