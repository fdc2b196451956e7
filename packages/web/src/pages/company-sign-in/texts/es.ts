// Texts of the pages for signing in at the company's own service, in Spanish.
import type en from './en.ts';

const texts: typeof en = {
  title: 'Entrar con la cuenta de la empresa',
  explanation: 'Continuará en el servicio de acceso de su empresa y después volverá aquí.',
  go: 'Continuar',
  other: 'Usar otra cuenta',
  password: 'Entrar con contraseña',
  again: 'Reintentar',
};
export default texts;
