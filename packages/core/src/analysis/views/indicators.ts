// The flat copies of the universal indicators (docs/contract.md#analysis-full; docs/decisions/analysis-fields.md#d31).
import type { Analysis, UniversalIndicators } from '../../generated/types.gen.ts';

type FlatIndicators = Pick<
  Analysis,
  'methodAdherenceScore' | 'attendantTalkPct' | 'interruptionsPerTenMin' | 'climateLabel'
>;

/** All four are null when the indicators are. */
export function flatIndicators(indicators: UniversalIndicators | null): FlatIndicators {
  return {
    methodAdherenceScore: indicators?.methodAdherence.score ?? null,
    attendantTalkPct: indicators?.talkToListen.attendantPct ?? null,
    interruptionsPerTenMin: indicators?.interruptions.perTenMinutes ?? null,
    climateLabel: indicators?.emotionalClimate.overall ?? null,
  };
}
