// What lies on the desk: the half-written form and what was handed over. It outlives the page, and is not lost by a reload without a warning.
import type { AnalysisListItem, AnalysisSubmitInput } from '@earshot/core/client';
import { createStore, useStore } from '../../store.ts';

export interface ChosenFile {
  key: string;
  file: File;
  clientName: string;
  /** Labels of who speaks, of a transcript. */
  speakers: readonly string[];
  /** Id of the person who spoke for the company; empty for whom the details name, null for the one who is guessed. */
  person: string | null;
  /** SHA-256 of the content; null while, or where, the browser cannot tell. */
  digest: string | null;
  /** When it took place, as the field has it; empty where nobody says. */
  occurred: string;
  /** Null while, or where, the browser cannot tell. */
  seconds: number | null;
  /** About how many minutes it costs; null while, or where, the browser cannot tell. */
  minutes: number | null;
}

export interface Draft {
  mode: 'files' | 'text';
  files: readonly ChosenFile[];
  text: string;
  textClient: string;
  textOccurred: string;
  /** Null: nobody chosen yet. */
  person: string | null;
  /** Empty: to be recognised. */
  type: string;
  /** Empty: as set for the company. */
  language: string;
}

export type Details = Pick<
  AnalysisSubmitInput,
  'salespersonId' | 'clientName' | 'interactionType' | 'language' | 'occurredAt'
>;

export type Step =
  | { name: 'waiting' }
  | { name: 'uploading'; share: number }
  | { name: 'checking' }
  /** Taken by the server; `line` as it is at the moment. */
  | { name: 'taken'; id: string; line: AnalysisListItem | null }
  /** `isUnsure`: whether the server has taken it is not known. */
  | { name: 'refused'; error: Error; isUnsure: boolean }
  | { name: 'cancelled' };

export interface Task {
  key: string;
  /** Name of the file; null for pasted text. */
  name: string | null;
  content: File | string;
  details: Details;
  step: Step;
  /** Key of a finished upload, so that another try need not send it again. */
  audioKey?: string | undefined;
}

interface Desk {
  draft: Draft;
  tasks: readonly Task[];
}

const emptyDraft: Draft = {
  mode: 'files',
  files: [],
  text: '',
  textClient: '',
  textOccurred: '',
  person: null,
  type: '',
  language: '',
};
const emptyDesk: Desk = { draft: emptyDraft, tasks: [] };
const desk = createStore(emptyDesk);

export const useDesk = () => useStore(desk);

export const clearDesk = () => desk.set(emptyDesk);

export function changeDraft(changes: Partial<Draft>): void {
  const { draft, tasks } = desk.get();
  desk.set({ draft: { ...draft, ...changes }, tasks });
}

export const changeFiles = (change: (files: readonly ChosenFile[]) => readonly ChosenFile[]) =>
  changeDraft({ files: change(desk.get().draft.files) });

function changeTasks(change: (tasks: readonly Task[]) => readonly Task[]): void {
  const { draft, tasks } = desk.get();
  desk.set({ draft, tasks: change(tasks) });
}

export const taskOf = (key: string) => desk.get().tasks.find((task) => task.key === key);
export const nextWaiting = () => desk.get().tasks.find(({ step }) => step.name === 'waiting');
/** Newest first. */
export const addTasks = (tasks: readonly Task[]) => changeTasks((known) => [...tasks, ...known]);
export const removeTasks = (isGone: (task: Task) => boolean) =>
  changeTasks((known) => known.filter((task) => !isGone(task)));
export const changeTask = (key: string, changes: Partial<Task>) =>
  changeTasks((known) => known.map((task) => (task.key === key ? { ...task, ...changes } : task)));

/** Whatever has an end that does not change any more. */
export const isFinished = ({ step }: Task) =>
  step.name === 'cancelled' ||
  step.name === 'refused' ||
  (step.name === 'taken' && (step.line?.status === 'completed' || step.line?.status === 'failed'));

const isOnItsWay = ({ step: { name } }: Task) => name === 'waiting' || name === 'uploading' || name === 'checking';

addEventListener('beforeunload', (event) => {
  const { draft, tasks } = desk.get();
  if (draft.files.length > 0 || draft.text.trim() !== '' || tasks.some(isOnItsWay)) event.preventDefault();
});
