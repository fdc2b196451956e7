// The period that trends, samples and agreement are asked for.
import { lowerBoundMs, upperBoundMs } from '@earshot/core';

/** Inclusive bounds in ms; up to now where no end is given. Throws 400 for an invalid date. */
export const periodOf = ({ from, to }: { from: string; to?: string | undefined }, now: number) => ({
  fromMs: lowerBoundMs('from', from),
  toMs: to === undefined ? now : upperBoundMs('to', to),
});
