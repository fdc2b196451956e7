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
};
export default texts;
