// Downloading audio from an address that a caller named: public hosts only, hop by hop, within size and time (docs/contract.md#forms-of-audiokey; docs/decisions/audio.md#d28).
import {
  audioConnectTimeoutMs,
  audioDownloadTimeoutMs,
  audioIdleTimeoutMs,
  EarshotError,
  earshotError,
  isHostedAudioType,
  maxAudioBytes,
  maxAudioRedirects,
  uploadContainer,
} from '@earshot/core';
import type { Dispatcher } from 'undici';
import { PrivateAddressError, type PublicHosts } from '../../network/public-hosts.ts';
import { type AudioFile, audioTooLarge, writeAudioFile } from './audio-file-writer.ts';
import { directAddress } from './share-links.ts';

/** A host's waits, in ms. */
export interface DownloadTimes {
  /** Between two pieces of the answer, and before the first. */
  idleMs: number;
  wholeMs: number;
}

/** The contract's; what may be larger than it says may take longer in proportion. */
const timesFor = (mostBytes: number): DownloadTimes => ({
  idleMs: Math.max(audioIdleTimeoutMs, audioConnectTimeoutMs),
  wholeMs: audioDownloadTimeoutMs * Math.max(1, mostBytes / maxAudioBytes),
});

export interface DownloadSource {
  url: URL;
  /** `rest`: http and https, and the contract's content types; `procedure`: https only, and the types of its formats besides. */
  style: 'rest' | 'procedure';
}

/** Writes what is behind the address into the file, and returns its SHA-256 in hex. Throws the contract's 400s: address, redirects, status, content type, size, time; and NoRoomError. */
export async function download(
  source: DownloadSource,
  hosts: PublicHosts,
  file: AudioFile,
  times: DownloadTimes = timesFor(file.mostBytes),
): Promise<string> {
  const { body, headers } = await followRedirects(source, hosts, times, AbortSignal.timeout(times.wholeMs)).catch(
    (error) => {
      throw asRefusal(error);
    },
  );
  // Left early: the connection is not worth keeping.
  body.on('error', () => {});
  try {
    if (Number(headers['content-length'] ?? 0) > file.mostBytes) throw audioTooLarge(file.mostBytes);
    return await writeAudioFile(body, file, asRefusal);
  } finally {
    body.destroy();
  }
}

function asRefusal(error: unknown): EarshotError {
  if (error instanceof EarshotError) return error;
  return earshotError(error instanceof PrivateAddressError ? 'audioUrlPrivate' : 'audioUrlUnreachable');
}

async function followRedirects(
  { url, style }: DownloadSource,
  hosts: PublicHosts,
  { idleMs }: DownloadTimes,
  signal: AbortSignal,
): Promise<Dispatcher.ResponseData> {
  let hop = directAddress(url);
  for (let redirects = 0; redirects <= maxAudioRedirects; redirects += 1) {
    // A kept connection is not looked up again: the host is checked at each hop.
    await hosts.check(hop.hostname);
    const answer = await hosts.request(hop, {
      method: 'GET',
      headers: { accept: 'audio/*', 'user-agent': 'Earshot' },
      headersTimeout: idleMs,
      bodyTimeout: idleMs,
      signal,
    });
    const { statusCode, headers, body } = answer;
    const location = singleValue(headers.location);
    if (statusCode === 200 && isAcceptedType(singleValue(headers['content-type']), style)) return answer;
    body.on('error', () => {}).destroy();
    if (statusCode === 200)
      throw earshotError('audioUrlContentType', printable(singleValue(headers['content-type']) ?? ''));
    if (![301, 302, 303, 307, 308].includes(statusCode) || location === null)
      throw earshotError('audioUrlRefused', statusCode);
    hop = nextHop(location, hop, style);
  }
  throw earshotError('audioUrlRedirects');
}

function nextHop(location: string, hop: URL, style: DownloadSource['style']): URL {
  const address = URL.canParse(location, hop) ? new URL(location, hop) : null;
  if (address?.protocol === 'https:' || (address?.protocol === 'http:' && style === 'rest')) return address;
  throw earshotError(style === 'rest' ? 'audioUrlUnreachable' : 'audioUrlInvalid');
}

const isAcceptedType = (contentType: string | null, style: DownloadSource['style']) =>
  isHostedAudioType(contentType) || (style === 'procedure' && uploadContainer(contentType ?? '') !== null);

const singleValue = (header: string | string[] | undefined) =>
  Array.isArray(header) ? (header[0] ?? null) : (header ?? null);

/** A host may send anything: it goes into a message only in part. */
const printable = (contentType: string) => contentType.replaceAll(/[^ -~]/g, '?').slice(0, 100);
