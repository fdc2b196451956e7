// Whether what the client does not accept is what went wrong, and no offer: there, only more that is offered can be objected to.
import { isServiceCall } from '../exchange.ts';
import type { Classification } from './classify.ts';

/** Logit above which a grievance alone makes a call one about what went wrong. */
const leastOfCall = 1;

export const isAboutService = (classification: Classification): boolean =>
  isServiceCall(classification.reading) || classification.most('grievance') > leastOfCall;
