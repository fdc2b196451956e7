// earshot analyze: analyses one transcript or recording in this process, without a server or database.
import { type Analysis, definitionFor, interactionTypes, type Language } from '@earshot/core';
import { fullView } from '@earshot/core/views';
import type { AnalysisContent } from '@earshot/engine';
import { type Command, Option } from 'commander';
import { readSettings } from '../settings.ts';
import { startAnalyser } from '../threads/analyser.ts';
import { engineChoice } from '../threads/engine-choice.ts';
import { filled } from './arguments.ts';
import { CommandError } from './command.ts';
import { readConversation } from './read-conversation.ts';
import { printReport } from './report.ts';
import { transcribeFile } from './transcribe-file.ts';
import { keepAlive } from './watch-end.ts';

interface Options {
  interactionType?: string;
  salespersonName?: string;
  clientName?: string;
  engine?: string;
  language: Language;
  json?: boolean;
}

export function addAnalyze(program: Command): void {
  program
    .command('analyze <file>')
    .description('analyse a transcript (- for standard input) or a recording, without a server or database')
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
      new Option('--language <language>', 'language spoken in a recording').choices(['pt', 'en', 'es']).default('en'),
    )
    .option('--json', 'print the full analysis as one JSON object, with null ids')
    .action(async (file: string, options: Options) => {
      const { content, audioSeconds } = await keepAlive(analyse(file, options));
      const analysis = fullForm(content, { ...options, audioSeconds }, Date.now());
      // Ids are null because there is no database; the contract's type does not allow for that.
      if (options.json) process.stdout.write(`${JSON.stringify({ ...analysis, id: null, companyId: null })}\n`);
      else printReport(analysis, content.language);
    });
}

async function analyse(
  file: string,
  options: Options,
): Promise<{ content: AnalysisContent; audioSeconds: number | null }> {
  const { interactionType: key } = options;
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
  const text = await readConversation(file);
  const heard = text === null ? await transcribeFile(file, options.language, settings) : null;
  const analyser = startAnalyser(engineChoice(settings), settings.EARSHOT_LOG_LEVEL);
  try {
    const nobody = { companyId: '', isWaitedFor: true };
    const content = await analyser.content(nobody, {
      transcript: heard?.transcript ?? text ?? '',
      ...(heard && { segments: heard.segments }),
      definition,
      candidates: [],
      salespersonName: options.salespersonName ?? null,
      clientName: options.clientName ?? null,
    });
    return { content, audioSeconds: heard?.seconds ?? null };
  } finally {
    await analyser.close();
  }
}

/** The contract's full form of what was never stored. `now` in milliseconds. */
export function fullForm(
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
      audioKey: null,
      jobId: null,
      errorSource: null,
      errorDetail: null,
      autoRetryCount: 0,
      archivedAt: null,
    },
    { audioUrl: null },
  );
}
