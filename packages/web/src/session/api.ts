// The server, as pages ask it: our own client with the session of the signed-in person.
import { EarshotClient } from '@earshot/core/client';
import { renewing } from './expiry.ts';

/** For signing in and out, where a 401 means what it says. */
export const signInApi = new EarshotClient({ session: true, baseUrl: location.origin });

/** For everything else: a session that has ended is renewed over the page, and the call goes on. */
export const api = renewing(signInApi);
