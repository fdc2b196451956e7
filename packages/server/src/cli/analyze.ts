// earshot analyze: analyses transcripts and recordings in this process, without a server or database.
import { type Analysis, definitionFor, interactionTypes, type Language } from '@earshot/core';
import { fullView } from '@earshot/core/views';
import type { AnalysisContent } from '@earshot/engine';
import { type Command, Option } from 'commander';
import { readSettings } from '../read-settings.ts';
import { startAnalyser } from '../threads/analyser.ts';
import { engineChoice } from '../threads/engine-choice.ts';
import { analyzeArchive, type FileAnalysis } from './analyze-archive.ts';
import { isOneFile } from './archive-files.ts';
import { filled } from './arguments.ts';
import { CommandError } from './command.ts';
import { readConversation } from './read-conversation.ts';
import { printReport } from './report.ts';
import { fileTranscriber } from './transcribe-file.ts';
import { keepAlive } from './watch-end.ts';

interface Options {
  interactionType?: string;
  salespersonName?: string;
  clientName?: string;
  engine?: string;
  language?: Language;
  json?: boolean;
}

export function addAnalyze(program: Command): void {
  program
    .command('analyze <path...>')
    .description(
      'analyse transcripts (- for standard input) and recordings without a server or database; of several files, or of a folder and those in it, one line for each',
    )
    .option('--interaction-type <key>', 'interaction type (default: detected)', filled)
    .option('--salesperson-name <name>', 'name of the salesperson', filled)
    .option('--client-name <name>', 'name of the client', filled)
    .addOption(
      new Option('--engine <engine>', 'analysis engine (default: that of the settings)').choices([
        'embedded',
        'openai',
      ]),
    )
    .addOption(
      new Option('--language <language>', 'language spoken in a recording (default: detected, else en)').choices([
        'pt',
        'en',
        'es',
      ]),
    )
    .option(
      '--json',
      'print the full analysis as one JSON object, with null ids; of several files one JSON object a line',
    )
    .addHelpText('after', '\nExit status: 0 if every transcript was analysed, 1 if a file failed or none was analysed.')
    .action(async (paths: string[], options: Options) => {
      await keepAlive(analyze(paths, options));
    });
}

async function analyze(paths: readonly string[], options: Options): Promise<void> {
  const { interactionType: key, json: asJson = false } = options;
  const definition = key === undefined ? null : definitionFor(key, 'en');
  if (key !== undefined && !definition) {
    throw new CommandError(
      `unknown interaction type ${key}; known types: ${interactionTypes.map((type) => type.key).join(', ')}`,
    );
  }
  const settings = readSettings({
    ...process.env,
    ...(options.engine && { EARSHOT_ANALYSIS_ENGINE: options.engine }),
    // No database is used, so the settings that Postgres requires may be missing.
    EARSHOT_DATABASE_URL: undefined,
  });
  const analyser = startAnalyser(engineChoice(settings), settings.EARSHOT_LOG_LEVEL);
  const transcriber = fileTranscriber(options.language ?? null, settings);
  const nobody = { companyId: '', isWaitedFor: true };
  const analyse = async (file: string): Promise<FileAnalysis> => {
    const text = await readConversation(file);
    const recording = text === null ? await transcriber.transcribe(file) : null;
    const content = await analyser.content(nobody, {
      transcript: text ?? '',
      ...recording?.heard,
      definition,
      candidates: [],
      salespersonName: options.salespersonName ?? null,
      clientName: options.clientName ?? null,
    });
    const analysis = fullForm(content, { ...options, audioSeconds: recording?.seconds ?? null }, Date.now());
    return { analysis, language: content.language, isHeard: recording !== null };
  };
  try {
    if (!(await isOneFile(paths))) return await analyzeArchive(paths, analyse, asJson);
    const { analysis, language, isHeard: showsTranscript } = await analyse(paths[0]!);
    // Ids are null because there is no database; the contract's type does not allow for that.
    if (asJson) process.stdout.write(`${JSON.stringify({ ...analysis, id: null, companyId: null })}\n`);
    else printReport(analysis, { language, showsTranscript });
  } finally {
    await Promise.all([analyser.close(), transcriber.close()]);
  }
}

/** The contract's full form of what was never stored. `now` in milliseconds. */
function fullForm(
  content: AnalysisContent,
  names: Pick<Options, 'salespersonName' | 'clientName'> & { audioSeconds?: number | null },
  now: number,
): Analysis {
  return fullView(
    {
      ...content,
      turns: content.transcriptSegments,
      id: '',
      companyId: '',
      createdAt: now,
      occurredAt: now,
      exclusion: null,
      review: null,
      updatedAt: now,
      status: 'completed',
      source: 'upload',
      provider: null,
      externalCallId: null,
      externalOwnerId: null,
      salespersonId: null,
      salespersonName: names.salespersonName ?? null,
      supervisorName: null,
      clientName: names.clientName ?? null,
      audioDurationSeconds: names.audioSeconds ?? null,
      attributionStatus: 'pending',
      telephony: null,
      metadata: null,
      redaction: null,
      audioKey: null,
      jobId: null,
      errorSource: null,
      errorDetail: null,
      errorReason: null,
      autoRetryCount: 0,
      archivedAt: null,
      legalHoldAt: null,
    },
    { audioUrl: null },
  );
}
