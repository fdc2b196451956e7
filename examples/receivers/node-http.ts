// A receiver on node:http. Run: EARSHOT_WEBHOOK_SECRET=… node examples/receivers/node-http.ts
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { verifyWebhook, WebhookVerificationError } from '@earshot/core/webhooks';
import { take } from './inbox.ts';
import { rawBody } from './raw-body.ts';

const secret = process.env.EARSHOT_WEBHOOK_SECRET ?? '';

export async function listener(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const body = await rawBody(request);
    if (body) take(verifyWebhook({ headers: request.headers, body, secret }));
    response.writeHead(body ? 204 : 413).end();
  } catch (error) {
    console.error(error);
    response.writeHead(error instanceof WebhookVerificationError ? 400 : 500).end();
  }
}

// Behind a proxy that speaks TLS.
if (import.meta.filename === process.argv[1]) createServer(listener).listen(Number(process.env.PORT ?? 8080));
