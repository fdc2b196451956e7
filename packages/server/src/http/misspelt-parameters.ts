// Query parameters that are nearly those of an operation: a misspelt filter must not select everything (docs/decisions/requests.md#d67).
import { type ValidationIssue, validationError } from '@earshot/core';

/**
 * Throws 400 with an issue for each given name that is nearly one of `known`, or one of `fields`, which belong into the parameter `input`.
 * Other unknown names are ignored.
 */
export function refuseMisspelt(
  given: readonly string[],
  known: readonly string[],
  fields: readonly string[] = [],
): void {
  const issues = given
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((one) => isNearly(name, one));
      if (meant !== undefined) return [unknown(name, `Did you mean '${meant}'?`)];
      const field = fields.find((one) => isNearly(name, one));
      return field === undefined ? [] : [unknown(name, `Put it into 'input', as URL-encoded JSON: {"${field}": …}.`)];
    });
  if (issues.length > 0) throw validationError(issues);
}

const unknown = (name: string, advice: string): ValidationIssue => ({
  code: 'unrecognized_keys',
  keys: [name],
  path: [],
  message: `Unknown query parameter '${name.slice(0, 100)}'. ${advice}`,
});

/** Two letters of a short name are most of it: `foo` is no misspelt `to`. */
const mostLetters = (known: string) => (known.length > 4 ? 2 : 1);

/** Whether a name is another in other letters, or up to two letters from it. */
export function isNearly(given: string, known: string): boolean {
  const name = given.split('[', 1)[0]!.toLowerCase();
  const most = mostLetters(known);
  if (name.length < 2 || Math.abs(name.length - known.length) > most) return false;
  return changedLetters(name, known.toLowerCase()) <= most;
}

/** How many letters are added, missing, different or swapped with their neighbour (optimal string alignment). */
function changedLetters(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwap = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current.push(
        Math.min(
          last[column]! + 1,
          current[column - 1]! + 1,
          last[column - 1]! + (isSame ? 0 : 1),
          isSwap ? beforeLast[column - 2]! + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length]!;
}
