// The journey as an ES module of Node, Deno or Bun; its settings are JSON in the first argument.
import { EarshotClient, NotFoundError } from '@earshot/core/client';
import { verifyWebhookAsync } from '@earshot/core/webhooks';
import { journey } from './journey.mjs';

const result = await journey({ EarshotClient, NotFoundError, verifyWebhookAsync }, JSON.parse(process.argv[2]));
console.log(JSON.stringify(result));
