// What a setting is: a row of the settings table.
import { z } from 'zod';

export interface Setting<T> {
  /** Default, as docs/self-host.md shows it. */
  default: string;
  meaning: string;
  /** Allowed values, for the error line. */
  allowed: string;
  schema: z.ZodType<T, string | undefined>;
}

export const setting = <T>(entry: Setting<T>) => entry;

export const text = (pattern: RegExp) => z.string().regex(pattern);
