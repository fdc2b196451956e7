// Hands tasks over to the server: upload with its progress, then analysis.submit; two at a time, the others wait (docs/contract.md#upload-flow; docs/decisions/creation.md#d37).
import { BadRequestError, ConnectionError, NotFoundError, TimeoutError } from '@earshot/core/client';
import { api } from '../../session/api.ts';
import { personLeft } from '../../session/session.tsx';
import { uploadRecording } from '../../session/upload.ts';
import { changeTask, clearDesk, nextWaiting, type Task, taskOf } from './desk.ts';
import { kindOf, textOf } from './sources.ts';

const atOnce = 2;
/** The server fetches and measures a recording before it answers. */
const submitMs = 5 * 60 * 1000;
const running = new Map<string, AbortController>();

/** Begins what waits, as far as there is room. */
export function begin(): void {
  while (running.size < atOnce) {
    const task = nextWaiting();
    if (!task) return;
    const stop = new AbortController();
    running.set(task.key, stop);
    void handOver(task, stop.signal).finally(() => {
      if (running.get(task.key) === stop) running.delete(task.key);
      begin();
    });
    // What has begun waits no more.
    changeTask(task.key, { step: { name: 'uploading', share: 0 } });
  }
}

export function cancel(key: string): void {
  running.get(key)?.abort();
  changeTask(key, { step: { name: 'cancelled' } });
}

export function tryAgain(key: string): void {
  changeTask(key, { step: { name: 'waiting' } });
  begin();
}

// Nothing is handed over in the name of who comes next.
addEventListener(personLeft, () => {
  for (const stop of running.values()) stop.abort();
  running.clear();
  clearDesk();
});

async function handOver(task: Task, signal: AbortSignal): Promise<void> {
  const { key } = task;
  let isSubmitting = false;
  try {
    const source = await sourceOf(task, signal);
    signal.throwIfAborted();
    changeTask(key, { step: { name: 'checking' } });
    isSubmitting = true;
    const input = { ...task.details, ...source };
    const { id } = await api.analyses.submit(input, { timeoutMs: submitMs, waitOnRateLimit: true });
    changeTask(key, { step: { name: 'taken', id, line: null } });
  } catch (reason) {
    if (signal.aborted || !taskOf(key)) return;
    const error = reason as Error;
    const isUnsure = isSubmitting && (error instanceof ConnectionError || error instanceof TimeoutError);
    changeTask(key, { step: { name: 'refused', error, isUnsure } });
    // An upload that was no good is not given again.
    if (error instanceof BadRequestError || error instanceof NotFoundError) changeTask(key, { audioKey: undefined });
  }
}

async function sourceOf(task: Task, signal: AbortSignal): Promise<{ audioKey: string } | { transcript: string }> {
  const { key, content } = task;
  if (typeof content === 'string') return { transcript: content };
  if (kindOf(content) === 'transcript') return { transcript: await textOf(content) };
  const known = taskOf(key)?.audioKey;
  if (known !== undefined) return { audioKey: known };
  const onShare = (share: number) => {
    if (!signal.aborted) changeTask(key, { step: { name: 'uploading', share } });
  };
  const audioKey = await uploadRecording(content, { onShare, signal });
  changeTask(key, { audioKey });
  return { audioKey };
}
