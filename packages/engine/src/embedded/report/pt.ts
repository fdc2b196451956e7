// Report texts in Portuguese.
import type { ReportTexts } from './texts.ts';

const list = (items: readonly string[]) => items.join(', ');

export const pt: ReportTexts = {
  opening(type, attendant, client) {
    const kind = type ? `Conversa do tipo “${type}”` : 'Conversa';
    if (attendant && client) return `${kind} entre ${attendant} e ${client}.`;
    if (attendant) return `${kind} conduzida por ${attendant}.`;
    if (client) return `${kind} com ${client}.`;
    return `${kind}.`;
  },
  need: (quote) => `O que o cliente precisa: “${quote}”`,
  problem: (quote) => `O cliente relata: “${quote}”`,
  offered: (quote) => `Foi apresentado: “${quote}”`,
  products: (names) => `Produtos citados: ${list(names)}.`,
  price: (quote) => `Valores: “${quote}”`,
  standsInTheWay: (quote, resolved) => (resolved ? `Objeção contornada: “${quote}”` : `Objeção em aberto: “${quote}”`),
  moreObjections: (count) => `Outras objeções levantadas: ${count}.`,
  nextStep: (quote) => `Próximo passo combinado: “${quote}”`,
  noNextStep: 'Não foi identificado um próximo passo combinado com data.',
  noBusiness: 'Nenhuma venda nem atendimento foi reconhecido.',
  checked: (quote) => `Resultado verificado: “${quote}”`,
  commitment: (quote) => `Pedido de decisão: “${quote}”`,
  budget: (quote) => `Orçamento: “${quote}”`,
  authority: (quote) => `Decisão: “${quote}”`,
  timing: (quote) => `Prazo: “${quote}”`,
  clientNamed: (name) => `Cliente: ${name}.`,
  mood: { positive: 'positivo', neutral: 'neutro', negative: 'negativo' },
  engagement: { high: 'alto', medium: 'médio', low: 'baixo' },
  confidence: { high: 'alta', medium: 'média', low: 'baixa' },
  notSaid: 'Não mencionado na conversa.',
  posture(met, faults) {
    const good = met.length > 0 ? `Observado: ${list(met)}.` : 'Nenhum critério observado.';
    return faults.length > 0 ? `${good} A evitar: ${list(faults)}.` : good;
  },
  effectiveness: (raised, resolved) => `Objeções resolvidas: ${resolved} de ${raised}.`,
  noObjections: 'Nenhuma objeção foi levantada.',
  status: { scheduled: 'Próximo passo agendado', committed: 'Decisão tomada pelo cliente', open: 'Em aberto' },
  parts: { budget: 'orçamento', authority: 'decisor', need: 'necessidade', timing: 'prazo', nextStep: 'próximo passo' },
};
