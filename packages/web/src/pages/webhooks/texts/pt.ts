// Texts of Settings → Webhooks, in Portuguese.
import type en from './en.ts';

const texts: typeof en = {
  title: 'Webhooks',
  description: 'Quando uma análise fica pronta, o Earshot a envia aos endereços daqui, assinada, em segundos.',
  add: 'Adicionar destino',
  list: 'Destinos',
  empty: 'Nenhum destino ainda',
  emptyText: 'Adicione o endereço do seu CRM, data warehouse ou programa, e as análises prontas chegam lá sozinhas.',
  on: 'ligado',
  off: 'desligado',
  offNote: 'Nada é enviado para cá. O que terminar enquanto isso não virá depois: busque com o cliente (reconcile).',
  roles: {
    admin_company: ['Administração da empresa', 'Recebe a análise inteira.'],
    super_admin: [
      'Administração do serviço',
      'Recebe a análise inteira, com este nome: para um segundo receptor no mesmo endereço.',
    ],
    supervisor: [
      'Supervisão',
      'De uma versão anterior: não recebe dados do provedor nem custos, e nada do que foi coletado.',
    ],
    salesperson: [
      'Vendas',
      'De uma versão anterior: recebe o que uma página compartilhada mostra, e nada do que foi coletado.',
    ],
  },
  triggers: {
    manual_ui: ['Feitas por pessoas', 'Análises que alguém cria nestas páginas.'],
    external_api: ['Feitas por programas', 'Análises que chegam com uma chave de API.'],
    scheduled_collection: ['Coletadas', 'Gravações buscadas nas integrações. Só para os dois perfis de administração.'],
    failed: ['Falhas', 'Também as análises que falham, dos tipos escolhidos acima.'],
  },
  facts: { role: 'Recebe como', triggers: 'É avisado de', since: 'Adicionado' },
  actions: {
    edit: 'Editar',
    switchOn: 'Ligar',
    switchOff: 'Desligar',
    renew: 'Novo segredo',
    remove: 'Remover',
    of: (action, name) => `${action}: ${name}`,
  },
  switchedOn: 'O destino está ligado.',
  switchedOff: 'O destino está desligado.',
  saved: 'O destino foi salvo.',
  removed: 'O destino foi removido.',
  form: {
    add: 'Adicionar destino',
    edit: 'Editar o destino',
    label: 'Nome',
    labelHint: 'Opcional, para você distinguir os destinos; no máximo 80 caracteres.',
    url: 'Endereço',
    urlHint: 'Um endereço https:// acessível pela internet, sem usuário nem senha. Redirecionamentos não são seguidos.',
    role: 'Receber como',
    roleHint: 'Decide quais campos são enviados. Um destino mantém seu perfil: para outro, adicione outro destino.',
    triggers: 'Ser avisado de',
    submitAdd: 'Adicionar e mostrar o segredo',
    submitEdit: 'Salvar',
  },
  refusals: {
    duplicate: 'Já existe um destino com este perfil e endereço. Edite aquele, ou escolha o outro perfil.',
    url: 'Este não é um endereço https://.',
    credentials: 'Deixe usuário e senha fora do endereço: é a assinatura que diz que a chamada é do Earshot.',
    private: 'Este endereço leva a uma rede privada. O Earshot só envia a endereços acessíveis pela internet.',
    unresolved: 'Este servidor não existe. Confira a grafia.',
    trigger: 'Escolha pelo menos um.',
  },
  switchOff: {
    title: (name) => `Desligar ${name}?`,
    text: 'Nada mais é enviado, e o que espera por outra tentativa é descartado.',
  },
  renew: {
    title: (name) => `Novo segredo para ${name}?`,
    text: 'O segredo atual deixa de valer na hora, também para entregas que esperam. Enquanto seu receptor não conhece o novo, ele recusa o que chega; isso é tentado de novo por cerca de 75 segundos. Faça o receptor aceitar uma lista de segredos, o novo primeiro.',
    confirm: 'Criar novo segredo',
  },
  remove: {
    title: (name) => `Remover ${name}?`,
    text: 'Nada mais é enviado para lá, o que espera é descartado, e o segredo se perde.',
  },
  secret: {
    title: 'O segredo deste destino',
    label: 'Segredo',
    warning: 'Copie agora: ninguém pode mostrá-lo de novo. Se ele se perder, crie outro.',
    copy: 'Copiar o segredo',
    next: 'Dê-o ao seu receptor, que confere cada chamada com ele:',
    done: 'Já guardei',
  },
  receive: {
    title: 'Receber e conferir',
    intro:
      'Uma chamada só é do Earshot se a assinatura confere. Verifique no corpo como chegou, antes de qualquer parser.',
    run: 'Terminal',
    library: 'Um receptor em Node.js, com @earshot/core/webhooks',
    verify: 'receiver.ts',
    noLibrary: 'Sem a biblioteca',
    noLibraryText:
      'A assinatura é o HMAC-SHA256 de timestamp, “.” e corpo bruto, em hexadecimal; a chave é o texto do segredo. Compare em tempo constante e recuse timestamps a mais de 30 minutos.',
    example: 'Exemplo de chamada',
  },
  rules: {
    answer: 'Responda 2xx em até 10 segundos e faça o trabalho depois.',
    retry:
      'Qualquer outra resposta é tentada de novo: cinco tentativas, com intervalos de uns 5, 10, 20 e 40 segundos. Depois o evento é abandonado.',
    twice: 'Uma entrega pode chegar duas vezes. A chave de verifyWebhook, dedupeKey, é a mesma em todas as tentativas.',
    missed: 'O que se perdeu pode ser buscado: client.analyses.reconcile, a cada poucos minutos.',
    change: 'Um endereço ou segredo novo vale também para o que espera.',
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
