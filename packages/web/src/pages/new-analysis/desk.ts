// What lies on the desk: the half-written form and what was handed over. It outlives the page, and is not lost by a reload without a warning.
import type { AnalysisSubmitInput, ProcedureListItem } from '@earshot/core/client';
import { useSyncExternalStore } from 'react';

export interface ChosenFile {
  key: string;
  file: File;
  clientName: string;
  /** Null while, or where, the browser cannot tell. */
  seconds: number | null;
}

export interface Draft {
  mode: 'files' | 'text';
  files: readonly ChosenFile[];
  text: string;
  textClient: string;
  /** Null: nobody chosen yet. */
  person: string | null;
  /** Empty: to be recognised. */
  type: string;
  /** Empty: as set for the company. */
  language: string;
}

export type Details = Pick<AnalysisSubmitInput, 'salespersonId' | 'clientName' | 'interactionType' | 'language'>;

export type Step =
  | { name: 'waiting' }
  | { name: 'uploading'; share: number }
  | { name: 'checking' }
  /** Taken by the server; `line` as it is at the moment. */
  | { name: 'taken'; id: string; line: ProcedureListItem | null }
  /** `isUnsure`: whether the server has taken it is not known. */
  | { name: 'refused'; error: Error; isUnsure: boolean }
  | { name: 'cancelled' };

export interface Task {
  key: string;
  /** Of the file; null for pasted text. */
  name: string | null;
  content: File | string;
  details: Details;
  step: Step;
  /** Of an upload that is through, so that another try need not send it again. */
  audioKey?: string;
}

interface Desk {
  draft: Draft;
  tasks: readonly Task[];
}

const emptyDraft: Draft = { mode: 'files', files: [], text: '', textClient: '', person: null, type: '', language: '' };
let desk: Desk = { draft: emptyDraft, tasks: [] };
const listeners = new Set<() => void>();

function set(next: Desk): void {
  desk = next;
  for (const listener of listeners) listener();
}

export function useDesk(): Desk {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => desk,
  );
}

export const clearDesk = () => set({ draft: emptyDraft, tasks: [] });

export const changeDraft = (changes: Partial<Draft>) => set({ ...desk, draft: { ...desk.draft, ...changes } });

export const changeFiles = (change: (files: readonly ChosenFile[]) => readonly ChosenFile[]) =>
  changeDraft({ files: change(desk.draft.files) });

export const taskOf = (key: string) => desk.tasks.find((task) => task.key === key);
export const nextWaiting = () => desk.tasks.find(({ step }) => step.name === 'waiting');
/** Newest first. */
export const addTasks = (tasks: readonly Task[]) => set({ ...desk, tasks: [...tasks, ...desk.tasks] });
export const removeTasks = (isGone: (task: Task) => boolean) =>
  set({ ...desk, tasks: desk.tasks.filter((task) => !isGone(task)) });
export const changeTask = (key: string, changes: Partial<Task>) =>
  set({ ...desk, tasks: desk.tasks.map((task) => (task.key === key ? { ...task, ...changes } : task)) });

/** Whatever has an end that does not change any more. */
export const isFinished = ({ step }: Task) =>
  step.name === 'cancelled' ||
  step.name === 'refused' ||
  (step.name === 'taken' && (step.line?.status === 'completed' || step.line?.status === 'failed'));

const isOnItsWay = ({ step: { name } }: Task) => name === 'waiting' || name === 'uploading' || name === 'checking';

addEventListener('beforeunload', (event) => {
  const { draft, tasks } = desk;
  if (draft.files.length > 0 || draft.text.trim() !== '' || tasks.some(isOnItsWay)) event.preventDefault();
});
