// Errors of interaction types, a company's own and what it makes of the catalogue's: part of the table in errors.ts.
import type { ErrorEntry } from './error-codes.ts';

/** docs/decisions/sign-in.md#d53, docs/decisions/house-types.md. */
export const typeErrors = {
  interactionTypeNotFound: { code: 'NOT_FOUND', message: 'Interaction type not found' },
  interactionTypeKeyTaken: { code: 'CONFLICT', message: 'An interaction type with this key already exists.' },
  trialWithoutTranscript: {
    code: 'CONFLICT',
    message: 'This analysis has no transcript yet. Choose a completed analysis.',
  },
  criterionKeyRepeated: {
    code: 'BAD_REQUEST',
    message: (key: string) => `Two criteria have the key '${key}'. Give each its own key.`,
  },
  interactionTypeUntried: {
    code: 'CONFLICT',
    message: (key: string) =>
      `The criteria of '${key}' have not been tried. Try them on a conversation before the type replaces another one.`,
  },
  interactionTypeReplaced: {
    code: 'CONFLICT',
    message: (key: string) => `Another type of the company replaces '${key}' already. End that first.`,
  },
  replacedTypeUnknown: {
    code: 'BAD_REQUEST',
    message: (key: string) => `'replaces' must be the key of a type of the catalogue, not '${key}'.`,
  },
  interactionTypeBuiltIn: { code: 'BAD_REQUEST', message: 'Types of the built-in catalogue cannot be changed.' },
} as const satisfies Record<string, ErrorEntry>;
