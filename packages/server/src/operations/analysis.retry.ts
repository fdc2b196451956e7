// analysis.retry (extension): failed analyses go back to the queue, one or all of a period (docs/decisions/creation.md#retry).
import { retryAnalyses } from '../analyses/retry.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'analysis.retry'> = (input, caller, service) => retryAnalyses(input, caller, service);
