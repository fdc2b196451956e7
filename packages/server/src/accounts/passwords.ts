// Passwords: argon2id with the library's recommended costs (D51).

// Loaded at the first password: most processes never see one, and it takes 3 MB.
const argon2 = () => import('@node-rs/argon2');

export const hashPassword = async (password: string) => (await argon2()).hash(password);

// Verified against when there is no such user, so that the time of the answer tells nothing.
let nobody: Promise<string> | undefined;

/** Whether the password is right; takes as long when `passwordHash` is null. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const { hash, verify } = await argon2();
  if (passwordHash !== null) return verify(passwordHash, password);
  nobody ??= hash('nobody has this password');
  await verify(await nobody, password);
  return false;
}
