// Texts of the own account, in Spanish.
import type en from './en.ts';

const texts: typeof en = {
  title: 'Mi cuenta',
  signedInAs: (email) => `Ha iniciado sesión como ${email}.`,
  password: 'Contraseña',
  current: 'Contraseña actual',
  next: 'Contraseña nueva',
  hint: (least) =>
    `Al menos ${least} caracteres. Se cerrarán sus sesiones en los demás navegadores. Las claves de API siguen siendo válidas.`,
  change: 'Cambiar contraseña',
  changed: 'Se cambió su contraseña.',
  wrong: 'Esta no es su contraseña actual.',
  blocked: 'Demasiadas contraseñas incorrectas. Espere 15 minutos e inténtelo de nuevo.',
  sessions: 'Sesiones abiertas',
  columns: { device: 'Navegador', begun: 'Inicio', seen: 'Último uso', actions: 'Acciones' },
  unknown: 'Navegador desconocido',
  here: 'Este navegador',
  end: 'Cerrar sesión',
  endNamed: (device) => `Cerrar la sesión: ${device}`,
  ended: 'Se cerró esa sesión.',
  endOthers: 'Cerrar las demás sesiones',
  othersEnded: 'Se cerraron las demás sesiones.',
};
export default texts;
