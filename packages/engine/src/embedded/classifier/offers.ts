// What puts something to the client: what may be objected to.
import type { Label } from './labels.ts';

export const offers: readonly Label[] = [
  'price_presented',
  'offer',
  'commitment_requested',
  'expansion_explored',
  'retention_offer',
  'step_proposed',
];
