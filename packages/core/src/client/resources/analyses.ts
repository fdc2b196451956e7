// Analyses: create, read, list, scan, submit, wait, attribute, share, archive (docs/contract.md#endpoints; docs/decisions/sign-in.md#d53).
import type {
  Analysis,
  AnalysisAttribution,
  AnalysisClientName,
  AnalysisExclusion,
  AnalysisGetTrendsInput,
  AnalysisListInput,
  AnalysisListItem,
  AnalysisPage,
  AnalysisRetryInput,
  AnalysisSetSidesInput,
  AnalysisSides,
  ArchivedAnalysis,
  DeletedAnalysis,
  HeldAnalysis,
  LegalHold,
  ProcedureAnalysisPage,
  RetriedAnalyses,
  SubmittedAnalysis,
  Trends,
} from '../../generated/types.gen.ts';
import { ConfigurationError } from '../errors.ts';
import { type CallOptions, checkIdempotencyKey } from '../options.ts';
import { audioKeyOf } from '../recordings/audio-source.ts';
import { pathWithQuery } from '../transport/exchange.ts';
import { asObject } from '../transport/read-response.ts';
import type { Operation, Transport } from '../transport/transport.ts';
import {
  type AnalysisListQuery,
  type AnalysisPageQuery,
  type AnalysisWithTurns,
  type CreateAnalysisInput,
  type CreateAnalysisOptions,
  type CreatedAnalysis,
  checkSource,
  inSeconds,
  type ListedPage,
  type SubmitInput,
  withDisplayScore,
} from './analysis-inputs.ts';
import { Finding } from './finding.ts';
import { Page, readPage, repeatedCursorError } from './page.ts';
import { type Reconciled, type ReconcileOptions, reconcile } from './reconcile.ts';
import { get, jsonPost } from './resource.ts';
import { untilFinished } from './until-finished.ts';
import type { Uploads } from './uploads.ts';

/** Creates, reads and lists analyses. */
export class Analyses extends Finding {
  readonly #uploads: Uploads;

  constructor(transport: Transport, uploads: Uploads) {
    super(transport);
    this.#uploads = uploads;
  }

  /**
   * Analyses a transcript or recording and waits for the result, which takes from half a minute to about eight. The time limit is
   * `timeoutMs`, or else `createTimeoutMs`.
   *
   * Retries never analyse or charge twice, because the call sends an idempotency key. If the connection breaks while the server is working,
   * the client asks again with the same key every 10 s until the result arrives or the time runs out. Only a successful analysis costs minutes; one that you stop waiting for (`signal`, `timeoutMs`) goes on and costs them.
   *
   * Give a `transcript`, or a recording as `audio`, `audioKey` (from `uploads.upload`) or `audioUrl`, or a transcript and its recording. The client
   * sends `audio` of up to 4 MB as a Data URL and uploads a larger one first (at most 40 MiB, unless the server takes more). To repeat such a create from another process with your own
   * `idempotencyKey`, upload the recording yourself and keep its key: every upload gets a new one.
   *
   * Scope `api:analyses:write`; not in a session. Errors: 400, 401, 403, 404, 409, 413, 415, 422, 429.
   */
  async create(body: CreateAnalysisInput, options: CreateAnalysisOptions = {}): Promise<CreatedAnalysis> {
    this.needsKey('submit and waitFor');
    const key = checkIdempotencyKey(options.idempotencyKey);
    const post = (json: unknown) => jsonPost('/api/analyses', json, { 'idempotency-key': key });
    checkSource(body);
    const { audio, audioUrl, audioKey = audioUrl, ...rest } = body;
    // Serialised now, or as soon as the recording is through, so that every attempt sends the same bytes.
    let send = audio === undefined ? post({ ...rest, audioKey }) : undefined;
    const audioKeyFor = (signal: AbortSignal) =>
      audioKeyOf(audio!, this.#uploads, { ...options, timeoutMs: undefined, signal }, (uploaded) => {
        operation.audioKey = uploaded;
      });
    const operation: Operation<CreatedAnalysis> = {
      name: 'analyses.create',
      safeToRepeat: true,
      idempotencyKey: key,
      timeoutMs: this.settings.createTimeoutMs,
      parse: (text) => withDisplayScore(asObject(JSON.parse(text))),
      send: async (attempt) => {
        send ??= post({ ...rest, audioKey: await audioKeyFor(attempt.signal) });
        return send(attempt);
      },
    };
    return this.call(operation, options);
  }

  /**
   * Queues an analysis and returns at once; `waitFor` waits for it. Give exactly one of `transcript`, `audioKey` (from `uploads.upload`),
   * `audioUrl` (public, https) and `audio`, a recording that is uploaded first (with its own time limit). `salespersonId` is optional. Retries never queue or charge twice,
   * because the call sends an idempotency key. Only a successful analysis costs minutes.
   *
   * Scope `api:analyses:write`. Errors: 400, 401, 403, 404, 409, 413, 415, 422, 429.
   */
  async submit(input: SubmitInput, options: CreateAnalysisOptions = {}): Promise<SubmittedAnalysis> {
    const idempotencyKey = checkIdempotencyKey(options.idempotencyKey);
    checkSource(input);
    const { audio, ...rest } = input;
    if (audio === undefined) return this.mutateUnder({ idempotencyKey }, 'analysis.submit', rest, options);
    const audioKey = await this.#uploads.upload(audio, options);
    return this.mutateUnder({ idempotencyKey, audioKey }, 'analysis.submit', { ...rest, audioKey }, options);
  }

  /**
   * Polls a queued analysis (after 1 s, 2 s, … 5 s, 5 s, …) until its `status` is `completed` or `failed`. A failed one has `errorSource` and
   * `errorDetail`. `timeoutMs` limits the wait (default: `createTimeoutMs`); the analysis continues.
   *
   * Scope `api:analyses:read`. Errors: TimeoutError; those of `get`.
   */
  async waitFor(id: string, options: CallOptions = {}): Promise<Analysis> {
    return untilFinished(id, (each) => this.get(id, each), this.settings, options);
  }

  /**
   * The whole analysis; durations in seconds. Scope `api:analyses:read`. Errors: 401, 403, 404 (also for an analysis of another company),
   * and 429 in a session.
   */
  async get(id: string, options?: CallOptions): Promise<Analysis> {
    // An empty id, `.` and `..` would lead to another address.
    if (typeof id !== 'string' || /^\.{0,2}$/.test(id))
      throw new ConfigurationError('get needs the id of an analysis.');
    if (this.settings.session) return this.getWithTurns(id, options);
    return this.call<Analysis>(
      {
        name: 'analyses.get',
        safeToRepeat: true,
        send: get(`/api/analyses/${encodeURIComponent(id)}`),
      },
      options,
    );
  }

  /**
   * The whole analysis and its `turns`. Their times are null if the transcript has none. Works in a session too. Scope `api:analyses:read`.
   * Errors: 401, 403, 404, 429.
   */
  getWithTurns(id: string, options?: CallOptions): Promise<AnalysisWithTurns> {
    return this.queryAs(inSeconds, 'analysis.get', options, { id });
  }

  /** One page, newest first; `limit` 1 to 100, default 50. Scope `api:analyses:read`; not in a session. Errors: 400, 401, 403, 429. */
  async list(query: AnalysisListQuery = {}, options?: CallOptions): Promise<Page<AnalysisListItem>> {
    this.needsKey('listNewest');
    const body = await this.call<AnalysisPage>(
      {
        name: 'analyses.list',
        safeToRepeat: true,
        send: get(pathWithQuery('/api/analyses', query)),
        parse: readPage<AnalysisListItem>,
      },
      options,
    );
    if (body.nextCursor !== null && body.nextCursor === query.cursor) throw repeatedCursorError();
    return new Page(body, (cursor) => this.list({ ...query, cursor }, options));
  }

  /**
   * Every analysis that matches the query: `for await (const analysis of client.analyses.scan())`. The loop fetches pages as it needs them,
   * of 100 items unless you set `limit`. `timeoutMs`, retries and rate-limit waits apply to each page.
   * Scope `api:analyses:read`; not in a session. Errors: those of `list`.
   */
  async *scan(query: AnalysisListQuery = {}, options?: CallOptions): AsyncGenerator<AnalysisListItem, void, undefined> {
    let page: Page<AnalysisListItem> | null = await this.list({ limit: 100, ...query }, options);
    const cursors = new Set<string>();
    while (page) {
      yield* page.items;
      const { nextCursor } = page;
      if (nextCursor !== null && cursors.has(nextCursor)) throw repeatedCursorError();
      if (nextCursor !== null) cursors.add(nextCursor);
      page = await page.nextPage();
    }
  }

  /**
   * Passes you each completed analysis since a time or an earlier position, and each failed one with `includeFailed`, oldest first and in full. Use it to catch webhooks that did not
   * arrive. Run it every few minutes with the position that it returned last; analyses of the last minute wait for the next call.
   * `timeoutMs`, retries and rate-limit waits apply to each request. Scope `api:analyses:read`; not in a session. Errors: those of `list` and `get`.
   */
  async reconcile(options: ReconcileOptions & CallOptions): Promise<Reconciled> {
    return reconcile({ scan: (query) => this.scan(query, options), get: (id) => this.get(id, options) }, options);
  }

  /**
   * The newest analyses, in one page; `limit` 1 to 100, default 50. Filters by `minScore` too. Works in a session.
   * Scope `api:analyses:read`. Errors: 400, 401, 403, 429.
   */
  listNewest(input: AnalysisListInput = {}, options?: CallOptions): Promise<AnalysisListItem[]> {
    return this.queryAs((items) => items.map(inSeconds), 'analysis.list', options, input);
  }

  /**
   * One page, with every filter of `list` and `listNewest`, and those of the pages; `orderBy` says what comes first. Works in a session.
   * Scope `api:analyses:read`. Errors: 400, 401, 403, 429.
   */
  listPage(query: AnalysisPageQuery = {}, options?: CallOptions): Promise<ListedPage> {
    const show = (page: ProcedureAnalysisPage) => ({ ...page, items: page.items.map(inSeconds) });
    return this.queryAs(show, 'analysis.listPage', options, query);
  }

  /**
   * Counts, means and missed criteria of a period: overall, for each person and for each team. Scope `api:analyses:read`.
   * Errors: 400, 401, 403, 429 (60 a minute for a company).
   */
  getTrends(input: AnalysisGetTrendsInput, options?: CallOptions): Promise<Trends> {
    return this.query('analysis.getTrends', options, input);
  }

  /** Assigns an analysis to a person, or to nobody with null. Scope `api:analyses:write`. Errors: 400, 401, 403, 404, 429. */
  setAttribution(id: string, salespersonId: string | null, options?: CallOptions): Promise<AnalysisAttribution> {
    return this.mutate('analysis.setAttribution', { id, salespersonId }, options);
  }

  /** Corrects the name of the client; null takes it away. Scope `api:analyses:write`. Errors: 400, 401, 403, 404, 409 (words deleted), 429. */
  setClientName(id: string, clientName: string | null, options?: CallOptions): Promise<AnalysisClientName> {
    return this.mutate('analysis.setClientName', { id, clientName }, options);
  }

  /**
   * Sets who is the attendant and who is the client; measures and scores follow at once, for free. Scope `api:analyses:write`. Errors: 400, 401,
   * 403, 404, 409 (not completed, no speakers, transcript deleted, a model's verdicts would be lost), 422, 429.
   */
  setSides(id: string, sides: AnalysisSetSidesInput['sides'], options?: CallOptions): Promise<AnalysisSides> {
    return this.mutate('analysis.setSides', { id, sides }, options);
  }

  /** Archives an analysis. Scope `api:analyses:write`. Errors: 400, 401, 403, 404, 429. */
  archive(id: string, options?: CallOptions): Promise<ArchivedAnalysis> {
    return this.mutate('analysis.archive', { id, archived: true }, options);
  }

  /** Takes an analysis out of the archive. Scope `api:analyses:write`. Errors: 400, 401, 403, 404, 429. */
  unarchive(id: string, options?: CallOptions): Promise<ArchivedAnalysis> {
    return this.mutate('analysis.archive', { id, archived: false }, options);
  }

  /**
   * Leaves an analysis out of statistics, with a reason that everybody who sees it reads, or counts it again with null. For supervisors and
   * administrators. Scope `api:analyses:write`. Errors: 400, 401, 403, 404, 429.
   */
  setExclusion(id: string, reason: string | null, options?: CallOptions): Promise<AnalysisExclusion> {
    return this.mutate('analysis.setExclusion', { id, reason }, options);
  }

  /**
   * Erases an analysis and everything made of it, for good. For administrators, in a session only; a key gets 401. Sent once.
   * Errors: 400, 401, 403, 404, 409 (legal hold), 429.
   */
  delete(id: string, options?: CallOptions): Promise<DeletedAnalysis> {
    return this.mutateOnce('analysis.delete', { id }, options);
  }

  /**
   * Tries failed analyses again: one by its `id`, or all that were created in a period (`from`, `to`), at most 500 at a time; `nextFrom` is the
   * `from` of the next call. For administrators, in a session only. Errors: 400, 401, 403, 404, 429.
   */
  retry(input: AnalysisRetryInput, options?: CallOptions): Promise<RetriedAnalyses> {
    return this.mutate('analysis.retry', input, options);
  }

  /**
   * Puts an analysis under a legal hold, which keeps it from being erased, or lifts the hold. For administrators, in a session only.
   * Errors: 400, 401, 403, 404, 429.
   */
  setLegalHold(id: string, held: boolean, options?: CallOptions): Promise<LegalHold> {
    return this.mutate('analysis.setLegalHold', { id, held }, options);
  }

  /** Analyses under a legal hold, at most 1000, those held longest first. For administrators, in a session only. Errors: 401, 403, 429. */
  listLegalHolds(options?: CallOptions): Promise<HeldAnalysis[]> {
    return this.query('analysis.listLegalHolds', options);
  }
}
