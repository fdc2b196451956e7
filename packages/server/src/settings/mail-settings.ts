// Settings of e-mail: the server that takes mails, and whom they come from.
import { z } from 'zod';
import { setting, text } from './setting.ts';

export interface SmtpServer {
  host: string;
  port: number;
  /** `tls`: from the first byte; `startTls`: before anything is said, or not at all; `none`: in the clear. */
  security: 'tls' | 'startTls' | 'none';
  /** Null: the server asks for none. */
  user: string | null;
  password: string;
}

const ports = { tls: 465, startTls: 587, none: 25 } as const;

/** Reads `smtps://user:password@host:465`; null for anything else. */
function readSmtpUrl(value: string): SmtpServer | null {
  if (!/^smtps?:\/\//.test(value) || !URL.canParse(value)) return null;
  const url = new URL(value);
  const { protocol, hostname, port, username, password, pathname, search, hash } = url;
  if (hostname === '' || hash !== '' || !/^\/?$/.test(pathname) || !['', '?tls=off'].includes(search)) return null;
  if (search !== '' && protocol === 'smtps:') return null;
  const security = protocol === 'smtps:' ? 'tls' : search === '' ? 'startTls' : 'none';
  try {
    return {
      host: hostname.replace(/^\[(.*)\]$/, '$1'),
      port: port === '' ? ports[security] : Number(port),
      security,
      user: username === '' ? null : decodeURIComponent(username),
      password: decodeURIComponent(password),
    };
  } catch {
    // A % that begins no encoded character.
    return null;
  }
}

export const mailSettings = {
  EARSHOT_SMTP_URL: setting({
    default: 'none',
    meaning:
      'Mail server, for forgotten passwords, notices and alerts. Without it, Earshot sends no e-mail. `smtps://` speaks TLS from the start, `smtp://` demands STARTTLS, and only `?tls=off` sends in the clear. Write special characters of the password percent-encoded',
    allowed: 'smtps://<user>:<password>@<host>:<port> or smtp://…',
    schema: z
      .string()
      .transform((value, context) => {
        const server = readSmtpUrl(value);
        if (server === null) context.addIssue('not the address of a mail server');
        return server ?? z.NEVER;
      })
      .optional(),
  }),
  EARSHOT_MAIL_FROM: setting({
    default: '',
    meaning: 'Address that mails come from. Needed with `EARSHOT_SMTP_URL`, as `EARSHOT_PUBLIC_URL` is for the links',
    allowed: 'an e-mail address such as earshot@example.com',
    schema: text(/^[\w.+-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*$/).optional(),
  }),
};
