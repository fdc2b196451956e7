// Report texts in Portuguese.
import type { ReportTexts } from '../report-texts.ts';

const list = (items: readonly string[]) => items.join(', ');

const said = (quote: string) => (quote === '' ? '' : `: “${quote}”`);

export const report: ReportTexts = {
  opening(type, attendant, client) {
    const kind = type ? `Conversa do tipo “${type}”` : 'Conversa';
    if (attendant && client) return `${kind} entre ${attendant} e ${client}`;
    if (attendant) return `${kind} conduzida por ${attendant}`;
    return client ? `${kind} com ${client}` : kind;
  },
  about: {
    need: (quote) => `: a necessidade do cliente é “${quote}”`,
    problem: (quote) => `: o cliente relata “${quote}”`,
    offer: (quote) => `, em que foi apresentado “${quote}”`,
    products: (names) => ` sobre ${names}`,
    purpose: (quote) => `, aberta com “${quote}”`,
    said: (quote) => `, em que o cliente disse “${quote}”`,
  },
  outcomes: {
    won: (quote) => `O cliente fechou a compra${said(quote)}`,
    lost: (quote) => `O cliente recusou${said(quote)}`,
    agreed_next_step: () => 'Terminou com data marcada',
    open: () => 'Terminou sem decisão e sem data',
    disqualified: (quote) => `O vendedor descartou o cliente${said(quote)}`,
    solved: (quote) => `O caso foi resolvido${said(quote)}`,
    unsolved: (quote) => `O caso não foi resolvido${said(quote)}`,
    voicemail: (quote) => `Caiu na caixa postal${said(quote)}`,
    no_conversation: () => 'Não houve venda nem atendimento',
  },
  ofDebt: {
    won: (quote) => `O cliente pagou${said(quote)}`,
    lost: (quote) => `O cliente se recusou a pagar${said(quote)}`,
    agreed_next_step: () => 'Terminou com data para o pagamento',
    open: () => 'Terminou sem pagamento e sem data para pagar',
  },
  stays: (quote) => `O cliente fica${said(quote)}`,
  leaves: (quote) => `O cliente sai${said(quote)}`,
  stands: (objection) => `a objeção “${objection}” continua em aberto`,
  settled: (objection, words) => `a objeção “${objection}” foi contornada${words === '' ? '' : ` com “${words}”`}`,
  moreObjections: (count) => (count === 1 ? 'houve mais uma' : `houve mais ${count}`),
  nextStep: (quote) => `Próximo passo: “${quote}”.`,
  leftVague: (quote) => `O retorno ficou vago: “${quote}”.`,
  answerObjection: 'Próximo passo: responder à objeção e marcar o dia do retorno.',
  agreeDay: 'Próximo passo: marcar o dia do retorno.',
  tellByWhen: 'Próximo passo: dizer ao cliente até quando será resolvido.',
  agreePayment: 'Próximo passo: entender o que impede o pagamento e combinar valor e data.',
  need: (quote) => `O que o cliente precisa: “${quote}”`,
  problem: (quote) => `O cliente relata: “${quote}”`,
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
  effectiveness(raised, pairs) {
    const quoted = pairs.map(([objection, settlement]) => `“${objection}” → “${settlement}”`);
    const counted = `Objeções resolvidas: ${pairs.length} de ${raised}.`;
    return quoted.length > 0 ? `${counted} ${quoted.join('; ')}` : counted;
  },
  noObjections: 'Nenhuma objeção foi levantada.',
  status: { scheduled: 'Próximo passo agendado', committed: 'Decisão tomada pelo cliente', open: 'Em aberto' },
  parts: { budget: 'orçamento', authority: 'decisor', need: 'necessidade', timing: 'prazo', nextStep: 'próximo passo' },
};
