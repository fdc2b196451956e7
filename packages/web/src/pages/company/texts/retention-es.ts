// Texts of retention and legal holds, in Spanish.
import { count } from '../../../texts/count.ts';
import type en from './retention-en.ts';

export default {
  title: 'Plazos de conservación',
  explanation:
    'Los días cuentan desde la creación de cada análisis. Deje el campo vacío para conservar sin plazo. Lo que supere el plazo se elimina en unos minutos y no se puede recuperar. Una retención legal suspende estos plazos para su análisis.',
  recordingsDays: 'Eliminar grabaciones después de (días)',
  recordingsHint: 'Se elimina el audio. La transcripción, las puntuaciones y el resumen se conservan.',
  transcriptsDays: 'Eliminar transcripciones después de (días)',
  transcriptsHint:
    'La transcripción se elimina con todo lo que se cita de ella: evidencias, objeciones, BANT, palabras clave, diagnóstico, coaching y participantes. La grabación, las puntuaciones y el resumen se conservan.',
  analysesDays: 'Eliminar análisis completos después de (días)',
  analysesHint:
    'El análisis se elimina con todo lo que forma parte de él, incluidos la grabación y el enlace compartido.',
  keepsScores: 'Conservar las puntuaciones para Tendencias',
  keepsScoresHint:
    'Cuando se elimina un análisis completo, se conservan las puntuaciones, los indicadores, el tipo, la fecha y el asesor o la asesora.',
  apply: 'Actualizar los plazos',
  saved: 'Los plazos de conservación se guardaron.',
  confirmTitle: '¿Eliminar lo que supera el plazo?',
  confirmMeans: 'Se eliminarán en unos minutos:',
  confirmAfter: 'Esto no se puede deshacer. Los análisis bajo retención legal no cambian.',
  confirm: 'Guardar y eliminar',
  recordingsGo: (days) =>
    count('es', days, { one: 'Grabaciones de más de un día', other: 'Grabaciones de más de # días' }),
  transcriptsGo: (days) =>
    count('es', days, {
      one: 'Transcripciones de más de un día, con sus citas',
      other: 'Transcripciones de más de # días, con sus citas',
    }),
  analysesGo: (days) =>
    count('es', days, { one: 'Análisis completos de más de un día', other: 'Análisis completos de más de # días' }),
  analysesButScoresGo: (days) =>
    count('es', days, {
      one: 'Análisis completos de más de un día, salvo las puntuaciones',
      other: 'Análisis completos de más de # días, salvo las puntuaciones',
    }),
  scoresGo: 'Las puntuaciones conservadas de análisis ya eliminados',
  holds: 'Análisis bajo retención legal',
  analysis: 'Conversación',
  since: 'Retenido desde',
  actions: 'Acciones',
  lift: 'Levantar…',
  liftNamed: (name) => `Levantar la retención legal de ${name}`,
  onlyFirst: (most) => `La lista muestra solo los ${most} retenidos desde hace más tiempo.`,
} satisfies typeof en;
