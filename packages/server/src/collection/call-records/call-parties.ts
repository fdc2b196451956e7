// Who talked to whom: numbers and names of both sides, and the extension of the company's person.
import type { CallRecord } from './call-record.ts';
import type { NameFacts } from './file-name-facts.ts';

export interface CallParties {
  fromNumber: string;
  fromName: string;
  to: string;
  /** Extension of the inside party: the called one, otherwise the caller. */
  ownerId: string | null;
  clientName: string | null;
  isInternal: boolean;
  direction: 'inbound' | 'outbound' | 'internal' | null;
  /** Numbers of both ends, where they are known. */
  people: string[];
}

/** The parties of a call's row, or of the file's name if there is no row. */
export function partiesOf(record: CallRecord | null, name: NameFacts): CallParties {
  return record ? partiesOfRecord(record, name) : partiesOfName(name);
}

function partiesOfRecord(record: CallRecord, name: NameFacts): CallParties {
  const [, quotedName, clidNumber] = /^(.*?)(?:<([^<>]*)>)?$/s.exec(record.callerId) ?? [];
  const callerExtension = extensionOfChannel(record.channel);
  const calledExtension = extensionOfChannel(record.destinationChannel);
  const fromNumber = record.callerNumber || callerExtension || record.source || clidNumber || name.from || '';
  const fromName = nameOnly(record.callerName) || nameOnly((quotedName ?? '').trim().replace(/^"(.*)"$/s, '$1'));
  const isFromInside = callerExtension !== null || isExtension(fromNumber);
  // A number that an inside caller dials through a trunk may be as short as an extension: emergency and service numbers.
  const isToInside =
    calledExtension !== null ||
    (isExtension(record.destination) && (record.destinationChannel === '' || !isFromInside));
  const to = /\d/.test(record.destination) ? record.destination : (calledExtension ?? record.destination ?? name.to);
  return sides({
    fromNumber,
    fromName,
    to,
    caller: isFromInside ? (callerExtension ?? fromNumber) : null,
    called: isToInside ? (calledExtension ?? record.destination) : null,
    otherName: isFromInside ? nameOnly(record.destinationName) || name.name : fromName,
  });
}

function partiesOfName({ from, to, name }: NameFacts): CallParties {
  const [fromNumber, toNumber] = [from ?? '', to ?? ''];
  const caller = isExtension(fromNumber) ? fromNumber : null;
  const isOther = name !== null && nameOnly(name) !== '';
  return sides({
    fromNumber,
    fromName: isOther && caller === null ? name : '',
    to: toNumber,
    caller,
    called: isExtension(toNumber) ? toNumber : null,
    otherName: isOther ? name : null,
  });
}

interface Sides {
  fromNumber: string;
  fromName: string;
  to: string;
  /** Extensions, where they are inside. */
  caller: string | null;
  called: string | null;
  otherName: string | null;
}

function sides({ fromNumber, fromName, to, caller, called, otherName }: Sides): CallParties {
  const isInternal = caller !== null && called !== null;
  const outside = caller !== null ? 'outbound' : called !== null ? 'inbound' : null;
  return {
    fromNumber,
    fromName,
    to,
    direction: isInternal ? 'internal' : outside,
    people: [fromNumber, to, caller ?? '', called ?? ''].filter((number) => number !== ''),
    ownerId: caller ?? called,
    clientName: (!isInternal && otherName) || null,
    isInternal,
  };
}

/** Extensions are short; numbers of the public network that are as short are told apart by their channel. */
const isExtension = (number: string) => /^\d{2,6}$/.test(number);

/** `PJSIP/201-0000001a`, `Local/FMPR-201@from-internal-00000004;1` → 201; null for trunks and lines. */
function extensionOfChannel(channel: string): string | null {
  return (
    /^(?:PJSIP|SIP|IAX2|SCCP|Skinny|Local|H323|OOH323|MGCP)\/(?:F[A-Z]{2,3}-)?(\d{2,6})#?(?:[-@/]|$)/i.exec(
      channel,
    )?.[1] ?? null
  );
}

/** Exchanges put the number where they know no name. */
const nameOnly = (text: string) =>
  /\p{L}/u.test(text) && !/^(unknown|anonymous|restricted)$/i.test(text.trim()) ? text.trim() : '';
