// Texts of what is done with several conversations, in Spanish.
import { count } from '../../../texts/count.ts';
import type en from './chosen-en.ts';

const texts: typeof en = {
  bar: 'Conversaciones seleccionadas',
  select: (name) => `Seleccionar: ${name}`,
  all: 'Seleccionar todas las visibles',
  chosen: (n) => count('es', n, { one: '# conversación seleccionada', other: '# conversaciones seleccionadas' }),
  download: 'Descargar JSON',
  assign: 'Asignar…',
  assignMeans: 'Quien usted elija verá estas conversaciones, y contarán en sus tendencias.',
  assigned: (n, person) =>
    count('es', n, {
      one: `# conversación se asignó a ${person}.`,
      other: `# conversaciones se asignaron a ${person}.`,
    }),
  erase: 'Eliminar…',
  eraseTitle: (n) => count('es', n, { one: '¿Eliminar # análisis?', other: '¿Eliminar # análisis?' }),
  eraseMeans:
    'Las grabaciones, las transcripciones, las puntuaciones y los comentarios se eliminan para siempre, y los enlaces compartidos dejan de abrirse. Los análisis ya no cuentan en Tendencias. Los minutos cobrados siguen cobrados. No se puede deshacer.',
  eraseConfirm: 'Eliminar',
  erased: (n) => count('es', n, { one: '# análisis se eliminó.', other: '# análisis se eliminaron.' }),
};
export default texts;
