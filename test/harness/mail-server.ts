// A mail server on loopback, over real SMTP and TLS: it keeps what comes, and answers as a test wants.
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { certificate } from './certificate.ts';
import { type Earshot, startEarshot } from './earshot.ts';

export interface ReceivedMail {
  from: string;
  /** In small letters. */
  to: string[];
  /** As they came, by small name; a repeated one is in the list twice. */
  headers: [name: string, value: string][];
  subject: string;
  /** Decoded. */
  text: string;
  html: string;
  messageId: string;
  isEncrypted: boolean;
}

export type Refusal = { at: 'recipient' | 'data'; status: number };

export interface MailServer {
  environment: Record<string, string>;
  port: number;
  received: ReceivedMail[];
  /** What the next mails get, in order; taken when there is nothing left. */
  refusals: Refusal[];
  /** Those to an address, in any case, oldest first. */
  to(address: string): ReceivedMail[];
  stop(): Promise<void>;
}

const mailUser = { user: 'earshot', password: 'p@ss/word' };

/** `tls`: from the first byte; else STARTTLS is offered. */
export async function startMailServer({ tls = false, startTls = true } = {}): Promise<MailServer> {
  const { key, cert } = await certificate();
  const received: ReceivedMail[] = [];
  const refusals: Refusal[] = [];
  const refuse = (at: Refusal['at']) => {
    if (refusals[0]?.at !== at) return null;
    return Object.assign(new Error('not now'), { responseCode: refusals.shift()!.status });
  };
  const server = new SMTPServer({
    key,
    cert,
    secure: tls,
    authOptional: true,
    ...(!startTls && { disabledCommands: ['STARTTLS'] }),
    onAuth: ({ username, password }, _session, done) =>
      username === mailUser.user && password === mailUser.password
        ? done(null, { user: username })
        : done(new Error('wrong password')),
    onRcptTo: (_address, _session, done) => done(refuse('recipient')),
    onData: (stream, session, done) => {
      text(stream)
        .then((message) => {
          const refusal = refuse('data');
          if (refusal) return done(refusal);
          const { mailFrom, rcptTo } = session.envelope;
          // Domains have no case, and the client writes them small.
          const to = rcptTo.map(({ address }) => address.toLowerCase());
          received.push(readMail(message, mailFrom ? mailFrom.address : '', to, session.secure));
          done();
        })
        .catch(done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  const login = `${mailUser.user}:${encodeURIComponent(mailUser.password)}`;
  return {
    environment: {
      EARSHOT_SMTP_URL: `${tls ? 'smtps' : 'smtp'}://${login}@localhost:${port}`,
      EARSHOT_MAIL_FROM: 'earshot@example.com',
      EARSHOT_PUBLIC_URL: 'https://earshot.example.com',
    },
    port,
    received,
    refusals,
    to: (address) => received.filter(({ to }) => to.includes(address.toLowerCase())),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** A server that trusts the certificate of the mail server that it sends to. */
export async function startEarshotWithMail({ tls = false, environment = {} } = {}): Promise<{
  mails: MailServer;
  earshot: Earshot;
  stop(): Promise<void>;
}> {
  const mails = await startMailServer({ tls });
  const { cert } = await certificate();
  const settings = { ...mails.environment, ...environment };
  const earshot = await startEarshot(settings, undefined, { certificateAuthority: cert });
  const stop = async () => {
    await earshot.stop();
    await mails.stop();
  };
  return { mails, earshot, stop };
}

function readMail(message: string, from: string, to: string[], isEncrypted: boolean): ReceivedMail {
  const [head = '', body = ''] = split(message);
  const headers = head
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line): [string, string] => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]);
  const header = (name: string) => headers.find(([each]) => each === name)?.[1] ?? '';
  const boundary = /boundary="([^"]+)"/.exec(header('content-type'))?.[1] ?? '';
  const parts = body.split(`--${boundary}`).map((part) => split(part.replace(/^\r\n/, '')));
  const partOf = (type: string) => {
    const [partHead = '', content = ''] = parts.find(([each]) => each?.includes(type)) ?? [];
    return decode(partHead, content);
  };
  return {
    from,
    to,
    headers,
    subject: decodeWords(header('subject')),
    text: partOf('text/plain'),
    html: partOf('text/html'),
    messageId: header('message-id'),
    isEncrypted,
  };
}

const split = (message: string): string[] => {
  const at = message.indexOf('\r\n\r\n');
  return [message.slice(0, at), message.slice(at + 4)];
};

function decode(head: string, content: string): string {
  if (/base64/i.test(head)) return Buffer.from(content, 'base64').toString('utf8');
  if (!/quoted-printable/i.test(head)) return content.replaceAll('\r\n', '\n');
  return fromQuotedPrintable(content.replaceAll(/=\r\n/g, '')).replaceAll('\r\n', '\n');
}

const fromQuotedPrintable = (text: string) =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

const decodeWords = (text: string) =>
  text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : fromQuotedPrintable(word.replaceAll('_', ' ')),
    );
