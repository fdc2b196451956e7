import { describe, expect, it } from 'vitest';
import { callDetails, legOf, longestOf } from './twilio-calls.ts';

const leg = (from: string, to: string, direction: string, more = {}) =>
  legOf({ sid: 'CA1', from, to, direction, ...more });
const customer = '+5511987654321';
const company = '+551130000000';

describe('who talked to whom', () => {
  it.each([
    [
      'a customer calls, and an agent’s client answers',
      leg(customer, company, 'inbound'),
      'client:ana',
      'inbound',
      'ana',
    ],
    [
      'a customer calls, and a telephone answers',
      leg(customer, company, 'inbound'),
      '+551140000000',
      'inbound',
      '+551140000000',
    ],
    ['a customer calls, and nobody is dialled', leg(customer, company, 'inbound'), null, 'inbound', company],
    ['an agent’s client calls a customer', leg('client:ana%40x', company, 'inbound'), customer, 'outbound', 'ana@x'],
    [
      'an agent is called first, then the customer',
      leg(company, 'sip:201@x.sip.twilio.com', 'outbound-api'),
      customer,
      'outbound',
      '201',
    ],
    ['a customer is called, then an agent', leg(company, customer, 'outbound-api'), 'client:ana', 'outbound', 'ana'],
    ['the leg of the agent who answers', leg(customer, 'client:ana', 'outbound-dial'), null, 'inbound', 'ana'],
    ['two agents', leg('client:ana', company, 'inbound'), 'client:rui', 'internal', 'ana'],
    ['a trunk, from outside', leg(customer, company, 'trunking-originating'), null, 'inbound', company],
    ['a trunk, to outside', leg(company, customer, 'trunking-terminating'), null, 'outbound', company],
  ] as const)('%s', (_, recorded, connectedTo, direction, ownerId) => {
    const connected = connectedTo === null ? null : leg(company, connectedTo, 'outbound-dial');
    const details = callDetails('CA1', 'RE1.wav', recorded, connected);
    expect(details).toMatchObject({ ownerId, isInternal: direction === 'internal', facts: { direction } });
    expect(details.facts.people).toContain(ownerId);
  });

  it.each([
    [leg(customer, company, 'inbound'), 'client:ana', 'client'],
    [leg('client:ana', company, 'inbound'), customer, 'attendant'],
    [leg(company, 'sip:201@x.sip.twilio.com', 'outbound-api'), customer, 'attendant'],
    [leg(company, customer, 'outbound-api'), 'client:ana', 'client'],
    [leg(company, customer, 'outbound-api'), null, 'client'],
    // Either may be the agent's telephone.
    [leg(company, customer, 'outbound-api'), '+551140000000', null],
    [leg('client:ana', company, 'inbound'), 'client:rui', null],
    [leg(customer, 'client:ana', 'outbound-dial'), null, null],
    [leg(customer, company, 'trunking-originating'), null, null],
  ] as const)('the parent leg %j, connected to %j: its voice on the first channel is of %s', (recorded, to, side) => {
    const connected = to === null ? null : leg(company, to, 'outbound-dial');
    expect(callDetails('CA1', 'RE1.wav', recorded, connected).firstChannel).toBe(side);
  });

  it('names the client as Twilio does, and takes no number for a name', () => {
    const named = (name: string | null) =>
      callDetails('CA1', 'RE1.wav', leg(customer, company, 'inbound', { caller_name: name }), null).clientName;
    expect(named('BRUNO LIMA')).toBe('BRUNO LIMA');
    for (const none of ['+5511987654321', '', null]) expect(named(none)).toBeNull();
    // The caller's name is the agent's own.
    const own = leg('client:ana', company, 'inbound', { caller_name: 'Ana' });
    expect(callDetails('CA1', 'RE1.wav', own, leg(company, customer, 'outbound-dial')).clientName).toBeNull();
  });

  it('says nothing of a call that Twilio no longer knows', () => {
    expect(callDetails('CA1', 'RE1.wav', null, null)).toEqual({
      ownerId: null,
      clientName: null,
      isInternal: false,
      firstChannel: null,
      facts: { direction: null, people: [], called: [], topic: null, isInternalMeeting: null },
      telephony: { call_id: 'CA1', call_from_name: '', call_from_number: '', call_to: '', record_file: 'RE1.wav' },
    });
    expect(callDetails('CA1', 'RE1.wav', legOf('nonsense'), legOf(null)).facts.direction).toBeNull();
  });

  it('takes the leg that lasted, not one that rang', () => {
    const legs = [
      leg('', 'client:rui', 'outbound-dial', { duration: '0' }),
      leg('', 'client:ana', 'outbound-dial', { duration: '61' }),
    ];
    expect(longestOf(legs)?.to).toBe('client:ana');
    expect(longestOf([])).toBeNull();
  });
});
