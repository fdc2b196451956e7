// Worker thread: makes the text of large analyses, which takes seconds, off the thread that serves requests.
import { fullView, procedureView, renderEnvelope } from '@earshot/core/views';
import { textOf, toRecord } from '../records/analysis-record.ts';
import { yieldToOthers } from './niceness.ts';
import type { RenderTask } from './renderer.ts';
import { serveTasks } from './serve-tasks.ts';
import { shareParts } from './share-parts.ts';

function outputOf(task: RenderTask): string {
  const { transcript, transcript_segments: turns } = task.words;
  const words = { transcript: textOf(transcript), transcript_segments: turns && textOf(turns) };
  const record = toRecord({ ...task.row, ...words });
  switch (task.view) {
    case 'event':
      return renderEnvelope(task.role, record, task.audioUrl);
    case 'full':
      return JSON.stringify(fullView(record, task.audio));
    case 'procedure':
      return JSON.stringify(procedureView(record, task.audio));
    case 'shared':
      return JSON.stringify({ ...task.shareFields, ...shareParts(record, task.audio.audioUrl, task.shown) });
  }
}

// Short requests have the processors first.
yieldToOthers(5);

serveTasks<RenderTask>(async (task) => {
  const bytes = new TextEncoder().encode(outputOf(task));
  return { value: bytes, transfer: [bytes.buffer] };
});
