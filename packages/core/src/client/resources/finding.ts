// Analyses that are looked for by words, ids or content (docs/decisions/search.md, docs/decisions/creation.md#same-content).
import type { AnalysisSearchInput, AnalysisSearchPage, ConversationCopies } from '../../generated/types.gen.ts';
import type { CallOptions } from '../options.ts';
import { type FoundPage, inSeconds, type ListedAnalysis } from './analysis-inputs.ts';
import { Coaching } from './coaching.ts';

/** What `client.analyses` has to find some. */
export abstract class Finding extends Coaching {
  /**
   * Finished analyses in which all words of `query` occur, the latest conversation first, with who said it and where: in names, telephone
   * numbers, summary, objections and transcript. `"words in quotes"` follow one another; `begin*` and the last word may go on. The filters
   * of `listPage` narrow it. A page may be short or empty though `hasMore` is true. Works in a session. Scope `api:analyses:read`. Errors: 400, 401, 403, 429.
   */
  search(input: AnalysisSearchInput, options?: CallOptions): Promise<FoundPage> {
    const show = (page: AnalysisSearchPage) => ({
      ...page,
      items: page.items.map((hit) => ({ ...hit, analysis: inSeconds(hit.analysis) })),
    });
    return this.queryAs(show, 'analysis.search', options, input);
  }

  /** List entries of up to 100 analyses, newest first, without unknown ids. Scope `api:analyses:read`. Errors: 400, 401, 403, 429. */
  listByIds(ids: string[], options?: CallOptions): Promise<ListedAnalysis[]> {
    return this.queryAs((items) => items.map(inSeconds), 'analysis.listByIds', options, { ids });
  }

  /**
   * Which of up to 100 conversations the company has already, of those that you see. A digest is the SHA-256 in hexadecimal of a recording, or of
   * the trimmed text of a transcript with line feeds as line ends. Scope `api:analyses:read`. Errors: 400, 401, 403, 429.
   */
  findCopies(digests: string[], options?: CallOptions): Promise<ConversationCopies> {
    return this.query('analysis.findCopies', options, { digests });
  }
}
