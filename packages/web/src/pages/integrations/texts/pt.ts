// Texts of Settings → Integrations, in Portuguese.
import { count } from '../../../texts/count.ts';
import type en from './en.ts';

const texts: typeof en = {
  title: 'Integrações',
  description:
    'As gravações chegam sozinhas, de uma central telefônica, de um serviço de reuniões ou de uma pasta, e são analisadas.',
  add: 'Adicionar integração',
  list: 'Integrações',
  empty: 'Nenhuma integração ainda',
  emptyText:
    'Conecte o lugar onde suas ligações são gravadas. Cada gravação vira uma análise, não importa quantas vezes seja encontrada.',
  connectors: {
    'pbx/yeastar': ['Yeastar P-Series', 'Ligações que a central grava, pela API dela.'],
    'pbx/folder': [
      'Pasta de uma central telefônica',
      'Gravações que Asterisk, FreePBX, Issabel, 3CX ou FreeSWITCH deixam em uma pasta ou bucket.',
    ],
    'meeting/zoom': ['Zoom', 'Reuniões gravadas de uma conta: a transcrição, se houver; senão, o som.'],
    'meeting/folder': [
      'Pasta de reuniões',
      'Transcrições e gravações de qualquer serviço de reuniões, exportadas para uma pasta ou bucket.',
    ],
  },
  guides: {
    'pbx/yeastar': [
      'No portal web da central, abra Integrations → API e ligue a API.',
      'Copie de lá o Client ID e o Client Secret.',
      'Se a API só aceita certos endereços, inclua o deste servidor.',
      'Uma central em rede privada só é alcançada se quem opera este servidor indicou a rede dela.',
    ],
    'pbx/folder': [
      'Faça as gravações ficarem, ou serem copiadas, em uma pasta ou bucket que quem opera este servidor permite.',
      'Quem ligou para quem é lido dos registros de chamadas (CDR) e dos nomes de arquivo; os dos sistemas usuais são conhecidos.',
      'Um arquivo é coletado quando ninguém mexe nele há um minuto.',
    ],
    'meeting/zoom': [
      'No Zoom App Marketplace, crie um app do tipo Server-to-Server OAuth e ative-o.',
      'Dê a ele o escopo que lista as gravações na nuvem da conta. Se faltar algum, o teste diz qual.',
      'Copie das credenciais do app o account id, o client id e o client secret.',
    ],
    'meeting/folder': [
      'Faça as transcrições ou gravações serem exportadas para uma pasta ou bucket que quem opera este servidor permite.',
      'As primeiras linhas de uma transcrição podem dizer “Organizer: ana@example.com” e “Client: Bruno Lima”.',
      'Quando uma reunião tem palavras e som, valem as palavras.',
    ],
  },
  waiting: {
    heldRecordings: (n) =>
      count('pt', n, {
        one: 'O provedor não libera # gravação. Ela é tentada de novo por 30 dias; verifique as permissões e o endereço.',
        other:
          'O provedor não libera # gravações. Elas são tentadas de novo por 30 dias; verifique as permissões e o endereço.',
      }),
    transcriber: (n) =>
      count('pt', n, {
        one: '# gravação espera até a transcrição voltar a responder.',
        other: '# gravações esperam até a transcrição voltar a responder.',
      }),
    model: (n) =>
      count('pt', n, {
        one: '# gravação espera até o modelo de análise voltar a responder.',
        other: '# gravações esperam até o modelo de análise voltar a responder.',
      }),
    storage: (n) =>
      count('pt', n, {
        one: '# gravação espera até o armazenamento voltar a responder.',
        other: '# gravações esperam até o armazenamento voltar a responder.',
      }),
    next: 'Nada se perde. Próxima tentativa:',
  },
  guide: 'Como configurar',
  states: {
    active: ['programada', ''],
    paused_no_credits: [
      'sem minutos',
      'Não há minutos para a próxima gravação. A coleta continua sozinha assim que houver; nada se perde.',
    ],
    backing_off: [
      'esperando',
      'O provedor falhou. Nova tentativa automática depois de um minuto, dois, quatro, no máximo uma hora. “Coletar agora” tenta na hora.',
    ],
    credentials_refused: [
      'credenciais recusadas',
      'O provedor não aceita as credenciais guardadas. Informe novas: até lá nada é coletado.',
    ],
    inactive: [
      'desligada',
      'Desligada: nada é coletado. O que for gravado enquanto isso é coletado quando for religada.',
    ],
  },
  toCredits: 'Ver os minutos',
  newCredentials: 'Informar novas credenciais',
  facts: {
    next: 'Próxima busca',
    interval: 'Busca a cada',
    since: 'Gravações desde',
    shortest: 'Ignora menores que',
    last: 'Última busca',
  },
  settings: {
    baseUrl: [
      'Endereço da central',
      'Por exemplo https://pbx.example.com:8088. http:// simples só dentro das redes que quem opera este servidor indicou.',
    ],
    accountId: ['Account id', 'Das credenciais do app no Zoom.'],
    location: ['Pasta ou bucket', 'Um caminho absoluto como /srv/recordings, ou s3://bucket/prefixo.'],
    callRecordFile: [
      'Arquivo de registros de chamadas',
      'Opcional: o Master.csv do Asterisk, ou um CSV com cabeçalho, na pasta ou com o caminho inteiro.',
    ],
    fileNamePattern: [
      'Padrão dos nomes de arquivo',
      'Opcional, para nomes desconhecidos: {time}, {date}, {from}, {to}, {id}, {name} e {ignore}, como em {time}-{from}-{to}-{id}.wav.',
    ],
    timeZone: ['Fuso horário', 'De horários que não trazem um, como America/Sao_Paulo. Vazio: o da própria central.'],
    includeInternalCalls: ['Também ligações entre dois ramais', 'Senão, elas ficam de fora.'],
  },
  folderTimeZone: ['Fuso horário', 'De horários que não trazem um, como America/Sao_Paulo. Vazio: UTC.'],
  zoomAddress: ['Endereço do Zoom', 'Só para outra nuvem do Zoom. Vazio: https://api.zoom.us.'],
  credentials: {
    legend: 'Credenciais',
    clientId: 'Client ID',
    clientSecret: 'Client Secret',
    hint: 'Guardadas com criptografia, e nunca mais mostradas.',
    kept: 'Já há credenciais guardadas. Deixe os dois campos vazios para mantê-las.',
    both: 'Preencha os dois, ou nenhum.',
  },
  form: {
    add: 'Adicionar integração',
    edit: 'Editar a integração',
    connector: 'Onde estão as gravações?',
    next: 'Continuar',
    back: 'Outra origem',
    label: 'Nome',
    labelHint: 'Opcional, para você distinguir as integrações.',
    schedule: 'Agenda',
    interval: 'Minutos entre duas buscas',
    shortest: 'Gravação mais curta, em segundos',
    shortestHint: 'Menores que isso ficam de fora: em geral caixa postal e enganos.',
    since: 'A partir de quando',
    sinceNow: 'a partir de agora',
    sinceDate: 'desde uma data…',
    date: 'Gravadas desde',
    dateFuture: 'Escolha um dia que já começou.',
    cost: 'A coleta começa logo. Cada gravação é paga pela duração em minutos.',
    submitAdd: 'Adicionar e testar',
    submitEdit: 'Salvar e testar',
  },
  actions: {
    collect: 'Coletar agora',
    test: 'Testar',
    edit: 'Editar',
    switchOn: 'Ligar',
    switchOff: 'Desligar',
    remove: 'Remover',
    of: (action, name) => `${action}: ${name}`,
  },
  test: { running: 'Consultando o provedor…', works: 'Funciona.', fails: 'Ainda não funciona.' },
  run: {
    running: 'Coletando…',
    found: (n) => count('pt', n, { one: '# gravação nova encontrada', other: '# gravações novas encontradas' }),
    nothing: 'nada de novo',
    queued: (n) => count('pt', n, { one: '# vira análise', other: '# viram análises' }),
    skipped: (n) => count('pt', n, { one: '# ficou de fora', other: '# ficaram de fora' }),
    failed: 'falhou',
    never: 'ainda não',
    toAnalyses: 'Ver as análises',
  },
  runs: {
    title: (n) => count('pt', n, { one: 'Última busca', other: 'Últimas # buscas' }),
    started: 'Início',
    by: 'Por',
    startedBy: { schedule: 'agenda', collect_now: '“Coletar agora”' },
    result: 'Resultado',
    skipped: 'Ficaram de fora',
    none: 'nenhuma',
  },
  reasons: {
    too_short: (n) => count('pt', n, { one: '# curta demais', other: '# curtas demais' }),
    too_long: (n) => count('pt', n, { one: '# longa demais', other: '# longas demais' }),
    too_large: (n) => count('pt', n, { one: '# grande demais', other: '# grandes demais' }),
    unsupported_format: (n) =>
      count('pt', n, { one: '# em formato desconhecido', other: '# em formatos desconhecidos' }),
    internal_call: (n) => count('pt', n, { one: '# ligação interna', other: '# ligações internas' }),
    already_collected: (n) => count('pt', n, { one: '# já coletada antes', other: '# já coletadas antes' }),
    unreadable: (n) =>
      count('pt', n, { one: '# com defeito ou fora de alcance', other: '# com defeito ou fora de alcance' }),
  },
  minutes: (n) => count('pt', n, { one: '# minuto', other: '# minutos' }),
  seconds: (n) => count('pt', n, { one: '# segundo', other: '# segundos' }),
  switchOff: {
    title: (name) => `Desligar ${name}?`,
    text: 'Nada mais é coletado até ser religada. As análises ficam.',
  },
  remove: {
    title: (name) => `Remover ${name}?`,
    text: 'Configurações, credenciais e a lista de buscas se perdem. As análises coletadas ficam.',
  },
  saved: 'A integração foi salva.',
  switchedOn: 'A integração está ligada.',
  switchedOff: 'A integração está desligada.',
  removed: 'A integração foi removida.',
  owners: {
    title: 'De quem é uma gravação?',
    text: 'É da pessoa que tem o ramal (telefone) ou o e-mail (reuniões) dela. Dê os ramais às pessoas em Equipe. O que não é de ninguém conhecido espera em Análises para ser atribuído.',
  },
};
export default texts;
