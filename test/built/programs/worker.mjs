// The journey as a worker: settings come in a request, the result goes out as its answer.
import { EarshotClient, NotFoundError } from '@earshot/core/client';
import { verifyWebhookAsync } from '@earshot/core/webhooks';
import { journey } from './journey.mjs';

export default {
  async fetch(request) {
    try {
      return Response.json(await journey({ EarshotClient, NotFoundError, verifyWebhookAsync }, await request.json()));
    } catch (error) {
      return new Response(String(error?.stack ?? error), { status: 500 });
    }
  },
};
