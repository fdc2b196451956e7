// Uploads that tell how far they are: the client's own, over the one request of browsers that can say so.
import { EarshotClient, type Fetch } from '@earshot/core/client';
import { renewing } from './expiry.ts';

/** As long as the place in the storage is granted for. */
const longestMs = 60 * 60 * 1000;

/** Sends a recording to the storage and resolves with its key; an aborted `signal` ends it. `onShare` gets what part has gone out, 0 to 1. */
export function uploadRecording(
  file: File,
  { onShare, signal }: { onShare(share: number): void; signal: AbortSignal },
): Promise<string> {
  const client = new EarshotClient({
    session: true,
    baseUrl: location.origin,
    createTimeoutMs: longestMs,
    waitOnRateLimit: true,
    fetch: tellingFetch(onShare),
  });
  return renewing(client).uploads.upload(file, { signal });
}

/** Forms go by XMLHttpRequest, everything else as ever. */
const tellingFetch =
  (onShare: (share: number) => void): Fetch =>
  (url, init) =>
    init.body instanceof Blob ? send(url, init.body, init, onShare) : fetch(url, init);

function send(
  url: string,
  body: Blob,
  { method, headers, signal }: Parameters<Fetch>[1],
  onShare: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    const abort = () => request.abort();
    signal.addEventListener('abort', abort);
    request.onloadend = () => signal.removeEventListener('abort', abort);
    request.upload.onprogress = ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(responseOf(request));
    request.onerror = () => reject(new TypeError('Failed to send'));
    request.onabort = () => reject(signal.reason);
    request.send(body);
  });
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  // These may not have content.
  const content = request.status === 204 || request.status === 304 ? null : request.responseText;
  return new Response(content, { status: request.status, headers });
}
