// The browser's side of a session: its cookie, its network address, and the origin that its pages come from (docs/decisions/sign-in.md#d51, #d59-origin).
import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import { earshotError } from '@earshot/core';
import type { Context } from 'koa';
import { type Device, deviceMs, readDevice, writeDevice } from '../accounts/devices.ts';
import { attemptMs } from '../accounts/open-id/begin.ts';
import { challengeMs } from '../accounts/passkeys/challenges.ts';
import { shortUserAgent } from '../accounts/user-agent.ts';
import { openedMs } from '../analyses/share-opened.ts';
import { countedAddress } from '../network/networks.ts';
import type { Browser } from '../operations/handler.ts';
import type { Service } from '../service.ts';

const cookieName = 'earshot_session';
const deviceCookieName = 'earshot_device';
const openIdCookieName = 'earshot_openid';
const passkeyCookieName = 'earshot_passkey';
const shareCookieName = 'earshot_share';

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

const proxiesTold = new WeakSet<Service>();

/** Whether the address is that of a proxy which the settings do not trust, with anybody behind it. The log says so once. */
function isUnknownProxy(ctx: Context, service: Service): boolean {
  if (service.settings.EARSHOT_TRUST_PROXY || ctx.get('X-Forwarded-For') === '') return false;
  if (!proxiesTold.has(service))
    service.log.warn(
      'Failed sign-ins are not counted by address, because requests carry X-Forwarded-For and EARSHOT_TRUST_PROXY is false. Set it to true behind a proxy.',
    );
  proxiesTold.add(service);
  return true;
}

/** Behind a proxy that the settings do not trust, the proxy's: a header that anybody can send must hide nobody. Null when the connection is gone. */
export const addressOf = (ctx: Context): string | null =>
  isIP(ctx.ip) === 0 ? null : ctx.ip.replace(/^::ffff:(?=\d+\.)/i, '');

/** The browser of the cookie; without one, a new one at which nobody has signed in. */
export const deviceOf = (ctx: Context, { secrets }: Service): Device =>
  readDevice(secrets, ctx.cookies.get(deviceCookieName) || null) ?? { id: randomUUID(), people: {} };

export function browserOf(ctx: Context, service: Service): Browser {
  const { publicUrl, secrets, now } = service;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${publicUrl.startsWith('https:') ? '; Secure' : ''}`;
  let readOnce: Device | undefined;
  // When it is asked for: most operations have no use for it.
  const device = () => {
    readOnce ??= deviceOf(ctx, service);
    return readOnce;
  };
  return {
    countedAddress: countedAddress(ctx.ip),
    isProxy: isUnknownProxy(ctx, service),
    get device() {
      return device();
    },
    sessionToken: sessionToken(ctx),
    openIdToken: ctx.cookies.get(openIdCookieName) || null,
    passkeyToken: ctx.cookies.get(passkeyCookieName) || null,
    shareToken: ctx.cookies.get(shareCookieName) || null,
    address: addressOf(ctx),
    userAgent: shortUserAgent(ctx.get('User-Agent')),
    begin: (token, userId) => {
      const mark = writeDevice(secrets, device(), userId, now());
      ctx.append('Set-Cookie', [
        `${cookieName}=${token}; ${attributes}`,
        `${deviceCookieName}=${mark}; Max-Age=${deviceMs / 1000}; ${attributes}`,
      ]);
    },
    markOpenId: (token) => {
      ctx.append('Set-Cookie', `${openIdCookieName}=${token}; Max-Age=${attemptMs / 1000}; ${attributes}`);
    },
    markPasskey: (token) => {
      ctx.append('Set-Cookie', `${passkeyCookieName}=${token}; Max-Age=${challengeMs / 1000}; ${attributes}`);
    },
    markShare: (token) => {
      ctx.append('Set-Cookie', `${shareCookieName}=${token}; Max-Age=${openedMs / 1000}; ${attributes}`);
    },
    end: () => {
      ctx.append('Set-Cookie', `${cookieName}=; Max-Age=0; ${attributes}`);
    },
  };
}
