// One short call as the products of many vendors write it (`vendors/`): its two sides, all their words and nothing else.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseConversation } from '../../parse.ts';

const folder = join(import.meta.dirname, 'vendors');
const words = {
  attendant:
    'Good morning, Mill Road Cycles, Vera speaking, how can I help? Bring it in on Thursday, the check costs fifteen pounds.',
  client: 'Hi, my rear brake squeals and I ride to work every day. Great, Thursday after work then.',
};
/** Forms of written messages, or without times. */
const untimed =
  /^(?:messages-|text-|list-|printed-|in-a-fence|not-a-number|twilio-conv|intercom\.|zendesk|livechat|chatwoot|freshchat|slack|chat-sent|messenger|crisp|hubspot|freshdesk|gorgias|liveperson|whatsapp|google-contact|contact-lens-real-time-chat)/;

describe('Transcript forms: JSON of vendors', () => {
  it.each(readdirSync(folder))('%s', (name) => {
    const source = readFileSync(join(folder, name), 'utf8');
    const read = parseConversation(source, { salespersonName: null, clientName: null });
    expect(read.speakers.map(({ side }) => side).toSorted()).toEqual(['attendant', 'client']);
    for (const side of ['attendant', 'client'] as const) {
      const said = read.segments
        .filter((segment) => segment.side === side)
        .map(({ text }) => text.replace(/ ([.,?])/g, '$1'));
      // Intercom keeps a first message beside the others.
      expect(said.join(' ')).toContain(words[side]);
    }
    if (!untimed.test(name) && !name.startsWith('salesforce')) expect(read.durationSeconds).toBeGreaterThan(13);
    expect(read.durationSeconds ?? 0).toBeLessThan(19);
  });
});
