// Texts of the own account, in Portuguese.
import type en from './en.ts';

const texts: typeof en = {
  title: 'Minha conta',
  signedInAs: (email) => `Você entrou como ${email}.`,
  password: 'Senha',
  current: 'Senha atual',
  next: 'Nova senha',
  hint: (least) =>
    `No mínimo ${least} caracteres. Seu acesso nos outros navegadores é encerrado. As chaves de API continuam valendo.`,
  change: 'Alterar senha',
  changed: 'Sua senha foi alterada.',
  wrong: 'Esta não é a sua senha atual.',
  blocked: 'Muitas senhas incorretas. Espere 15 minutos e tente de novo.',
  sessions: 'Onde você está conectado',
  columns: { device: 'Navegador', begun: 'Entrada', seen: 'Último uso', actions: 'Ações' },
  unknown: 'Navegador desconhecido',
  here: 'Este navegador',
  end: 'Encerrar',
  endNamed: (device) => `Encerrar a sessão: ${device}`,
  ended: 'A sessão foi encerrada.',
  endOthers: 'Sair de todos os outros navegadores',
  othersEnded: 'Você saiu de todos os outros navegadores.',
};
export default texts;
