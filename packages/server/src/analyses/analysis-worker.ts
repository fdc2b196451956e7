// Worker thread: reads and analyses transcripts off the event loop. Errors of the table come back as values, since threads lose classes.
import { workerData } from 'node:worker_threads';
import { EarshotError, type ErrorKey } from '@earshot/core';
import { type AnalysisContent, analyse, embeddedEngine, inspect, openAiEngine } from '@earshot/engine';
import { createLog } from '../log.ts';
import type { AnalysisRequest, Inspection, WorkerSetup } from './analyser.ts';

const { choice, logLevel } = workerData as WorkerSetup;
const log = createLog(logLevel);
const engine =
  choice.name === 'openai'
    ? openAiEngine({ ...choice.options, log: (message) => log.warn(message) })
    : embeddedEngine();

export type Task = { kind: 'inspect'; transcript: string } | { kind: 'analyse'; request: AnalysisRequest };

export type Outcome<T> = { value: T } | { error: { key: ErrorKey; message: string } };

async function outcome<T>(work: () => T | Promise<T>): Promise<Outcome<T>> {
  try {
    return { value: await work() };
  } catch (error) {
    if (error instanceof EarshotError) return { error: { key: error.key, message: error.message } };
    throw error;
  }
}

export default function run(task: Task): Promise<Outcome<Inspection | AnalysisContent>> {
  if (task.kind === 'inspect') return outcome(() => inspect(task.transcript));
  return outcome(() => analyse({ ...task.request, engine }));
}
