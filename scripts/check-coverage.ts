// After the tests: every operation of the document, and every status that it declares, was answered in the run on each database named.
import { missingAnswers } from '../test/harness/document-coverage.ts';

for (const database of process.argv.slice(2)) {
  const missing = missingAnswers(database);
  if (missing.length === 0) {
    console.log(`Tests on ${database} were given every answer that openapi/openapi.yaml declares.`);
    continue;
  }
  console.error(`No test on ${database} was answered:\n  ${missing.join('\n  ')}`);
  process.exitCode = 1;
}
