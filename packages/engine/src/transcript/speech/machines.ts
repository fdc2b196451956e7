// Labels of machines, which are nobody: a telephone's menu, a system's notices, a bot beside people.
import type { Side } from '../../conversation/conversation.ts';
import type { RawTranscript } from '../../conversation/raw.ts';
import { withLeftOut } from '../../conversation/read-facts.ts';
import { plainRole } from '../json/roles.ts';

const alwaysMachines = new Set(
  `system sistema ivr ura acd automatedsystem automatedvoice automaticvoice menu systemmessage mensajedelsistema mensagemdosistema grabacion
  gravacao recording recordedmessage vozautomatica contestador voicemail autoattendant tool function developer announcement
  locucion vozgrabada sistemaautomatico atendimentoautomatico notification custombot`.split(/\s+/),
);
const bots = new Set(
  'bot chatbot robo robot ai ia assistentevirtual asistentevirtual virtualassistant virtualagent aiagent voicebot'.split(
    ' ',
  ),
);

/** `Eva (AI)` is what the brackets say. */
function roleOf(label: string): string {
  const inside = /[([]([^()[\]]{2,32})[)\]]$/.exec(label)?.[1];
  const role = inside === undefined ? '' : plainRole(inside);
  return bots.has(role) || alwaysMachines.has(role) ? role : plainRole(label);
}

/**
 * The transcript without what machines say. A bot is one of them beside two people; where it talks with one, it serves for a company.
 * A transcript of machines alone stays as it is: that is no conversation.
 */
export function withoutMachines(raw: RawTranscript): RawTranscript {
  const labels = [...new Set(raw.segments.flatMap(({ speaker }) => speaker ?? []))];
  const roles = labels.map((label) => roleOf(label));
  const people = labels.filter((_, at) => !alwaysMachines.has(roles[at]!) && !bots.has(roles[at]!));
  const isBot = (label: string) => bots.has(roleOf(label));
  const machines = new Set(
    labels.filter((label) => alwaysMachines.has(roleOf(label)) || (isBot(label) && people.length >= 2)),
  );
  const serving = labels.filter((label) => isBot(label) && !machines.has(label) && people.length === 1);
  const statedSides: Record<string, Side> = { ...raw.statedSides };
  for (const label of serving) statedSides[label] ??= 'attendant';
  const stated = Object.keys(statedSides).length > 0 ? { statedSides } : {};
  if (machines.size === 0 || people.length === 0) return { ...raw, ...stated };
  const segments = raw.segments.filter(({ speaker }) => speaker === null || !machines.has(speaker));
  return withLeftOut({ ...raw, ...stated, segments }, 'machines', raw.segments.length - segments.length);
}
