// Texts of the page at a share link, in Spanish.
import type en from './en.ts';

const texts: typeof en = {
  title: 'Conversación',
  notFound: 'No hay ningún análisis en esta dirección',
  notFoundWhy: 'El enlace está mal escrito, se sustituyó o se revocó. Pregunte a quien se lo envió.',
  unavailable: 'Este análisis no está disponible',
  failed: 'Este análisis no se pudo completar',
  underWay: 'Este análisis aún no ha terminado',
  followsItself: 'Aparece aquí automáticamente en cuanto termine.',
};
export default texts;
