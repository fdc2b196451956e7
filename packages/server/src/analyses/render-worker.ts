// Worker thread: makes the text of large analyses, which takes seconds, off the thread that serves requests.
import { fullView, procedureView, renderEnvelope, sharedView } from '@earshot/core/views';
import type { RenderTask } from './renderer.ts';
import { textOf, toRecord } from './stored.ts';
import { serveTasks } from './threads/serve-tasks.ts';

function outputOf(task: RenderTask): string {
  if (task.view === 'event') {
    const { transcript, transcript_segments: turns } = task.words;
    const words = { transcript: textOf(transcript), transcript_segments: turns && textOf(turns) };
    return renderEnvelope(task.role, toRecord({ ...task.row, ...words }), task.audioUrl);
  }
  const record = toRecord(task.row);
  switch (task.view) {
    case 'full':
      return JSON.stringify(fullView(record, task.audio));
    case 'procedure':
      return JSON.stringify(procedureView(record, task.audio));
    case 'shared':
      return JSON.stringify({ ...task.around, analysis: sharedView(record, task.audio.audioUrl) });
  }
}

serveTasks<RenderTask>(async (task) => {
  const bytes = new TextEncoder().encode(outputOf(task));
  return { value: bytes, transfer: [bytes.buffer] };
});
