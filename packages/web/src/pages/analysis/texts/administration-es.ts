// Texts of legal hold and erasure of an analysis, in Spanish.
import type en from './administration-en.ts';

export default {
  hold: 'Aplicar una retención legal',
  held: 'La retención legal se aplicó.',
  lift: 'Levantar la retención legal…',
  heldSince: (when) =>
    `Bajo retención legal desde el ${when}. Nadie puede eliminar este análisis y los plazos de conservación no lo afectan. Solo la administración ve este aviso.`,
  erase: 'Eliminar el análisis…',
  eraseTitle: '¿Eliminar este análisis?',
  eraseMeans:
    'La grabación, la transcripción, las puntuaciones y los comentarios se eliminan para siempre, y el enlace compartido deja de abrirse. Ya no cuenta en Tendencias. Los minutos cobrados siguen cobrados. No se puede deshacer.',
  eraseConfirm: 'Eliminar',
  erased: 'El análisis se eliminó.',
} satisfies typeof en;
