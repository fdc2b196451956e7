// Report texts in English.
import type { ReportTexts } from './texts.ts';

const list = (items: readonly string[]) => items.join(', ');

export const en: ReportTexts = {
  opening(type, attendant, client) {
    const kind = type ? `Conversation of the type “${type}”` : 'Conversation';
    if (attendant && client) return `${kind} between ${attendant} and ${client}.`;
    if (attendant) return `${kind} led by ${attendant}.`;
    if (client) return `${kind} with ${client}.`;
    return `${kind}.`;
  },
  need: (quote) => `What the client needs: “${quote}”`,
  problem: (quote) => `The client reports: “${quote}”`,
  offered: (quote) => `What was put forward: “${quote}”`,
  products: (names) => `Products named: ${list(names)}.`,
  price: (quote) => `Price: “${quote}”`,
  standsInTheWay: (quote, resolved) =>
    resolved ? `Objection settled: “${quote}”` : `Objection still open: “${quote}”`,
  moreObjections: (count) => `Further objections raised: ${count}.`,
  nextStep: (quote) => `Agreed next step: “${quote}”`,
  noNextStep: 'No agreed next step with a date was found.',
  noBusiness: 'No sale or service was recognised.',
  checked: (quote) => `Outcome checked: “${quote}”`,
  commitment: (quote) => `Decision asked for: “${quote}”`,
  budget: (quote) => `Budget: “${quote}”`,
  authority: (quote) => `Decision: “${quote}”`,
  timing: (quote) => `Timing: “${quote}”`,
  clientNamed: (name) => `Client: ${name}.`,
  mood: { positive: 'positive', neutral: 'neutral', negative: 'negative' },
  engagement: { high: 'high', medium: 'medium', low: 'low' },
  confidence: { high: 'high', medium: 'medium', low: 'low' },
  notSaid: 'Not mentioned in the conversation.',
  posture(met, faults) {
    const good = met.length > 0 ? `Observed: ${list(met)}.` : 'No criterion observed.';
    return faults.length > 0 ? `${good} To avoid: ${list(faults)}.` : good;
  },
  effectiveness: (raised, resolved) => `Objections resolved: ${resolved} of ${raised}.`,
  noObjections: 'No objection was raised.',
  status: { scheduled: 'Next step scheduled', committed: 'Decision made by the client', open: 'Open' },
  parts: { budget: 'budget', authority: 'decision maker', need: 'need', timing: 'timing', nextStep: 'next step' },
};
