// A letter as a message of Slack or Teams, by an incoming webhook: https to public addresses only, no redirects.
import { chatUrlOf } from '../accounts/alert-settings.ts';
import type { MailOutcome } from '../mail/mailer.ts';
import { type Letter, type LetterPart, oneLine } from '../mail/render-mail.ts';
import { PrivateAddressError } from '../network/public-hosts.ts';
import { alertSettingsOf } from '../records/alert-settings.ts';
import type { NoticeRow } from '../records/notices.ts';
import type { Service } from '../service.ts';

const timeoutMs = 10_000;
const drainedBytes = 64 * 1024;

/** Never throws. */
export async function sendChat(
  notice: NoticeRow,
  letter: Letter,
  { db, secrets, hosts }: Pick<Service, 'db' | 'secrets' | 'hosts'>,
): Promise<MailOutcome> {
  const row = await alertSettingsOf(db, notice.company_id, notice.user_id);
  if (!row?.chat_url || !row.chat_kind) return refusal('no chat');
  const address = chatUrlOf({ ...row, chat_url: row.chat_url }, secrets);
  if (address === null) return refusal('secret unreadable');
  try {
    const url = new URL(address);
    // A kept connection skips the look-up: the check belongs to every attempt.
    await hosts.check(url.hostname);
    const { statusCode, body } = await hosts.request(url, {
      method: 'POST',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(row.chat_kind === 'slack' ? slackMessage(letter) : teamsMessage(letter)),
    });
    await body.dump({ limit: drainedBytes });
    if (statusCode >= 200 && statusCode < 300) return { kind: 'sent' };
    const mayPass = statusCode >= 500 || statusCode === 408 || statusCode === 429;
    return { ...refusal(`status ${statusCode}`), kind: mayPass ? 'failed' : 'refused' };
  } catch (error) {
    if (error instanceof PrivateAddressError) return refusal('private address');
    return { ...refusal('network'), kind: 'failed' };
  }
}

const refusal = (reason: string) => ({ kind: 'refused' as const, reason, said: reason });

const slackText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export function slackMessage({ subject, parts }: Letter): object {
  const line = (part: LetterPart) => {
    if (typeof part === 'string') return slackText(part);
    if ('link' in part) return `<${slackText(part.link)}|${slackText(part.label.replaceAll('|', '/'))}>`;
    return part.figures.map(([name, value]) => `${slackText(name)}: ${slackText(oneLine(value))}`).join('\n');
  };
  return { text: [`*${slackText(oneLine(subject))}*`, ...parts.map(line)].join('\n') };
}

/** Teams reads Markdown in texts: its marks are escaped. */
const teamsText = (text: string) => text.replaceAll(/[\\`*_[\]()#~>|<!]/g, (mark) => `\\${mark}`);

export function teamsMessage({ subject, parts }: Letter): object {
  const body = parts.flatMap((part): object[] => {
    if (typeof part === 'string') return [{ type: 'TextBlock', text: teamsText(part), wrap: true }];
    if ('link' in part) return [];
    const facts = part.figures.map(([title, value]) => ({ title: teamsText(title), value: teamsText(oneLine(value)) }));
    return [{ type: 'FactSet', facts }];
  });
  const actions = parts.flatMap((part) =>
    typeof part !== 'string' && 'link' in part ? [{ type: 'Action.OpenUrl', title: part.label, url: part.link }] : [],
  );
  const title = { type: 'TextBlock', text: teamsText(oneLine(subject)), weight: 'Bolder', size: 'Medium', wrap: true };
  const content = { type: 'AdaptiveCard', version: '1.4', body: [title, ...body], actions };
  return { type: 'message', attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', content }] };
}
