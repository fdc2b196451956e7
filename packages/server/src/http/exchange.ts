// One request on its way through the pipeline: what each step learns and the next one needs.
import type { Context } from 'koa';
import type { Caller } from '../operations/handler.ts';
import type { Service } from '../service.ts';
import type { OperationFacts } from './operation-facts.ts';

export interface Exchange {
  readonly ctx: Context;
  readonly facts: OperationFacts;
  readonly service: Service;
  /** Set by authenticate; absent on operations without authentication. */
  caller?: Caller;
  /** Raw bytes and parsed JSON of the body, set by read-body. */
  bodyBytes?: Buffer;
  body?: unknown;
}

export type Step = (exchange: Exchange) => Promise<void> | void;
