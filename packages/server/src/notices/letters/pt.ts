// Letters in Portuguese.
import { portugueseCollectionErrors } from '@earshot/core/collection-errors';
import { dateTimeIn, dayIn, type LetterTexts } from './letter-types.ts';

export const pt: LetterTexts = {
  day: dayIn('pt-BR'),
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
        invitation: `A senha da sua conta do Earshot em ${company} foi redefinida por meio de um link de convite criado pela administração.`,
        reset: `A senha da sua conta do Earshot em ${company} foi redefinida por meio de um link enviado a este endereço.`,
      })[how],
    otherwise: 'Se não foi você, escolha uma nova senha agora e avise a administração da sua empresa.',
    passkeys: 'Suas chaves de acesso continuam valendo. Remova as que não forem suas em Minha conta.',
    link: 'Não fui eu',
  },
  secondFactorChanged: {
    subject: (company) => `Verificação em duas etapas de ${company}: houve uma alteração`,
    explanation: (company, how) =>
      ({
        enabled: `A verificação em duas etapas da sua conta do Earshot em ${company} foi ativada. As outras sessões foram encerradas.`,
        disabled: `A verificação em duas etapas da sua conta do Earshot em ${company} foi desativada. Agora basta a senha para entrar.`,
        reset: `A administração redefiniu a verificação em duas etapas da sua conta do Earshot em ${company}, removeu as chaves de acesso que houvesse e encerrou todas as sessões. Entre com a sua senha e configure tudo de novo.`,
        codesRenewed: `Os códigos de recuperação da sua conta do Earshot em ${company} foram substituídos. Os anteriores não funcionam mais.`,
      })[how],
    otherwise: 'Se você não esperava por isso, altere sua senha agora e avise a administração da sua empresa.',
    link: 'Abrir minha conta',
  },
  passkeysChanged: {
    subject: (company) => `Chaves de acesso de ${company}: houve uma alteração`,
    explanation: (company, how) =>
      ({
        added: `Uma chave de acesso (passkey) foi adicionada à sua conta do Earshot em ${company}. Com ela é possível entrar sem a senha.`,
        removed: `Uma chave de acesso (passkey) foi removida da sua conta do Earshot em ${company}. Os outros dispositivos que entraram com ela foram desconectados.`,
      })[how],
    otherwise:
      'Se você não esperava por isso, altere sua senha agora, remova as chaves de acesso que não forem suas e avise a administração da sua empresa.',
    link: 'Abrir minha conta',
  },
  whyAlert: (company) => `Você escolheu receber isto na sua conta do Earshot em ${company}, em Minha conta.`,
  switchOff: 'Alterar ou desativar notificações',
  callAlert: {
    subject: (company) => `Uma ligação de ${company} para você`,
    low: (score) => `Uma ligação teve nota ${score}, abaixo do limite que você definiu.`,
    words: (words) => `Uma ligação tem palavras que você acompanha: ${words.join(', ')}.`,
    link: 'Abrir a ligação',
  },
  call: { person: 'Vendedor(a)', when: 'Data', score: 'Nota' },
  digest: {
    subject: (company) => `Sua semana em ${company}`,
    explanation: (from, until) => `De ${from} a ${until}:`,
    calls: 'Ligações',
    mean: 'Nota média',
    change: 'Variação em relação à semana anterior',
    worth: 'Vale a pena ouvir:',
    call: (score, name, day) => `Nota ${score}${name === null ? '' : `, ${name}`}, ${day}`,
  },
  recordingFailed: {
    subject: (company) => `Uma gravação de ${company} não pôde ser analisada`,
    explanation: 'Uma gravação não pôde ser analisada. Outras falhas na mesma hora não são avisadas uma a uma.',
    link: 'Ver o que aconteceu',
  },
  recordingUncollected: {
    subject: (company) => `Uma gravação de ${company} não pôde ser coletada`,
    explanation: (name) =>
      `A integração ${name} não conseguiu coletar uma gravação e a deixou de fora. Outras falhas na mesma hora não são avisadas uma a uma.`,
    link: 'Abrir as integrações',
  },
  integrationRecovered: {
    subject: (company) => `Uma integração de ${company} voltou a funcionar`,
    explanation: (name) =>
      `A integração ${name} voltou a funcionar. O que foi gravado enquanto isso também é coletado, se o provedor ainda o tiver.`,
    link: 'Abrir as integrações',
  },
  integrationStopped: {
    subject: (company) => `Uma integração de ${company} parou de funcionar`,
    explanation: (name) => `A integração ${name} parou de funcionar. Nenhuma gravação é coletada até que ela volte.`,
    reasons: portugueseCollectionErrors,
    link: 'Abrir as integrações',
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
