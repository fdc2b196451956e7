// Words of the terminal report, in the three languages of an analysis (docs/decisions/analysis-fields.md#d35).
import type { Climate, Language, Outcome } from '@earshot/core';

type Texts = Readonly<Record<Language, string>>;

const words = {
  conversation: { pt: 'Conversa', en: 'Conversation', es: 'Conversación' },
  salesperson: { pt: 'Vendedor(a)', en: 'Rep', es: 'Asesor(a)' },
  supervisor: { pt: 'Supervisor', en: 'Supervisor', es: 'Supervisor' },
  client: { pt: 'Cliente', en: 'Client', es: 'Cliente' },
  attendant: { pt: 'Vendedor(a)', en: 'Rep', es: 'Asesor(a)' },
  officialScore: { pt: 'Nota oficial', en: 'Official score', es: 'Puntuación oficial' },
  outcome: { pt: 'Resultado', en: 'Outcome', es: 'Resultado' },
  coaching: { pt: 'O que fazer melhor', en: 'What to do better', es: 'Qué mejorar' },
  notMeasured: { pt: 'sem medição', en: 'not measured', es: 'sin medir' },
  summary: { pt: 'Resumo', en: 'Summary', es: 'Resumen' },
  scorecard: { pt: 'Critérios', en: 'Scorecard', es: 'Criterios' },
  met: { pt: 'cumprido', en: 'met', es: 'cumplido' },
  notMet: { pt: 'não cumprido', en: 'not met', es: 'no cumplido' },
  happened: { pt: 'aconteceu', en: 'happened', es: 'ocurrió' },
  avoided: { pt: 'evitado', en: 'avoided', es: 'evitado' },
  indicators: { pt: 'Indicadores', en: 'Indicators', es: 'Indicadores' },
  talkShare: { pt: 'Tempo de fala', en: 'Talk ratio', es: 'Tiempo de habla' },
  interruptions: { pt: 'Interrupções', en: 'Interruptions', es: 'Interrupciones' },
  perTenMinutes: { pt: 'a cada 10 minutos', en: 'in 10 minutes', es: 'cada 10 minutos' },
  climate: { pt: 'Sentimento', en: 'Sentiment', es: 'Sentimiento' },
  start: { pt: 'início', en: 'start', es: 'inicio' },
  middle: { pt: 'meio', en: 'middle', es: 'medio' },
  end: { pt: 'fim', en: 'end', es: 'final' },
  overall: { pt: 'geral', en: 'overall', es: 'general' },
  method: { pt: 'Etapas do método', en: 'Method steps', es: 'Etapas del método' },
  stage: { pt: 'Etapa alcançada', en: 'Stage reached', es: 'Etapa alcanzada' },
  listening: { pt: 'Escuta', en: 'Listening', es: 'Escucha' },
  objections: { pt: 'Objeções', en: 'Objections', es: 'Objeciones' },
  resolved: { pt: 'resolvida', en: 'resolved', es: 'resuelta' },
  unresolved: { pt: 'em aberto', en: 'open', es: 'abierta' },
  budget: { pt: 'Orçamento', en: 'Budget', es: 'Presupuesto' },
  authority: { pt: 'Decisão', en: 'Authority', es: 'Decisión' },
  need: { pt: 'Necessidade', en: 'Need', es: 'Necesidad' },
  timing: { pt: 'Prazo', en: 'Timing', es: 'Plazo' },
  products: { pt: 'Produtos', en: 'Products', es: 'Productos' },
  nextSteps: { pt: 'Próximos passos', en: 'Next steps', es: 'Próximos pasos' },
  transcript: { pt: 'Transcrição', en: 'Transcript', es: 'Transcripción' },
  none: { pt: 'nenhuma', en: 'none', es: 'ninguna' },
  sidesUnknown: { pt: 'lados desconhecidos', en: 'sides unknown', es: 'lados desconocidos' },
  sidesDoubtful: { pt: 'lados incertos', en: 'sides in doubt', es: 'lados dudosos' },
  notMentioned: { pt: 'não mencionado', en: 'not mentioned', es: 'no mencionado' },
} as const satisfies Record<string, Texts>;

const climates: Readonly<Record<Climate, Texts>> = {
  negative: { pt: 'negativo', en: 'negative', es: 'negativo' },
  neutral: { pt: 'neutro', en: 'neutral', es: 'neutro' },
  positive: { pt: 'positivo', en: 'positive', es: 'positivo' },
};

const outcomes: Readonly<Record<Outcome, Texts>> = {
  won: { pt: 'ganho', en: 'won', es: 'ganado' },
  lost: { pt: 'perdido', en: 'lost', es: 'perdido' },
  agreed_next_step: { pt: 'próximo passo combinado', en: 'next step agreed', es: 'próximo paso acordado' },
  open: { pt: 'em aberto', en: 'open', es: 'abierto' },
  disqualified: { pt: 'desqualificado', en: 'disqualified', es: 'descartado' },
  solved: { pt: 'resolvido', en: 'solved', es: 'resuelto' },
  unsolved: { pt: 'não resolvido', en: 'not solved', es: 'sin resolver' },
  voicemail: { pt: 'caixa postal', en: 'voicemail', es: 'buzón de voz' },
  no_conversation: { pt: 'sem conversa', en: 'no conversation', es: 'sin conversación' },
};

export type Word = keyof typeof words;

export interface Labels {
  readonly language: Language;
  word(word: Word): string;
  climate(climate: Climate): string;
  outcome(outcome: Outcome): string;
  number(value: number): string;
}

export function labelsIn(language: Language): Labels {
  const locale = language === 'en' ? 'en-GB' : language;
  return {
    language,
    word: (word) => words[word][language],
    climate: (climate) => climates[climate][language],
    outcome: (outcome) => outcomes[outcome][language],
    number: (value) => value.toLocaleString(locale),
  };
}
