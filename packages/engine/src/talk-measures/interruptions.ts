// Interruptions of the client by the attendant: overlaps where there are times, broken-off turns where there are none.

import type { Conversation } from '../conversation/conversation.ts';
import { type Turn, turnsOf } from '../conversation/turns.ts';
import { plainWords } from '../conversation/words.ts';

const leastOverlapSeconds = 0.3;
const longestStopSeconds = 2;
const tolerance = 1e-6;

/** The attendant's turn that broke into a turn of the client. */
export interface Interruption {
  readonly client: Turn;
  readonly attendant: Turn;
}

/** Every interruption in spoken order; none in chats. */
export function findInterruptions(conversation: Conversation): Interruption[] {
  if (conversation.form === 'whatsapp' || conversation.isChat) return [];
  const turns = turnsOf(conversation);
  return conversation.timing === 'ranges' ? overlaps(turns) : brokenOff(turns);
}

/** Interruptions per ten minutes, one decimal. `seconds` is the (estimated) duration. */
export function perTenMinutes(count: number, seconds: number): number {
  return seconds > 0 ? Math.round((count / (seconds / 60)) * 100) / 10 : 0;
}

function overlaps(turns: readonly Turn[]): Interruption[] {
  const clientsEnding = endingBetween(turns.filter((turn) => turn.side === 'client' && !isBackChannel(textOf(turn))));
  const found: Interruption[] = [];
  for (const attendant of turns) {
    const at = attendant.start;
    if (attendant.side !== 'attendant' || at === null || isBackChannel(textOf(attendant))) continue;
    const ending = clientsEnding(at + leastOverlapSeconds - tolerance, at + longestStopSeconds + tolerance);
    const client = ending.find(({ start }) => start !== null && start < at);
    if (client) found.push({ client, attendant });
  }
  return found;
}

/** Turns that end at about the same time are this many at most in any conversation; more are those of a broken file. */
const mostEnding = 50;

/** Tells the turns that end from one time to another at most seconds later, in spoken order. */
function endingBetween(turns: readonly Turn[]): (from: number, to: number) => Turn[] {
  const bySecond = new Map<number, Turn[]>();
  for (const turn of turns) {
    if (turn.end === null) continue;
    const second = Math.floor(turn.end);
    const known = bySecond.get(second);
    if (!known) bySecond.set(second, [turn]);
    else if (known.length < mostEnding) known.push(turn);
  }
  const placeOf = new Map(turns.map((turn, place) => [turn, place]));
  return (from, to) => {
    const ending: Turn[] = [];
    // Counted, since a time may be so large that a second more is the same number.
    for (let seconds = 0; seconds <= Math.ceil(to - from); seconds += 1)
      for (const turn of bySecond.get(Math.floor(from) + seconds) ?? [])
        if (turn.end! >= from && turn.end! <= to) ending.push(turn);
    return ending.sort((a, b) => placeOf.get(a)! - placeOf.get(b)!);
  };
}

function brokenOff(turns: readonly Turn[]): Interruption[] {
  return turns.flatMap((client, at) => {
    const attendant = turns[at + 1];
    const breaksOff =
      client.side === 'client' &&
      attendant?.side === 'attendant' &&
      /(?:[-–—…]|\.\.\.?)["”»']?$/.test(textOf(client).slice(-4));
    return breaksOff && !isBackChannel(textOf(attendant)) ? [{ client, attendant }] : [];
  });
}

function textOf(turn: Turn): string {
  return turn.segments.length === 1 ? turn.segments[0]!.text : turn.segments.map((segment) => segment.text).join(' ');
}

const acknowledgements = new Set(
  `uhum uhm hum hm hmm mhm mm mmm aham aha ah uh huh uhhuh ahn ok okay okey k yeah yes yep yup right sure true exactly exact gotcha cool great
  good nice fine alright indeed totally absolutely understood perfect sim certo isso ta tah ta bom beleza blz claro exato perfeito entendi entendo
  legal pois e sei otimo show verdade tudo bem si ya vale aja ajam claro exacto perfecto entiendo bueno dale listo eso cierto genial sip va sale
  oh wow opa eita entonces well so`.split(/\s+/),
);

/** Back-channels: by which one shows that one listens. Whether a turn's words are nothing but an acknowledgement. A turn without words is one too. */
export function isBackChannel(text: string): boolean {
  const words = plainWords(text.slice(0, 200));
  return words.length <= 2 && words.every((word) => acknowledgements.has(word));
}
