// Texts of the invitation page, in Portuguese.
import type en from './en.ts';

const texts: typeof en = {
  title: 'Boas-vindas ao Earshot',
  explanation: 'Você recebeu um convite. Escolha uma senha para entrar.',
  password: 'Senha',
  hint: (least) => `No mínimo ${least} caracteres.`,
  submit: 'Definir senha e entrar',
  usedUp: 'Este convite já foi usado, substituído ou expirou. Peça um novo link à administração.',
};
export default texts;
