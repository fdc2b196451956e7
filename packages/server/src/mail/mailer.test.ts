// A mail server that never comes to an end: it holds a mail up for a bounded time, whatever it says meanwhile (docs/decisions/mail.md#queue).
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { mailerFor } from './mailer.ts';

const letter = { subject: 'A letter', text: 'A letter', html: '<p>A letter</p>' };
let close: (() => void) | undefined;
afterEach(() => close?.());

it.each([
  ['at its greeting', ''],
  ['at the first command', '220 mail.example.com\r\n'],
])(
  'a server that sends a line now and then, and never the last one, %s: the mail is given up and its connection closed',
  async (_when, greeting) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.write(greeting);
      const lines = setInterval(() => socket.write(greeting === '' ? '220-wait\r\n' : '250-wait\r\n'), 10);
      socket.on('close', () => {
        clearInterval(lines);
        server.emit('left');
      });
      socket.resume();
    }).listen(0, '127.0.0.1');
    close = () => void server.close();
    await once(server, 'listening');
    const left = once(server, 'left');
    const { port } = server.address() as AddressInfo;
    const smtp = { host: '127.0.0.1', port, security: 'none', user: null, password: '' } as const;
    const settings = { EARSHOT_SMTP_URL: smtp, EARSHOT_MAIL_FROM: 'earshot@example.com' };
    const mailer = mailerFor(settings, undefined, 500)!;
    expect(await mailer.send('ana@example.com', letter, '1')).toMatchObject({ kind: 'failed', reason: 'EABORT' });
    await left;
  },
);
