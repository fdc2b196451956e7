// Analyses: create, read, list, scan, queue, follow, attach, put away (docs/contract.md#endpoints; docs/decisions/sign-in.md#d53).
import type {
  Analysis,
  AnalysisAttribution,
  AnalysisGetTrendsInput,
  AnalysisListAnalysesData,
  AnalysisListInput,
  AnalysisListItem,
  AnalysisListPageInput,
  AnalysisPage,
  AnalysisSubmitInput,
  ArchivedAnalysis,
  CreatedAnalysis,
  ProcedureAnalysis,
  ProcedureAnalysisPage,
  ProcedureListItem,
  SharedView,
  ShareLink,
  SubmitAnalysisInput,
  SubmittedAnalysis,
  Trends,
} from '../../generated/types.gen.ts';
import { audioKeyOf, type WithRecording } from '../audio-source.ts';
import { ConfigurationError, TimeoutError } from '../errors.ts';
import { pathWithQuery } from '../exchange.ts';
import { idempotencyKey } from '../idempotency-key.ts';
import { type CallOptions, checkTimeout } from '../options.ts';
import { Page, readPage, repeatedCursor } from '../page.ts';
import { type Reconciled, type ReconcileOptions, reconcile } from '../reconcile.ts';
import { get, jsonPost, Resource } from '../resource.ts';
import { TimeLimit } from '../time-limit.ts';
import type { Operation, Transport } from '../transport.ts';
import type { UploadOptions, Uploads } from './uploads.ts';

/** Filters, `limit` and `cursor` of a list; all given must hold. */
export type AnalysisListQuery = NonNullable<AnalysisListAnalysesData['query']>;

/** Body of a create; in place of `audioKey`, a recording of your own as `audio`. */
export type CreateAnalysisInput = WithRecording<SubmitAnalysisInput>;

/** Input of a submit; in place of `audioKey`, a recording of your own as `audio`. */
export type SubmitInput = WithRecording<AnalysisSubmitInput>;

/** An analysis with its conversation turn by turn: who said what, on which side and, where the transcript states it, when. */
export type AnalysisWithTurns = Analysis & Pick<ProcedureAnalysis, 'turns'>;

/** Options of one create; those of an upload are for its `audio`. */
export interface CreateAnalysisOptions extends UploadOptions {
  /** Your own key, to get the result of an earlier create with the same body; 1 to 255 printable ASCII characters. Default: a random one. */
  idempotencyKey?: string | undefined;
}

/** Between two looks at a queued analysis: 1 s, 2 s, … up to this. */
const longestPollSeconds = 5;

/** Making, reading and following analyses. */
export class Analyses extends Resource {
  readonly #uploads: Uploads;

  constructor(transport: Transport, uploads: Uploads) {
    super(transport);
    this.#uploads = uploads;
  }

  /**
   * Analyses a transcript or recording and waits for the result: half a minute to about eight; `createTimeoutMs` unless `timeoutMs` is given.
   *
   * Sends an idempotency key, so its retries never analyse or charge twice: when the connection breaks while the server works
   * on, it asks under the same key every 10 s until the result is there or the time is over. Charged in minutes, only on success.
   *
   * Give a `transcript`, an `audioKey` (an address, a Data URL or the key of an upload), or a recording as `audio`: up to 4 MB it goes along as
   * a Data URL, above that it is uploaded first (at most 40 MiB). To repeat such a create in another process under an `idempotencyKey` of your
   * own, upload first and keep the key, since every upload has another one.
   *
   * Scope `api:analyses:write`; not in a session. Errors: 400, 401, 403, 404, 409, 413, 415, 422, 429.
   */
  async create(body: CreateAnalysisInput, options: CreateAnalysisOptions = {}): Promise<CreatedAnalysis> {
    this.needsKey('submit and waitFor');
    const key = idempotencyKey(options.idempotencyKey);
    const post = (json: unknown) => jsonPost('/api/analyses', json, { 'idempotency-key': key });
    const { audio, ...rest } = body;
    // Serialised now, or as soon as the recording is through, so that every attempt sends the same bytes.
    let send = audio === undefined ? post(body) : undefined;
    const audioKeyFor = (signal: AbortSignal) =>
      audioKeyOf(audio!, this.#uploads, { ...options, timeoutMs: undefined, signal }, (uploaded) => {
        operation.audioKey = uploaded;
      });
    const operation: Operation<CreatedAnalysis> = {
      name: 'analysis.submitAnalysis',
      safeToRepeat: true,
      idempotencyKey: key,
      timeoutMs: this.settings.createTimeoutMs,
      send: async (attempt) => {
        send ??= post({ ...rest, audioKey: await audioKeyFor(attempt.signal) });
        return send(attempt);
      },
    };
    return this.call(operation, options);
  }

  /**
   * Queues an analysis and answers at once; `waitFor` follows it. Give exactly one of `transcript`, `audioKey` (from `uploads.upload`),
   * `audioUrl` (public, https) and `audio`, a recording that is uploaded first (with a time limit of its own). Sent once, since a second time would pay twice.
   * Charged in minutes, only on success.
   *
   * Scope `api:analyses:write`. Errors: 400, 401, 403, 404, 413, 415, 429.
   */
  async submit(input: SubmitInput, options: UploadOptions = {}): Promise<SubmittedAnalysis> {
    const { audio, ...rest } = input;
    const source = audio === undefined ? {} : { audioKey: await this.#uploads.upload(audio, options) };
    return this.writeOnce('analysis.submit', { ...rest, ...source }, options);
  }

  /**
   * Reads a queued analysis again and again (after 1 s, 2 s, … 5 s, 5 s, …) until it is `completed` or `failed`: look at `status`, and at
   * `errorSource` and `errorDetail` of a failed one. `timeoutMs` is for the whole wait (default: `createTimeoutMs`); the analysis goes on after it.
   *
   * Scope `api:analyses:read`. Errors: TimeoutError; those of `get`.
   */
  async waitFor(id: string, options: CallOptions = {}): Promise<Analysis> {
    const { clock, createTimeoutMs } = this.settings;
    const timeoutMs = checkTimeout('timeoutMs', options.timeoutMs ?? createTimeoutMs);
    const limit = new TimeLimit(timeoutMs, options.signal, clock);
    const each = { ...options, timeoutMs: undefined, signal: limit.signal };
    try {
      for (let pauseSeconds = 1; ; pauseSeconds = Math.min(pauseSeconds + 1, longestPollSeconds)) {
        const analysis = await this.get(id, each);
        if (analysis.status === 'completed' || analysis.status === 'failed') return analysis;
        await clock.sleep(pauseSeconds * 1000, limit.signal);
      }
    } catch (error) {
      options.signal?.throwIfAborted();
      if (!limit.expired) throw error;
      const message = `Analysis ${id} is not finished after ${timeoutMs} ms. It goes on: call waitFor again.`;
      throw new TimeoutError({ message, code: 'TIMEOUT', cause: error });
    } finally {
      limit.close();
    }
  }

  /**
   * The whole analysis; durations in seconds. Scope `api:analyses:read`. Errors: 401, 403, 404 (also for one of another company); in a
   * session, where the procedure is asked, also 429.
   */
  async get(id: string, options?: CallOptions): Promise<Analysis> {
    // These would lead to another address.
    if (typeof id !== 'string' || /^\.{0,2}$/.test(id))
      throw new ConfigurationError('get needs the id of an analysis.');
    if (this.settings.session) return this.getWithTurns(id, options);
    return this.call<Analysis>(
      {
        name: 'analysis.getAnalysis',
        safeToRepeat: true,
        send: get(`/api/analyses/${encodeURIComponent(id)}`),
      },
      options,
    );
  }

  /**
   * The whole analysis and its `turns`, whose times are null where the transcript states none; also in a session. Scope `api:analyses:read`.
   * Errors: 401, 403, 404, 429.
   */
  async getWithTurns(id: string, options?: CallOptions): Promise<AnalysisWithTurns> {
    const { audioDuration, ...analysis } = await this.read('analysis.get', options, { id });
    return { ...analysis, audioDurationSeconds: audioDuration };
  }

  /**
   * One page, newest first; `limit` 1 to 100, default 50. Scope `api:analyses:read`; not in a session. Errors: 400, 401, 403, 429.
   */
  async list(query: AnalysisListQuery = {}, options?: CallOptions): Promise<Page<AnalysisListItem>> {
    this.needsKey('listNewest');
    const body = await this.call<AnalysisPage>(
      {
        name: 'analysis.listAnalyses',
        safeToRepeat: true,
        send: get(pathWithQuery('/api/analyses', query)),
        read: readPage<AnalysisListItem>,
      },
      options,
    );
    if (body.nextCursor !== null && body.nextCursor === query.cursor) throw repeatedCursor();
    return new Page(body, (cursor) => this.list({ ...query, cursor }, options));
  }

  /**
   * Every analysis that the query finds, page by page as the loop asks for them: `for await (const analysis of client.analyses.scan())`.
   * Pages have 100 items unless `limit` says otherwise; `timeoutMs`, retries and rate-limit waits are per page.
   * Scope `api:analyses:read`; not in a session. Errors: those of `list`.
   */
  async *scan(query: AnalysisListQuery = {}, options?: CallOptions): AsyncGenerator<AnalysisListItem, void, undefined> {
    let page: Page<AnalysisListItem> | null = await this.list({ limit: 100, ...query }, options);
    const cursors = new Set<string>();
    while (page) {
      yield* page.items;
      const { nextCursor } = page;
      if (nextCursor !== null && cursors.has(nextCursor)) throw repeatedCursor();
      if (nextCursor !== null) cursors.add(nextCursor);
      page = await page.nextPage();
    }
  }

  /**
   * Hands over each completed analysis since a time or an earlier position, oldest first and in full: what a receiver of webhooks may have missed.
   * Run it every few minutes with the position that it returns; analyses of the last minute are left to the next call. `timeoutMs`, retries
   * and rate-limit waits are per request. Scope `api:analyses:read`; not in a session. Errors: those of `list` and `get`.
   */
  async reconcile(options: ReconcileOptions & CallOptions): Promise<Reconciled> {
    return reconcile({ scan: (query) => this.scan(query, options), get: (id) => this.get(id, options) }, options);
  }

  /**
   * The newest analyses, without further pages; `limit` 1 to 100, default 50. Also in a session, and the only list with `minScore`.
   * Scope `api:analyses:read`. Errors: 400, 401, 403, 429.
   */
  listNewest(input: AnalysisListInput = {}, options?: CallOptions): Promise<ProcedureListItem[]> {
    return this.read('analysis.list', options, input);
  }

  /**
   * One page for the pages of the server: every filter of `list` and `listNewest`, `source` and `archived`; also in a session.
   * Scope `api:analyses:read`. Errors: 400, 401, 403, 429.
   */
  listPage(input: AnalysisListPageInput = {}, options?: CallOptions): Promise<ProcedureAnalysisPage> {
    return this.read('analysis.listPage', options, input);
  }

  /** The lines of up to 100 analyses, newest first; unknown ids are left out. Scope `api:analyses:read`. Errors: 400, 401, 403, 429. */
  listByIds(ids: string[], options?: CallOptions): Promise<ProcedureListItem[]> {
    return this.read('analysis.listByIds', options, { ids });
  }

  /**
   * Counts, means and missed criteria of a period, for all, for each person and each team. Scope `api:analyses:read`.
   * Errors: 400, 401, 403, 429 (60 a minute for a company).
   */
  getTrends(input: AnalysisGetTrendsInput, options?: CallOptions): Promise<Trends> {
    return this.read('analysis.getTrends', options, input);
  }

  /**
   * Attaches an analysis to a person; null takes the person away again. Scope `api:analyses:write`. Errors: 400, 401, 403, 404, 429.
   */
  setAttribution(id: string, salespersonId: string | null, options?: CallOptions): Promise<AnalysisAttribution> {
    return this.write('analysis.setAttribution', { id, salespersonId }, options);
  }

  /** The address at which it can be read without an account; null when revoked. Scope `api:analyses:read`. Errors: 400, 401, 403, 404, 429. */
  getShareLink(id: string, options?: CallOptions): Promise<ShareLink> {
    return this.read('analysis.getShareLink', options, { id });
  }

  /**
   * A new link, or none; the old one answers 404 at once. Sent once. Scope `api:analyses:write`. Errors: 400, 401, 403, 404, 409 (not finished), 429.
   */
  updateShareLink(id: string, action: 'renew' | 'revoke', options?: CallOptions): Promise<ShareLink> {
    return this.writeOnce('analysis.updateShareLink', { id, action }, options);
  }

  /** What the link with this token shows to anybody. No scope. Errors: 400, 403, 404, 429. */
  getShared(token: string, options?: CallOptions): Promise<SharedView> {
    return this.read('share.get', options, { token });
  }

  /** Puts an analysis away. Scope `api:analyses:write`. Errors: 400, 401, 403, 404, 429. */
  archive(id: string, options?: CallOptions): Promise<ArchivedAnalysis> {
    return this.write('analysis.archive', { id, archived: true }, options);
  }

  /** Brings an analysis back. Scope `api:analyses:write`. Errors: 400, 401, 403, 404, 429. */
  unarchive(id: string, options?: CallOptions): Promise<ArchivedAnalysis> {
    return this.write('analysis.archive', { id, archived: false }, options);
  }
}
