// A labelled conversation: what was said, and what a careful auditor says of it. Only what is labelled is checked (docs/evaluation.md).
import { readFileSync } from 'node:fs';
import { z } from 'zod';

const labelledObjection = z.object({ contains: z.string().min(1), resolved: z.boolean().nullish() });

const labelledCase = z.object({
  id: z.string().min(1),
  lang: z.enum(['en', 'pt', 'es']),
  /** Key of the interaction type that is given; null: it is detected. */
  type: z.string().nullable().default(null),
  /** A transcript in any form, or turns: `A` is the attendant, `C` the client. */
  text: z.string().optional(),
  lines: z.array(z.tuple([z.enum(['A', 'C']), z.string()])).optional(),
  /** Names of attendant and client before their turns, where the usual ones are not meant. */
  labels: z.tuple([z.string(), z.string()]).optional(),
  expect: z.object({
    types: z.array(z.string().nullable()).optional(),
    stage: z.array(z.string().nullable()).optional(),
    criteria: z.record(z.string(), z.boolean()).optional(),
    objections: z.array(labelledObjection).optional(),
    /** What may be reported as an objection or not. */
    objectionsAlso: z.array(z.string()).optional(),
    bant: z.partialRecord(z.enum(['budget', 'authority', 'need', 'timing']), z.string().nullable()).optional(),
    nextStep: z.string().nullable().optional(),
    products: z.array(z.string()).optional(),
    climate: z.partialRecord(z.enum(['start', 'middle', 'end', 'overall']), z.string()).optional(),
    outcome: z.array(z.string()).optional(),
  }),
});

export type LabelledCase = z.infer<typeof labelledCase>;

/** The cases of a file of JSON Lines. Throws with file and line for what does not fit. */
export function readCases(path: string): LabelledCase[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line, index) => (line.trim() === '' ? [] : [readCase(line, `${path}:${index + 1}`)]));
}

function readCase(line: string, where: string): LabelledCase {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    throw new Error(`${where}: no JSON (${(error as Error).message})`);
  }
  const read = labelledCase.safeParse(value);
  if (!read.success) throw new Error(`${where}: ${z.prettifyError(read.error)}`);
  if (!read.data.text && !read.data.lines) throw new Error(`${where}: neither text nor lines`);
  return read.data;
}
