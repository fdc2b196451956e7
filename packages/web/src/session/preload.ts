// The first data of a page, which the shell asks for before it draws anything.
import type { QueryClient } from '@tanstack/react-query';

/** What a page may export beside itself: its first data, asked for before anything is drawn. `params`: the named parts of its path. */
export type Preload = (queries: QueryClient, params: Record<string, string>) => Promise<void>;
