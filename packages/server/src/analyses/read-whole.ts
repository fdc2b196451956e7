// A whole analysis for its caller: at once where it is small, when it is the caller's turn where it is large.
import type { AudioAccess } from '@earshot/core';
import type { FullAnalysisRow } from '../records/analysis-documents.ts';
import type { Caller, Service } from '../service.ts';
import { LargeOutput } from './large-output.ts';
import { audioAccess } from './playback.ts';
import { visibleInParts, visibleUnlessLarge } from './visible.ts';

/** `present` makes the view `view`. Throws 404 for what the caller does not see (docs/decisions/access.md#d12). */
export async function readWhole<Output>(
  id: string,
  caller: Caller,
  service: Service,
  view: 'full' | 'procedure',
  present: (row: FullAnalysisRow, audio: AudioAccess) => Output,
): Promise<Output | LargeOutput> {
  const small = await visibleUnlessLarge(service.db, caller, id);
  // Audio that came as a Data URL is shown as one again: megabytes of one text (docs/decisions/audio.md#d30).
  if (small?.audio_media_type != null && small.audio_storage_key !== null)
    return new LargeOutput(async () => JSON.stringify(present(small, await audioAccess(small, service))));
  if (small) return present(small, await audioAccess(small, service));
  return new LargeOutput(async () => {
    const parts = await visibleInParts(service.db.large, caller, id);
    return service.renderer.render({ view, ...parts, audio: await audioAccess(parts.row, service) });
  });
}
