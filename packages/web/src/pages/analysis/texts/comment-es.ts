// Texts of comments, in Spanish.
import type en from './comment-en.ts';

export default {
  title: 'Comentarios',
  write: 'Escribir un comentario',
  somebody: 'Alguien que ya no está en la empresa',
  to: 'para',
  edited: 'editado',
  done: 'resuelto',
  forYou: 'para usted',
  markDone: 'Marcar como resuelto',
  reopen: 'Reabrir',
  edit: 'Editar comentario',
  delete: 'Eliminar comentario',
  deleteTitle: '¿Eliminar este comentario?',
  text: 'Comentario',
  addressee: 'Para',
  addresseeHint: 'Quien ve la conversación puede leerlo. La persona lo encuentra en “Para usted”.',
  everybody: 'Todos',
  exampleOf: 'Buen ejemplo de',
  noExample: 'Ningún criterio',
  exampleHint:
    'El equipo ve esta línea y su comentario en “Buenos ejemplos”, incluso quienes no ven esta conversación.',
  save: 'Guardar',
  saved: 'El comentario está guardado.',
  line: (line) => `Línea ${line}`,
  goTo: (place) => `Ir a ${place}`,
} satisfies typeof en;
