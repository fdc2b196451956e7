// Texts of notifications, in Spanish.
import type en from './en.ts';

const texts: typeof en = {
  title: 'Notificaciones',
  digest: {
    own: 'Un resumen de mis llamadas cada lunes',
    team: 'Un resumen de las llamadas de mi equipo cada lunes',
    company: 'Un resumen de las llamadas de la empresa cada lunes',
  },
  low: 'Avisarme de llamadas con puntuación baja',
  score: 'Puntuación inferior a',
  words: 'Avisarme de llamadas con estas palabras',
  wordsHint: 'Una palabra o expresión por línea, 20 como máximo. No importan los acentos ni las mayúsculas.',
  failures: 'Avisarme cuando falle una grabación o una integración deje de funcionar',
  byMail: 'Enviar las notificaciones por correo',
  byMailLater: 'Enviar las notificaciones por correo (este servidor aún no envía)',
  chat: 'Enviar las notificaciones a un chat',
  noChat: 'Ningún chat',
  url: 'Dirección del webhook entrante',
  urlHint: 'Cree el webhook en Slack o Teams. La dirección se guarda cifrada y no se vuelve a mostrar.',
  urlKept: 'Hay una dirección guardada. Déjela en blanco para conservarla.',
  save: 'Guardar notificaciones',
  allOff: 'Desactivar todas',
  saved: 'Sus notificaciones están guardadas.',
};
export default texts;
