// Texts of Credits, in Spanish.
import type en from './en.ts';

const texts: typeof en = {
  title: 'Créditos',
  description: 'Minutos de conversación que la empresa aún puede analizar.',
  balance: 'Saldo',
  minutes: (minutes) => `${minutes} min`,
  balanceHint: 'Ya descontado lo que reservan los análisis en curso.',
  empty: 'Queda menos de un minuto: los nuevos análisis se rechazan hasta que se agreguen minutos.',
  month: 'Este mes',
  used: (used, plan) => `${used} de ${plan} min del plan usados`,
  usedWithoutPlan: (used) => `${used} min usados; el plan no concede minutos mensuales`,
  remaining: (minutes) => `Quedan ${minutes} min del plan`,
  over: 'Se usó más de lo que el plan concede en un mes.',
  next: (date) => `El próximo mes empieza el ${date} (UTC).`,
  plan: 'Plan',
  planMinutes: (minutes) => `${minutes} min al mes, que se suman al saldo`,
  tokens: 'Tokens usados en total',
  howTitle: 'Cómo se cuentan los minutos',
  how: [
    'Cada minuto empezado de una grabación es un minuto, y cada conversación cuenta al menos uno.',
    'Sin grabación cuentan los tiempos de la transcripción, sin las pausas de más de 10 minutos.',
    'En los chats, y donde no hay tiempos, 150 palabras son un minuto. En un minuto nunca caben más de 300.',
    'Lo que falla no cuesta nada.',
  ],
  ledger: 'Lo que se agregó y se usó',
  ledgerEmpty: 'Aún no se agregó ni se usó nada',
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
  more: 'Mostrar anteriores',
};
export default texts;
