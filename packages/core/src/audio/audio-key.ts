// The three forms of `audioKey`: a Data URL, a downloadable address, or the key of an object in storage.
import { earshotError } from '../earshot-error.ts';
import { hasAudioExtension, isDataUrlSubtype, restFormats } from './formats.ts';
import { inMib, maxDataUrlBytes } from './limits.ts';

/** What an `audioKey` is, taken apart (docs/contract.md#forms-of-audiokey). */
export type AudioKey =
  /** `mediaType` is the declared one with its parameters, as the Data URL is rebuilt with; `base64` is valid. */
  | { form: 'data-url'; mediaType: string; base64: string }
  | { form: 'url'; url: URL }
  | { form: 'storage-key'; key: string };

/**
 * Tells the form of an audioKey and checks all that needs neither network nor storage.
 * @throws 400 for a malformed, unsupported or oversized Data URL; 403 `Invalid audioKey` for a storage key that is not
 * one of the company's (docs/contract.md#forms-of-audiokey; docs/decisions/audio.md#d27, #d29, docs/decisions/requests.md#d55)
 */
export function readAudioKey(text: string, companyId: string): AudioKey {
  if (/^data:/i.test(text)) return readDataUrl(text);
  const url = readDownloadableUrl(text);
  if (url) return { form: 'url', url };
  requireStorageKey(text, companyId);
  return { form: 'storage-key', key: text };
}

/** Throws 403 unless the key names a file below `uploads/<company_id>/` (docs/decisions/audio.md#d29). */
export function requireStorageKey(key: string, companyId: string): void {
  const prefix = `uploads/${companyId}/`;
  // First: what is megabytes long is not looked at any closer.
  if (!key.startsWith(prefix) || key.length > 1024) throw earshotError('audioKeyInvalid');
  const names = key.slice(prefix.length).split('/');
  // Encoded dots and slashes are refused as well: some stores decode them.
  const hidden = /\\|%2e|%2f|%5c/i.test(key) || hasControlCharacter(key);
  const fits = names.every((name) => name !== '' && name !== '.');
  if (!fits || hidden || key.includes('..')) throw earshotError('audioKeyInvalid');
}

/** The `audioUrl` of a procedure: https only, any path (docs/contract.md#limits-procedure-style). */
export function readAudioUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol !== 'https:') throw earshotError('audioUrlInvalid');
  return url;
}

function readDownloadableUrl(text: string): URL | null {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  return hasAudioExtension(url.pathname) ? url : null;
}

function readDataUrl(text: string): AudioKey {
  const comma = text.indexOf(',');
  // The data can be megabytes: patterns only ever see the head.
  const head = /^data:(audio\/([\w.+-]+)(?:;[\w.+-]+=[^;,]*)*);base64$/i.exec(text.slice(0, Math.min(comma, 256)));
  const base64 = text.slice(comma + 1);
  if (comma < 0 || !head) throw earshotError('dataUrlInvalid');
  if (!isDataUrlSubtype(head[2]!)) throw earshotError('audioFormat', restFormats);
  if (decodedBytes(base64) > maxDataUrlBytes) throw earshotError('audioTooLarge', inMib(maxDataUrlBytes));
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64) || base64.replace(/=+$/, '').length % 4 === 1) {
    throw earshotError('dataUrlInvalid');
  }
  return { form: 'data-url', mediaType: head[1]!, base64 };
}

function decodedBytes(base64: string): number {
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0;
  return Math.floor(((base64.length - padding) * 3) / 4);
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((char) => char < ' ' || (char >= '\x7f' && char <= '\x9f'));
}
