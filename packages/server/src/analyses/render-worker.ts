// Worker thread: makes the text of large analyses, which takes seconds, off the thread that serves requests.
import { fullView, procedureView, sharedView } from '@earshot/core/views';
import type { RenderTask } from './renderer.ts';
import { toRecord } from './stored.ts';
import { serveTasks } from './threads/serve-tasks.ts';

function outputOf(task: RenderTask): unknown {
  const record = toRecord(task.row);
  switch (task.view) {
    case 'full':
      return fullView(record, task.audio);
    case 'procedure':
      return procedureView(record, task.audio);
    case 'shared':
      return { ...task.around, analysis: sharedView(record, task.audio.audioUrl) };
  }
}

serveTasks<RenderTask>(async (task) => {
  const bytes = new TextEncoder().encode(JSON.stringify(outputOf(task)));
  return { value: bytes, transfer: [bytes.buffer] };
});
