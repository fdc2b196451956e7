// A receiver on Hono, by WebCrypto: runs on Cloudflare Workers, Deno, Bun and other runtimes without node:crypto, too.
import { verifyWebhookAsync, WebhookVerificationError } from '@earshot/core/webhooks';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { take } from './inbox.ts';
import { mostBytes } from './raw-body.ts';

interface Environment {
  Bindings: { EARSHOT_WEBHOOK_SECRET: string };
}

const app = new Hono<Environment>();

app.post('/webhooks/earshot', bodyLimit({ maxSize: mostBytes }), async (context) => {
  const { headers } = context.req.raw;
  const body = await context.req.arrayBuffer();
  try {
    take(await verifyWebhookAsync({ headers, body, secret: context.env.EARSHOT_WEBHOOK_SECRET }));
    return context.body(null, 204);
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error;
    console.error(error);
    return context.body(null, 400);
  }
});

export default app;
