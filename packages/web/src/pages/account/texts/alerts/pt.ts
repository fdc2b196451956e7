// Texts of notifications, in Portuguese.
import type en from './en.ts';

const texts: typeof en = {
  title: 'Notificações',
  digest: {
    own: 'Um resumo das minhas ligações toda segunda-feira',
    team: 'Um resumo das ligações da minha equipe toda segunda-feira',
    company: 'Um resumo das ligações da empresa toda segunda-feira',
  },
  low: 'Avisar sobre ligações com nota baixa',
  score: 'Nota abaixo de',
  words: 'Avisar sobre ligações com estas palavras',
  wordsHint: 'Uma palavra ou expressão por linha, no máximo 20. Acentos e maiúsculas não fazem diferença.',
  failures: 'Avisar quando uma gravação falhar ou uma integração parar de funcionar',
  byMail: 'Enviar notificações por e-mail',
  byMailLater: 'Enviar notificações por e-mail (este servidor ainda não envia)',
  chat: 'Enviar notificações para um chat',
  noChat: 'Nenhum chat',
  url: 'Endereço do webhook de entrada',
  urlHint: 'Crie o webhook no Slack ou no Teams. O endereço é salvo com criptografia e não é mostrado de novo.',
  urlKept: 'Já há um endereço salvo. Deixe em branco para mantê-lo.',
  save: 'Salvar notificações',
  allOff: 'Desativar todas',
  saved: 'Suas notificações foram salvas.',
};
export default texts;
