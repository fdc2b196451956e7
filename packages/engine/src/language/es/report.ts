// Report texts in Spanish.
import type { ReportTexts } from '../report-texts.ts';

const list = (items: readonly string[]) => items.join(', ');

const said = (quote: string) => (quote === '' ? '' : `: “${quote}”`);

export const report: ReportTexts = {
  opening(type, attendant, client) {
    const kind = type ? `Conversación del tipo “${type}”` : 'Conversación';
    if (attendant && client) return `${kind} entre ${attendant} y ${client}`;
    if (attendant) return `${kind} conducida por ${attendant}`;
    return client ? `${kind} con ${client}` : kind;
  },
  about: {
    need: (quote) => `: la necesidad del cliente es “${quote}”`,
    problem: (quote) => `: el cliente cuenta “${quote}”`,
    offer: (quote) => `, en la que se presentó “${quote}”`,
    products: (names) => ` sobre ${names}`,
    purpose: (quote) => `, abierta con “${quote}”`,
    said: (quote) => `, en la que el cliente dijo “${quote}”`,
  },
  outcomes: {
    won: (quote) => `El cliente se decidió a comprar${said(quote)}`,
    lost: (quote) => `El cliente rechazó la propuesta${said(quote)}`,
    agreed_next_step: () => 'Terminó con fecha acordada',
    open: () => 'Terminó sin decisión y sin fecha',
    disqualified: (quote) => `El asesor descartó al cliente${said(quote)}`,
    solved: (quote) => `El caso quedó resuelto${said(quote)}`,
    unsolved: (quote) => `El caso no quedó resuelto${said(quote)}`,
    voicemail: (quote) => `Atendió el buzón de voz${said(quote)}`,
    no_conversation: () => 'No hubo venta ni atención',
  },
  ofDebt: {
    won: (quote) => `El cliente pagó${said(quote)}`,
    lost: (quote) => `El cliente se negó a pagar${said(quote)}`,
    agreed_next_step: () => 'Terminó con fecha para el pago',
    open: () => 'Terminó sin pago y sin fecha para hacerlo',
  },
  stays: (quote) => `El cliente se queda${said(quote)}`,
  leaves: (quote) => `El cliente se va${said(quote)}`,
  stands: (objection) => `la objeción “${objection}” sigue en pie`,
  settled: (objection, words) => `la objeción “${objection}” se resolvió${words === '' ? '' : ` con “${words}”`}`,
  moreObjections: (count) => (count === 1 ? 'hubo una más' : `hubo ${count} más`),
  nextStep: (quote) => `Próximo paso: “${quote}”.`,
  leftVague: (quote) => `El seguimiento quedó en el aire: “${quote}”.`,
  answerObjection: 'Próximo paso: responder a la objeción y acordar el día del próximo contacto.',
  agreeDay: 'Próximo paso: acordar el día del próximo contacto.',
  tellByWhen: 'Próximo paso: decirle al cliente para cuándo quedará resuelto.',
  agreePayment: 'Próximo paso: aclarar qué impide el pago y acordar un importe y una fecha.',
  need: (quote) => `Lo que el cliente necesita: “${quote}”`,
  problem: (quote) => `El cliente relata: “${quote}”`,
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
  effectiveness(raised, pairs) {
    const quoted = pairs.map(([objection, settlement]) => `“${objection}” → “${settlement}”`);
    const counted = `Objeciones resueltas: ${pairs.length} de ${raised}.`;
    return quoted.length > 0 ? `${counted} ${quoted.join('; ')}` : counted;
  },
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
