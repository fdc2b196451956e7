// Large analyses as the text of their answer: one at a time in a thread, companies by turns, so that small answers go on beside them.
import type { AudioAccess, DestinationRole } from '@earshot/core';
import type { AnalysisInParts } from '../records/analysis-documents.ts';
import { openLane } from './lane.ts';
import type { ShareContent } from './share-parts.ts';

interface AnalysisWithAudio extends AnalysisInParts {
  audio: AudioAccess;
}

/** `shareFields` stand before `analysis` in what a share link gives. */
export type RenderTask =
  | (AnalysisWithAudio & { view: 'full' | 'procedure' })
  | (AnalysisInParts & { view: 'event'; role: DestinationRole; audioUrl: string | null })
  | (AnalysisWithAudio & { view: 'shared'; shareFields: Record<string, unknown>; shown: ShareContent });

export interface Renderer {
  /** JSON in UTF-8, byte for byte what is made of a small one. */
  render(task: RenderTask): Promise<Uint8Array>;
  close(): Promise<void>;
}

const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
/** What 24 MiB of transcript, which older versions took, need with all their segments. */
const memoryMb = 1024;

export function startRenderer(): Renderer {
  const lane = openLane({
    file: new URL(`./render-worker.${extension}`, import.meta.url),
    setup: null,
    memoryMb,
    deadlinesMs: {},
    after: () => () => undefined,
    threads: 1,
    tasksPerThread: 1,
    mostPerCompany: 1,
  });
  return {
    render: async (task) => (await lane.run(task.row.company_id, task, transferList(task))) as Uint8Array,
    close: () => lane.close(),
  };
}

/** Words that nobody else needs; those of an event are also stored. */
function transferList({ view, words }: RenderTask): ArrayBuffer[] {
  if (view === 'event') return [];
  return Object.values(words).flatMap((bytes) => {
    const isOwn = bytes instanceof Uint8Array && bytes.byteLength === bytes.buffer.byteLength;
    return isOwn ? [bytes.buffer as ArrayBuffer] : [];
  });
}
