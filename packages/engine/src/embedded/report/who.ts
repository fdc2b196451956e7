// Names to call the two sides by in a report: as given, else as in the file where that is a name and not a label.
import type { Conversation, Side } from '../../transcript/conversation.ts';
import { isRoleLabel } from '../../transcript/role-words.ts';

const LABEL =
  /^(?:agent|attendant|seller|salesperson|rep|client|customer|speaker|user|operator|caller|vendedora?|atendente|cliente|consultora?|operadora?|asesora?|agente|usuario|sdr|bdr|am|ae|csm|lead|prospect|host|guest|participant|suporte|soporte|support|sales|vendeu(?:r|se)|verkäufer(?:in)?|berater(?:in)?|kunde|kundin|spk|channel|canal|unknown)\b|^[\p{N}_]+$|^.$/iu;

const isLabel = (name: string) => LABEL.test(name) || isRoleLabel(name);

/** The given name, else the first speaker of that side whose name is one; null where none is known. */
export function nameOf(conversation: Conversation, side: Side, given: string | null): string | null {
  if (given?.trim()) return given.trim();
  const speaker = conversation.speakers.find((other) => other.side === side && !isLabel(other.name.trim()));
  return speaker?.name.trim() ?? null;
}
