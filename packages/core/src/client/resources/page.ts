// One page of a list that is read by cursor (docs/contract.md#get-apianalyses).
import { UnexpectedResponseError } from '../errors.ts';

/** A page as the document describes it. */
export interface PageBody<Item> {
  items: Item[];
  nextCursor: string | null;
  hasMore: boolean;
}

/** @throws TypeError when the text is not a page */
export function readPage<Item>(text: string): PageBody<Item> {
  const body: PageBody<Item> = JSON.parse(text);
  const areItems = Array.isArray(body.items) && body.items.every((item) => Object(item) === item);
  if (areItems && (body.nextCursor === null || typeof body.nextCursor === 'string')) return body;
  throw new TypeError('not a page');
}

/** A loop over such a list would never end. */
export const repeatedCursorError = () =>
  new UnexpectedResponseError({
    code: 'UNEXPECTED_RESPONSE',
    message: 'The list never ends: the server repeated a cursor. Check for a proxy or cache in between.',
  });

/** One page of a list, and the way to the next. */
export class Page<Item> implements PageBody<Item> {
  readonly items: Item[];
  /** Opaque; null on the last page. Keep it to continue later. */
  readonly nextCursor: string | null;
  readonly hasMore: boolean;
  readonly #pageAt: (cursor: string) => Promise<Page<Item>>;

  constructor(body: PageBody<Item>, pageAt: (cursor: string) => Promise<Page<Item>>) {
    this.items = body.items;
    this.nextCursor = body.nextCursor;
    this.hasMore = body.hasMore;
    this.#pageAt = pageAt;
  }

  /** The page after this one, with the same filters and options; null after the last. Errors: those of `list`. */
  async nextPage(): Promise<Page<Item> | null> {
    return this.nextCursor === null ? null : this.#pageAt(this.nextCursor);
  }
}
