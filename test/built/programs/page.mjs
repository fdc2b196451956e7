// The journey as a page's module.
import { EarshotClient, NotFoundError } from '@earshot/core/client';
import { verifyWebhookAsync } from '@earshot/core/webhooks';
import { journey } from './journey.mjs';

globalThis.tryIt = (settings) => journey({ EarshotClient, NotFoundError, verifyWebhookAsync }, settings);
