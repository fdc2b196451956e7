// Texts of the parts, in Spanish.
import type en from './en.ts';

const texts: typeof en = {
  cancel: 'Cancelar',
  close: 'Cerrar',
  comboBox: {
    found: (count) => (count === 1 ? '1 encontrado' : `${count} encontrados`),
    nothing: 'Nada encontrado',
    open: (label) => `Abrir la lista: ${label}`,
  },
  companySignIn: 'Entrar con la cuenta de la empresa',
  complaints: {
    empty: 'Complete este campo.',
    shorter: (least) => `Al menos ${least} caracteres.`,
    longer: (most) => `Como máximo ${most} caracteres.`,
    least: (least) => `Al menos ${least}.`,
    most: (most) => `Como máximo ${most}.`,
    date: 'Escriba una fecha completa.',
    number: 'Escriba un número.',
    type: 'Falta el valor o no es del tipo correcto.',
    email: 'Esto no es una dirección de correo.',
    value: 'Este valor no se admite.',
  },
  copied: 'Copiado',
  copy: 'Copiar',
  couldNotLoad: 'No se pudo cargar',
  dismiss: 'Descartar',
  loading: 'Cargando…',
  moreActions: 'Más',
  noConnection: 'El servidor no responde. Revise su conexión e inténtelo de nuevo.',
  notCopied: 'No copiado: seleccione el texto',
  notMeasured: 'sin medir',
  nextStepStatus: { scheduled: 'Agendado', committed: 'El cliente decidió', open: 'Pendiente' },
  numberedSpeaker: (number) => `Participante ${number}`,
  requestId: 'Solicitud',
  tryAgain: 'Reintentar',
  unexpected: 'Algo falló en esta página. Recárguela; si vuelve a ocurrir, avise a la administración.',
};
export default texts;
