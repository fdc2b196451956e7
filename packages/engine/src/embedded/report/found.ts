// What a report is written from: findings, and who and how much.
import type { ScorecardDefinition } from '@earshot/core';
import type { Findings, Quote } from '../../findings/findings.ts';

export interface Found extends Pick<Findings, 'criteria' | 'objections' | 'bant' | 'climate' | 'products' | 'outcome'> {
  /** Whether anything of a sale or a service is heard. */
  readonly isBusiness: boolean;
  readonly type: ScorecardDefinition | null;
  readonly attendant: string | null;
  readonly client: string | null;
  /** What the client says does not work, where no need is spoken of. */
  readonly problem: Quote | null;
  readonly commitmentGiven: Quote | null;
  /** Share of the spoken words that are the client's; null where sides are not told. */
  readonly clientShare: number | null;
}
