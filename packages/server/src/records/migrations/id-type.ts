// The type of columns that hold ids.
import type { Knex } from 'knex';

/** Ids are compared byte by byte: Postgres would order them by locale. */
export const idType = (knex: Knex) => (knex.client.config.client === 'pg' ? 'text collate "C"' : 'text');
