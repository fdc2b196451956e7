// What a page may export beside itself, for its first data to be asked for before anything is drawn.
import type { QueryClient } from '@tanstack/react-query';

/** `params`: the named parts of the page's path. */
export type Prepare = (queries: QueryClient, params: Record<string, string>) => Promise<void>;
