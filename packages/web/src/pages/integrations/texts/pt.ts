// Texts of Settings → Integrations, in Portuguese.
import { portugueseCollectionErrors } from '@earshot/core/collection-errors';
import { count } from '../../../texts/count.ts';
import test from './checks/pt.ts';
import type en from './en.ts';
import guides from './guides/pt.ts';
import { reasonCounts, reasonNames } from './reasons/pt.ts';

const texts: typeof en = {
  title: 'Integrações',
  description:
    'O Earshot busca gravações automaticamente em uma central telefônica, um serviço de reuniões ou uma pasta e as analisa.',
  add: 'Adicionar integração',
  list: 'Integrações',
  empty: 'Nenhuma integração ainda',
  emptyText: 'Conecte o sistema que grava suas ligações. Cada gravação vira uma análise.',
  connectors: {
    'pbx/yeastar': ['Yeastar P-Series', 'Ligações que a central grava, pela API dela.'],
    'pbx/folder': [
      'Pasta de uma central telefônica',
      'Gravações que Asterisk, FreePBX, Issabel, 3CX ou FreeSWITCH deixam em uma pasta ou bucket.',
    ],
    'pbx/zoom-phone': ['Zoom Phone', 'Ligações gravadas de uma conta.'],
    'pbx/twilio': ['Twilio', 'Ligações gravadas de uma conta, com os dois lados separados se a Twilio gravou assim.'],
    'meeting/zoom': ['Zoom', 'Reuniões gravadas de uma conta: a transcrição, se houver; senão, o áudio.'],
    'meeting/folder': [
      'Pasta de reuniões',
      'Transcrições e gravações de qualquer serviço de reuniões, exportadas para uma pasta ou bucket.',
    ],
  },
  guides,
  waiting: {
    notReady: {
      transcript: (n: number) =>
        count('pt', n, {
          one: '# reunião aguarda a transcrição: até o dobro da duração, no máximo um dia.',
          other: '# reuniões aguardam a transcrição: até o dobro da duração, no máximo um dia.',
        }),
      processing: (n: number) =>
        count('pt', n, {
          one: '# gravação ainda está sendo processada pelo provedor. A espera é de no máximo um dia.',
          other: '# gravações ainda estão sendo processadas pelo provedor. A espera é de no máximo um dia.',
        }),
      call_record: (n: number) =>
        count('pt', n, {
          one: '# gravação aguarda o registro da chamada: 10 minutos, ou um dia se o nome não diz de quem é.',
          other: '# gravações aguardam o registro da chamada: 10 minutos, ou um dia se o nome não diz de quem são.',
        }),
      complete_file: (n: number) =>
        count('pt', n, {
          one: '# arquivo ainda está sendo gravado. Ele entra quando ficar um minuto sem alterações.',
          other: '# arquivos ainda estão sendo gravados. Eles entram quando ficarem um minuto sem alterações.',
        }),
      next_day: (n: number) =>
        count('pt', n, {
          one: '# gravação passa dos minutos do dia. Ela entra amanhã.',
          other: '# gravações passam dos minutos do dia. Elas entram a partir de amanhã.',
        }),
    },
    heldRecordings: (n) =>
      count('pt', n, {
        one: '# gravação não pôde ser coletada. O Earshot tenta de novo por 30 dias.',
        other: '# gravações não puderam ser coletadas. O Earshot tenta de novo por 30 dias.',
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
      'Não há minutos para a próxima gravação. A coleta continua automaticamente assim que houver; nada se perde.',
    ],
    backing_off: [
      'em espera',
      'Nova tentativa automática depois de um minuto, dois, quatro, no máximo uma hora. “Sincronizar agora” tenta na hora.',
    ],
    credentials_refused: [
      'credenciais recusadas',
      'O provedor não aceita as credenciais salvas. Informe novas: até lá nada é coletado.',
    ],
    inactive: [
      'desativada',
      'Desativada: nada é coletado. O que for gravado enquanto isso é coletado quando você a ativar de novo.',
    ],
  },
  toCredits: 'Ver os minutos',
  newCredentials: 'Informar novas credenciais',
  facts: {
    next: 'Próxima sincronização',
    interval: 'Sincroniza a cada',
    since: 'Gravações desde',
    backfill: 'Coletando um período anterior',
    shortest: 'Ignora as menores que',
    last: 'Última sincronização',
  },
  settings: {
    baseUrl: [
      'Endereço da central',
      'Por exemplo https://pbx.example.com:8088. http:// só funciona dentro das redes que quem opera este servidor autorizou.',
    ],
    accountId: ['Account ID', 'Das credenciais do app no Zoom.'],
    location: [
      'Pasta ou bucket',
      'Um caminho absoluto como /srv/recordings, ou s3://bucket/prefixo, que quem opera este servidor autorizou.',
    ],
    callRecordFile: [
      'Arquivo de registros de chamadas',
      'Opcional: o Master.csv do Asterisk, ou um CSV com cabeçalho, na pasta ou com o caminho inteiro.',
    ],
    fileNamePattern: [
      'Padrão dos nomes de arquivo',
      'Opcional, para nomes desconhecidos: {time}, {date}, {from}, {to}, {id}, {name} e {ignore}, como em {time}-{from}-{to}-{id}.wav.',
    ],
    timeZone: ['Fuso horário', 'Para horários sem fuso, como America/Sao_Paulo. Vazio: o da própria central.'],
    firstChannel: [
      'Primeiro canal das gravações estéreo',
      'De quem é a voz nele. Vazio: conforme a documentação do provedor ou, na falta dela, pelo que cada um diz.',
    ],
    includeInternalCalls: ['Incluir ligações entre dois ramais', 'Sem isso, elas são ignoradas.'],
    onlyExtensions: ['Só estes ramais', 'Separados por vírgulas, como 201, 202. As ligações dos outros são ignoradas.'],
    onlyDirections: ['Sentido', undefined],
    onlyQueues: ['Só ligações para estas filas ou números', 'Separados por vírgulas. As demais são ignoradas.'],
    onlyHosts: ['Só reuniões destes organizadores', 'E-mails separados por vírgulas. As demais são ignoradas.'],
    onlyTopics: [
      'Só reuniões com uma destas palavras no assunto',
      'Separadas por vírgulas. Maiúsculas e acentos não fazem diferença.',
    ],
    leaveOutInternalMeetings: [
      'Ignorar reuniões internas',
      'Aquelas só com pessoas da sua organização. No Zoom é preciso o escopo que lista os participantes de reuniões passadas.',
    ],
    neverRecorded: [
      'Nunca coletar',
      'Ramais, números ou e-mails de pessoas, separados por vírgulas. O que tem a participação de uma delas é ignorado.',
    ],
    minutesPerDay: ['Máximo de minutos por dia', 'Opcional. O que passar disso espera pelo dia seguinte.'],
  },
  filters: 'O que ignorar',
  firstChannel: {
    unset: 'não definido',
    caller: 'quem liga',
    callee: 'quem recebe a ligação',
    client: 'o cliente',
    attendant: 'sua equipe',
  },
  directions: { all: 'todos', inbound: 'recebidas', outbound: 'realizadas', internal: 'internas' },
  twilioAccount: ['Account SID', 'Do Console da Twilio: AC e mais 32 caracteres.'],
  twilioAddress: ['Endereço da Twilio', 'Só para outra região, como https://api.dublin.ie1.twilio.com.'],
  zoomTimeZone: [
    'Fuso horário',
    'Para contar os dias de “Máximo de minutos por dia”, como America/Sao_Paulo. Vazio: UTC.',
  ],
  folderTimeZone: ['Fuso horário', 'Para horários sem fuso, como America/Sao_Paulo. Vazio: UTC.'],
  zoomAddress: ['Endereço do Zoom', 'Só para outra nuvem do Zoom. Vazio: https://api.zoom.us.'],
  credentials: {
    legend: 'Credenciais',
    clientId: 'Client ID',
    clientSecret: 'Client Secret',
    hint: 'Salvas com criptografia e nunca mais mostradas.',
    kept: 'Já há credenciais salvas. Deixe os dois campos vazios para mantê-las.',
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
    schedule: 'Programação',
    interval: 'Minutos entre sincronizações',
    shortest: 'Gravação mais curta, em segundos',
    shortestHint: 'As menores são ignoradas: em geral caixa postal e enganos.',
    since: 'A partir de quando',
    sinceNow: 'a partir de agora',
    sinceDate: 'desde uma data…',
    date: 'Gravadas desde',
    dateFuture: 'Escolha hoje ou um dia anterior.',
    cost: 'A coleta começa na hora. Cada gravação é cobrada pela duração em minutos.',
    submitAdd: 'Adicionar e testar',
    submitEdit: 'Salvar e testar',
    refused: (field) => `Confira o campo “${field}”.`,
    refusedHint: 'Valor não aceito. Preencha como explicado acima.',
  },
  actions: {
    collect: 'Sincronizar agora',
    test: 'Testar',
    edit: 'Editar',
    backfill: 'Período anterior',
    switchOn: 'Ativar',
    switchOff: 'Desativar',
    remove: 'Remover',
    of: (action, name) => `${action}: ${name}`,
  },
  test,
  run: {
    running: 'Sincronizando…',
    found: (n) => count('pt', n, { one: '# gravação nova encontrada', other: '# gravações novas encontradas' }),
    nothing: 'nada de novo',
    queued: (n) => count('pt', n, { one: '# enviada para análise', other: '# enviadas para análise' }),
    skipped: (n) => count('pt', n, { one: '# ignorada', other: '# ignoradas' }),
    failed: 'falhou',
    never: 'ainda não',
    toAnalyses: 'Ver as análises',
  },
  runs: {
    title: (n) => count('pt', n, { one: 'Última sincronização', other: 'Últimas # sincronizações' }),
    started: 'Início',
    by: 'Por',
    startedBy: { schedule: 'programação', collect_now: '“Sincronizar agora”' },
    result: 'Resultado',
    skipped: 'Ignoradas',
    none: 'nenhuma',
    more: 'Mostrar anteriores',
  },
  skippedList: {
    open: 'Gravações ignoradas',
    title: 'Gravações ignoradas nos últimos 90 dias',
    empty: 'Nenhuma gravação foi ignorada.',
    recording: 'Gravação',
    recorded: 'Gravada em',
    length: 'Duração',
    reason: 'Motivo',
    skipped: 'Ignorada em',
    choice: 'Decisão',
    collect: 'Coletar mesmo assim',
    never: 'Nunca coletar',
    more: 'Mostrar anteriores',
    decided: { collect: 'Será coletada na próxima sincronização', never: 'Nunca' },
    reasons: reasonNames,
  },
  reasons: reasonCounts,
  errors: portugueseCollectionErrors,
  minutes: (n) => count('pt', n, { one: '# minuto', other: '# minutos' }),
  seconds: (n) => count('pt', n, { one: '# segundo', other: '# segundos' }),
  switchOff: {
    title: (name) => `Desativar ${name}?`,
    text: 'Nada mais é coletado até você ativá-la de novo. As análises existentes permanecem.',
  },
  remove: {
    title: (name) => `Remover ${name}?`,
    text: 'Configurações, credenciais e histórico de sincronizações são excluídos. As análises existentes permanecem.',
  },
  saved: 'A integração foi salva.',
  switchedOn: 'A integração está ativa.',
  switchedOff: 'A integração está desativada.',
  removed: 'A integração foi removida.',
  owners: {
    title: 'A quem uma gravação é atribuída?',
    text: 'À pessoa cujo ramal (telefone) ou e-mail (reuniões) aparece na gravação. Defina os ramais em Equipe. Gravações de pessoas desconhecidas aparecem em Análises sem vendedor(a).',
  },
};
export default texts;
