// Texts of Team, in Portuguese.
import { count } from '../../../texts/count.ts';
import type en from './en.ts';

const texts: typeof en = {
  title: 'Equipe',
  description: 'Quem usa o Earshot, o que cada pessoa pode ver e se ela pode entrar.',
  descriptionForSupervisor: 'As pessoas da empresa. Você pode ler as análises de quem você supervisiona.',
  add: 'Adicionar pessoa',
  caption: 'Pessoas da empresa',
  search: 'Buscar',
  searchHint: 'Nome, e-mail ou ramal',
  show: 'Mostrar',
  shows: {
    all: 'Todos',
    active: 'Ativos',
    invited: 'Com convite',
    deactivated: 'Desativados',
    mine: 'Minha equipe',
  },
  people: (number) => count('pt', number, { one: '# pessoa', other: '# pessoas' }),
  nobody: 'Ninguém encontrado',
  nobodyHint: 'Mude a busca ou mostre todos.',
  showEverybody: 'Mostrar todos',
  name: 'Nome',
  you: 'você',
  role: 'Perfil',
  supervisor: 'Supervisão',
  noSupervisor: 'ninguém',
  extensions: 'Ramais',
  noExtensions: 'nenhum',
  state: 'Acesso',
  actions: 'Ações',
  states: {
    active: 'Ativo',
    invited: 'Com convite',
    lapsed: 'Convite expirado',
    deactivated: 'Desativado',
  },
  notShown: 'não mostrado',
  linkUntil: (date) => `Link vale até ${date}`,
  edit: 'Editar',
  editPerson: (name) => `Editar ${name}`,
  newInvitation: 'Novo convite',
  newInvitationFor: (name) => `Novo convite para ${name}`,
  newPassword: 'Link de senha',
  newPasswordFor: (name) => `Link de senha para ${name}`,
  deactivate: 'Desativar',
  deactivatePerson: (name) => `Desativar ${name}`,
  activate: 'Ativar',
  activatePerson: (name) => `Ativar ${name}`,
  deactivateTitle: (name) => `Desativar ${name}?`,
  deactivateMeans:
    'A pessoa sai do Earshot na hora e não pode mais entrar. As análises dela permanecem e continuam nas tendências. Você pode ativá-la de novo quando quiser.',
  deactivated: (name) => `O acesso de ${name} foi desativado.`,
  activated: (name) => `${name} pode entrar de novo.`,
  secondFactor: {
    act: 'Redefinir a verificação',
    actFor: (name) => `Redefinir a verificação em duas etapas de ${name}`,
    title: (name) => `Redefinir a verificação em duas etapas de ${name}?`,
    means:
      'Faça isso só se tiver certeza de quem está pedindo. A pessoa sai de todos os navegadores, perde as chaves de acesso e entra só com a senha até configurar tudo de novo.',
    confirm: 'Redefinir',
    done: (name) => `A verificação em duas etapas de ${name} foi redefinida.`,
  },
  openId: {
    act: 'Desvincular a conta da empresa',
    actFor: (name) => `Desvincular a conta da empresa de ${name}`,
    title: (name) => `Desvincular a conta da empresa de ${name}?`,
    means:
      'A próxima conta do serviço de login com o e-mail desta pessoa é vinculada no lugar dela. As sessões iniciadas pelo serviço terminam.',
    confirm: 'Desvincular',
    done: (name) => `A conta da empresa de ${name} foi desvinculada.`,
  },
  erasure: {
    act: 'Excluir de vez…',
    actFor: (name) => `Excluir ${name} de vez`,
    title: (name) => `Excluir ${name} de vez?`,
    means:
      'O acesso, o nome e o e-mail da pessoa são excluídos de vez. Primeiros nomes ditos na conversa ficam nas transcrições. Não dá para desfazer.',
    analyses: 'As análises da pessoa',
    keep: 'Manter, sem nome nem e-mail',
    delete: 'Excluir também, com as gravações',
    confirm: 'Excluir de vez',
    done: (name) => `Os dados de ${name} foram excluídos.`,
    underWay: (name) => `Os dados de ${name} estão sendo excluídos. Leva alguns minutos.`,
  },
  serviceAdministrator: 'Só pode ser alterado com o comando earshot',
  rolesTitle: 'O que cada perfil pode fazer',
  roles: {
    salesperson: {
      name: 'Vendas',
      means:
        'Vê as análises atribuídas a si ou que criou, suas próprias tendências e os bons exemplos da equipe. Pode criar novas análises.',
    },
    supervisor: {
      name: 'Supervisão',
      means: 'Vê também as análises e tendências de todos que supervisiona.',
    },
    admin: {
      name: 'Administração',
      means: 'Vê tudo da empresa e gerencia pessoas, chaves de API, webhooks, integrações e tipos de interação.',
    },
    super_admin: {
      name: 'Administração do serviço',
      means: 'Opera este serviço. Só pode ser criado com o comando earshot.',
    },
  },
  form: {
    addTitle: 'Adicionar pessoa',
    editTitle: (name) => `Editar ${name}`,
    email: 'E-mail',
    emailHint: 'Usado para entrar. Não pode ser alterado depois.',
    emailFixed: 'Não pode ser alterado: se estiver errado, adicione a pessoa de novo.',
    supervisorHint: 'Vê as análises desta pessoa.',
    noSupervisor: 'Ninguém',
    extensionsHint:
      'Os ramais da pessoa na sua central telefônica, separados por vírgulas: 201, 202. As ligações desses ramais são atribuídas a ela.',
    extensionsMost: (most) => `No máximo ${most} ramais.`,
    extensionInvalid: (extension) =>
      `“${extension}” não pode ser um ramal: até 32 letras, dígitos e * # + . _ - sem espaços.`,
    extensionTaken: (extension, name) => `O ramal ${extension} pertence a ${name}. Retire-o de lá primeiro.`,
    ownRole: 'Só outra pessoa da administração pode retirar seu perfil de administração.',
    emailTaken: 'Já existe alguém com este e-mail.',
    emailInvalid: 'Este não é um endereço de e-mail.',
    add: 'Adicionar e gerar convite',
    save: 'Salvar',
    saved: (name) => `Os dados de ${name} foram salvos.`,
  },
  invitation: {
    title: (name) => `Convite para ${name}`,
    passwordTitle: (name) => `Link de senha para ${name}`,
    before: 'Um novo link permite que a pessoa escolha uma senha. Links anteriores deixam de funcionar.',
    beforePassword:
      'Um novo link permite que a pessoa escolha outra senha; as sessões dela terminam nesse momento. Até lá, a senha atual vale. Links anteriores deixam de funcionar.',
    make: 'Gerar o link',
    link: 'Link',
    linkHint: (date) =>
      `Funciona uma vez, até ${date}. O Earshot não envia convites por e-mail: envie você mesmo o link. Ele só é mostrado agora.`,
    copy: 'Copiar o link',
    mail: 'Escrever um e-mail',
    mailSubject: 'Seu acesso ao Earshot',
    mailBody: (name, link) =>
      `Olá, ${name}!\n\nAbra este link para escolher sua senha. Ele funciona uma vez, por 7 dias:\n\n${link}\n`,
    done: 'Concluir',
  },
};
export default texts;
