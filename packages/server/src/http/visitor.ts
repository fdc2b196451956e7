// What is known of who asks for a page before the page runs: the language that it will choose, and who is signed in.
import type { CurrentUser, Language } from '@earshot/core';
import type { Context } from 'koa';
import { currentUser } from '../accounts/current-user.ts';
import { readSession } from '../accounts/sessions.ts';
import type { Service } from '../service.ts';
import { deviceOf, sessionToken } from './browser.ts';

const languages: readonly Language[] = ['pt', 'en', 'es'];

/** Decides like packages/web/src/texts/languages.ts. The cookie says what was chosen there. A wrong guess only loads too much. */
export function languageOf(ctx: Context): Language {
  const tags = [ctx.cookies.get('earshot_language') ?? '', ...ctx.acceptsLanguages()];
  const known = tags.map((tag) => languages.find((language) => language === tag.slice(0, 2).toLowerCase()));
  return known.find((language) => language !== undefined) ?? 'en';
}

/** Who is signed in; null: nobody; undefined: a session that is better asked about again, where its end is explained. */
export async function visitorOf(ctx: Context, service: Service): Promise<CurrentUser | null | undefined> {
  const { db, now, log } = service;
  const token = sessionToken(ctx);
  if (token === null) return null;
  try {
    const session = await readSession(db, token, now());
    return await currentUser(db, session, session.isByInvitation ? null : deviceOf(ctx, service).id);
  } catch (error) {
    log.debug({ err: error }, 'a page was asked for with a session that can’t be read');
    return undefined;
  }
}
