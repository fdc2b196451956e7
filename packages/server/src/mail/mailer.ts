// Handing mails to the mail server: one connection for each, TLS unless the settings say otherwise, and how it ended.
import type { Transporter } from 'nodemailer';
import type { SmtpServer } from '../settings/mail-settings.ts';
import type { Settings } from '../settings.ts';
import { messageOf } from '../system-errors.ts';
import type { RenderedMail } from './render-mail.ts';

/** `refused`: the server will never take it for this address; `failed`: it may take it later. `said` may repeat addresses: never for the log. */
export type MailOutcome = { kind: 'sent' } | { kind: 'refused' | 'failed'; reason: string; said: string };

export interface Mailer {
  /** `id` names the mail at each attempt, so that a receiver that gets it twice can tell. Never throws. */
  send(to: string, mail: RenderedMail, id: string): Promise<MailOutcome>;
  /** Signs in to the server without sending anything; `sent` means that it may take mails. Never throws. */
  check(): Promise<MailOutcome>;
}

interface MailerOptions {
  server: SmtpServer;
  from: string;
  /** Authorities to trust instead of the usual ones. */
  certificateAuthority?: string | undefined;
  /** A mail takes no longer. */
  mostMs: number;
}

/** What an attempt takes at most, whatever the server says meanwhile: less than the lease of a notice, so that nobody else begins the same mail. */
const longestMs = 150_000;

/** Null where the settings name no mail server. */
export function mailerFor(
  { EARSHOT_SMTP_URL: server, EARSHOT_MAIL_FROM: from }: Pick<Settings, 'EARSHOT_SMTP_URL' | 'EARSHOT_MAIL_FROM'>,
  certificateAuthority?: string,
  mostMs = longestMs,
): Mailer | null {
  return server && from ? openMailer({ server, from, certificateAuthority, mostMs }) : null;
}

const connectMs = 10_000;
const silenceMs = 20_000;

/** Plain addresses only: nothing that a mail server would read as a name, a list or a header. */
const plainAddress = /^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}@[^\s@<>()[\]\\,;:"\p{Cc}]{1,255}$/u;

function openMailer({ server, from, certificateAuthority, mostMs }: MailerOptions): Mailer {
  const domain = from.slice(from.indexOf('@') + 1);
  const inConnection = async (work: (transport: Transporter) => Promise<unknown>): Promise<MailOutcome> => {
    // Loaded with the first mail: most processes send none.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      host: server.host,
      port: server.port,
      secure: server.security === 'tls',
      requireTLS: server.security === 'startTls',
      ignoreTLS: server.security === 'none',
      ...(server.user !== null && { auth: { user: server.user, pass: server.password } }),
      tls: { minVersion: 'TLSv1.2', ...(certificateAuthority !== undefined && { ca: certificateAuthority }) },
      connectionTimeout: connectMs,
      greetingTimeout: connectMs,
      socketTimeout: silenceMs,
      // A text that looks like an address or a path is never fetched.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    try {
      await work(transport);
      return { kind: 'sent' };
    } catch (error) {
      return outcomeOf(error);
    } finally {
      transport.close();
    }
  };
  return {
    send: async (to, { subject, text, html }, id) => {
      if (!plainAddress.test(to))
        return { kind: 'refused', reason: 'address', said: 'This is not a plain e-mail address.' };
      return inConnection((transport) =>
        transport.sendMail({
          from: { name: 'Earshot', address: from },
          to: { name: '', address: to },
          envelope: { from, to: [to] },
          messageId: `<${id}@${domain}>`,
          subject,
          text,
          html,
          // Its own times count silence only.
          signal: AbortSignal.timeout(mostMs),
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        }),
      );
    },
    check: () => inConnection((transport) => transport.verify()),
  };
}

/** A 5xx answer about this address or this mail is final; anything else may be put right. */
function outcomeOf(error: unknown): MailOutcome {
  const { code, responseCode, command } = error as { code?: string; responseCode?: number; command?: string };
  const isForGood = (responseCode ?? 0) >= 500 && ['RCPT TO', 'DATA'].includes(command ?? '');
  const reason = [code, command, responseCode].filter(Boolean).join(' ') || 'unknown';
  return {
    kind: isForGood ? 'refused' : 'failed',
    reason,
    said: messageOf(error),
  };
}
