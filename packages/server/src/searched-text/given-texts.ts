// Where a query is in what programs gave beside a conversation. An id of theirs may look like a telephone number in part, so it is compared as it is written, too.

import type { GivenRow } from '../records/given-texts.ts';
import { readJson } from '../records/json-text.ts';
import { termsIn } from './passages.ts';
import { quotationMarks, readQuery } from './query.ts';

export interface GivenText {
  field: 'externalCallId' | 'metadata';
  text: string;
}

/** Makes the function that gives the texts which have some of the query; none unless all of it is in one text or another. */
export function givenTextsFor(query: string): (row: Pick<GivenRow, 'external_call_id' | 'metadata'>) => GivenText[] {
  const asWritten = readQuery(`"${query.replaceAll(quotationMarks, ' ')}"`);
  const ways = [asWritten, readQuery(query)].filter((terms) => terms.length > 0);
  return (row) => {
    const texts = textsOf(row);
    for (const terms of ways) {
      const found = texts.map((given) => ({ given, terms: termsIn(given.text, terms) }));
      if (new Set(found.flatMap((each) => each.terms)).size === terms.length)
        return found.filter((each) => each.terms.length > 0).map(({ given }) => given);
    }
    return [];
  };
}

function textsOf({ external_call_id: callId, metadata }: Parameters<ReturnType<typeof givenTextsFor>>[0]): GivenText[] {
  const values = Object.values((readJson(metadata) ?? {}) as Record<string, string>);
  return [
    ...(callId === null ? [] : [{ field: 'externalCallId' as const, text: callId }]),
    ...values.map((text) => ({ field: 'metadata' as const, text })),
  ];
}
