// Amazon's own call: talk time as its analytics report it, 104,349 ms of the agent and 63,790 ms of the customer (docs/catalogue.md#measured-not-guessed).
// The call is sample-data/example-call.json of aws-samples/amazon-transcribe-output-word-document, MIT-0.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { talkShare } from '../../../talk-measures/talk-share.ts';
import { parseConversation } from '../../parse.ts';

const source = readFileSync(new URL('aws-call.fixture.json', import.meta.url), 'utf8');

it('talkToListen of Amazon’s call is Amazon’s own', () => {
  const conversation = parseConversation(source, { salespersonName: null, clientName: null });
  const seconds = (side: string) =>
    conversation.segments.reduce(
      (sum, segment) => sum + (segment.side === side ? segment.end! - segment.start! : 0),
      0,
    );
  expect(talkShare(conversation)).toEqual({ attendantPct: 62, clientPct: 38 });
  // The same share to a tenth of a point; Amazon's times are 4.7 % longer for both sides, which no cut of its words gives.
  expect((100 * seconds('attendant')) / (seconds('attendant') + seconds('client'))).toBeCloseTo(62.1, 1);
  expect(conversation.durationSeconds).toBeCloseTo(182.85, 1);
});
