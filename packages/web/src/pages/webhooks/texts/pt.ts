// Texts of Settings → Webhooks, in Portuguese.
import type en from './en.ts';

const texts: typeof en = {
  title: 'Webhooks',
  description: 'Quando uma análise fica pronta, o Earshot a envia assinada a estes endereços, em segundos.',
  add: 'Adicionar destino',
  list: 'Destinos',
  empty: 'Nenhum destino ainda',
  emptyText:
    'Adicione o endereço do seu CRM, data warehouse ou programa, e as análises concluídas são enviadas para lá automaticamente.',
  on: 'ativo',
  off: 'desativado',
  offNote:
    'Nada é enviado para este destino. As análises concluídas enquanto isso não são enviadas depois: busque-as com o cliente (reconcile).',
  roles: {
    admin_company: ['Administração da empresa', 'Recebe a análise inteira.'],
    super_admin: [
      'Administração do serviço',
      'Recebe a análise inteira com este perfil, para um segundo receptor no mesmo endereço.',
    ],
    supervisor: ['Supervisão', 'De uma versão anterior: não recebe dados do provedor, custos nem gravações coletadas.'],
    salesperson: [
      'Vendas',
      'De uma versão anterior: recebe o que uma página compartilhada mostra, sem gravações coletadas.',
    ],
  },
  triggers: {
    manual_ui: ['Criadas por pessoas', 'Análises que alguém cria no Earshot.'],
    external_api: ['Criadas por programas', 'Análises criadas com uma chave de API.'],
    scheduled_collection: ['Coletadas', 'Gravações das integrações. Só para os dois perfis de administração.'],
    failed: ['Falhas', 'Análises que falham, dos tipos escolhidos acima.'],
    integrations: [
      'Integrações',
      'Integrações que param ou voltam a funcionar, e gravações que não puderam ser coletadas. Só para os dois perfis de administração.',
    ],
  },
  facts: { role: 'Perfil', triggers: 'Eventos', since: 'Adicionado' },
  actions: {
    edit: 'Editar',
    switchOn: 'Ativar',
    switchOff: 'Desativar',
    renew: 'Novo segredo',
    remove: 'Remover',
    of: (action, name) => `${action}: ${name}`,
  },
  switchedOn: 'O destino está ativo.',
  switchedOff: 'O destino está desativado.',
  saved: 'O destino foi salvo.',
  removed: 'O destino foi removido.',
  form: {
    add: 'Adicionar destino',
    edit: 'Editar o destino',
    label: 'Nome',
    labelHint: 'Opcional, para você distinguir os destinos; no máximo 80 caracteres.',
    url: 'Endereço',
    urlHint: 'Um endereço https:// acessível pela internet, sem usuário nem senha. Redirecionamentos não são seguidos.',
    role: 'Perfil',
    roleHint: 'Define quais campos são enviados. O perfil de um destino não muda: para outro, adicione outro destino.',
    refused: 'Confira o endereço.',
    triggers: 'Eventos',
    submitAdd: 'Adicionar e mostrar o segredo',
    submitEdit: 'Salvar',
  },
  refusals: {
    duplicate: 'Já existe um destino com este perfil e endereço. Edite aquele, ou escolha o outro perfil.',
    url: 'Este não é um endereço https://.',
    credentials: 'Remova usuário e senha do endereço. A assinatura prova que a requisição é do Earshot.',
    private: 'Este endereço fica em uma rede privada. O Earshot só envia a endereços públicos.',
    unresolved: 'Este servidor não existe. Confira a grafia.',
    trigger: 'Escolha pelo menos um.',
  },
  switchOff: {
    title: (name) => `Desativar ${name}?`,
    text: 'Nada mais é enviado. As entregas que esperam outra tentativa são descartadas.',
  },
  renew: {
    title: (name) => `Novo segredo para ${name}?`,
    text: 'O segredo atual deixa de valer na hora, também para as entregas em espera. Enquanto seu receptor não conhecer o novo, recusará o que chega; as entregas são repetidas por cerca de 75 segundos. Faça o receptor aceitar uma lista de segredos, o novo primeiro.',
    confirm: 'Criar novo segredo',
  },
  remove: {
    title: (name) => `Remover ${name}?`,
    text: 'Nada mais é enviado para lá. As entregas em espera são descartadas e o segredo é excluído.',
  },
  secret: {
    title: 'Segredo deste destino',
    label: 'Segredo',
    warning: 'Copie agora. Ele não será mostrado de novo. Se o perder, crie outro.',
    copy: 'Copiar o segredo',
    next: 'Dê-o ao seu receptor, que confere cada requisição com ele:',
    done: 'Já guardei',
  },
  receive: {
    title: 'Receber e conferir',
    intro:
      'Uma requisição só é do Earshot se a assinatura confere. Verifique-a no corpo bruto, antes de interpretá-lo.',
    run: 'Terminal',
    library: 'Um receptor em Node.js, com @earshot/core/webhooks',
    verify: 'receiver.ts',
    noLibrary: 'Sem a biblioteca',
    noLibraryText:
      'A assinatura é o HMAC-SHA256 de timestamp, “.” e corpo bruto, em hexadecimal; a chave é o texto do segredo. Compare em tempo constante e recuse timestamps a mais de 30 minutos.',
    example: 'Exemplo de requisição',
  },
  rules: {
    answer: 'Responda 2xx em até 10 segundos e faça o trabalho depois.',
    retry:
      'Qualquer outra resposta é tentada de novo: cinco tentativas, com intervalos de uns 5, 10, 20 e 40 segundos. Depois o evento é descartado.',
    twice: 'Uma entrega pode chegar duas vezes. dedupeKey, de verifyWebhook, é a mesma em todas as tentativas.',
    missed: 'Busque o que se perdeu com client.analyses.reconcile, a cada poucos minutos.',
    change: 'Um endereço ou segredo novo vale também para as entregas em espera.',
  },
  payload: {
    title: 'O que é enviado, por perfil',
    field: 'Campos',
    yes: 'enviado',
    no: 'não enviado',
    administrators: 'Administração',
    supervisor: 'Supervisão',
    salesperson: 'Vendas',
    rest: 'Todos os outros campos da análise',
    note: 'Destinos novos são para a administração. Os outros dois perfis só existem em destinos de versões anteriores.',
  },
};
export default texts;
