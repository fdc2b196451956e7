// Texts of the parts, in Portuguese.
import type en from './en.ts';

const texts: typeof en = {
  cancel: 'Cancelar',
  close: 'Fechar',
  comboBox: {
    found: (count) => (count === 1 ? '1 encontrado' : `${count} encontrados`),
    nothing: 'Nada encontrado',
    open: (label) => `Abrir a lista: ${label}`,
  },
  companySignIn: 'Entrar com a conta da empresa',
  complaints: {
    empty: 'Preencha este campo.',
    shorter: (least) => `Pelo menos ${least} caracteres.`,
    longer: (most) => `No máximo ${most} caracteres.`,
    least: (least) => `No mínimo ${least}.`,
    most: (most) => `No máximo ${most}.`,
    date: 'Digite uma data completa.',
    number: 'Digite um número.',
    type: 'O valor está faltando ou não é do tipo certo.',
    email: 'Este não é um endereço de e-mail.',
    value: 'Este valor não é aceito.',
  },
  copied: 'Copiado',
  copy: 'Copiar',
  couldNotLoad: 'Não foi possível carregar',
  dismiss: 'Dispensar',
  loading: 'Carregando…',
  moreActions: 'Mais',
  noConnection: 'O servidor não responde. Verifique sua conexão e tente de novo.',
  notCopied: 'Não copiado: selecione o texto',
  notMeasured: 'sem medição',
  nextStepStatus: { scheduled: 'Agendado', committed: 'O cliente decidiu', open: 'Em aberto' },
  numberedSpeaker: (number) => `Participante ${number}`,
  requestId: 'Solicitação',
  tryAgain: 'Tentar de novo',
  unexpected: 'Algo deu errado nesta página. Recarregue; se acontecer de novo, avise a administração.',
};
export default texts;
