// Texts of the page at a share link, in Portuguese.
import type en from './en.ts';

const texts: typeof en = {
  title: 'Conversa',
  notFound: 'Não há análise neste endereço',
  notFoundWhy: 'O link está errado, foi substituído ou foi revogado. Pergunte a quem o enviou.',
  unavailable: 'Esta análise não está disponível',
  failed: 'Esta análise não pôde ser concluída',
  underWay: 'Esta análise ainda não terminou',
  followsItself: 'Ela aparece aqui automaticamente quando estiver pronta.',
  passcode: 'Esta conversa está protegida',
  passcodeWhy: 'Digite o código de acesso que você recebeu de quem enviou o link.',
  passcodeLabel: 'Código de acesso',
  passcodeWrong: 'Este código está errado.',
  passcodeBlocked: 'Códigos errados demais. Tente de novo em 15 minutos.',
  enter: 'Abrir',
  summary: 'Resumo',
  nextSteps: 'Próximos passos',
  noNextSteps: 'Nenhum foi combinado.',
  recording: 'Gravação',
  transcript: 'Transcrição',
};
export default texts;
