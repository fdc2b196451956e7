// Texts of the page at a share link, in Spanish.
import type en from './en.ts';

const texts: typeof en = {
  title: 'Conversación',
  notFound: 'No hay ningún análisis en esta dirección',
  notFoundWhy: 'El enlace está mal escrito, se reemplazó o se revocó. Pregunte a quien se lo envió.',
  unavailable: 'Este análisis no está disponible',
  failed: 'Este análisis no se pudo completar',
  underWay: 'Este análisis aún no ha terminado',
  followsItself: 'Aparece aquí automáticamente en cuanto termine.',
  passcode: 'Esta conversación está protegida',
  passcodeWhy: 'Escriba el código de acceso que le dio quien le envió el enlace.',
  passcodeLabel: 'Código de acceso',
  passcodeWrong: 'Este código es incorrecto.',
  passcodeBlocked: 'Demasiados códigos incorrectos. Inténtelo de nuevo en 15 minutos.',
  enter: 'Abrir',
  summary: 'Resumen',
  nextSteps: 'Próximos pasos',
  noNextSteps: 'No se acordó ninguno.',
  recording: 'Grabación',
  transcript: 'Transcripción',
};
export default texts;
