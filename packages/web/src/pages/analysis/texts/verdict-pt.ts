// Texts of contesting and deciding verdicts, in Portuguese.
import type en from './verdict-en.ts';

export default {
  contest: 'Contestar',
  withdraw: 'Retirar contestação',
  decide: 'Decidir',
  correct: 'Corrigir',
  waits: 'Aguarda decisão',
  somebody: 'alguém que saiu da empresa',
  contestedBy: (name, date) => `Contestado por ${name} em ${date}:`,
  decided: (verdict) => `Decisão: ${verdict}.`,
  by: (name, date) => `${name}, em ${date}:`,
  engineSaid: (verdict) => `A avaliação do Earshot era: ${verdict}.`,
  ofAim: { met: 'cumprido', notMet: 'não cumprido' },
  ofFault: { met: 'aconteceu', notMet: 'não aconteceu' },
  contestTitle: 'Contestar a avaliação:',
  contestHint: 'Um supervisor ou administrador decide. Até lá, nada muda. Quem vê a conversa também vê o motivo.',
  decideTitle: 'Decidir a avaliação:',
  decideHint:
    'A nota, as dimensões e as tendências são recalculadas na hora. As duas avaliações e o motivo ficam visíveis para quem vê a conversa.',
  theirReason: 'Motivo da contestação:',
  verdict: 'Avaliação',
  reason: 'Motivo',
  contested: 'A avaliação foi contestada.',
  withdrawn: 'A contestação foi retirada.',
  saved: 'A avaliação foi decidida. As notas foram recalculadas.',
  meanwhile: 'Outra pessoa foi mais rápida. Feche e veja a avaliação de novo.',
} satisfies typeof en;
