// Lists and files of Zoom, as its connectors read them: pages by tokens, and files, in whose place a page may come.
import type { Dispatcher } from 'undici';
import type { AwaitedFor } from '../../records/collection-runs.ts';
import { type ConnectorContext, ConnectorError } from '../connector.ts';
import { dateOf } from '../days.ts';
import { answered, refusedDownload } from '../provider-files.ts';
import { drop } from '../provider-http.ts';
import { listIn } from '../provider-values.ts';
import type { ZoomSession } from './zoom-session.ts';

export interface ZoomList {
  path: string;
  parameters: Record<string, string>;
  /** The field of an answer that has the items. */
  field: 'meetings' | 'recordings';
}

/** A page of a list, the first one for an empty token; `next` is empty on the last. Throws ConnectorError. */
export async function zoomPage(
  session: ZoomSession,
  { path, parameters, field }: ZoomList,
  token: string,
  signal: AbortSignal,
): Promise<{ items: unknown[]; next: string }> {
  const answer = await session.get(path, token === '' ? parameters : { ...parameters, next_page_token: token }, signal);
  return {
    items: listIn(answer[field]),
    next: typeof answer.next_page_token === 'string' ? answer.next_page_token : '',
  };
}

interface ZoomDays {
  list: ZoomList;
  first: number;
  last: number;
  /** Pages of one day, because a list may lead back into itself. */
  mostPages: number;
}

/** Gives each item of the days to `take`, which says what is awaited. No page is kept. False when several days do not fit on a page. Throws ConnectorError. */
export async function readZoomDays(
  session: ZoomSession,
  { list, first, last, mostPages }: ZoomDays,
  take: (given: unknown, awaits: (what: AwaitedFor) => void) => void,
  { awaits }: Pick<ConnectorContext, 'awaits'>,
  signal: AbortSignal,
): Promise<boolean> {
  const awaited: AwaitedFor[] = [];
  let token = '';
  for (let pages = 1; pages <= mostPages; pages += 1) {
    const { items, next } = await zoomPage(session, list, token, signal);
    if (next !== '' && first < last) return false;
    for (const given of items) take(given, (what) => awaited.push(what));
    if (next === '') {
      for (const what of awaited) awaits?.(what);
      return true;
    }
    token = next;
  }
  throw new ConnectorError('unavailable', `Zoom's list of ${dateOf(first)} never ends.`);
}

/** Opens a file; `what` names it in messages. The body must be consumed or destroyed. Throws ConnectorError. */
export async function zoomFile(
  session: ZoomSession,
  address: string,
  what: string,
  signal: AbortSignal,
): Promise<Dispatcher.ResponseData> {
  const answer = await session.download(address, signal);
  // If Zoom refuses a file, it sends a page that says so, with a status of 200.
  if (answer.statusCode === 200 && !/html|json/.test(String(answer.headers['content-type'] ?? ''))) return answer;
  drop(answer.body);
  const message = `Zoom refused the download of ${what} (${answered(answer.statusCode)}).`;
  throw refusedDownload(message, answer.statusCode);
}
