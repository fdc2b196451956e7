// The browser's side of a session: its cookie, its network address, and the origin that its pages come from (D51, D59).
import { earshotError } from '@earshot/core';
import type { Context } from 'koa';
import type { Browser } from '../operations/handler.ts';
import type { Service } from '../service.ts';

const cookieName = 'earshot_session';

/** The session token of the request's cookie, or null. */
export function sessionToken(ctx: Context): string | null {
  return ctx.cookies.get(cookieName) || null;
}

/** Throws 403 when a page of another origin asks. No browser leaves Origin out of a POST; what does is no browser. */
export function requireOwnOrigin(ctx: Context, publicUrl: string): void {
  const origin = ctx.get('Origin');
  if (origin === '') return;
  const host = URL.canParse(origin) ? new URL(origin).host : null;
  if (host !== ctx.host && origin !== new URL(publicUrl).origin) throw earshotError('foreignOrigin');
}

export function browserOf(ctx: Context, { publicUrl }: Service): Browser {
  const attributes = `Path=/; HttpOnly; SameSite=Lax${publicUrl.startsWith('https:') ? '; Secure' : ''}`;
  return {
    address: ctx.ip,
    begin: (token) => {
      ctx.set('Set-Cookie', `${cookieName}=${token}; ${attributes}`);
    },
    end: () => {
      ctx.set('Set-Cookie', `${cookieName}=; Max-Age=0; ${attributes}`);
    },
  };
}
