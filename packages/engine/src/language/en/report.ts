// Report texts in English.
import type { ReportTexts } from '../report-texts.ts';

const list = (items: readonly string[]) => items.join(', ');

const said = (quote: string) => (quote === '' ? '' : `: “${quote}”`);

export const report: ReportTexts = {
  opening(type, attendant, client) {
    const kind = type ? `Conversation of the type “${type}”` : 'Conversation';
    if (attendant && client) return `${kind} between ${attendant} and ${client}`;
    if (attendant) return `${kind} led by ${attendant}`;
    return client ? `${kind} with ${client}` : kind;
  },
  about: {
    need: (quote) => `: the client’s need is “${quote}”`,
    problem: (quote) => `: the client reports “${quote}”`,
    offer: (quote) => `, in which “${quote}” was put forward`,
    products: (names) => ` about ${names}`,
    purpose: (quote) => `, opened with “${quote}”`,
    said: (quote) => `, in which the client said “${quote}”`,
  },
  outcomes: {
    won: (quote) => `The client decided to buy${said(quote)}`,
    lost: (quote) => `The client refused${said(quote)}`,
    agreed_next_step: () => 'It ended with an agreed date',
    open: () => 'It ended without a decision and without a date',
    disqualified: (quote) => `The rep turned the client away${said(quote)}`,
    solved: (quote) => `The matter is solved${said(quote)}`,
    unsolved: (quote) => `The matter is not solved${said(quote)}`,
    voicemail: (quote) => `A machine answered${said(quote)}`,
    no_conversation: () => 'Nothing was sold or put right in it',
  },
  ofDebt: {
    won: (quote) => `The client paid${said(quote)}`,
    lost: (quote) => `The client refused to pay${said(quote)}`,
    agreed_next_step: () => 'It ended with a day for the payment',
    open: () => 'It ended without a payment and without a day for it',
  },
  stays: (quote) => `The client stays${said(quote)}`,
  leaves: (quote) => `The client leaves${said(quote)}`,
  stands: (objection) => `the objection “${objection}” still stands`,
  settled: (objection, words) => `the objection “${objection}” was settled${words === '' ? '' : ` with “${words}”`}`,
  moreObjections: (count) => (count === 1 ? 'one more was raised' : `${count} more were raised`),
  nextStep: (quote) => `Next: “${quote}”.`,
  leftVague: (quote) => `What follows was left vague: “${quote}”.`,
  answerObjection: 'Next: answer the objection and agree a day to speak again.',
  agreeDay: 'Next: agree a day to speak again.',
  tellByWhen: 'Next: tell the client by when it will be put right.',
  agreePayment: 'Next: find out what stands in the way of the payment, and agree on an amount and a day.',
  need: (quote) => `What the client needs: “${quote}”`,
  problem: (quote) => `The client reports: “${quote}”`,
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
  effectiveness(raised, pairs) {
    const quoted = pairs.map(([objection, settlement]) => `“${objection}” → “${settlement}”`);
    const counted = `Objections resolved: ${pairs.length} of ${raised}.`;
    return quoted.length > 0 ? `${counted} ${quoted.join('; ')}` : counted;
  },
  noObjections: 'No objection was raised.',
  status: { scheduled: 'Next step scheduled', committed: 'Decision made by the client', open: 'Open' },
  parts: { budget: 'budget', authority: 'decision maker', need: 'need', timing: 'timing', nextStep: 'next step' },
};
