// Analyses: create, read, list, scan (contract: Endpoints, /api/analyses).
import { analysisGetAnalysis, analysisListAnalyses, analysisSubmitAnalysis } from '../../generated/sdk.gen.ts';
import type {
  Analysis,
  AnalysisListAnalysesData,
  AnalysisListItem,
  AnalysisPage,
  CreatedAnalysis,
  SubmitAnalysisInput,
} from '../../generated/types.gen.ts';
import { ConfigurationError } from '../errors.ts';
import { idempotencyKey } from '../idempotency-key.ts';
import type { CallOptions } from '../options.ts';
import { Page } from '../page.ts';
import type { Transport } from '../transport.ts';

/** Filters, `limit` and `cursor` of a list; all given must hold (contract: GET /api/analyses, Query parameters). */
export type AnalysisListQuery = NonNullable<AnalysisListAnalysesData['query']>;

export interface CreateAnalysisOptions extends CallOptions {
  /** Your own key, to get the result of an earlier create with the same body; 1 to 255 printable ASCII characters. Default: a random one. */
  idempotencyKey?: string | undefined;
}

export class Analyses {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Analyses a transcript or recording and waits for the result: half a minute to about eight; `createTimeoutMs` unless `timeoutMs` is given.
   *
   * Sends an idempotency key, so its retries never analyse or charge twice (D9): when the connection breaks while the server works
   * on, it asks under the same key every 10 s until the result is there or the time is over. Charged in minutes, only on success.
   * Scope `api:analyses:write`. Errors: 400, 401, 403, 404, 409, 413, 415, 422, 429. Contract: POST /api/analyses; Limits.
   */
  async create(body: SubmitAnalysisInput, options: CreateAnalysisOptions = {}): Promise<CreatedAnalysis> {
    const key = idempotencyKey(options.idempotencyKey);
    // Once, so that every attempt sends the same bytes under the key, whatever becomes of the object.
    const text = JSON.stringify(body);
    return this.#transport.call<CreatedAnalysis>(
      {
        name: 'analysis.submitAnalysis',
        safeToRepeat: true,
        idempotencyKey: key,
        timeoutMs: this.#transport.settings.createTimeoutMs,
        send: (sdk) =>
          analysisSubmitAnalysis({
            ...sdk,
            body,
            bodySerializer: () => text,
            headers: { 'Idempotency-Key': key },
          }),
      },
      options,
    );
  }

  /**
   * The whole analysis. Scope `api:analyses:read`. Errors: 401, 403, 404 (also for one of another company).
   * Contract: GET /api/analyses/{id}.
   */
  async get(id: string, options?: CallOptions): Promise<Analysis> {
    // These would lead to another address.
    if (typeof id !== 'string' || /^\.{0,2}$/.test(id))
      throw new ConfigurationError('get needs the id of an analysis.');
    return this.#transport.call<Analysis>(
      {
        name: 'analysis.getAnalysis',
        safeToRepeat: true,
        send: (sdk) => analysisGetAnalysis({ ...sdk, path: { id } }),
      },
      options,
    );
  }

  /**
   * One page, newest first; `limit` 1 to 100, default 50. Scope `api:analyses:read`. Errors: 400, 401, 403, 429.
   * Contract: GET /api/analyses.
   */
  async list(query: AnalysisListQuery = {}, options?: CallOptions): Promise<Page<AnalysisListItem>> {
    const body = await this.#transport.call<AnalysisPage>(
      { name: 'analysis.listAnalyses', safeToRepeat: true, send: (sdk) => analysisListAnalyses({ ...sdk, query }) },
      options,
    );
    return new Page(body, (cursor) => this.list({ ...query, cursor }, options));
  }

  /**
   * Every analysis that the query finds, page by page as the loop asks for them: `for await (const analysis of client.analyses.scan())`.
   * Pages have 100 items unless `limit` says otherwise; `timeoutMs`, retries and rate-limit waits are per page. Contract: GET /api/analyses, rules 4 and 5.
   */
  async *scan(query: AnalysisListQuery = {}, options?: CallOptions): AsyncGenerator<AnalysisListItem, void, undefined> {
    let page: Page<AnalysisListItem> | null = await this.list({ limit: 100, ...query }, options);
    while (page) {
      yield* page.items;
      page = await page.nextPage();
    }
  }
}
