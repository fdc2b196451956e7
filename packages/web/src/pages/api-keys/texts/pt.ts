// Texts of Settings → API keys, in Portuguese.
import { count } from '../../../texts/count.ts';
import type en from './en.ts';

const texts: typeof en = {
  title: 'Chaves de API',
  description:
    'Um programa entra com uma chave em vez de uma senha. Ele vê o que você vê e faz o que as permissões da chave autorizam.',
  create: 'Criar chave',
  caption: 'Chaves de API ativas',
  columns: { name: 'Nome', expires: 'Expira', lastUse: 'Último uso', created: 'Criada', actions: 'Ações' },
  used: (used, most) => count('pt', used, { one: `# de ${most} chaves`, other: `# de ${most} chaves` }),
  full: (most) => `Uma empresa tem no máximo ${most} chaves ativas. Revogue uma para criar outra.`,
  never: 'nunca',
  neverUsed: 'ainda não usada',
  expired: 'expirada',
  lastUseHint: 'O último uso é registrado com precisão de um minuto.',
  empty: 'Nenhuma chave ainda',
  emptyText:
    'Crie uma para cada programa que se conecta ao Earshot. Assim você vê qual é usada e pode revogar só aquela.',
  revoke: 'Revogar',
  revokeNamed: (name) => `Revogar “${name}”`,
  revokeTitle: (name) => `Revogar “${name}”?`,
  revokeText:
    'Os programas que usam esta chave são recusados já na próxima chamada. Uma chave revogada não pode ser recuperada.',
  revokeUsed: 'Esta chave foi usada pela última vez',
  revoked: (name) => `“${name}” foi revogada.`,
  dialog: {
    title: 'Criar chave de API',
    name: 'Nome',
    nameHint: 'Qual programa vai usá-la: “CRM”, “Relatório noturno”.',
    expires: 'Expira',
    expiry: { days30: 'em 30 dias', days90: 'em 90 dias', year: 'em um ano', date: 'em uma data…', never: 'nunca' },
    expiryHint: 'Ninguém precisa se lembrar de uma chave que expira.',
    date: 'Último dia',
    dateHint: 'A chave vale até o fim deste dia, no seu fuso horário.',
    datePast: 'Escolha uma data futura.',
    scopes: 'Permissões',
    scopesHint: 'Dê só as permissões de que o programa precisa. Elas não mudam depois: para outras, crie outra chave.',
    noScopes: 'Escolha pelo menos uma.',
    all: 'Marcar todas',
    none: 'Desmarcar todas',
    submit: 'Criar a chave',
  },
  scopes: {
    'api:analyses:write': ['Criar análises', 'Enviar transcrições e gravações, e alterar análises.'],
    'api:analyses:read': ['Ler análises', 'Ler e listar análises e tipos de interação.'],
    'api:salespersons:read': ['Listar vendedores', 'Saber a quem uma análise pode ser atribuída.'],
    'api:users:read': ['Listar pessoas', 'Nomes, e-mails e perfis de todos da empresa.'],
    'api:users:write': [
      'Gerenciar pessoas',
      'Adicionar, alterar e desativar pessoas, e alterar a empresa. Muito poder: raramente necessário.',
    ],
    'api:credits:read': ['Ver minutos', 'O saldo e o que foi usado no mês.'],
    'api:keys:read': ['Listar chaves', 'Quais chaves existem; nunca as chaves em si.'],
    'api:keys:write': [
      'Gerenciar chaves',
      'Criar chaves com no máximo as próprias permissões e revogar qualquer uma. Muito poder: raramente necessário.',
    ],
  },
  created: {
    title: 'Sua nova chave',
    label: 'Chave de API',
    warning: 'Copie agora. Ela não será mostrada de novo. Se a perder, revogue-a e crie outra.',
    copy: 'Copiar a chave',
    scopes: 'Permissões',
    expires: 'Expira',
    done: 'Já guardei',
  },
  use: {
    title: 'Usar uma chave',
    text: 'Envie-a no cabeçalho X-API-Key. Guarde-a em servidores, fora de navegadores, URLs e repositórios de código. Quem tem a chave pode agir em seu nome.',
    try: 'Experimente',
    settings: 'Ambiente',
    settingsNote: 'Os dois exemplos leem estas duas variáveis.',
    tabs: 'Formas de chamar o Earshot',
    terminal: 'Terminal',
    library: 'TypeScript',
    reference: 'Todas as operações',
    sample: 'Ana: Bom dia, como posso ajudar?\nCliente: Queria saber os preços.',
  },
  refusals: {
    limit: 'A empresa já tem dez chaves ativas, o máximo. Revogue uma e tente de novo.',
    past: 'A data de expiração já passou. Escolha uma data futura.',
  },
};
export default texts;
