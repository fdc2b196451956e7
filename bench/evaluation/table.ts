// The table of an evaluation: the share of right verdicts by measure and language.
import type { Language } from '@earshot/core';
import type { Verdict } from './check-case.ts';

const languages = ['en', 'es', 'pt'] as const;

export class EvaluationTable {
  readonly #counts = new Map<string, { right: number; all: number }>();
  readonly #measures = new Set<string>();

  add(language: Language, { measure, isRight }: Verdict): void {
    this.#measures.add(measure);
    for (const column of [language, 'all']) {
      const key = `${measure} ${column}`;
      const count = this.#counts.get(key) ?? { right: 0, all: 0 };
      this.#counts.set(key, { right: count.right + (isRight ? 1 : 0), all: count.all + 1 });
    }
  }

  /** In Markdown: a row for each measure, in order of name. */
  toString(): string {
    const cell = (measure: string, column: string) => {
      const count = this.#counts.get(`${measure} ${column}`);
      return count ? `${((100 * count.right) / count.all).toFixed(1)} % of ${count.all}` : '–';
    };
    const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
    const columns = ['all', ...languages];
    return [
      row(['', ...columns]),
      row(['', ...columns].map(() => '---')),
      ...[...this.#measures].sort().map((measure) => row([measure, ...columns.map((column) => cell(measure, column))])),
    ].join('\n');
  }
}
