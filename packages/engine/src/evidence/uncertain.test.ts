// Words that a recogniser was not sure of prove nothing alone (issue 20, point 5).
import { expect, it } from 'vitest';
import { ofRecording, parseConversation } from '../transcript/parse.ts';
import { withUncertain } from '../transcription/uncertain-segments.ts';
import { isUncertain } from './uncertain.ts';

const text = 'I will send you the offer on Tuesday morning.';
const segments = [{ start: 0, end: 4, text, speaker: 'Agent', uncertain: [{ from: 16, to: 36 }] }];
const conversation = parseConversation(segments, { salespersonName: null, clientName: null });

it.each([
  ['the offer on Tuesday', true],
  ['I will send you the', false],
  ['I will send you the offer on Tuesday morning.', false],
  ['you the offer on', true],
  ['Nobody said this', false],
])('%s: %s', (quote, isDoubted) => {
  expect(isUncertain({ segment: 0, text: quote }, conversation)).toBe(isDoubted);
});

it('what is said again with certainty just before or after is borne out', () => {
  const call = (answer: string, between: readonly string[] = []) => {
    const said = { start: 0, end: 4, text: 'On Tuesday at seven.', speaker: 'Agent', uncertain: [{ from: 0, to: 20 }] };
    const others = [...between, answer].map((each, at) => ({
      ...said,
      text: each,
      start: 5 * at + 5,
      end: 5 * at + 9,
    }));
    const heard = [said, ...others.map(({ uncertain: _, ...other }) => ({ ...other, speaker: 'Client' }))];
    return parseConversation(heard, { salespersonName: null, clientName: null });
  };
  const quote = { segment: 0, text: 'On Tuesday at seven.' };
  expect(isUncertain(quote, call('Tuesday at seven it is.'))).toBe(false);
  expect(isUncertain(quote, call('That suits me.'))).toBe(true);
  expect(isUncertain(quote, call('Tuesday at seven it is.', ['Hm.', 'Let me see.', 'Where is it?']))).toBe(true);
});

it('what was typed is certain', () => {
  const typed = parseConversation(`Agent: ${text}\nClient: Fine.`, { salespersonName: null, clientName: null });
  expect(isUncertain({ segment: 0, text: 'the offer' }, typed)).toBe(false);
});

it('an endpoint tells it by avg_logprob and no_speech_prob', () => {
  const heard = [0, 5, 10, 15].map((start) => ({ start, end: start + 4, text: ` ${text} `, speaker: null }));
  const answer = {
    segments: [
      { start: 0, avg_logprob: -0.2, no_speech_prob: 0.01 },
      { start: 5, avg_logprob: -1.4, no_speech_prob: 0.2 },
      { start: 10, avg_logprob: -0.7, no_speech_prob: 0.9 },
      { start: 15 },
    ],
  };
  const whole = [{ from: 0, to: text.length }];
  expect(withUncertain(heard, answer).map(({ uncertain }) => uncertain)).toEqual([undefined, whole, whole, undefined]);
  expect(withUncertain(heard, { text })).toEqual(heard);
  expect(ofRecording(segments).segments[0]).toHaveProperty('uncertain');
});
