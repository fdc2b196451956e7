// A receiver as a route handler of Next.js: put it at app/webhooks/earshot/route.ts, with its imports.
import { verifyWebhook, WebhookVerificationError } from '@earshot/core/webhooks';
import { take } from './inbox.ts';
import { rawBody } from './raw-body.ts';

const secret = process.env.EARSHOT_WEBHOOK_SECRET ?? '';

export async function POST(request: Request): Promise<Response> {
  // Not request.json(): the signature is over the bytes.
  const body = await rawBody(request.body ?? []);
  if (!body) return new Response(null, { status: 413 });
  try {
    take(verifyWebhook({ headers: request.headers, body, secret }));
    return new Response(null, { status: 204 });
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error;
    console.error(error);
    return new Response(null, { status: 400 });
  }
}
