// The code blocks of the documents, and a place to run them as a reader would: with bash and node, in a folder that resolves the packages.
import { spawn } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Every page of docs/, by its path from the repository's root. */
export const pagesUnderDocs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name}`)
  .sort();

export interface Block {
  document: string;
  /** Line of the fence, from 1. */
  line: number;
  language: string;
  /** What stands after the language: empty, or when the block runs, or why it does not. Readers do not see it. */
  note: string;
  code: string;
}

export function blocksOf(document: string): Block[] {
  const source = readFileSync(join(root, document), 'utf8');
  return [...source.matchAll(/^```(\w*) ?(.*)\n([\s\S]*?)^```$/gm)].map(({ index, 1: language, 2: note, 3: code }) => ({
    document,
    line: source.slice(0, index).split('\n').length,
    language: language!,
    note: note!,
    code: code!,
  }));
}

/** Lines of a shell block as they would be entered: comments and empty ones left out, continued ones joined. */
export const commandsOf = (code: string): string[] =>
  code
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));

export interface Ran {
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface Reader {
  folder: string;
  environment: Record<string, string>;
  /** Runs a command with bash, in the folder unless told otherwise; what earlier ones exported is there. */
  bash(command: string, cwd?: string): Promise<Ran>;
  /** Writes a file; its path. */
  write(name: string, content: string): string;
  /** Runs a TypeScript program to its end. */
  run(path: string): Promise<Ran>;
  leave(): void;
}

/**
 * A folder with a recording and a transcript, in which `earshot` is the built command (`serve`, `worker` and `demo` end as soon as they are up) and
 * `curl` fails where the server refuses.
 */
export function startReading(environment: Record<string, string>): Reader {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/reader-'));
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  const program = (name: string, script: string) => {
    writeFileSync(join(bin, name), `#!/usr/bin/env bash\n${script}`);
    chmodSync(join(bin, name), 0o755);
  };
  const earshot = `"${process.execPath}" "${join(root, 'packages/server/dist/bin.js')}"`;
  program(
    'earshot',
    `case $1 in serve | worker | demo) ;; *) exec ${earshot} "$@" ;; esac
: >up.log
EARSHOT_PORT=0 ${earshot} "$@" >up.log 2>&1 & pid=$!
until grep -qE '"msg":"(listening|working)"|^Press Ctrl-C' up.log; do kill -0 $pid || { cat up.log >&2; exit 1; }; sleep 0.1; done
kill -TERM $pid; wait $pid; cat up.log
`,
  );
  program('curl', `PATH="\${PATH#*:}" exec curl --fail-with-body "$@"\n`);
  copyFileSync(join(root, 'test/fixtures/audio/vbr.mp3'), join(folder, 'call.mp3'));
  copyFileSync(join(root, 'examples/transcripts/pt-negotiation.vtt'), join(folder, 'call.vtt'));
  cpSync(join(root, 'examples/transcripts'), join(folder, 'examples/transcripts'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  const exported: string[] = [];
  const variables = { PATH: `${bin}:${process.env.PATH}`, HOME: process.env.HOME ?? folder, ...environment };

  async function run(command: string, arguments_: string[], cwd = folder): Promise<Ran> {
    const child = spawn(command, arguments_, { cwd, env: variables, stdio: ['ignore', 'pipe', 'pipe'] });
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
    return { code, stdout, stderr };
  }
  const write = (name: string, content: string) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  return {
    folder,
    environment: variables,
    bash: (command, cwd) => {
      if (command.startsWith('export ')) exported.push(command);
      return run('bash', ['-euo', 'pipefail', '-c', [...exported, command].join('\n')], cwd);
    },
    write,
    run: (path) => run(process.execPath, [path]),
    leave: () => rmSync(folder, { recursive: true, force: true }),
  };
}
