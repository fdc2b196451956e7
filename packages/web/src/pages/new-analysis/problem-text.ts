// What is wrong with a chosen file, in words.
import type { RecordingLimits } from '../../session/recording-limits.ts';
import { maxTranscriptMb, type Problem } from './sources.ts';
import type en from './texts/en.ts';

export function problemText(
  problem: Problem,
  { problems }: Pick<typeof en, 'problems'>,
  limits: RecordingLimits,
): string {
  if (problem === 'tooLarge') return problems.tooLarge(limits.megabytes);
  if (problem === 'tooLong') return problems.tooLong(limits.hours);
  return problem === 'longText' ? problems.longText(maxTranscriptMb) : problems[problem];
}
