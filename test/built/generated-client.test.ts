// A stranger's way to a generated client: @hey-api/openapi-ts with its default plugins makes one of the served document, and it calls with types.
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { blocksOf } from '../harness/document-code.ts';
import { type Earshot, startEarshot, transcript } from '../harness/earshot.ts';
import { root, succeed } from './packed-project.ts';

let earshot: Earshot;
let folder: string;

beforeAll(async () => {
  earshot = await startEarshot();
  folder = await mkdtemp(join(tmpdir(), 'earshot-generated-'));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await earshot.stop();
});

/** The one that docs/procedures.md tells readers to give it. */
const querySerializer = () => {
  const shown = blocksOf('docs/procedures.md').find(({ code }) => code.startsWith('const querySerializer'));
  return shown!.code.replace(/^console\.log.*\n/m, '');
};

/** Without `baseUrl`: the document names the server. */
const program = () => `
import { analysisGet, analysisList, analysisListAnalyses, analysisSubmit, analysisSubmitAnalysis, analysisUpdateShareLink } from './client';
import { client } from './client/client.gen';

${querySerializer()}
const [key = '', transcript = ''] = process.argv.slice(2);
client.setConfig({ auth: key, querySerializer });

async function main(): Promise<void> {
  const created = await analysisSubmitAnalysis({ body: { transcript, metadata: { deal: 'D-7' } } });
  if (!created.data) throw new Error(created.error?.message);
  const { id, displayScore } = { ...created.data, displayScore: created.data.score };
  const listed = await analysisListAnalyses({ query: { limit: 5, status: 'completed' } });
  const newest = await analysisList({ query: { input: { limit: 5, filters: { minScore: 0 } } } });
  const full = await analysisGet({ query: { input: { id } } });
  const link = await analysisUpdateShareLink({ body: { json: { id, action: 'renew', audience: 'client' } } });
  const missing = await analysisGet({ query: { input: { id: 'none' } } });
  const queued = await analysisSubmit({ body: { json: { transcript } } });
  // @ts-expect-error: no such status
  void (() => analysisListAnalyses({ query: { status: 'done' } }));
  // @ts-expect-error: the id is missing
  void (() => analysisGet({ query: { input: {} } }));
  console.log(JSON.stringify({
    id,
    scored: typeof displayScore,
    listed: listed.data?.items.map((item) => item.id),
    newest: newest.data?.result.data.map((item) => item.id),
    deal: full.data?.result.data.metadata?.deal,
    linked: link.data?.result.data.options?.audience,
    missing: [missing.response?.status, missing.error?.data.reason],
    queued: queued.data?.result.data.status,
  }));
}
void main();
`;

it('its program compiles in strict mode, and does what it says', async () => {
  const { key } = await earshot.company();
  const served = await earshot.get('/openapi.json');
  expect(served.status).toBe(200);
  await writeFile(join(folder, 'openapi.json'), served.text);
  await writeFile(join(folder, 'package.json'), '{ "type": "commonjs" }');
  await writeFile(join(folder, 'program.ts'), program());
  const command = (name: string) => join(root, 'node_modules/.bin', name);
  await succeed(command('openapi-ts'), ['-i', 'openapi.json', '-o', 'client', '--silent'], { cwd: folder });
  expect(await readFile(join(folder, 'client/client.gen.ts'), 'utf8')).toContain(earshot.url);
  const options = ['--strict', '--module', 'commonjs', '--moduleResolution', 'bundler', '--target', 'es2023'];
  const rest = ['--lib', 'es2023,dom,dom.iterable', '--types', 'node', '--outDir', 'out'];
  await succeed(command('tsc'), ['program.ts', ...options, ...rest], { cwd: folder });
  const printed = await succeed(process.execPath, ['out/program.js', key, transcript()], { cwd: folder });
  const { id, ...others } = JSON.parse(printed);
  expect(others).toEqual({
    scored: 'number',
    listed: [id],
    newest: [id],
    deal: 'D-7',
    linked: 'client',
    missing: [404, 'analysis_not_found'],
    queued: 'pending',
  });
});
