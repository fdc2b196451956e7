// Passwords: argon2id with the library's recommended costs (D51), computed once for all companies in which an e-mail is (D63).
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Queries } from '../records/database.ts';
import { keepSalt, saltOf } from '../records/password-salts.ts';

// Loaded at the first password: most processes never see one, and it takes 3 MB.
const argon2 = () => import('@node-rs/argon2');

const decoded = (text: string) => Buffer.from(text, 'base64');

/** Everybody with this e-mail gets the same salt: a try then costs the same, in however many companies the e-mail is. */
export async function hashPassword(db: Queries, email: string, password: string): Promise<string> {
  await keepSalt(db, email, randomBytes(16).toString('base64').replaceAll('=', ''));
  return (await argon2()).hash(password, { salt: decoded(await saltOf(db, email)) });
}

// Computed with when there is no such person, so that the time of the answer tells nothing.
const nobodysSalt = randomBytes(16);

/** Those of `people` whose password this is. One computation, also for nobody. */
export async function whosePassword<Person extends { password_hash: string | null }>(
  password: string,
  people: readonly Person[],
): Promise<Person[]> {
  const { hash, parseOptions } = await argon2();
  const computed = new Map<string, string>();
  const right: Person[] = [];
  for (const person of people) {
    const stored = person.password_hash;
    if (stored === null) continue;
    // Costs and salt, which all have in common until the library recommends other costs.
    const beginning = stored.slice(0, stored.lastIndexOf('$'));
    let mine = computed.get(beginning);
    if (mine === undefined) {
      const { memoryCost, timeCost, parallelism, outputLen } = parseOptions(stored);
      const salt = decoded(beginning.slice(beginning.lastIndexOf('$') + 1));
      mine = await hash(password, { memoryCost, timeCost, parallelism, outputLen, salt });
      computed.set(beginning, mine);
    }
    if (isSame(mine, stored)) right.push(person);
  }
  if (computed.size === 0) await hash(password, { salt: nobodysSalt });
  return right;
}

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
