// A report on standard output, in colours where that is a terminal and NO_COLOR is unset.
import { styleText } from 'node:util';
import type { Analysis, Language } from '@earshot/core';
import { report } from './report.ts';

export function printReport(analysis: Analysis, language: Language): void {
  // styleText itself heeds NO_COLOR, FORCE_COLOR and whether the stream is a terminal.
  const text = report(analysis, { language, style: (tone, part) => styleText(tone, part, { stream: process.stdout }) });
  process.stdout.write(text);
}
