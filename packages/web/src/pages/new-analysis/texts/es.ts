// Texts of the new-analysis page, in Spanish.
import { count } from '../../../texts/count.ts';
import type en from './en.ts';

const texts: typeof en = {
  title: 'Nuevo análisis',
  description:
    'Suba una grabación o transcripción. Recibe puntuación, criterios y evidencias, por lo general en un minuto.',
  source: {
    title: 'Conversación',
    label: 'Origen',
    files: 'Archivos',
    text: 'Texto pegado',
  },
  drop: {
    title: 'Suelte aquí grabaciones o transcripciones',
    button: 'Elegir archivos',
    hint: 'Puede elegir varias. Cada una será un análisis.',
    recordings: (formats, megabytes, hours) =>
      `Grabaciones: ${formats}, hasta ${megabytes} MB y ${hours} horas cada una.`,
    transcripts: (formats, megabytes) => `Transcripciones: ${formats}, hasta ${megabytes} MB cada una.`,
  },
  chosen: 'Archivos elegidos',
  recording: 'Grabación',
  transcript: 'Transcripción',
  megabytes: (size) => `${size} MB`,
  clientOf: (file) => `Cliente en ${file}`,
  remove: (file) => `Quitar ${file}`,
  occurred: 'Fecha de la conversación',
  occurredOf: (file) => `Fecha de la conversación en ${file}`,
  problems: {
    format: 'Este tipo de archivo no se admite.',
    tooLarge: (megabytes) => `Pesa más de ${megabytes} MB. Expórtelo como MP3 o divídalo en partes.`,
    longText: (megabytes) => `Más de ${megabytes} MB de texto. Divídalo en partes.`,
    unheard:
      'Este servidor no transcribe grabaciones en este idioma. Elija el idioma de la grabación en los detalles o pegue la transcripción.',
    tooLong: (hours) => `Dura más de ${hours} horas. Divídalo en partes.`,
    empty: 'Este archivo está vacío.',
  },
  transcriptField: 'Transcripción',
  transcriptHint: 'Con nombres y tiempos, si los hay: “[00:12] Ana: …”. También sirven chats exportados de WhatsApp.',
  load: 'Cargar de un archivo',
  client: 'Cliente',
  optional: 'Opcional',
  details: 'Detalles de la conversación',
  person: 'Asesor(a)',
  personHint: 'Quién habló por su empresa.',
  personHintFiles: 'Quién habló por su empresa. Vale para los archivos de arriba en los que no elija a nadie.',
  personOf: (file) => `Asesor(a) en ${file}`,
  asBelow: 'Quien se elija abajo',
  guessed: {
    speakers: 'Identificado(a) por los nombres de la transcripción.',
    name: 'Identificado(a) por el nombre del archivo.',
  },
  copies: {
    here: 'Esta conversación ya está aquí:',
    open: 'Abrir',
    again: 'Puede analizarla de nuevo; se cobrarán los minutos otra vez.',
    twice: (file) => `Mismo contenido que ${file}.`,
  },
  personPlaceholder: 'Escriba un nombre',
  noPeople: 'Todavía no hay asesores. Agréguelos en Equipo primero.',
  type: 'Tipo de interacción',
  typeHint: 'Determina los criterios de la evaluación.',
  typeAuto: 'Detectar automáticamente',
  own: 'Sus tipos',
  catalogue: 'Catálogo',
  language: 'Idioma de la grabación',
  languageDefault: 'El de la empresa',
  missing: {
    person: 'Elija quién habló por su empresa.',
    personOf: (names: string) => `Elija quién habló por su empresa en: ${names}.`,
    files: 'Elija al menos una grabación o transcripción.',
    text: 'Pegue la transcripción o cárguela de un archivo.',
  },
  submit: (number) => count('es', number, { one: 'Analizar', other: 'Analizar # conversaciones' }),
  minutes: {
    balance: (number) => count('es', number, { one: '# minuto disponible', other: '# minutos disponibles' }),
    none: 'No quedan minutos. Nada se puede analizar hasta que la administración agregue más.',
    needed: (number) =>
      count('es', number, { one: 'Se usará cerca de # minuto.', other: 'Se usarán cerca de # minutos.' }),
    tooFew: 'Es más que el saldo.',
  },
  goodToKnow: 'Consejos',
  facts: [
    'Los minutos se cobran según la duración de la conversación, y solo cuando el análisis sale bien.',
    'Las voces se separan mejor en grabaciones estéreo, con un lado por canal.',
    'Puede abrir otras páginas mientras tanto. Mantenga esta ventana abierta hasta que termine la subida.',
  ],
  work: {
    title: 'En curso',
    clear: 'Quitar terminados',
    waiting: 'En cola de subida',
    uploading: (share) => `Subiendo: ${share}`,
    checking: 'El servidor está revisando el archivo',
    pending: 'En cola para el análisis',
    processing: 'En análisis',
    completed: 'Completado',
    failed: 'Falló',
    refused: 'Rechazado',
    cancelled: 'Cancelado',
    progress: (name) => `Subida de ${name}`,
    cancel: (name) => `Cancelar ${name}`,
    retry: (name) => `Reintentar: ${name}`,
    dismiss: (name) => `Quitar ${name} de esta lista`,
    cancelShort: 'Cancelar',
    retryShort: 'Reintentar',
    dismissShort: 'Quitar',
    open: 'Abrir',
    openFor: (name) => `Abrir el análisis de ${name}`,
    pasted: 'Texto pegado',
  },
  refusals: {
    noMinutes: (balance) =>
      `A su empresa le quedan ${balance} minutos, y un análisis necesita al menos uno. La administración puede agregar minutos.`,
    tooFewMinutes: (needed, balance) => `Esta conversación necesita ${needed} minutos, y quedan ${balance}.`,
    uploadQuota: (taken, quota) =>
      `Las grabaciones de su empresa que no se han analizado, o cuyo análisis falló, ocupan ${taken} de ${quota} MB. Espere: se eliminan al cabo de un día. Mientras tanto puede pegar transcripciones.`,
    diskFull:
      'El servidor no tiene espacio para grabaciones en este momento. Inténtelo más tarde o pegue la transcripción. La administración puede liberar espacio.',
    tooLarge: (megabytes) => `El archivo pesa más de ${megabytes} MB. Expórtelo como MP3 o divídalo en partes.`,
    tooLong: (hours) => `La grabación dura más de ${hours} horas. Divídala en partes.`,
    format: (formats) => `Este formato no se admite. Se admiten: ${formats}.`,
    undecodable: 'La grabación no se puede leer. Quizá esté dañada o incompleta: expórtela de nuevo.',
    noTrack: 'El archivo no tiene audio.',
    noSpeech: 'No se encontró habla en la grabación.',
    empty: 'El archivo está vacío.',
    gone: 'El archivo subido ya no está en el servidor. Inténtelo de nuevo para subirlo otra vez.',
    noTranscriber:
      'Este servidor todavía no transcribe grabaciones. Pegue la transcripción o consulte a la administración.',
    language: (language) =>
      `Este servidor todavía no transcribe este idioma (${language}). Si la grabación está en otro idioma, elija ese. Si no, pegue la transcripción.`,
    foreign: (language) =>
      `La grabación está en otro idioma (${language}). Earshot analiza portugués, inglés y español. Si está en uno de ellos, elíjalo e inténtelo de nuevo.`,
    transcriberLimit:
      'La grabación es mayor de lo que este servidor puede transcribir. Suba un archivo menor o la transcripción.',
    decoder: 'Este servidor no abre este formato. Suba MP3, FLAC, Opus o WAV, o la transcripción.',
    type: 'Este tipo de interacción ya no está disponible. Elija otro.',
    person: 'No se puede elegir a esta persona: su acceso está desactivado o no es de su equipo.',
    unprocessable:
      'La conversación es demasiado corta o confusa para analizarla. Revise el texto e inténtelo de nuevo.',
    transcription: 'No se pudo transcribir la grabación. Inténtelo más tarde.',
    model:
      'El modelo de análisis no responde o rechaza la solicitud. No se cobró nada; avise a quien administra el servidor.',
    unexpected: 'Algo salió mal en el servidor. No se cobró nada; inténtelo de nuevo.',
    interrupted: 'El servidor se detuvo antes de terminar. No se cobró nada; inténtelo de nuevo.',
    rateLimit: 'Demasiadas solicitudes en un minuto. Inténtelo de nuevo en un minuto.',
    unknownOutcome:
      'La conexión se cortó durante la subida. Mire la lista antes de intentarlo de nuevo: el análisis puede estar allí.',
    sentTooLarge: 'Es más de lo que el servidor admite de una vez. Suba una transcripción más corta.',
  },
};
export default texts;
