// Worker thread: makes the text of large analyses, which takes seconds, off the thread that serves requests.
import { setPriority } from 'node:os';
import type { AnalysisRecord } from '@earshot/core';
import { clientView, fullView, procedureView, renderEnvelope, sharedView } from '@earshot/core/views';
import { textOf, toRecord } from '../records/analysis-record.ts';
import type { RenderTask } from './renderer.ts';
import { serveTasks } from './serve-tasks.ts';

const niceness = 5;

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
      return JSON.stringify({ ...task.shareFields, ...sharedParts(task, record) });
  }
}

function sharedParts({ shown, audio }: Extract<RenderTask, { view: 'shared' }>, record: AnalysisRecord) {
  return shown.isForClient
    ? { analysis: null, client: clientView(record, audio.audioUrl, shown.showsTranscript) }
    : { analysis: sharedView(record, audio.audioUrl, shown.showsTranscript), client: null };
}

// Short requests have the processors first. Only on Linux does 0 mean this thread; elsewhere it is the whole process.
if (process.platform === 'linux') setPriority(0, niceness);

serveTasks<RenderTask>(async (task) => {
  const bytes = new TextEncoder().encode(outputOf(task));
  return { value: bytes, transfer: [bytes.buffer] };
});
