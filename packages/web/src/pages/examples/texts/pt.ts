// Texts of Good examples, in Portuguese.
import type en from './en.ts';

export default {
  title: 'Bons exemplos',
  description:
    'Momentos que mostram à equipe como cumprir um critério. Para incluir um, comente uma linha da transcrição e escolha o critério.',
  ofSalesperson: 'Momentos de conversas da sua equipe que mostram como cumprir um critério.',
  criterion: 'Critério',
  every: 'Todos os critérios',
  said: 'O que foi dito',
  why: 'Por que é bom',
  action: 'Ação',
  remove: 'Remover',
  removeTitle: 'Remover este exemplo?',
  removeHint: 'O comentário é excluído junto. A conversa fica.',
  empty: 'Ainda não há bons exemplos',
  emptyHint:
    'Abra uma conversa, clique no balão ao lado de uma linha da transcrição, escreva o que há de bom ali e escolha o critério.',
  emptyWait: 'Quando seu supervisor marcar um momento em uma conversa da equipe, ele aparecerá aqui.',
  more: 'Estes são os 20 mais recentes. Escolha um critério para ver os anteriores.',
} satisfies typeof en;
