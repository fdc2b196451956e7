// One page of a list that is read by cursor (docs/contract.md#get-apianalyses).
import { UnexpectedResponseError } from './errors.ts';

/** A page as the document describes it. */
export interface PageBody<Item> {
  items: Item[];
  nextCursor: string | null;
  hasMore: boolean;
}

/** @throws TypeError for what is no page */
export function readPage<Item>(text: string): PageBody<Item> {
  const body: PageBody<Item> = JSON.parse(text);
  const areItems = Array.isArray(body.items) && body.items.every((item) => Object(item) === item);
  if (areItems && (body.nextCursor === null || typeof body.nextCursor === 'string')) return body;
  throw new TypeError('not a page');
}

/** Following it would never end. */
export const repeatedCursor = () =>
  new UnexpectedResponseError({
    code: 'UNEXPECTED_RESPONSE',
    message: 'The list has no end: the server gave a cursor again. Check any proxy or cache in between.',
  });

/** One page of a list, and the way to the next. */
export class Page<Item> implements PageBody<Item> {
  readonly items: Item[];
  /** Opaque; null on the last page. Keep it to continue later. */
  readonly nextCursor: string | null;
  readonly hasMore: boolean;
  readonly #read: (cursor: string) => Promise<Page<Item>>;

  constructor(body: PageBody<Item>, read: (cursor: string) => Promise<Page<Item>>) {
    this.items = body.items;
    this.nextCursor = body.nextCursor;
    this.hasMore = body.hasMore;
    this.#read = read;
  }

  /** The page after this one, with the same filters and options; null after the last. */
  async nextPage(): Promise<Page<Item> | null> {
    return this.nextCursor === null ? null : this.#read(this.nextCursor);
  }
}
