#!/usr/bin/env -S node --v8-pool-size=1
// The `earshot` command, with one thread that collects garbage, where it is installed from npm (docs/decisions/requests.md#collectors). The Node version is checked before anything native is loaded: on an older one it would crash without a word.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 20)) {
  process.stderr.write(`earshot needs Node.js 22.20 or newer; this is ${process.versions.node}.\n`);
  process.exit(1);
}
// Loading leaves garbage behind, for which the heap would grow by 14 MB that it keeps: it may grow only afterwards.
const { setFlagsFromString } = await import('node:v8');
setFlagsFromString('--semi-space-growth-factor=1');
// Look-ups of host names have half of these threads, four by default: two hosts that do not answer would hold up all others.
process.env.UV_THREADPOOL_SIZE ??= '16';
// What is compiled is kept in the build, with which it goes: a later start need not compile. Where nothing may be written, each does.
const { enableCompileCache } = await import('node:module');
enableCompileCache(`${import.meta.dirname}/.compiled`);
const { yieldCollectors } = await import('./threads/niceness.ts');
yieldCollectors();
const { main } = await import('./cli/main.ts');
setFlagsFromString('--semi-space-growth-factor=2');
// Not awaited here: Node would add a warning of its own to the line of a command that never ends.
void main(process.argv);

export {};
