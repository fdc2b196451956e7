// A receiver on Express. Run: EARSHOT_WEBHOOK_SECRET=… node examples/receivers/express.ts
import { verifyWebhook, WebhookVerificationError } from '@earshot/core/webhooks';
import express from 'express';
import { take } from './inbox.ts';
import { mostBytes } from './raw-body.ts';

const secret = process.env.EARSHOT_WEBHOOK_SECRET ?? '';

export const app = express();

// express.raw() on this route, not express.json(): the signature is over the bytes. Transcripts are longer than its usual limit of 100 kB.
app.post('/webhooks/earshot', express.raw({ type: 'application/json', limit: mostBytes }), (request, response) => {
  try {
    take(verifyWebhook({ headers: request.headers, body: request.body, secret }));
    response.sendStatus(204);
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error;
    console.error(error);
    response.sendStatus(400);
  }
});

// Behind a proxy that speaks TLS.
if (import.meta.filename === process.argv[1]) app.listen(Number(process.env.PORT ?? 8080));
