// Hostile JSON in which many turns have one large thing in common: many keys, a long name, a list of words.
import { jsonList, numbered, type Shape, sentence } from './pieces.fixture.ts';

const keys = numbered((at) => `"k${at}":${at},`);
const longName = (length: number) => 'wo rd'.repeat(length / 20);
const turns = (length: number) => jsonList(() => ({ text: sentence }), '[', ']')(length / 2);
const pairs = (length: number) =>
  jsonList((at) => ({ ref: 1 + (at % 2), speakerId: 1 + (at % 2), text: sentence }), '[', ']')(length / 2);

export const sharedShapes: Readonly<Record<string, Shape>> = {
  'json in common: many keys': (length) => `[{${keys(length / 2)}"turns":[${'{},'.repeat(length / 6)}{}]}]`,
  'json in common: keys of a speaker': (length) => `[{"speaker":{${keys(length / 2)}"a":1},"turns":${turns(length)}}]`,
  'json in common: a long name and role': (length) =>
    `[{"speaker":{"name":"${longName(length)}","role":"${longName(length)}"},"turns":${turns(length)}}]`,
  'json in common: a long name in a list': (length) =>
    `{"speakers":[{"id":1,"name":"${longName(length)}","role":"${longName(length)}"},{"id":2,"name":"Ana"}],"turns":${pairs(length)}}`,
  'json in common: words beside turns': (length) => `[{"meta":{"words":${turns(length)}},"turns":${pairs(length)}}]`,
  'json in common: keys of the first': (length) =>
    `{"m":{${keys(length / 2)}"z":1},${numbered((at) => `"m${at}":{"z":1},`)(length / 2)}"n":{"z":1}}`,
};
