// @earshot/engine/redaction: names without numbers and addresses, and which name a side is called by. An entry of its own that loads no model.
export { nameOf } from '../conversation/speaker-names.ts';
export type { RedactedCounts, RedactedKind } from './kinds.ts';
export { type Redaction, redactName } from './redact.ts';
