// The journey as a page's module.
import { EarshotClient, NotFoundError } from '@earshot/core/client';
import { verifyWebhookAsync } from '@earshot/core/webhooks';
import { journey } from './journey.mjs';

/** A person at a page of the server: signs in, drops a file on it, waits, signs out. */
globalThis.trySession = async ({ email, password, salespersonId, sound }) => {
  const client = new EarshotClient({ session: true, baseUrl: location.origin });
  const before = await client.users.me().catch((error) => error.status);
  await client.auth.login({ email, password });
  const audio = new File([Uint8Array.from(atob(sound), (char) => char.charCodeAt(0))], 'call.mp3');
  const steps = [];
  const { id } = await client.analyses.submit({ salespersonId, audio }, { onProgress: (step) => steps.push(step) });
  const { status, audioDurationSeconds } = await client.analyses.waitFor(id);
  await client.auth.logout();
  const after = await client.users.me().catch((error) => error.status);
  return { before, status, audioDurationSeconds, sent: steps.at(-1), cookie: document.cookie, after };
};

globalThis.tryIt = (settings) => journey({ EarshotClient, NotFoundError, verifyWebhookAsync }, settings);
