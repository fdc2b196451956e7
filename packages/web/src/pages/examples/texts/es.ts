// Texts of Good examples, in Spanish.
import type en from './en.ts';

export default {
  title: 'Buenos ejemplos',
  description:
    'Momentos que muestran al equipo cómo cumplir un criterio. Para agregar uno, comente una línea de la transcripción y elija el criterio.',
  ofSalesperson: 'Momentos de conversaciones de su equipo que muestran cómo cumplir un criterio.',
  criterion: 'Criterio',
  every: 'Todos los criterios',
  said: 'Lo que se dijo',
  why: 'Por qué es bueno',
  action: 'Acción',
  remove: 'Quitar',
  removeTitle: '¿Quitar este ejemplo?',
  removeHint: 'El comentario se elimina con él. La conversación se conserva.',
  empty: 'Todavía no hay buenos ejemplos',
  emptyHint:
    'Abra una conversación, haga clic en el globo junto a una línea de la transcripción, escriba qué tiene de bueno y elija el criterio.',
  emptyWait: 'Cuando su supervisor marque un momento en una conversación del equipo, aparecerá aquí.',
  more: 'Estos son los 20 más recientes. Elija un criterio para ver los anteriores.',
} satisfies typeof en;
