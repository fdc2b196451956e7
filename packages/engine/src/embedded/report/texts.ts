// What a report says, in one language. Every function gets what was found; none adds to it.
import type { Mood } from '../../findings/findings.ts';

export interface ReportTexts {
  /** `type` label or null; names or null. */
  opening(type: string | null, attendant: string | null, client: string | null): string;
  need(quote: string): string;
  problem(quote: string): string;
  offered(quote: string): string;
  products(names: readonly string[]): string;
  price(quote: string): string;
  standsInTheWay(quote: string, resolved: boolean): string;
  moreObjections(count: number): string;
  nextStep(quote: string): string;
  noNextStep: string;
  /** Nothing of a sale or service is heard. */
  noBusiness: string;
  /** The attendant asks whether it is solved. */
  checked(quote: string): string;
  commitment(quote: string): string;
  budget(quote: string): string;
  authority(quote: string): string;
  timing(quote: string): string;
  clientNamed(name: string): string;
  mood: Readonly<Record<Mood, string>>;
  engagement: { high: string; medium: string; low: string };
  confidence: { high: string; medium: string; low: string };
  notSaid: string;
  posture(met: readonly string[], faults: readonly string[]): string;
  effectiveness(raised: number, resolved: number): string;
  noObjections: string;
  status: { scheduled: string; committed: string; open: string };
  /** Names of the BANT parts and of the next step, for lists. */
  parts: { budget: string; authority: string; need: string; timing: string; nextStep: string };
}
