// The bounds of a date filter, inclusive to the millisecond (docs/decisions/listing.md#d38; analysis.list: docs/decisions/listing.md#d43).
import { earshotError } from '../earshot-error.ts';
import { parseIsoTime } from './iso-time.ts';

/**
 * First millisecond that a lower bound includes.
 * @param parameter name for the message: `from`, `dateFrom`
 * @throws 400 naming the parameter
 */
export function lowerBoundMs(parameter: string, text: string): number {
  return Math.ceil(boundMs(parameter, text));
}

/** Last millisecond that an upper bound includes; a date alone cuts at its first moment in UTC (docs/contract.md#query-parameters). */
export function upperBoundMs(parameter: string, text: string): number {
  return Math.floor(boundMs(parameter, text));
}

function boundMs(parameter: string, text: string): number {
  const timeMs = parseIsoTime(text);
  if (timeMs === null) throw earshotError('dateInvalid', parameter);
  return timeMs;
}
