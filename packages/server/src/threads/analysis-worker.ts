// Worker thread: reads and analyses transcripts off the thread that serves requests.
import { workerData } from 'node:worker_threads';
import { createLog } from '../log.ts';
import { analysisTasks, type WorkerSetup } from './analysis-tasks.ts';
import { yieldToOthers } from './niceness.ts';
import { serveTasks } from './serve-tasks.ts';

const { choice, logLevel, niceness } = workerData as WorkerSetup;

yieldToOthers(niceness);

serveTasks(analysisTasks(choice, createLog(logLevel)));
