// What the server says of the second step, where somebody signs in.
import { EarshotApiError } from '@earshot/core/client';

/** `asked`: the password is right, and a code is needed; `wrong`: another code is. */
export function secondFactorOf(error: Error | null): 'asked' | 'wrong' | undefined {
  if (!(error instanceof EarshotApiError)) return undefined;
  if (error.reason === 'second_factor_required') return 'asked';
  return error.reason === 'second_factor_wrong' ? 'wrong' : undefined;
}

/** The query that says whether two-step sign-in is on. */
export const secondFactorKey = ['second-factor'];
