// The examples themselves: what a key is tried with. With a transcript they create an analysis, without they ask whose the key is.

/** `origin`: of this server; `apiKey`: the key, or what stands for it. */
export const variables = (origin: string, apiKey: string) =>
  `export EARSHOT_BASE_URL=${origin}\nexport EARSHOT_API_KEY=${apiKey}`;

/** `transcript` must be free of `'` and of what JSON escapes. */
export function curlExample(transcript: string | null): string {
  if (transcript === null) return `curl -s "$EARSHOT_BASE_URL/v1/user.me" -H "X-API-Key: $EARSHOT_API_KEY"`;
  return [
    'curl -s "$EARSHOT_BASE_URL/api/analyses" \\',
    '  -H "X-API-Key: $EARSHOT_API_KEY" \\',
    '  -H "Content-Type: application/json" \\',
    `  -d '${JSON.stringify({ transcript })}'`,
  ].join('\n');
}

export function libraryExample(transcript: string | null): string {
  const call =
    transcript === null
      ? ['const me = await client.users.me();', 'console.log(me.name, me.role);']
      : [
          'const analysis = await client.analyses.create({',
          `  transcript: ${JSON.stringify(transcript)},`,
          '});',
          'console.log(analysis.displayScore);',
        ];
  return [
    "import { EarshotClient } from '@earshot/core/client';",
    '',
    'const client = new EarshotClient(); // reads the two variables',
    ...call,
  ].join('\n');
}
