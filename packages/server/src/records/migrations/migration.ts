// A migration, and the type of columns that hold ids.
import type { Knex } from 'knex';

export interface Migration {
  name: string;
  up: (knex: Knex) => Promise<void>;
}

/** Ids are compared byte by byte: Postgres would order them by locale. */
export const idType = (knex: Knex) => (knex.client.config.client === 'pg' ? 'text collate "C"' : 'text');
