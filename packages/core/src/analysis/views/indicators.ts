// The flat copies of the universal indicators (contract: methodAdherenceScore and the three below it; D31).
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
