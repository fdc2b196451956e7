// Texts of comments, in Portuguese.
import type en from './comment-en.ts';

export default {
  title: 'Comentários',
  write: 'Escrever um comentário',
  somebody: 'Alguém que saiu da empresa',
  to: 'para',
  edited: 'editado',
  done: 'concluído',
  forYou: 'para você',
  markDone: 'Marcar como concluído',
  reopen: 'Reabrir',
  edit: 'Editar comentário',
  delete: 'Excluir comentário',
  deleteTitle: 'Excluir este comentário?',
  text: 'Comentário',
  addressee: 'Para',
  addresseeHint: 'Quem vê a conversa pode ler o comentário. A pessoa o encontra em “Para você”.',
  everybody: 'Todos',
  exampleOf: 'Bom exemplo de',
  noExample: 'Nenhum critério',
  exampleHint: 'A equipe vê este trecho e o seu comentário em “Bons exemplos”, inclusive quem não vê esta conversa.',
  save: 'Salvar',
  saved: 'O comentário foi salvo.',
  line: (line) => `Linha ${line}`,
  goTo: (place) => `Ir para ${place}`,
} satisfies typeof en;
