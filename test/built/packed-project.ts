// A fresh project outside the repository, with the tarballs of our packages installed as a user would install them.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

export const root = new URL('../..', import.meta.url).pathname;

export interface Finished {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a program to its end, whatever that is; `env` is all that it has besides the paths, so that no setting of our own reaches it. */
export async function run(
  command: string,
  arguments_: readonly string[],
  { cwd = root, env = {} }: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<Finished> {
  const { PATH, HOME } = process.env;
  const options = { cwd, env: { PATH, HOME, ...env }, timeout: 120_000, maxBuffer: 2 ** 26 };
  try {
    return { code: 0, ...(await promisify(execFile)(command, arguments_, options)) };
  } catch (error) {
    const { code, stdout = '', stderr = '', message } = error as Partial<Finished> & { message: string };
    return { code: typeof code === 'number' ? code : 1, stdout, stderr: stderr || message };
  }
}

/** Throws what it printed, unless it ended well. */
export async function succeed(...call: Parameters<typeof run>): Promise<string> {
  const { code, stdout, stderr } = await run(...call);
  if (code !== 0) throw new Error(`${call[0]} ${call[1].join(' ')} ended with ${code}\n${stdout}\n${stderr}`);
  return stdout;
}

export interface Project {
  folder: string;
  write(files: Record<string, string>): Promise<void>;
  remove(): Promise<void>;
}

/** Packs the packages named and installs them, with nothing else but what they need. Takes them as they were built last. */
export async function packedProject(...names: string[]): Promise<Project> {
  for (const name of names) {
    if (!existsSync(join(root, 'packages', name, 'dist/index.d.ts')))
      throw new Error('The packages are not built with their types: node scripts/build.ts --types');
  }
  const folder = await mkdtemp(join(tmpdir(), 'earshot-packed-'));
  const write = async (files: Record<string, string>) => {
    for (const [name, text] of Object.entries(files)) {
      const path = join(folder, name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text);
    }
  };
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const filters = names.flatMap((name) => ['--filter', `@earshot/${name}`]);
    // Package managers need the machine's proxies and certificates.
    const { env } = process;
    // Without `prepack`, which would build while other tests run on the build.
    const pack = [
      '-y',
      'pnpm@12.21.0',
      '--config.ignore-scripts=true',
      ...filters,
      'pack',
      '--pack-destination',
      join(folder, 'tarballs'),
    ];
    await succeed('npx', pack, { env });
    await write({ 'package.json': '{ "private": true }' });
    const tarballs = (await readdir(join(folder, 'tarballs'))).map((name) => `./tarballs/${name}`);
    const install = ['install', '--no-audit', '--no-fund', '--prefer-offline', ...tarballs];
    await succeed('npm', install, { cwd: folder, env });
    return { folder, write, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
