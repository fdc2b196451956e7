// Texts of the page for new passwords, in Spanish.
import type en from './en.ts';

const texts: typeof en = {
  title: 'Elija una contraseña nueva',
  explanation:
    'La contraseña nueva cierra la sesión en todos los dispositivos. Las llaves de acceso siguen siendo válidas.',
  password: 'Contraseña nueva',
  hint: (least) => `Al menos ${least} caracteres.`,
  submit: 'Guardar contraseña',
  done: 'Su contraseña nueva está guardada.',
  signIn: 'Entrar',
  usedUp: 'Este enlace ya se usó o venció.',
  again: 'Pedir otro',
};
export default texts;
