// Worker thread: reads and analyses transcripts off the event loop. Errors of the table come back as values, since threads lose classes.
import { workerData } from 'node:worker_threads';
import { EarshotError, type ErrorKey } from '@earshot/core';
import { type AnalysisContent, analyse, embeddedEngine, inspect, openaiEngine } from '@earshot/engine';
import type { AnalysisRequest, EngineChoice } from './analyser.ts';

const choice = (workerData as [unknown, EngineChoice])[1] ?? (workerData as EngineChoice);
const engine = choice.name === 'openai' ? openaiEngine(choice.options) : embeddedEngine();

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

export default function run(task: Task): Promise<Outcome<{ estimatedSeconds: number } | AnalysisContent>> {
  if (task.kind === 'inspect') return outcome(() => inspect(task.transcript));
  return outcome(() => analyse({ ...task.request, engine }));
}
