// Readable names of interaction types and of the stages of a sale, in the three languages.
import type { Language } from '../generated/types.gen.ts';

type Texts = Record<Language, string>;

/** What each type of the catalogue is called, by language. */
export const interactionTypeLabels = {
  cold_call: { pt: 'Prospecção ativa', en: 'Cold call', es: 'Llamada en frío' },
  lead_qualification: { pt: 'Qualificação de lead', en: 'Lead qualification', es: 'Calificación de prospecto' },
  discovery: { pt: 'Descoberta', en: 'Discovery', es: 'Descubrimiento' },
  demo: { pt: 'Demonstração', en: 'Demo', es: 'Demostración' },
  negotiation: { pt: 'Negociação', en: 'Negotiation', es: 'Negociación' },
  closing: { pt: 'Fechamento', en: 'Closing', es: 'Cierre' },
  follow_up: { pt: 'Acompanhamento', en: 'Follow-up', es: 'Seguimiento' },
  onboarding: { pt: 'Implantação', en: 'Onboarding', es: 'Puesta en marcha' },
  renewal_expansion: { pt: 'Renovação e expansão', en: 'Renewal and expansion', es: 'Renovación y ampliación' },
  retention: { pt: 'Retenção', en: 'Retention', es: 'Retención' },
  support: { pt: 'Suporte', en: 'Support', es: 'Soporte' },
  complaint: { pt: 'Reclamação', en: 'Complaint', es: 'Reclamo' },
} as const satisfies Record<string, Texts>;

/** The stages of the method, in their order of progress. */
export const stepKeys = ['connect', 'qualify', 'present', 'negotiate', 'close'] as const;
/** Key of a stage of the method. */
export type StepKey = (typeof stepKeys)[number];

/** What each stage of the method is called, by language. */
export const stepLabels: Readonly<Record<StepKey, Texts>> = {
  connect: { pt: 'Conexão', en: 'Connect', es: 'Conexión' },
  qualify: { pt: 'Qualificação', en: 'Qualify', es: 'Calificación' },
  present: { pt: 'Apresentação', en: 'Present', es: 'Presentación' },
  negotiate: { pt: 'Negociação', en: 'Negotiate', es: 'Negociación' },
  close: { pt: 'Fechamento', en: 'Close', es: 'Cierre' },
};
