// `earshot analyze` of several files and folders: one line for each, in order, whatever becomes of the others.
import { once } from 'node:events';
import { type Analysis, EarshotError, type Language } from '@earshot/core';
import { messageOf } from '../system-errors.ts';
import { type ArchiveFile, archiveFiles } from './archive-files.ts';
import { CommandError, NoTranscriptError } from './command.ts';
import { labelsIn } from './labels.ts';
import { clean } from './report-text.ts';
import { titleOf } from './report-values.ts';

export interface FileAnalysis {
  readonly analysis: Analysis;
  readonly language: Language;
  /** Whether the file is a recording. */
  readonly isHeard: boolean;
}

/** What became of one file. `skipped`: found in a folder, and no transcript. */
export type ArchiveLine =
  | { file: string; status: 'analysed'; analysis: Omit<Analysis, 'id' | 'companyId'> & { id: null; companyId: null } }
  | { file: string; status: 'skipped' | 'failed'; error: { message: string; reason: string | null } };

/**
 * Prints the lines, and at the end how many there were of each kind on standard error. Exit status 0 if every transcript was
 * analysed; throws CommandError (1) if a file failed, or none was analysed.
 */
export async function analyzeArchive(
  paths: readonly string[],
  analyse: (path: string) => Promise<FileAnalysis>,
  asJson: boolean,
): Promise<void> {
  const counts = { analysed: 0, skipped: 0, failed: 0 };
  for await (const file of archiveFiles(paths)) {
    const { line, text } = await lineFor(file, analyse);
    counts[line.status] += 1;
    await print(asJson ? JSON.stringify(line) : text);
    // Nobody reads it any more; the command says so.
    if (process.stdout.errored) return;
  }
  const { analysed, skipped, failed } = counts;
  const summary = `${analysed} analysed, ${skipped} skipped, ${failed} failed`;
  if (failed > 0 || analysed === 0) throw new CommandError(summary);
  process.stderr.write(`${summary}\n`);
}

async function lineFor(
  { path, isNamed }: ArchiveFile,
  analyse: (path: string) => Promise<FileAnalysis>,
): Promise<{ line: ArchiveLine; text: string }> {
  try {
    const { analysis, language } = await analyse(path);
    // Ids are null because there is no database.
    const line = { file: path, status: 'analysed' as const, analysis: { ...analysis, id: null, companyId: null } };
    return { line, text: textOf(path, analysis, language) };
  } catch (error) {
    const detail = error instanceof EarshotError ? error.detail : undefined;
    const message = detail ?? messageOf(error);
    const reason = error instanceof EarshotError ? error.reason : null;
    const status = !isNamed && isNoTranscript(error) ? 'skipped' : 'failed';
    // The line begins with the path, as many messages do.
    const cause = message.startsWith(`${path} `) ? message.slice(path.length + 1) : message;
    return {
      line: { file: path, status, error: { message, reason } },
      text: `${clean(path)}  ${status}: ${clean(cause)}`,
    };
  }
}

/** What a folder holds beside transcripts; a file that cannot be read, or an engine that fails, is another matter. */
const isNoTranscript = (error: unknown) =>
  error instanceof NoTranscriptError ||
  (error instanceof EarshotError && (error.code === 'UNPROCESSABLE_CONTENT' || error.code === 'BAD_REQUEST'));

function textOf(path: string, analysis: Analysis, language: Language): string {
  const labels = labelsIn(language);
  const { displayScore, outcome, participants } = analysis;
  const areUnknown = participants?.every(({ side }) => side === null);
  return [
    `${displayScore ?? '–'}`.padStart(3),
    clean(path),
    clean(titleOf(analysis, labels)),
    ...(outcome ? [labels.outcome(outcome)] : []),
    ...(areUnknown ? [labels.word('sidesUnknown')] : []),
  ].join('  ');
}

/** Waits where the reader is slower, so that lines do not gather in memory. */
async function print(line: string): Promise<void> {
  if (process.stdout.write(`${line}\n`) || process.stdout.errored) return;
  await once(process.stdout, 'drain').catch(() => {});
}
