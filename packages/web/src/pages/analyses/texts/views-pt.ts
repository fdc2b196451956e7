// Texts of saved views, in Portuguese.
import type en from './views-en.ts';

const texts: typeof en = {
  save: 'Salvar visualização…',
  edit: (name) => `Editar visualização: ${name}`,
  editShort: 'Editar visualização…',
  by: (owner) => `Compartilhada por ${owner}`,
  saveTitle: 'Salvar esta visualização',
  editTitle: 'Editar visualização',
  hint: 'A visualização guarda os filtros e a ordem, mas não a busca.',
  name: 'Nome',
  replaces: 'Você já tem uma visualização com este nome. Ao salvar, ela é substituída.',
  share: { team: 'Compartilhar com a minha equipe', company: 'Compartilhar com toda a empresa' },
  shareHint: 'Cada pessoa vê somente as conversas que o seu perfil permite ver.',
  submit: 'Salvar',
  delete: 'Excluir visualização',
  full: 'Você já tem 30 visualizações. Exclua uma antes de salvar outra.',
  saved: (name) => `A visualização “${name}” foi salva.`,
  deleted: (name) => `A visualização “${name}” foi excluída.`,
};
export default texts;
