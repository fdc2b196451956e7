// One request on its way through the pipeline: what each step learns and the next one needs.
import type { Context } from 'koa';
import type { KeyRefusal, KnownKey } from '../audit/refusals.ts';
import { countedAddress } from '../network/networks.ts';
import type { Caller, Service } from '../service.ts';
import type { BodyShare } from './body-budget.ts';
import type { Edge } from './edge.ts';
import type { OperationFacts } from './operation-facts.ts';

export interface Exchange {
  readonly ctx: Context;
  readonly facts: OperationFacts;
  readonly service: Service;
  /** Set by authenticate; absent on operations without authentication. */
  caller?: Caller;
  /** Set by `authenticate` for a request with an API key: whose key it is, and why it is not valid. */
  presentedKey?: { key: KnownKey | null; refusal?: KeyRefusal };
  readonly edge: Edge;
  /** Parsed JSON of the body and the room that it takes, set by read-body. */
  body?: unknown;
  share?: BodyShare;
  /** Hash of operation and body, if the request has an idempotency key. */
  requestHash?: string;
  /** Where the request is a call of a batch: its input, and its place, from 0. */
  call?: { input: unknown; place: number };
}

export type Step = (exchange: Exchange) => Promise<void> | void;

/** Whose turn, room and pace a request counts for: the company's, or an address's where nobody is known. */
export const subjectOf = ({ ctx, caller }: Pick<Exchange, 'ctx' | 'caller'>): string =>
  caller?.companyId ?? countedAddress(ctx.ip);
