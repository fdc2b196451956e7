// The worker thread of the analyses, but for transcripts that name a fault: they block it, use up its memory, or end it.
import { workerData } from 'node:worker_threads';
import { createLog } from '../../packages/server/src/log.ts';
import type { WorkerSetup } from '../../packages/server/src/threads/analysis-tasks.ts';
import { analysisTasks, type Phase, type Task } from '../../packages/server/src/threads/analysis-tasks.ts';
import { serveTasks } from '../../packages/server/src/threads/serve-tasks.ts';

const { choice, logLevel } = workerData as WorkerSetup;
const run = analysisTasks(choice, createLog(logLevel));

/** What a transcript says so that it happens at that phase; what is analysed later is inspected before. */
function fault(task: Task, phase: Phase): void {
  const step = task.kind === 'inspect' ? 'inspection' : phase;
  const { transcript } = task.kind === 'inspect' ? task : task.request;
  const named = (what: string) => transcript.includes(`${what} at ${step}`);
  if (named('block')) for (;;);
  if (named('exhaust')) for (const kept: number[][] = []; ; ) kept.push(new Array(10_000).fill(kept.length + 0.5));
  if (named('crash')) process.exit(1);
}

serveTasks<Task>((task, enter) =>
  run(task, (phase) => {
    enter(phase);
    fault(task, phase);
  }),
);
