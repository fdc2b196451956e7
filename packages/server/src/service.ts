// What operations and background work are given: the caller who asks, and the service that this process runs. Types only; start-service.ts makes it.
import type { UserRole } from '@earshot/core';
import type { Secrets } from './access/cryptography.ts';
import type { ReadLog } from './audit/read-log.ts';
import type { Refusals } from './audit/refusals.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Metrics } from './metrics.ts';
import type { DispatchingHosts, PublicHosts } from './network/public-hosts.ts';
import type { Database, Queries } from './records/database.ts';
import type { Runner } from './runner.ts';
import type { Settings } from './settings.ts';
import type { DiskRoom, DiskState } from './storage/disk-room.ts';
import type { Scratch } from './storage/scratch.ts';
import type { Storage } from './storage/storage.ts';
import type { Analyser } from './threads/analyser.ts';
import type { Renderer } from './threads/renderer.ts';
import type { Searcher } from './threads/searcher.ts';
import type { TranscriberQueue } from './transcriber-queue.ts';

/** Who asks, with an API key or a browser session; always of one company. */
export interface Caller {
  companyId: string;
  userId: string;
  role: UserRole;
  /** Salespersons whom the user supervises; empty for other roles. */
  supervisedIds: readonly string[];
  scopes: readonly string[];
  /** Null with a session. */
  keyId: string | null;
  /** SHA-256 of the secret that the key was named by: the present one, or the one before a rotation. Null with a session. */
  keyHash: string | null;
  /** Whether that was the one before a rotation. */
  isSecretReplaced: boolean;
  /** Null with a key. */
  sessionId: string | null;
  /** Address in the network, for the audit log; null if a proxy hides it. */
  address: string | null;
  /** To be called when the handler holds only `bytes` of its input any more: the rest of its room is for others. */
  holdsOfInput?: (bytes: number) => void;
  /** Whether the session was begun by the holder of an invitation link. */
  isByInvitation: boolean;
  /** Whether the company requires two-step sign-in, which the person has not set up. False with a key. */
  needsSecondFactor: boolean;
  /** Whether the connection is closed and no idempotency key lets the caller come back for the answer. */
  hasLeft?: () => boolean;
  /** To be called in the transaction that makes the output true, so that a repeated request is answered and not done again (docs/decisions/idempotency.md#d9). */
  settle?: (tx: Queries, output: unknown, analysisId: string) => Promise<void>;
}

export interface Service {
  readonly settings: Settings;
  readonly db: Database;
  readonly storage: Storage;
  readonly log: Log;
  readonly analyser: Analyser;
  /** Whether a language model is asked, which costs the operator. */
  readonly isModelAsked: boolean;
  readonly transcriber: TranscriberQueue;
  /** Makes the text of large answers. */
  readonly renderer: Renderer;
  /** Reads the texts of analyses for the search and its index. */
  readonly searcher: Searcher;
  readonly scratch: Scratch;
  /** Room on the disks that recordings are written to. */
  readonly room: DiskRoom;
  readonly runner: Runner;
  readonly metrics: Metrics;
  /** Null: the settings name no mail server. */
  readonly mailer: Mailer | null;
  /** The audit log, for what only reads. */
  readonly reads: ReadLog;
  /** The audit log, for API keys that are refused. */
  readonly refusals: Refusals;
  /** What webhooks may reach. */
  readonly hosts: DispatchingHosts;
  /** Where audio may come from. */
  readonly audioHosts: PublicHosts;
  /** Where sign-in services of companies may be. */
  readonly openIdHosts: PublicHosts;
  /** Where recordings of a PBX may be collected; plain http only on the operator's networks: credentials never cross the internet in the clear. */
  readonly pbxHosts: PublicHosts;
  /** Where those of meetings may. */
  readonly meetingHosts: PublicHosts;
  /** What cursors, upload forms, addresses of recordings and device cookies are signed with, and what is stored encrypted is encrypted under. */
  readonly secrets: Secrets;
  /** Address under which others reach this server; the listening address until told otherwise. */
  publicUrl: string;
  /** Milliseconds since the epoch. */
  now(): number;
  /** What the system says of the disk of a folder; null when it does not. */
  diskOf(folder: string): Promise<DiskState | null>;
  /** Lets milliseconds pass. */
  pause(ms: number): Promise<void>;
  /** Looks for queued analyses at once, where this process works on them. */
  wakeQueue(): void;
  /** Looks for due deliveries at once, where this process makes them. */
  wakeDeliveries(): void;
  /** Looks for integrations to collect at once, where this process does. */
  wakeCollector(): void;
  /** Closes everything, once nothing runs any more. */
  close(): Promise<void>;
}
