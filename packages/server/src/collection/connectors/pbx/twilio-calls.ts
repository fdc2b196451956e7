// Who talked to whom in a call of Twilio's: the leg that was recorded, and the one that it was connected to (twilio.com/docs, "Call resource").
import type { CallDetails } from '../../connector.ts';
import { amountIn, fullTextIn, recordIn, textIn } from '../../provider-values.ts';

/** A call as Twilio describes it; texts are empty where it says nothing. */
export interface TwilioLeg {
  sid: string;
  /** A number, `client:ana`, or `sip:201@example.sip.twilio.com`. */
  from: string;
  to: string;
  /** `inbound`, `outbound-api`, `outbound-dial`, `trunking-originating`, `trunking-terminating`. */
  direction: string;
  callerName: string;
  durationSeconds: number;
}

export function legOf(given: unknown): TwilioLeg {
  const row = recordIn(given);
  return {
    sid: fullTextIn(row.sid),
    from: textIn(row.from),
    to: textIn(row.to),
    direction: textIn(row.direction),
    callerName: textIn(row.caller_name),
    durationSeconds: amountIn(row.duration) ?? 0,
  };
}

/** The leg that a call was connected to for longest: of an agent whom it reached, not of those who let it ring. */
export const longestOf = (legs: readonly TwilioLeg[]): TwilioLeg | null =>
  legs.reduce<TwilioLeg | null>(
    (best, leg) => (best && best.durationSeconds >= leg.durationSeconds ? best : leg),
    null,
  );

/** What an agent signed in as: `ana` of `client:ana`, `201` of `sip:201@…`; null of a number, which may be anybody's. */
function agentOf(address: string): string | null {
  const [, name] = /^(?:client:|sips?:)([^@;]+)/i.exec(address) ?? [];
  return name ? decoded(name) : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** How an address is shown and compared. */
const plainOf = (address: string) => agentOf(address) ?? address;

/** Null facts where Twilio knows nothing of the call any more. `recordFile` is the recording's name. */
export function callDetails(
  callId: string,
  recordFile: string,
  recorded: TwilioLeg | null,
  connected: TwilioLeg | null,
): CallDetails {
  const { direction, ownerId, outside, firstChannel } = partiesOf(recorded, connected);
  const ends = [recorded?.from, recorded?.to, connected?.to].flatMap((address) => (address ? [plainOf(address)] : []));
  const callerName = recorded?.callerName ?? '';
  const isNamed = outside !== null && outside === recorded?.from && callerName !== '' && /\p{L}/u.test(callerName);
  return {
    ownerId,
    clientName: isNamed ? callerName : null,
    isInternal: direction === 'internal',
    firstChannel,
    facts: {
      direction,
      people: [...new Set([...ends, ...(ownerId === null ? [] : [ownerId])])],
      called: recorded ? [plainOf(recorded.to)] : [],
      topic: null,
      isInternalMeeting: null,
    },
    telephony: {
      call_id: callId,
      call_from_name: callerName,
      call_from_number: plainOf(recorded?.from ?? ''),
      call_to: plainOf(recorded?.to ?? ''),
      record_file: recordFile,
    },
  };
}

interface Parties {
  direction: CallDetails['facts']['direction'];
  /** What the agent signed in as, or the number that stands for the company. */
  ownerId: string | null;
  /** The other end, as Twilio writes it; null where both are of the company. */
  outside: string | null;
  /** "The first channel of a dual-channel recording contains the parent call": whom the recorded leg leads to. Null where that may be either. */
  firstChannel: 'client' | 'attendant' | null;
}

function partiesOf(recorded: TwilioLeg | null, connected: TwilioLeg | null): Parties {
  if (!recorded || recorded.direction === '')
    return { direction: null, ownerId: null, outside: null, firstChannel: null };
  const { from, to, direction } = recorded;
  const isIncoming = direction === 'inbound' || direction === 'trunking-originating';
  const far = isIncoming ? from : to;
  const other = connected?.to || (isIncoming ? to : from);
  const isParent = direction === 'inbound' || direction === 'outbound-api';
  const [farAgent, otherAgent] = [agentOf(far), agentOf(other)];
  if (farAgent !== null && otherAgent !== null)
    return { direction: 'internal', ownerId: farAgent, outside: null, firstChannel: null };
  // An agent's phone calls in, or is called first: the agent called whomever it was connected to.
  if (farAgent !== null) {
    const isAnswering = direction === 'outbound-dial' && connected === null;
    return {
      direction: isAnswering ? 'inbound' : 'outbound',
      ownerId: farAgent,
      outside: isAnswering ? from : other,
      firstChannel: isParent ? 'attendant' : null,
    };
  }
  // Who was called first and then connected to a number may be an agent at a telephone.
  const isEither = !isIncoming && connected !== null && otherAgent === null;
  return {
    direction: isIncoming ? 'inbound' : 'outbound',
    ownerId: plainOf(other) || null,
    outside: far,
    firstChannel: isParent && !isEither ? 'client' : null,
  };
}
