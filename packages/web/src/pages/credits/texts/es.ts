// Texts of Credits, in Spanish.
import type en from './en.ts';

const texts: typeof en = {
  title: 'Minutos',
  description: 'Cuántos minutos de conversación puede analizar todavía la empresa.',
  balance: 'Saldo',
  minutes: (minutes) => `${minutes} min`,
  balanceHint: 'Los minutos que reservan los análisis en curso ya están descontados.',
  empty: 'Queda menos de un minuto: los nuevos análisis se rechazan hasta que se agreguen minutos.',
  month: 'Este mes',
  used: (used, plan) => `${used} de ${plan} min del plan usados`,
  usedWithoutPlan: (used) => `${used} min usados; el plan no tiene minutos mensuales`,
  remaining: (minutes) => `Quedan ${minutes} min del plan`,
  over: 'Se usó más que los minutos mensuales del plan.',
  next: (date) => `El próximo mes empieza el ${date} (UTC).`,
  plan: 'Plan',
  planMinutes: (minutes) => `${minutes} min al mes, que se suman al saldo`,
  tokens: 'Tokens usados en total',
  howTitle: 'Cómo se cuentan los minutos',
  how: [
    'Cada minuto empezado de una grabación es un minuto, y cada conversación cuenta al menos uno.',
    'Sin grabación cuentan los tiempos de la transcripción, sin las pausas de más de 10 minutos.',
    'En los chats, y donde no hay tiempos, 150 palabras son un minuto. Un minuto nunca cubre más de 300 palabras.',
    'Los análisis que fallan no cuestan nada.',
  ],
  ledger: 'Historial',
  ledgerEmpty: 'Todavía no hay registros',
  date: 'Fecha',
  what: 'Qué',
  change: 'Minutos',
  after: 'Saldo después',
  kinds: {
    opening: 'Saldo inicial',
    plan: 'Minutos del plan',
    grant: 'Agregados por el servicio',
    analysis: 'Análisis',
    trial: 'Prueba de un tipo de interacción',
  },
  taken: 'Retirados por el servicio',
  analysisGone: 'ya no está en la lista',
  more: 'Mostrar registros anteriores',
};
export default texts;
