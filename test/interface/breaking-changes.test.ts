// The document keeps what the last release promised, and the check that says so sees what callers would notice.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { breakingChanges, unsettledBreaks } from '../../scripts/breaking-changes.ts';

const baseline = fileURLToPath(new URL('../../openapi/baseline.yaml', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'earshot-breaks-'));
afterAll(() => rmSync(folder, { recursive: true }));

// biome-ignore lint/suspicious/noExplicitAny: the tests reach into the document at known places.
type Document = any;

/** What breaks when the document is changed in all these ways. */
async function breaks(changes: ((document: Document) => void)[]): Promise<string[]> {
  const document = parse(readFileSync(baseline, 'utf8'));
  for (const change of changes) change(document);
  const revision = join(folder, 'revision.yaml');
  writeFileSync(revision, stringify(document, { aliasDuplicateObjects: false }));
  return breakingChanges(baseline, revision);
}

describe('openapi/openapi.yaml', () => {
  it('breaks nothing of openapi/baseline.yaml that openapi/accepted-breaks.yaml does not accept', async () => {
    expect(await unsettledBreaks()).toEqual({ unaccepted: [], stale: [] });
  });
});

const schemas = ({ components }: Document) => components.schemas;

describe('what breaks callers is found', () => {
  const cases: [string, RegExp, (document: Document) => void][] = [
    [
      'an operation removed',
      /company\.get/,
      ({ paths }) => {
        delete paths['/v1/company.get'];
        delete paths['/trpc/company.get'];
      },
    ],
    [
      'a field of an answer removed',
      /isCustom/,
      (document) => {
        const { properties, required } = schemas(document).InteractionTypeDefinition;
        delete properties.isCustom;
        required.splice(required.indexOf('isCustom'), 1);
      },
    ],
    [
      'a field of an answer of another type',
      /isActive/,
      (document) => {
        schemas(document).InteractionTypeDefinition.properties.isActive.type = 'string';
      },
    ],
    [
      'an input required that was not',
      /`clientName`/,
      (document) => {
        schemas(document).SubmitAnalysisInput.required = ['clientName'];
      },
    ],
    [
      'an input removed, which would be ignored without a word',
      /~1api~1analyses\/post\/requestBody\/.*\/properties\/language/,
      (document) => {
        delete schemas(document).SubmitAnalysisInput.properties.language;
      },
    ],
    [
      'a field of an event removed',
      /analysis\.completed.*\/properties\/role/,
      (document) => {
        const { properties, required } = schemas(document).AnalysisCompletedAdminEvent;
        delete properties.role;
        required.splice(required.indexOf('role'), 1);
      },
    ],
    ['a value taken from an input’s list', /prospecting/, (document) => schemas(document).MacroFront.enum.shift()],
    [
      'an input’s limit made tighter',
      /maxLength/,
      (document) => {
        schemas(document).CompanyUpdateInput.properties.name.maxLength = 20;
      },
    ],
  ];
  let found: string[];
  beforeAll(async () => {
    found = await breaks(cases.map(([, , change]) => change));
  });

  it.each(cases)('%s', (_, expected) => {
    expect(found.filter((line) => expected.test(line))).not.toEqual([]);
  });

  it('and additions are not', async () => {
    const added = await breaks([
      (document) => {
        schemas(document).SubmitAnalysisInput.properties.campaign = { type: 'string' };
        schemas(document).InteractionTypeDefinition.properties.note = { type: 'string' };
      },
    ]);
    expect(added).toEqual([]);
  });
});
