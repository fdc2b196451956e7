// Entry `@earshot/core/trpc`: the type of the procedures for tRPC clients. Types only; needs @trpc/server, which @trpc/client needs as well.
export type { AppRouter } from './generated/router.gen.ts';
