// A letter as a message of Slack or Teams, by an incoming webhook: https to public addresses only, no redirects.
import { chatUrlOf } from '../accounts/alert-settings.ts';
import { type Letter, type LetterPart, oneLine } from '../mail/render-mail.ts';
import { PrivateAddressError } from '../network/public-hosts.ts';
import type { AlertSettingsRow } from '../records/alert-settings.ts';
import type { Service } from '../service.ts';

const timeoutMs = 10_000;
const drainedBytes = 64 * 1024;

/** As for mails, `refused` is final and `failed` may pass. */
export type ChatOutcome = { kind: 'sent' } | { kind: 'refused' | 'failed'; reason: string };

/** `chosen`: what the person wants to be told, and where. Never throws. */
export async function sendChat(
  chosen: AlertSettingsRow | undefined,
  letter: Letter,
  { secrets, hosts }: Pick<Service, 'secrets' | 'hosts'>,
): Promise<ChatOutcome> {
  if (!chosen?.chat_url || !chosen.chat_kind) return { kind: 'refused', reason: 'no chat' };
  const address = chatUrlOf({ ...chosen, chat_url: chosen.chat_url }, secrets);
  if (address === null) return { kind: 'refused', reason: 'secret unreadable' };
  try {
    const url = new URL(address);
    // A kept connection skips the look-up: the check belongs to every attempt.
    await hosts.check(url.hostname);
    const { statusCode, body } = await hosts.request(url, {
      method: 'POST',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(chosen.chat_kind === 'slack' ? slackMessage(letter) : teamsMessage(letter)),
    });
    await body.dump({ limit: drainedBytes });
    if (statusCode >= 200 && statusCode < 300) return { kind: 'sent' };
    const mayPass = statusCode >= 500 || statusCode === 408 || statusCode === 429;
    return { kind: mayPass ? 'failed' : 'refused', reason: `status ${statusCode}` };
  } catch (error) {
    if (error instanceof PrivateAddressError) return { kind: 'refused', reason: 'private address' };
    return { kind: 'failed', reason: 'network' };
  }
}

const slackText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function slackMessage({ subject, parts }: Letter): object {
  const line = (part: LetterPart) => {
    if (typeof part === 'string') return slackText(part);
    if ('link' in part) return `<${slackText(part.link)}|${slackText(part.label.replaceAll('|', '/'))}>`;
    return part.figures.map(([name, value]) => `${slackText(name)}: ${slackText(oneLine(value))}`).join('\n');
  };
  return { text: [`*${slackText(oneLine(subject))}*`, ...parts.map(line)].join('\n') };
}

/** Teams reads Markdown in texts: its marks are escaped. */
const teamsText = (text: string) => text.replaceAll(/[\\`*_[\]()#~>|<!]/g, (mark) => `\\${mark}`);

function teamsMessage({ subject, parts }: Letter): object {
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
