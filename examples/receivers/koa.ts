// A receiver on Koa. Run: EARSHOT_WEBHOOK_SECRET=… node examples/receivers/koa.ts
import { verifyWebhook, WebhookVerificationError } from '@earshot/core/webhooks';
import Koa from 'koa';
import { take } from './inbox.ts';
import { rawBody } from './raw-body.ts';

const secret = process.env.EARSHOT_WEBHOOK_SECRET ?? '';

export const app = new Koa();

// Before any body parser, which would leave nothing of the raw body.
app.use(async (ctx, next) => {
  if (ctx.method !== 'POST' || ctx.path !== '/webhooks/earshot') return next();
  try {
    const body = await rawBody(ctx.req);
    if (body) take(verifyWebhook({ headers: ctx.headers, body, secret }));
    ctx.status = body ? 204 : 413;
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error;
    console.error(error);
    ctx.status = 400;
  }
});

// Behind a proxy that speaks TLS.
if (import.meta.filename === process.argv[1]) app.listen(Number(process.env.PORT ?? 8080));
