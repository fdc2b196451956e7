// Work grows as the text does, in every hostile shape and in motifs that nobody thought of. It is counted: on a busy machine time tells nothing.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WorkCounter } from './counted-work.fixture.ts';
import { pick, random } from './fuzz-texts.fixture.ts';
import { hostileShapes, type Shape } from './shapes.fixture.ts';

const shortLength = 4096;
/** Four times the text takes four times the work; a reader that looks back at every place takes sixteen times. */
const mostGrowth = 6;

let counter: WorkCounter;
let engine: typeof import('../../index.ts');

beforeAll(async () => {
  counter = new WorkCounter();
  engine = await import('../../index.ts');
  // What is read at the first analysis of a process, in any language, is no part of what follows.
  for (const greeting of ['Agent: How are you today?', 'Vendedor: Como você está?', 'Agente: ¿Cómo está usted hoy?'])
    await analyse(`${greeting.repeat(9)}\nCliente: Ok.`);
});
afterAll(() => counter.stop());

/** A whole offline analysis; what is too short for one is refused. */
async function analyse(transcript: string): Promise<void> {
  const input = { transcript, engine: engine.embeddedEngine(), definition: null, candidates: [] };
  await engine.analyse({ ...input, salespersonName: 'Ana Lima', clientName: 'Rui' }).catch((error: unknown) => {
    expect(error).toMatchObject({ code: 'UNPROCESSABLE_CONTENT' });
  });
}

async function growthOf(text: Shape): Promise<number> {
  const [short, long] = [text(shortLength), text(4 * shortLength)];
  const ofShort = await counter.count(() => analyse(short));
  const ofLong = await counter.count(() => analyse(long));
  return ofLong / (ofShort + shortLength);
}

describe('Transcript forms: work grows as the text does', () => {
  it.each(Object.entries(hostileShapes))('%s', async (_name, shape) => {
    expect(await growthOf(shape)).toBeLessThan(mostGrowth);
  });

  it.each(Array.from({ length: 40 }, (_, seed) => seed))('motif %i', async (seed) => {
    const next = random(1000 + seed);
    const head = next(3) === 0 ? pick(next, 3) : '';
    const motif = pick(next, 1 + next(6));
    const growth = await growthOf((length) => head + motif.repeat(Math.ceil(length / motif.length)));
    expect(growth, JSON.stringify(head + motif)).toBeLessThan(mostGrowth);
  });
});
