// Texts of Settings → Integrations, in Spanish.
import { spanishCollectionErrors } from '@earshot/core/collection-errors';
import { count } from '../../../texts/count.ts';
import test from './checks/es.ts';
import type en from './en.ts';
import guides from './guides/es.ts';
import { reasonCounts, reasonNames } from './reasons/es.ts';

const texts: typeof en = {
  title: 'Integraciones',
  description:
    'Earshot obtiene grabaciones automáticamente de una central telefónica, un servicio de reuniones o una carpeta, y las analiza.',
  add: 'Agregar integración',
  list: 'Integraciones',
  empty: 'Todavía no hay integraciones',
  emptyText: 'Conecte el sistema que graba sus llamadas. Cada grabación se convierte en un análisis.',
  connectors: {
    'pbx/yeastar': ['Yeastar P-Series', 'Llamadas que graba la central, por su API.'],
    'pbx/folder': [
      'Carpeta de una central telefónica',
      'Grabaciones que Asterisk, FreePBX, Issabel, 3CX o FreeSWITCH dejan en una carpeta o bucket.',
    ],
    'pbx/zoom-phone': ['Zoom Phone', 'Llamadas grabadas de una cuenta.'],
    'pbx/twilio': ['Twilio', 'Llamadas grabadas de una cuenta, con los dos lados separados si Twilio las grabó así.'],
    'meeting/zoom': ['Zoom', 'Reuniones grabadas de una cuenta: la transcripción si la hay; si no, el audio.'],
    'meeting/folder': [
      'Carpeta de reuniones',
      'Transcripciones y grabaciones de cualquier servicio de reuniones, exportadas a una carpeta o bucket.',
    ],
  },
  guides,
  waiting: {
    notReady: {
      transcript: (n: number) =>
        count('es', n, {
          one: '# reunión espera su transcripción: hasta el doble de su duración, como máximo un día.',
          other: '# reuniones esperan su transcripción: hasta el doble de su duración, como máximo un día.',
        }),
      processing: (n: number) =>
        count('es', n, {
          one: 'El proveedor todavía está procesando # grabación. La espera es de un día como máximo.',
          other: 'El proveedor todavía está procesando # grabaciones. La espera es de un día como máximo.',
        }),
      call_record: (n: number) =>
        count('es', n, {
          one: '# grabación espera el registro de su llamada: 10 minutos, o un día si el nombre no dice de quién es.',
          other:
            '# grabaciones esperan el registro de su llamada: 10 minutos, o un día si el nombre no dice de quién son.',
        }),
      complete_file: (n: number) =>
        count('es', n, {
          one: '# archivo todavía se está escribiendo. Se recopila cuando pasa un minuto sin cambios.',
          other: '# archivos todavía se están escribiendo. Se recopilan cuando pasa un minuto sin cambios.',
        }),
      next_day: (n: number) =>
        count('es', n, {
          one: '# grabación supera los minutos del día. Entra mañana.',
          other: '# grabaciones superan los minutos del día. Entran a partir de mañana.',
        }),
    },
    heldRecordings: (n) =>
      count('es', n, {
        one: '# grabación no se pudo recopilar. Earshot lo intenta de nuevo durante 30 días.',
        other: '# grabaciones no se pudieron recopilar. Earshot lo intenta de nuevo durante 30 días.',
      }),
    transcriber: (n) =>
      count('es', n, {
        one: '# grabación espera hasta que la transcripción vuelva a responder.',
        other: '# grabaciones esperan hasta que la transcripción vuelva a responder.',
      }),
    model: (n) =>
      count('es', n, {
        one: '# grabación espera hasta que el modelo de análisis vuelva a responder.',
        other: '# grabaciones esperan hasta que el modelo de análisis vuelva a responder.',
      }),
    storage: (n) =>
      count('es', n, {
        one: '# grabación espera hasta que el almacenamiento vuelva a responder.',
        other: '# grabaciones esperan hasta que el almacenamiento vuelva a responder.',
      }),
    next: 'No se pierde nada. Próximo intento:',
  },
  guide: 'Cómo configurarla',
  states: {
    active: ['programada', ''],
    paused_no_credits: [
      'sin minutos',
      'No quedan minutos para la próxima grabación. La recopilación continúa automáticamente en cuanto los haya; no se pierde nada.',
    ],
    backing_off: [
      'en espera',
      'Se intenta de nuevo automáticamente después de un minuto, dos, cuatro, una hora como máximo. “Sincronizar ahora” lo intenta al instante.',
    ],
    credentials_refused: [
      'credenciales rechazadas',
      'El proveedor no acepta las credenciales guardadas. Indique credenciales nuevas: hasta entonces no se recopila nada.',
    ],
    inactive: [
      'desactivada',
      'Desactivada: no se recopila nada. Lo que se grabe mientras tanto se recopila cuando vuelva a activarse.',
    ],
  },
  toCredits: 'Ver los minutos',
  newCredentials: 'Indicar credenciales nuevas',
  facts: {
    next: 'Próxima sincronización',
    interval: 'Sincroniza cada',
    since: 'Grabaciones desde',
    backfill: 'Recopilando un período anterior',
    shortest: 'Omite las menores de',
    last: 'Última sincronización',
  },
  settings: {
    baseUrl: [
      'Dirección de la central',
      'Por ejemplo https://pbx.example.com:8088. http:// solo funciona dentro de las redes que autorizó quien opera este servidor.',
    ],
    accountId: ['Account ID', 'De las credenciales de la aplicación en Zoom.'],
    location: [
      'Carpeta o bucket',
      'Una ruta absoluta como /srv/recordings, o s3://bucket/prefijo, que haya autorizado quien opera este servidor.',
    ],
    callRecordFile: [
      'Archivo de registros de llamadas',
      'Opcional: el Master.csv de Asterisk, o un CSV con encabezado, en la carpeta o con su ruta completa.',
    ],
    fileNamePattern: [
      'Patrón de los nombres de archivo',
      'Opcional, para nombres desconocidos: {time}, {date}, {from}, {to}, {id}, {name} e {ignore}, como en {time}-{from}-{to}-{id}.wav.',
    ],
    timeZone: ['Zona horaria', 'Para horas sin zona, como America/Bogota. Vacío: la de la propia central.'],
    firstChannel: [
      'Primer canal de las grabaciones estéreo',
      'De quién es la voz que lleva. Vacío: según la documentación del proveedor o, si no la hay, por lo que dice cada uno.',
    ],
    includeInternalCalls: ['Incluir llamadas entre dos extensiones', 'Si no, se omiten.'],
    onlyExtensions: ['Solo estas extensiones', 'Separadas por comas, como 201, 202. Las llamadas de otras se omiten.'],
    onlyDirections: ['Sentido', undefined],
    onlyQueues: ['Solo llamadas a estas colas o números', 'Separados por comas. Las demás se omiten.'],
    onlyHosts: ['Solo reuniones de estos organizadores', 'Correos separados por comas. Las demás se omiten.'],
    onlyTopics: [
      'Solo reuniones con una de estas palabras en el asunto',
      'Separadas por comas. No importan las mayúsculas ni los acentos.',
    ],
    leaveOutInternalMeetings: [
      'Omitir reuniones internas',
      'Aquellas en las que solo participaron personas de su organización. Zoom necesita el permiso para ver los participantes de reuniones pasadas.',
    ],
    neverRecorded: [
      'No recopilar nunca',
      'Extensiones, números o correos de personas, separados por comas. Se omite todo aquello en lo que participó una de ellas.',
    ],
    minutesPerDay: ['Máximo de minutos por día', 'Opcional. Lo que lo supere espera al día siguiente.'],
  },
  filters: 'Qué omitir',
  firstChannel: {
    unset: 'sin definir',
    caller: 'quien llama',
    callee: 'quien recibe la llamada',
    client: 'el cliente',
    attendant: 'su equipo',
  },
  directions: { all: 'todos', inbound: 'entrantes', outbound: 'salientes', internal: 'internas' },
  twilioAccount: ['Account SID', 'De la consola de Twilio: AC y otros 32 caracteres.'],
  twilioAddress: ['Dirección de Twilio', 'Solo para otra región, como https://api.dublin.ie1.twilio.com.'],
  zoomTimeZone: [
    'Zona horaria',
    'Para contar los días de “Máximo de minutos por día”, como America/Bogota. Vacío: UTC.',
  ],
  folderTimeZone: ['Zona horaria', 'Para horas sin zona, como America/Bogota. Vacío: UTC.'],
  zoomAddress: ['Dirección de Zoom', 'Solo para otra nube de Zoom. Vacío: https://api.zoom.us.'],
  credentials: {
    legend: 'Credenciales',
    clientId: 'Client ID',
    clientSecret: 'Client Secret',
    hint: 'Se guardan cifradas y no vuelven a mostrarse.',
    kept: 'Ya hay credenciales guardadas. Deje ambos campos vacíos para conservarlas.',
    both: 'Complete los dos, o ninguno.',
  },
  form: {
    add: 'Agregar integración',
    edit: 'Editar la integración',
    connector: '¿Dónde están las grabaciones?',
    next: 'Continuar',
    back: 'Otro origen',
    label: 'Nombre',
    labelHint: 'Opcional, para distinguir las integraciones.',
    schedule: 'Programación',
    interval: 'Minutos entre sincronizaciones',
    shortest: 'Grabación más corta, en segundos',
    shortestHint: 'Las menores se omiten: suelen ser buzones de voz y números equivocados.',
    since: 'Desde cuándo',
    sinceNow: 'desde ahora',
    sinceDate: 'desde una fecha…',
    date: 'Grabadas desde',
    dateFuture: 'Elija hoy o un día anterior.',
    cost: 'La recopilación empieza enseguida. Cada grabación se cobra por su duración en minutos.',
    submitAdd: 'Agregar y probar',
    submitEdit: 'Guardar y probar',
    refused: (field) => `Revise el campo “${field}”.`,
    refusedHint: 'Valor no admitido. Complételo como se explica arriba.',
  },
  actions: {
    collect: 'Sincronizar ahora',
    test: 'Probar',
    edit: 'Editar',
    backfill: 'Período anterior',
    switchOn: 'Activar',
    switchOff: 'Desactivar',
    remove: 'Quitar',
    of: (action, name) => `${action}: ${name}`,
  },
  test,
  run: {
    running: 'Sincronizando…',
    found: (n) => count('es', n, { one: '# grabación nueva encontrada', other: '# grabaciones nuevas encontradas' }),
    nothing: 'nada nuevo',
    queued: (n) => count('es', n, { one: '# enviada a análisis', other: '# enviadas a análisis' }),
    skipped: (n) => count('es', n, { one: '# omitida', other: '# omitidas' }),
    failed: 'falló',
    never: 'todavía no',
    toAnalyses: 'Ver los análisis',
  },
  runs: {
    title: (n) => count('es', n, { one: 'Última sincronización', other: 'Últimas # sincronizaciones' }),
    started: 'Inicio',
    by: 'Por',
    startedBy: { schedule: 'programación', collect_now: '“Sincronizar ahora”' },
    result: 'Resultado',
    skipped: 'Omitidas',
    none: 'ninguna',
    more: 'Mostrar anteriores',
  },
  skippedList: {
    open: 'Grabaciones omitidas',
    title: 'Grabaciones omitidas en los últimos 90 días',
    empty: 'No se omitió ninguna grabación.',
    recording: 'Grabación',
    recorded: 'Grabada',
    length: 'Duración',
    reason: 'Motivo',
    skipped: 'Omitida',
    choice: 'Decisión',
    collect: 'Recopilar de todos modos',
    never: 'No recopilar nunca',
    more: 'Mostrar anteriores',
    decided: { collect: 'Se recopilará en la próxima sincronización', never: 'Nunca' },
    reasons: reasonNames,
  },
  reasons: reasonCounts,
  errors: spanishCollectionErrors,
  minutes: (n) => count('es', n, { one: '# minuto', other: '# minutos' }),
  seconds: (n) => count('es', n, { one: '# segundo', other: '# segundos' }),
  switchOff: {
    title: (name) => `¿Desactivar ${name}?`,
    text: 'No se recopila nada más hasta que se active de nuevo. Los análisis existentes se conservan.',
  },
  remove: {
    title: (name) => `¿Quitar ${name}?`,
    text: 'Se eliminan la configuración, las credenciales y el historial de sincronizaciones. Los análisis existentes se conservan.',
  },
  saved: 'La integración se guardó.',
  switchedOn: 'La integración está activa.',
  switchedOff: 'La integración está desactivada.',
  removed: 'La integración se quitó.',
  owners: {
    title: '¿A quién se asigna una grabación?',
    text: 'A la persona cuya extensión (teléfono) o correo (reuniones) figura en la grabación. Defina las extensiones en Equipo. Las grabaciones de personas desconocidas aparecen en Análisis sin asignar.',
  },
};
export default texts;
