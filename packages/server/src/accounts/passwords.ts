// Passwords: argon2id with the library's recommended costs (docs/decisions/sign-in.md#d51), computed once for all companies in which an e-mail is (docs/decisions/sign-in.md#d63).
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Queries } from '../records/database.ts';
import { keepSalt, saltOf } from '../records/password-salts.ts';
import { createTurns } from './password-turns.ts';

/** Two of the four threads that files and names share. */
const turns = createTurns(2, 500, 40);

// Loaded at the first password: most processes never see one, and it takes 3 MB.
const argon2 = () => import('@node-rs/argon2');

const fromBase64 = (text: string) => Buffer.from(text, 'base64');

/** Everybody with this e-mail gets the same salt: a try then costs the same, in however many companies the e-mail is. */
export async function hashPassword(db: Queries, email: string, password: string): Promise<string> {
  await keepSalt(db, email, randomBytes(16).toString('base64').replaceAll('=', ''));
  const salt = fromBase64(await saltOf(db, email));
  const { hash } = await argon2();
  return turns.run(`new ${email}`, () => hash(password, { salt }));
}

// Computed with when there is no such person, so that the time of the answer tells nothing.
const nobodysSalt = randomBytes(16);

interface Person {
  password_hash: string | null;
}

/** Those of `people` whose password this is. One computation, also for nobody, when it is the turn of `who` asks. Throws 503 when too many do. */
export const peopleWithPassword = <Someone extends Person>(who: string, password: string, people: readonly Someone[]) =>
  turns.run(who, () => matchPeople(password, people));

async function matchPeople<Someone extends Person>(password: string, people: readonly Someone[]): Promise<Someone[]> {
  const { hash, parseOptions } = await argon2();
  const computed = new Map<string, string>();
  const matches: Someone[] = [];
  for (const person of people) {
    const storedHash = person.password_hash;
    if (storedHash === null) continue;
    // Costs and salt, which all have in common until the library recommends other costs.
    const beginning = storedHash.slice(0, storedHash.lastIndexOf('$'));
    let computedHash = computed.get(beginning);
    if (computedHash === undefined) {
      const { memoryCost, timeCost, parallelism, outputLen } = parseOptions(storedHash);
      const salt = fromBase64(beginning.slice(beginning.lastIndexOf('$') + 1));
      computedHash = await hash(password, { memoryCost, timeCost, parallelism, outputLen, salt });
      computed.set(beginning, computedHash);
    }
    if (isSame(computedHash, storedHash)) matches.push(person);
  }
  if (computed.size === 0) await hash(password, { salt: nobodysSalt });
  return matches;
}

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
