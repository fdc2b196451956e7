// A file of a provider, wherever the provider sends for it: over https only, and without credentials as soon as another host is asked.
import type { Dispatcher } from 'undici';
import { ConnectorError } from './connector.ts';
import { drop, type ProviderHttp } from './provider-http.ts';

const mostRedirects = 5;
const redirects: readonly number[] = [301, 302, 303, 307, 308];

export interface Download {
  /** What people call the provider. */
  name: string;
  address: string;
  authorization: string;
  /** Whether a host is the provider's own and gets the credentials. */
  isTrusted(url: URL): boolean;
}

/** The answer behind all redirects; its body must be consumed or destroyed. Throws ConnectorError. */
export async function followDownload(
  http: ProviderHttp,
  { name, address, authorization, isTrusted }: Download,
  signal: AbortSignal,
): Promise<Dispatcher.ResponseData> {
  let url = fileAddress(name, address);
  let isOwn = isTrusted(url);
  for (let hops = 0; hops <= mostRedirects; hops += 1) {
    const headers: Record<string, string> = isOwn ? { authorization } : {};
    const answer = await http.open({ url, headers }, signal);
    if (!redirects.includes(answer.statusCode)) return answer;
    drop(answer.body);
    const next = fileAddress(name, [answer.headers.location ?? ''].flat()[0]!, url);
    // Elsewhere a signature in the address counts, and the credentials are nobody's business.
    isOwn &&= next.host === url.host;
    url = next;
  }
  throw new ConnectorError('recording', `${name} redirected the download too often.`);
}

function fileAddress(name: string, address: string, base?: URL): URL {
  const url = URL.canParse(address, base) ? new URL(address, base) : null;
  if (url?.protocol === 'https:') return url;
  throw new ConnectorError('recording', `${name} did not name an https address for the file.`);
}
