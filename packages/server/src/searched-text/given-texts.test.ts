// What of metadata and of an id in another system a query finds.
import { expect, it } from 'vitest';
import { givenTextsFor } from './given-texts.ts';

const row = {
  external_call_id: '50712345678bcf86cd79943a',
  metadata: JSON.stringify({ customer: 'C-4471 Brandão', email: 'Vera@client.example', phone: '+55 11 91234-5678' }),
};
const customer = ['metadata', 'C-4471 Brandão'];
const email = ['metadata', 'Vera@client.example'];
const phone = ['metadata', '+55 11 91234-5678'];
const call = ['externalCallId', row.external_call_id];

it.each([
  ['c-4471', [customer]],
  ['brandao', [customer]],
  ['"vera@CLIENT.example"', [email]],
  ['(11) 91234-5678', [phone]],
  ['"91234-5678"', [phone]],
  ['50712345678BCF86CD79943A', [call]],
  ['vera 4471', [customer, email]],
  ['vera nobody', []],
  ['era', []],
  ['client.example.org', []],
  ['@', []],
])('%s', (query, found) => {
  expect(givenTextsFor(query)(row).map(({ field, text }) => [field, text])).toEqual(found);
});

it('nothing was given', () => {
  expect(givenTextsFor('vera')({ external_call_id: null, metadata: null })).toEqual([]);
});
