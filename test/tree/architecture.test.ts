// The arrows of ARCHITECTURE.md: every import of every package, types included, against the table of test/harness/layers.ts; and no circles.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Arrow, arrowsFrom, circlesOf, repositoryRoot, sourcesUnder } from '../harness/import-graph.ts';
import { layersMarkdown, type PackageLayers, packageLayers } from '../harness/layers.ts';

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8');

// The operation integrations.test is none, and a contract is what tests of its kind run.
const isTest = (path: string) => /\.(test|fixture|contract)\.tsx?$/.test(path) && !path.includes('/operations/');

const parts = ['packages', 'bench', 'scripts', 'test', 'examples'];
const arrows = parts.flatMap(sourcesUnder).flatMap(arrowsFrom);
const arrowsOfCode = arrows.filter(({ from }) => !isTest(from));
const printed = ({ from, to }: Arrow) => `${from} → ${to}`;

/** Rooms of a package by their line; 0 is the top. */
const linesOf = ({ layers }: PackageLayers) =>
  new Map(layers.flatMap((line, index) => line.split(' · ').map((room) => [room, index] as const)));

/** The room of a file: the longest name of the table that is the file or a folder above it. */
function roomOf(path: string, lines: ReadonlyMap<string, number>): string | null {
  const fitting = [...lines.keys()].filter((room) => path === room || path.startsWith(`${room}/`));
  return fitting.sort((a, b) => b.length - a.length)[0] ?? null;
}

/** A path of the repository or a package of it, else a module of npm or Node.js. */
const isOurs = (to: string) => to.startsWith('@earshot/') || (to.includes('/') && parts.includes(to.split('/')[0]!));

function isAllowedOutside({ to, isTypeOnly }: Arrow, room: string | null, rules: PackageLayers): boolean {
  const { packages, typesOnly = [], modules } = rules;
  if (!modules && !isOurs(to)) return true;
  const ofRoom = [...(modules?.['*'] ?? []), ...(room === null ? [] : (modules?.[room] ?? []))];
  const names = [...packages.filter((name) => isTypeOnly || !typesOnly.includes(name)), ...ofRoom];
  return names.some((name) => (/[/:]$/.test(name) ? to.startsWith(name) : to === name));
}

/** Why the table does not allow an arrow; null when it does. */
function offence(arrow: Arrow, rules: PackageLayers): string | null {
  const { from, to } = arrow;
  const { root, apart = [] } = rules;
  const lines = linesOf(rules);
  const room = roomOf(from.slice(root.length), lines);
  if (!to.startsWith(root)) return isAllowedOutside(arrow, room, rules) ? null : 'is not in the table';
  if (lines.size === 0) return null;
  const target = roomOf(to.slice(root.length), lines);
  if (room === null || target === null) return 'leads from or to a room that the table does not name';
  if (room !== target)
    return lines.get(room)! < lines.get(target)! ? null : `leads from ${room} up or across to ${target}`;
  const folders = [from, to].map((path) => path.slice(root.length));
  const isApart = apart.some((folder) => {
    const [own, other] = folders.map((path) => (path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : ''));
    if (!own?.includes('/') || !other?.includes('/')) return false;
    return own.split('/')[0] !== other.split('/')[0];
  });
  return isApart ? 'leads from one folder to another that it stands apart from' : null;
}

/** All that a file imports, and what that imports in turn. */
function reached(entry: string, among: readonly Arrow[], seen = new Set<string>()): Set<string> {
  if (seen.has(entry)) return seen;
  seen.add(entry);
  for (const { from, to } of among) if (from === entry) reached(to, among, seen);
  return seen;
}

describe('arrows', () => {
  it.each(Object.entries(packageLayers))('%s imports only what the table allows, types included', (_, rules) => {
    const own = arrowsOfCode.filter(({ from }) => from.startsWith(rules.root));
    const offences = own.flatMap((arrow) => {
      const reason = offence(arrow, rules);
      return reason === null ? [] : [{ arrow, text: `${printed(arrow)} ${reason}` }];
    });
    const exceptions = Object.keys(rules.exceptions ?? {});
    const isCovered = ({ from, to }: Arrow, exception: string) => {
      const [source = '', destination = ''] = exception.split(' → ').map((path) => rules.root + path);
      return from.startsWith(source) && to.startsWith(destination);
    };
    const isExcepted = (arrow: Arrow) => exceptions.some((exception) => isCovered(arrow, exception));
    expect(offences.filter(({ arrow }) => !isExcepted(arrow)).map(({ text }) => text)).toEqual([]);
    // An exception that nothing needs any more goes.
    const isNeeded = (exception: string) => offences.some(({ arrow }) => isCovered(arrow, exception));
    expect(exceptions.filter((exception) => !isNeeded(exception))).toEqual([]);
  });

  it.each(Object.entries(packageLayers))('every room of %s is there', (_, rules) => {
    const rooms = [...linesOf(rules).keys(), ...Object.keys(rules.modules ?? {}), ...(rules.apart ?? [])];
    const missing = (room: string) => !statSync(join(repositoryRoot, rules.root, room), { throwIfNoEntry: false });
    expect(rooms.filter((room) => room !== '*' && missing(room))).toEqual([]);
  });

  it('no file imports itself through others, anywhere, types included', () => {
    // Written by the generator of the SDK.
    const isGenerated = (path: string) => path.startsWith('packages/core/src/generated/client/');
    expect(circlesOf(arrows).filter((circle) => !circle.every(isGenerated))).toEqual([]);
  });

  it('every relative import leads to a file', () => {
    expect(arrows.filter(({ to }) => to.endsWith(' (not found)')).map(printed)).toEqual([]);
  });

  it('the client and the webhook helper stand alone: nothing of the domain, no zod', () => {
    const outside = (name: string) =>
      [...reached(`packages/core/src/${name}/index.ts`, arrowsOfCode)].filter(
        (path) =>
          !new RegExp(`^packages/core/src/(${name}/|generated/|error-brand[.]ts$)`).test(path) || path.includes('zod'),
      );
    expect({ client: outside('client'), webhooks: outside('webhooks') }).toEqual({
      client: [],
      webhooks: ['node:crypto'],
    });
  });

  it("what speech's child process loads of the engine, the decoding, stands alone", () => {
    const loaded = arrowsOfCode.filter(({ isTypeOnly }) => !isTypeOnly);
    const outside = [...reached('packages/engine/src/decoding/index.ts', loaded)].filter(
      (path) => !/^(packages\/engine\/src\/decoding\/|node:)/.test(path),
    );
    expect(outside).toEqual([]);
  });

  it('handlers never mention HTTP, and only records write SQL', () => {
    const server = sourcesUnder('packages/server/src').filter((path) => !isTest(path));
    const handlers = server.filter((path) => path.startsWith('packages/server/src/operations/'));
    expect(
      handlers.filter((path) => /\b(ctx|koa|headers?|statusCode|httpStatus)\b/i.test(withoutComments(read(path)))),
    ).toEqual([]);
    const others = server.filter((path) => !path.startsWith('packages/server/src/records/'));
    expect(
      others.filter((path) =>
        /\b(SELECT|INSERT INTO|UPDATE|DELETE FROM)\b .*\b(FROM|VALUES|SET|WHERE)\b/.test(read(path)),
      ),
    ).toEqual([]);
  });

  it('engine and core do not read the environment, apart from PATH, in which ffmpeg is looked for', () => {
    const files = [...sourcesUnder('packages/engine/src'), ...sourcesUnder('packages/core/src')];
    const reads = (path: string) => read(path).replace('process.env.PATH', '').includes('process.env');
    expect(files.filter((path) => !isTest(path) && reads(path))).toEqual([]);
  });
});

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

describe('ARCHITECTURE.md', () => {
  it('shows the table of arrows as it is', () => {
    const [, shown] = read('ARCHITECTURE.md').split(/<!-- \/?layers -->\n/);
    expect(shown).toBe(layersMarkdown());
  });

  it('says what each folder of tests holds', () => {
    const rows = [...read('ARCHITECTURE.md').matchAll(/^\| ((?:`[a-z]+`(?:, )?)+) \| /gm)];
    const told = rows.flatMap(([, names]) => [...names!.matchAll(/[a-z]+/g)].map(([name]) => name));
    const folders = readdirSync(join(repositoryRoot, 'test'), { withFileTypes: true })
      .filter((each) => each.isDirectory())
      .map(({ name }) => name);
    expect(folders.filter((name) => !told.includes(name))).toEqual([]);
  });
});

it.each(['ARCHITECTURE.md', 'CONTRIBUTING.md'])('%s names only paths that exist', (page) => {
  const paths = [...read(page).matchAll(/`((?:packages|openapi|scripts|bench|test|examples|docs)\/[\w./-]+)`/g)].map(
    (match) => match[1]!,
  );
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter((path) => !statSync(join(repositoryRoot, path), { throwIfNoEntry: false }))).toEqual([]);
});
