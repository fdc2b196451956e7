// @earshot/engine/redaction: names without numbers and addresses. An entry of its own that loads no model.
export type { RedactedCounts, RedactedKind } from './kinds.ts';
export { type Redaction, redactName } from './redact.ts';
