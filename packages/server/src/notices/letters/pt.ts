// Letters in Portuguese.
import { dateTimeIn, type LetterTexts } from './letter-types.ts';

export const pt: LetterTexts = {
  dateTime: dateTimeIn('pt-BR'),
  place: { when: 'Quando', browser: 'Navegador', address: 'Endereço de rede' },
  whyAccount: (company) =>
    `Este e-mail trata da segurança da sua conta em ${company}. E-mails como este não podem ser desativados.`,
  passwordReset: {
    subject: (company) => `Escolha uma nova senha para ${company}`,
    explanation: (company) =>
      `Alguém, provavelmente você, pediu uma nova senha para a sua conta do Earshot em ${company}. O link funciona uma única vez, até uma hora depois do pedido, e encerra a sessão em todos os dispositivos.`,
    link: 'Escolher uma nova senha',
    otherwise: 'Se não foi você, não faça nada. Sua senha continua a mesma.',
  },
  passwordChanged: {
    subject: (company) => `Sua senha de ${company} foi alterada`,
    explanation: (company, how) =>
      ({
        change: `A senha da sua conta do Earshot em ${company} foi alterada em Minha conta.`,
        invitation: `A senha da sua conta do Earshot em ${company} foi substituída por um link de convite criado pela administração.`,
        reset: `A senha da sua conta do Earshot em ${company} foi substituída por um link enviado a este endereço.`,
      })[how],
    otherwise: 'Se não foi você, escolha uma nova senha agora e avise a administração da sua empresa.',
    link: 'Não fui eu',
  },
  newSignIn: {
    subject: (company) => `Novo acesso à sua conta em ${company}`,
    explanation: (company) =>
      `Alguém entrou na sua conta do Earshot em ${company} usando um navegador ou uma rede que você ainda não tinha usado.`,
    otherwise:
      'Se foi você, não é preciso fazer nada. Se não foi, altere sua senha agora. Isso encerra a sessão em todos os outros dispositivos.',
    link: 'Ver minhas sessões',
  },
};
