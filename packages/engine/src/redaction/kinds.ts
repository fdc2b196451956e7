// What redaction finds, and what stands for it in the language of a conversation.
import type { Language } from '@earshot/core';

export const redactedKinds = [
  'card',
  'cpf',
  'cnpj',
  'dni',
  'nie',
  'ssn',
  'iban',
  'email',
  'phone',
  'password',
] as const;

export type RedactedKind = (typeof redactedKinds)[number];

/** How many there are of each kind. A missing kind means none. */
export type RedactedCounts = Readonly<Partial<Record<RedactedKind, number>>>;

/** A part of a text, as positions of its characters; `end` is the one after the last. */
export interface Found {
  readonly kind: RedactedKind;
  readonly start: number;
  readonly end: number;
}

/** Names that are the same in every language. */
const shared = { cpf: 'CPF', cnpj: 'CNPJ', dni: 'DNI', nie: 'NIE', ssn: 'SSN', iban: 'IBAN' } as const;

const names: Readonly<Record<Language, Readonly<Record<RedactedKind, string>>>> = {
  pt: { ...shared, card: 'número do cartão', email: 'e-mail', phone: 'telefone', password: 'senha' },
  en: { ...shared, card: 'card number', email: 'email address', phone: 'phone number', password: 'password' },
  es: {
    ...shared,
    card: 'número de tarjeta',
    email: 'correo electrónico',
    phone: 'teléfono',
    password: 'contraseña',
  },
};

/** `[card number]`. */
export const placeholderOf = (kind: RedactedKind, language: Language): string => `[${names[language][kind]}]`;
