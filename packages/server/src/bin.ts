#!/usr/bin/env node
// The `earshot` command. The Node version is checked before anything native is loaded: on an older one it would crash without a word.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 20)) {
  process.stderr.write(`earshot needs Node.js 22.20 or newer; this is ${process.versions.node}.\n`);
  process.exit(1);
}
const { main } = await import('./cli/main.ts');
await main(process.argv);

export {};
