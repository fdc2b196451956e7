// Table password_salts: the salt of an e-mail's passwords, the same in every company.
import type { Queries } from './database.ts';

/** Unless the e-mail has one. */
export async function keepSalt(db: Queries, email: string, salt: string): Promise<void> {
  await db.run('INSERT INTO password_salts (email_folded, salt) VALUES (?, ?) ON CONFLICT (email_folded) DO NOTHING', [
    email.toLowerCase(),
    salt,
  ]);
}

/** The salt kept for an e-mail address; base64 without padding. */
export async function saltOf(db: Queries, email: string): Promise<string> {
  const row = await db.get<{ salt: string }>('SELECT salt FROM password_salts WHERE email_folded = ?', [
    email.toLowerCase(),
  ]);
  return row!.salt;
}
