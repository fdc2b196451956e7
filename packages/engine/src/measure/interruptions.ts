// Interruptions of the client by the attendant: overlaps where there are times, broken-off turns where there are none.
import type { Conversation } from '../transcript/conversation.ts';
import { type Turn, turnsOf } from '../transcript/turns.ts';
import { isBackChannel } from './back-channels.ts';

const leastOverlapSeconds = 0.3;
const longestStopSeconds = 2;
const tolerance = 1e-6;

/** The attendant's turn that broke into a turn of the client. */
export interface Interruption {
  readonly client: Turn;
  readonly attendant: Turn;
}

/** Every interruption in spoken order; none in chats (catalogue: Measured, not guessed). */
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
  const clients = turns.filter((turn) => turn.side === 'client' && !isBackChannel(textOf(turn)));
  const found: Interruption[] = [];
  let from = 0;
  for (const attendant of turns) {
    if (attendant.side !== 'attendant' || attendant.start === null || isBackChannel(textOf(attendant))) continue;
    const at = attendant.start;
    while (from < clients.length && (clients[from]!.end ?? 0) < at - longestStopSeconds) from += 1;
    for (let next = from; next < clients.length; next += 1) {
      const client = clients[next]!;
      if (client.start === null || client.end === null) continue;
      if (client.start >= at) break;
      const left = client.end - at;
      if (left >= leastOverlapSeconds - tolerance && left <= longestStopSeconds + tolerance) {
        found.push({ client, attendant });
        break;
      }
    }
  }
  return found;
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
