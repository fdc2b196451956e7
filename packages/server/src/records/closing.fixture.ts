// The program of sqlite-aside.test.ts: closes the thread of the database while an answer is on its way.
import { openAside } from './sqlite-aside.ts';

const aside = openAside(':memory:');
await aside.exec('CREATE TABLE rows (bytes)');
// Freeing these, the thread takes a while to end.
await aside.run(
  'INSERT INTO rows WITH RECURSIVE counted (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < 50000) SELECT zeroblob(1000) FROM counted',
);
aside.get('SELECT 1').catch(() => undefined);
// The answer waits for this thread while the other one is being ended.
for (const until = Date.now() + 100; Date.now() < until; );
await aside.close();
process.stdout.write('closed\n');
