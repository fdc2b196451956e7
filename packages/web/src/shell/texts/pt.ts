// Texts around every page, in Portuguese.
import type en from './en.ts';

const texts: typeof en = {
  areas: {
    analyses: 'Análises',
    'new-analysis': 'Nova análise',
    'for-you': 'Para você',
    examples: 'Bons exemplos',
    trends: 'Tendências',
    reviews: 'Revisões',
    team: 'Equipe',
    'api-keys': 'Chaves de API',
    webhooks: 'Webhooks',
    integrations: 'Integrações',
    'interaction-types': 'Tipos de interação',
    credits: 'Minutos',
    company: 'Empresa',
    audit: 'Auditoria',
  },
  account: 'Minha conta',
  erasure: {
    explanation: (when) =>
      `Sua empresa será excluída em ${when}. Até lá, só a administração consegue entrar, as chaves de API são recusadas, nada é coletado e os webhooks esperam.`,
    open: 'Exportar, cancelar ou excluir agora',
  },
  expired: {
    title: 'Entre novamente',
    explanation: 'Sua sessão terminou. Entre para continuar. Nada desta página se perde.',
    leave: 'Sair desta página',
    ofCompany: 'Entrar com a conta da empresa em outra aba e voltar para cá',
  },
  language: 'Idioma',
  menu: 'Menu',
  navigation: 'Principal',
  newSignIns: {
    explanation: 'Sua conta foi usada em um navegador ou em uma rede que você ainda não tinha usado:',
    otherwise: 'Se não foi você, altere sua senha agora. Isso encerra a sessão em todos os outros dispositivos.',
    several: (times, last) => `${times} vezes, a última em ${last}`,
    understood: 'Fui eu',
    account: 'Alterar minha senha',
  },
  notFound: {
    title: 'Página não encontrada',
    explanation: 'Não há nada neste endereço, ou seu perfil não permite vê-lo.',
    home: 'Ir para o início',
  },
  offline:
    'Você está sem conexão. O que você vê pode estar desatualizado, e as alterações só são salvas quando a conexão voltar.',
  replaced: {
    explanation: (when) =>
      `Sua senha foi substituída em ${when} por um link de convite. Se não foi você, troque a senha em Minha conta e avise a administração. As chaves de API criadas em seu nome continuam valendo até serem revogadas.`,
    understood: 'Estou ciente',
  },
  roles: {
    salesperson: 'Vendas',
    supervisor: 'Supervisão',
    admin_company: 'Administração',
    super_admin: 'Administração do serviço',
  },
  settings: 'Configurações',
  signIn: {
    title: 'Entrar',
    description: 'O que foi dito nas suas conversas e como elas foram.',
    email: 'E-mail',
    password: 'Senha',
    submit: 'Entrar',
    wrong: 'E-mail ou senha incorretos.',
    blocked: 'Muitas tentativas sem sucesso. Espere 15 minutos e tente de novo.',
    erasing: 'Sua empresa vai ser excluída. Só a administração consegue entrar.',
    company: 'Empresa',
    companyHint: 'Esta senha dá acesso a mais de uma.',
    enter: 'Continuar',
    code: 'Código',
    codeHint: 'Os seis dígitos do seu aplicativo autenticador, ou um dos seus códigos de recuperação.',
    codeWrong: 'Este código está errado ou já foi usado. Espere o próximo.',
    back: 'Voltar',
    passkey: 'Entrar com chave de acesso',
    passkeyNone: 'Nenhuma chave de acesso foi usada. Tente de novo, ou entre com e-mail e senha.',
    passkeyElsewhere:
      'As chaves de acesso só valem no endereço habitual do Earshot. Abra-o por lá, ou entre com e-mail e senha.',
    forgotten: 'Esqueceu a senha?',
    ofCompany: 'Entrar com a conta da empresa',
  },
  signOut: 'Sair',
  signOutFailed: 'O servidor não respondeu. Sua sessão continua aberta.',
  skip: 'Ir para o conteúdo',
  waiting: (count) => (count === 1 ? 'pendente' : 'pendentes'),
};
export default texts;
