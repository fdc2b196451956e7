// Texts of the pages for signing in at the company's own service, in Portuguese.
import type en from './en.ts';

const texts: typeof en = {
  title: 'Entrar com a conta da empresa',
  explanation: 'Você continua no serviço de login da sua empresa e depois volta para cá.',
  go: 'Continuar',
  other: 'Usar outra conta',
  password: 'Entrar com senha',
  again: 'Tentar de novo',
};
export default texts;
