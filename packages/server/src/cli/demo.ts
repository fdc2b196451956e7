// earshot demo, which `npm start` runs: creates a demo company, analyses a sample through the API, then serves.
import { type CreatedAnalysis, EarshotClient, RateLimitError, type Salesperson } from '@earshot/core/client';
import type { Command } from 'commander';
import type { Listening } from '../http/listen.ts';
import { readSettings } from '../read-settings.ts';
import type { Service } from '../service.ts';
import { startService } from '../start-service.ts';
import { messageOf } from '../system-errors.ts';
import { type DemoAccount, demoAccount, demoAccountPath } from './demo-account.ts';
import { readRecording, readSample, type Sample, sampleRecording, samples } from './demo-samples.ts';
import { printReport } from './report.ts';
import { clean, hanging, maxWidth } from './report-text.ts';
import { markOf } from './report-values.ts';
import { listenOnFirstFree, stopServing, untilStopped } from './serving.ts';

/** Ports that are tried after the default one. */
const furtherPorts = 20;

export function addDemo(program: Command): void {
  program
    .command('demo')
    .description('analyse a sample conversation for a demo company, then serve')
    .action(async () => {
      // Standard error stays quiet unless a level is set.
      const settings = readSettings({ ...process.env, EARSHOT_LOG_LEVEL: process.env.EARSHOT_LOG_LEVEL || 'warn' });
      const { EARSHOT_HOST: host, EARSHOT_PORT: port } = settings;
      const isPortGiven = Boolean(process.env.EARSHOT_PORT);
      const service = await startService(settings);
      const stopped = untilStopped();
      const ports = Array.from({ length: isPortGiven ? 1 : 1 + furtherPorts }, (_, further) => port + further);
      const server = await listenOnFirstFree(service, host, ports);
      try {
        if (!isPortGiven && new URL(server.url).port !== String(port)) {
          process.stdout.write(`Port ${port} is in use. Serving on port ${new URL(server.url).port} instead.\n\n`);
        }
        await Promise.race([show(service, server), stopped]);
        await stopped;
      } finally {
        await stopServing(service, server);
      }
    });
}

async function show(service: Service, server: Listening): Promise<void> {
  const path = demoAccountPath(service.settings.EARSHOT_DATABASE_URL);
  const account = await demoAccount(service.db, path, service.now());
  const client = new EarshotClient({ apiKey: account.key, baseUrl: server.url });
  const sample = samples[(account.starts - 1) % samples.length]!;
  const link = await analyseSample(sample, client).catch((error: unknown) => {
    // Many starts within a minute must not stop the demo.
    if (!(error instanceof RateLimitError)) throw error;
    process.stdout.write(`No sample was analysed. ${error.serverMessage}\n`);
    return 'none this time';
  });
  if (account.starts === 1) await analyseOthers(sample, client);
  if (service.transcriber.name === 'local') await hearRecording(client);
  process.stdout.write(nextLines({ sample, account, path, link, url: service.publicUrl }));
}

/** Creates an analysis, reads it back and prints it. Returns its share link. */
async function analyseSample(sample: Sample, client: EarshotClient): Promise<string> {
  const created = await create(sample, client, await client.salespersons.list());
  printReport(await client.analyses.get(created.id), { language: sample.language });
  // The demo's company has links.
  return created.publicLink ?? '';
}

async function create(
  sample: Sample,
  client: EarshotClient,
  salespersons: readonly Salesperson[],
): Promise<CreatedAnalysis> {
  const salesperson = salespersons.find(({ name }) => name === sample.salespersonName);
  return client.analyses.create({
    transcript: await readSample(sample),
    clientName: sample.clientName,
    salespersonName: sample.salespersonName,
    ...(salesperson && { salespersonId: salesperson.id }),
  });
}

/** Analyses the other samples too, so the pages have a list, a team and trends from the first minute. */
async function analyseOthers(shown: Sample, client: EarshotClient): Promise<void> {
  const salespersons = await client.salespersons.list();
  const others = samples.filter((sample) => sample !== shown);
  for (const sample of others) await create(sample, client, salespersons);
  process.stdout.write(
    `\n${rule}\nAlso analysed, for you to see in the pages: ${others.map(({ file }) => file).join(', ')}\n`,
  );
}

/** Transcribes a recording offline and prints it with speakers and times. A failure must not end the demo. */
async function hearRecording(client: EarshotClient): Promise<void> {
  process.stdout.write(`\n${rule}\nTranscribing a recording offline: ${sampleRecording}\n\n`);
  try {
    const { id } = await client.analyses.create({ audioKey: await readRecording(), language: 'en' });
    const { transcriptSegments, displayScore, interactionScorecard } = await client.analyses.get(id);
    const lines = (transcriptSegments ?? []).flatMap(({ start, speaker, text }) =>
      hanging(`${markOf(start)}  ${speaker}: `, clean(text), maxWidth),
    );
    const score = displayScore === null ? '' : `\n\n${interactionScorecard?.typeLabel ?? ''}  ${displayScore} / 100`;
    process.stdout.write(`${lines.join('\n')}${score}\n`);
  } catch (error) {
    process.stdout.write(`The recording could not be transcribed. ${messageOf(error)}\n`);
  }
}

interface Shown {
  sample: Sample;
  account: DemoAccount;
  path: string;
  link: string;
  url: string;
}

const rule = '─'.repeat(80);

const curlBody = JSON.stringify({
  transcript: [
    'Agent: Good morning, this is Ana from Trelvane. How do you plan your visits today?',
    'Client: On paper, and it takes hours. But is it expensive?',
    'Agent: It is 90 a month. Shall I show you on Friday at ten?',
    'Client: Friday at ten is fine.',
  ].join('\n'),
});

function nextLines({ sample, account, path, link, url }: Shown): string {
  return `
${rule}
Analysed through the API: ${sample.file} (each start analyses the next sample)

Pages        ${url}
Sign in as   ${account.email}   password ${account.password}
Share page   ${link}
Reference    ${url}/docs
API key      ${account.key}   (kept in ${path})

Analyse your own conversation:
curl -s ${url}/api/analyses -H 'X-API-Key: ${account.key}' -H 'Content-Type: application/json' -d '${curlBody}'

Press Ctrl-C to stop.
`;
}
