// Texts of the invitation page, in Spanish.
import type en from './en.ts';

const texts: typeof en = {
  title: 'Le damos la bienvenida a Earshot',
  explanation: 'Recibió una invitación. Elija una contraseña para entrar.',
  password: 'Contraseña',
  hint: (least) => `Al menos ${least} caracteres.`,
  submit: 'Guardar contraseña y entrar',
  code: 'Código',
  codeHint:
    'Usted usa la verificación en dos pasos. Escriba los seis dígitos de la aplicación de autenticación, o un código de recuperación.',
  codeWrong: 'Este código es incorrecto o ya se usó. Espere el siguiente.',
  usedUp: 'Esta invitación ya se usó, se reemplazó o venció. Pida un enlace nuevo a la administración.',
};
export default texts;
