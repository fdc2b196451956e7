// Report texts in Spanish.
import type { ReportTexts } from './texts.ts';

const list = (items: readonly string[]) => items.join(', ');

export const es: ReportTexts = {
  opening(type, attendant, client) {
    const kind = type ? `Conversación del tipo “${type}”` : 'Conversación';
    if (attendant && client) return `${kind} entre ${attendant} y ${client}.`;
    if (attendant) return `${kind} conducida por ${attendant}.`;
    if (client) return `${kind} con ${client}.`;
    return `${kind}.`;
  },
  need: (quote) => `Lo que el cliente necesita: “${quote}”`,
  problem: (quote) => `El cliente relata: “${quote}”`,
  offered: (quote) => `Se presentó: “${quote}”`,
  products: (names) => `Productos mencionados: ${list(names)}.`,
  price: (quote) => `Precio: “${quote}”`,
  standsInTheWay: (quote, resolved) => (resolved ? `Objeción resuelta: “${quote}”` : `Objeción pendiente: “${quote}”`),
  moreObjections: (count) => `Otras objeciones planteadas: ${count}.`,
  nextStep: (quote) => `Próximo paso acordado: “${quote}”`,
  noNextStep: 'No se identificó un próximo paso acordado con fecha.',
  noBusiness: 'No se reconoció ninguna venta ni atención.',
  checked: (quote) => `Resultado comprobado: “${quote}”`,
  commitment: (quote) => `Decisión solicitada: “${quote}”`,
  budget: (quote) => `Presupuesto: “${quote}”`,
  authority: (quote) => `Decisión: “${quote}”`,
  timing: (quote) => `Plazo: “${quote}”`,
  clientNamed: (name) => `Cliente: ${name}.`,
  mood: { positive: 'positivo', neutral: 'neutro', negative: 'negativo' },
  engagement: { high: 'alto', medium: 'medio', low: 'bajo' },
  confidence: { high: 'alta', medium: 'media', low: 'baja' },
  notSaid: 'No se mencionó en la conversación.',
  posture(met, faults) {
    const good = met.length > 0 ? `Observado: ${list(met)}.` : 'Ningún criterio observado.';
    return faults.length > 0 ? `${good} A evitar: ${list(faults)}.` : good;
  },
  effectiveness: (raised, resolved) => `Objeciones resueltas: ${resolved} de ${raised}.`,
  noObjections: 'No se planteó ninguna objeción.',
  status: { scheduled: 'Próximo paso agendado', committed: 'Decisión tomada por el cliente', open: 'Pendiente' },
  parts: {
    budget: 'presupuesto',
    authority: 'quién decide',
    need: 'necesidad',
    timing: 'plazo',
    nextStep: 'próximo paso',
  },
};
