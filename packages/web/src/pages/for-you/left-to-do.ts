// Which conversations have left something to do: of each client the latest one, if it ended with a next step or an open objection.
import type { ListedAnalysis } from '@earshot/core/client';
import { engineStatuses } from '../../parts/engine-statuses.ts';

export interface Left {
  line: ListedAnalysis;
  /** Null where nothing was agreed. */
  step: string | null;
  objections: readonly string[];
}

const openSteps: readonly string[] = engineStatuses.open;

/** `lines`: the latest first. A later conversation with a client takes the place of those before. */
export function leftToDo(lines: readonly ListedAnalysis[]): Left[] {
  const met = new Set<string>();
  return lines.flatMap((line) => {
    const client = line.clientLabel?.trim().toLocaleLowerCase();
    if (client !== undefined && met.has(client)) return [];
    if (client !== undefined) met.add(client);
    const step = line.nextStep !== null && openSteps.includes(line.nextStep) ? null : line.nextStep;
    const objections = line.measures?.openObjections ?? [];
    return step === null && objections.length === 0 ? [] : [{ line, step, objections }];
  });
}
