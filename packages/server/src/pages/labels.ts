// Words of the share page and the terminal report, in the three languages of an analysis (D35).
import type { Climate, KeywordCategory, KeywordPolarity, Language } from '@earshot/core';

type Texts = Readonly<Record<Language, string>>;

const words = {
  conversation: { pt: 'Conversa', en: 'Conversation', es: 'Conversación' },
  salesperson: { pt: 'Vendedor', en: 'Salesperson', es: 'Vendedor' },
  supervisor: { pt: 'Supervisor', en: 'Supervisor', es: 'Supervisor' },
  client: { pt: 'Cliente', en: 'Client', es: 'Cliente' },
  attendant: { pt: 'Atendente', en: 'Attendant', es: 'Asesor' },
  duration: { pt: 'Duração', en: 'Length', es: 'Duración' },
  officialScore: { pt: 'Nota oficial', en: 'Official score', es: 'Puntuación oficial' },
  notMeasured: { pt: 'não medido', en: 'not measured', es: 'no medido' },
  summary: { pt: 'Resumo', en: 'Summary', es: 'Resumen' },
  scorecard: { pt: 'Critérios', en: 'Scorecard', es: 'Criterios' },
  met: { pt: 'atendido', en: 'met', es: 'cumplido' },
  notMet: { pt: 'não atendido', en: 'not met', es: 'no cumplido' },
  happened: { pt: 'aconteceu', en: 'happened', es: 'ocurrió' },
  avoided: { pt: 'evitado', en: 'avoided', es: 'evitado' },
  detected: { pt: 'tipo detectado, confiança', en: 'type detected, confidence', es: 'tipo detectado, confianza' },
  indicators: { pt: 'Indicadores', en: 'Indicators', es: 'Indicadores' },
  talkShare: { pt: 'Tempo de fala', en: 'Talk share', es: 'Tiempo de habla' },
  interruptions: { pt: 'Interrupções', en: 'Interruptions', es: 'Interrupciones' },
  perTenMinutes: { pt: 'a cada 10 minutos', en: 'in 10 minutes', es: 'cada 10 minutos' },
  climate: { pt: 'Clima', en: 'Climate', es: 'Clima' },
  start: { pt: 'início', en: 'start', es: 'inicio' },
  middle: { pt: 'meio', en: 'middle', es: 'medio' },
  end: { pt: 'fim', en: 'end', es: 'final' },
  overall: { pt: 'geral', en: 'overall', es: 'general' },
  method: { pt: 'Etapas do método', en: 'Method steps', es: 'Etapas del método' },
  stage: { pt: 'Etapa alcançada', en: 'Stage reached', es: 'Etapa alcanzada' },
  dimensions: { pt: 'Dimensões', en: 'Dimensions', es: 'Dimensiones' },
  rapport: { pt: 'Vínculo', en: 'Rapport', es: 'Vínculo' },
  listening: { pt: 'Escuta', en: 'Listening', es: 'Escucha' },
  clarity: { pt: 'Clareza', en: 'Clarity', es: 'Claridad' },
  objections: { pt: 'Objeções', en: 'Objections', es: 'Objeciones' },
  resolved: { pt: 'resolvida', en: 'resolved', es: 'resuelta' },
  unresolved: { pt: 'em aberto', en: 'open', es: 'abierta' },
  budget: { pt: 'Orçamento', en: 'Budget', es: 'Presupuesto' },
  authority: { pt: 'Decisão', en: 'Authority', es: 'Decisión' },
  need: { pt: 'Necessidade', en: 'Need', es: 'Necesidad' },
  timing: { pt: 'Prazo', en: 'Timing', es: 'Plazo' },
  keywords: { pt: 'Palavras-chave', en: 'Keywords', es: 'Palabras clave' },
  products: { pt: 'Produtos', en: 'Products', es: 'Productos' },
  diagnostic: { pt: 'Diagnóstico', en: 'Diagnostic', es: 'Diagnóstico' },
  profile: { pt: 'Perfil do cliente', en: 'Client profile', es: 'Perfil del cliente' },
  tone: { pt: 'Tom', en: 'Tone', es: 'Tono' },
  engagement: { pt: 'Engajamento', en: 'Engagement', es: 'Compromiso' },
  confidence: { pt: 'Confiança', en: 'Confidence', es: 'Confianza' },
  details: { pt: 'Detalhes', en: 'Details', es: 'Detalles' },
  problem: { pt: 'Problema', en: 'Problem', es: 'Problema' },
  impact: { pt: 'Impacto', en: 'Impact', es: 'Impacto' },
  collected: { pt: 'Dados obtidos', en: 'Facts collected', es: 'Datos obtenidos' },
  missing: { pt: 'Dados que faltam', en: 'Facts missing', es: 'Datos que faltan' },
  posture: { pt: 'Postura', en: 'Posture', es: 'Postura' },
  effectiveness: { pt: 'Eficácia da solução', en: 'Effectiveness of the solution', es: 'Eficacia de la solución' },
  nextSteps: { pt: 'Próximos passos', en: 'Next steps', es: 'Próximos pasos' },
  transcript: { pt: 'Transcrição', en: 'Transcript', es: 'Transcripción' },
  none: { pt: 'nenhuma', en: 'none', es: 'ninguna' },
  notMentioned: { pt: 'não mencionado', en: 'not mentioned', es: 'no mencionado' },
} as const satisfies Record<string, Texts>;

const climates: Readonly<Record<Climate, Texts>> = {
  negative: { pt: 'negativo', en: 'negative', es: 'negativo' },
  neutral: { pt: 'neutro', en: 'neutral', es: 'neutro' },
  positive: { pt: 'positivo', en: 'positive', es: 'positivo' },
};

const categories: Readonly<Record<KeywordCategory, Texts>> = {
  product: { pt: 'produto', en: 'product', es: 'producto' },
  price: { pt: 'preço', en: 'price', es: 'precio' },
  competitor: { pt: 'concorrente', en: 'competitor', es: 'competidor' },
  need: { pt: 'necessidade', en: 'need', es: 'necesidad' },
  objection: { pt: 'objeção', en: 'objection', es: 'objeción' },
  timing: { pt: 'prazo', en: 'timing', es: 'plazo' },
  process: { pt: 'processo', en: 'process', es: 'proceso' },
  feature: { pt: 'recurso', en: 'feature', es: 'función' },
  other: { pt: 'outro', en: 'other', es: 'otro' },
};

const polaritySigns: Readonly<Record<KeywordPolarity, string>> = { positive: '+', neutral: '·', negative: '−' };

export type Word = keyof typeof words;

export interface Labels {
  readonly language: Language;
  word(word: Word): string;
  climate(climate: Climate): string;
  category(category: KeywordCategory): string;
  number(value: number): string;
  /** Day and minute in UTC. */
  date(timestamp: string): string;
}

export function labelsIn(language: Language): Labels {
  const locale = language === 'en' ? 'en-GB' : language;
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return {
    language,
    word: (word) => words[word][language],
    climate: (climate) => climates[climate][language],
    category: (category) => categories[category][language],
    number: (value) => value.toLocaleString(locale),
    date: (timestamp) => `${format.format(new Date(timestamp))} UTC`,
  };
}

export const polaritySign = (polarity: KeywordPolarity) => polaritySigns[polarity];
