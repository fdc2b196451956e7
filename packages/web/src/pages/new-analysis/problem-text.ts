// What is wrong with a chosen file, in words.
import { maxRecordingMb, maxTranscriptMb, type Problem } from './sources.ts';
import type en from './texts/en.ts';

export function problemText(problem: Problem, { problems }: Pick<typeof en, 'problems'>): string {
  if (problem === 'tooLarge') return problems.tooLarge(maxRecordingMb);
  return problem === 'longText' ? problems.longText(maxTranscriptMb) : problems[problem];
}
