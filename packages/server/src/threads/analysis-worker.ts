// Worker thread: reads and analyses transcripts off the thread that serves requests.
import { setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';
import { createLog } from '../log.ts';
import { analysisTasks, type WorkerSetup } from './analysis-tasks.ts';
import { serveTasks } from './serve-tasks.ts';

const { choice, logLevel, niceness } = workerData as WorkerSetup;

// Only on Linux does 0 mean this thread; elsewhere it is the whole process.
if (niceness > 0 && process.platform === 'linux') setPriority(0, niceness);

serveTasks(analysisTasks(choice, createLog(logLevel)));
