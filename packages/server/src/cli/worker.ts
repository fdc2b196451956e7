// earshot worker: background work without HTTP, in as many processes as needed.
import { type Command, Option } from 'commander';
import { readSettings } from '../read-settings.ts';
import { startService } from '../start-service.ts';
import { untilStopped } from './serving.ts';
import { keepAlive } from './watch-end.ts';

export function addWorker(program: Command): void {
  program
    .command('worker')
    .description('run background work without serving HTTP')
    .addOption(
      new Option('--only <work>', 'do nothing but transcribe queued recordings; others analyse them').choices([
        'transcription',
      ]),
    )
    .action(async ({ only }: { only?: string }) => {
      const stopped = untilStopped();
      const service = await startService({
        ...readSettings(process.env),
        EARSHOT_BACKGROUND: true,
        ...(only !== undefined && { EARSHOT_BACKGROUND_TRANSCRIPTION: 'only' as const }),
      });
      if (only === undefined && service.publicUrl === '')
        service.log.warn(
          'EARSHOT_PUBLIC_URL is not set: links in the chat messages that this process sends lead nowhere. Set it to the address that people use.',
        );
      service.log.info('working');
      // On SQLite nothing else keeps the process alive: a worker's timers must not delay the end of other commands.
      await keepAlive(stopped);
      service.log.info('stopping after the running work');
      await keepAlive(service.close());
      service.log.info('stopped');
    });
}
