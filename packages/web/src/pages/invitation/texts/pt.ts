// Texts of the invitation page, in Portuguese.
import type en from './en.ts';

const texts: typeof en = {
  title: 'Boas-vindas ao Earshot',
  explanation: 'Você recebeu um convite. Escolha uma senha para entrar.',
  password: 'Senha',
  hint: (least) => `No mínimo ${least} caracteres.`,
  submit: 'Definir senha e entrar',
  code: 'Código',
  codeHint:
    'Você usa a verificação em duas etapas. Digite os seis dígitos do aplicativo autenticador, ou um código de recuperação.',
  codeWrong: 'Este código está errado ou já foi usado. Espere o próximo.',
  usedUp: 'Este convite já foi usado, substituído ou expirou. Peça um novo link à administração.',
};
export default texts;
