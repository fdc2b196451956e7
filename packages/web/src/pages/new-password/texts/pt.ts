// Texts of the page for new passwords, in Portuguese.
import type en from './en.ts';

const texts: typeof en = {
  title: 'Escolha uma nova senha',
  explanation: 'A nova senha encerra a sessão em todos os dispositivos. As chaves de acesso continuam valendo.',
  password: 'Nova senha',
  hint: (least) => `No mínimo ${least} caracteres.`,
  submit: 'Definir senha',
  done: 'Sua nova senha foi definida.',
  signIn: 'Entrar',
  usedUp: 'Este link já foi usado ou expirou.',
  again: 'Pedir outro',
};
export default texts;
