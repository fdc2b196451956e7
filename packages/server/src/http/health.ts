// /healthz: the process answers. /readyz: its database and its storage do too, and it is not stopping.
import { earshotError } from '@earshot/core';
import type Router from '@koa/router';
import type { Service } from '../service.ts';

/** What a listening server tells its application. */
export interface Traffic {
  /** True from the signal to stop on: requests that come now are refused. */
  stopping: boolean;
}

export function healthRoutes(router: Router, service: Service, traffic: Traffic): void {
  router.get('/healthz', (ctx) => {
    ctx.body = { status: 'ok' };
  });
  router.get('/readyz', async (ctx) => {
    if (traffic.stopping) throw earshotError('shuttingDown');
    await service.db.get('SELECT 1');
    await service.storage.check();
    ctx.body = { status: 'ready' };
  });
}
