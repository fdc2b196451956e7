// JSON in which nobody talks is refused, though it has texts and values that come back as speakers do; unknown JSON of a conversation is read.
import { describe, expect, it } from 'vitest';
import { readTranscript } from '../../read-transcript.ts';

const list = (write: (at: number) => unknown) => Array.from({ length: 12 }, (_, at) => write(at));
const other = (at: number, one: unknown, two: unknown) => (at % 2 === 0 ? one : two);
const person = (at: number) => other(at, 'Ana Lima', 'Rui Costa');
const day = (at: number) => `2026-03-${String(10 + at)}T09:00:00Z`;
const path = (at: number) => `things${at}`;

const noTalk: readonly (readonly [what: string, value: unknown])[] = [
  [
    'a map of places',
    {
      features: list((at) => ({
        owner: other(at, 'City of Porto', 'Parish'),
        about: `The old church of village ${at}`,
      })),
    },
  ],
  [
    'an export of a database',
    {
      table: 'bolts',
      rows: list((at) => ({ id: at, supplier: other(at, 'Acme', 'Zeta'), name: `Steel bolt with a head of ${at} mm` })),
    },
  ],
  ['addresses', list((at) => ({ id: at, created_by: person(at), address: `Rua das Flores ${at}, third floor` }))],
  [
    'a schema',
    {
      type: 'object',
      properties: Object.fromEntries(
        list((at) => [
          path(at),
          { type: other(at, 'string', 'number'), description: `The thing number ${at} of the order` },
        ]) as [string, unknown][],
      ),
    },
  ],
  [
    'an interface',
    {
      paths: Object.fromEntries(
        list((at) => [
          path(at),
          { get: { summary: `Lists the things of kind ${at}`, tags: [other(at, 'a', 'b')] } },
        ]) as [string, unknown][],
      ),
    },
  ],
  ['tasks', list((at) => ({ userId: 1 + (at % 2), id: at, title: `Clean the shelf number ${at}`, completed: at > 4 }))],
  [
    'events of a site',
    list((at) => ({
      event: other(at, 'view', 'click'),
      ts: 1_700_000_000 + 7 * at,
      page: `The pricing page of shop ${at}`,
    })),
  ],
  [
    'goods',
    list((at) => ({ category: other(at, 'Tea', 'Coffee'), description: `A fine blend number ${at} from the hills` })),
  ],
  [
    'a calendar',
    list((at) => ({ organizer: person(at), start: day(at), subject: `Weekly meeting about the plan ${at}` })),
  ],
  [
    'findings of a linter',
    list((at) => ({
      file: `${at}.ts`,
      messages: list((line) => ({
        rule: other(line, 'unused', 'equal'),
        message: `The variable x${at}${line} is never used`,
        line,
      })),
    })),
  ],
  [
    'deals',
    list((at) => ({
      deal: `Renewal of contract ${at} for next year`,
      owner: person(at),
      stage: other(at, 'open', 'won'),
    })),
  ],
  [
    'opinions',
    list((at) => ({
      agent: person(at),
      score: at % 5,
      opinion: `The clerk number ${at} was kind to me`,
      date: day(at),
    })),
  ],
  [
    'a list of calls',
    list((at) => ({ agent: person(at), summary: `Customer asked about invoice number ${at}`, started: day(at) })),
  ],
  [
    'an audit log',
    list((at) => ({ actor: person(at), at: day(at), details: `Changed the role of person ${at} to admin` })),
  ],
  [
    'a lock file',
    {
      packages: Object.fromEntries(
        list((at) => [
          path(at),
          { license: other(at, 'MIT', 'ISC'), about: `A small package number ${at} that parses` },
        ]) as [string, unknown][],
      ),
    },
  ],
  [
    'a contract',
    {
      clauses: list((at) => ({
        party: other(at, 'Seller', 'Buyer'),
        duty: `shall deliver the goods number ${at} in time`,
      })),
    },
  ],
  [
    'requests of a program',
    {
      item: list((at) => ({ name: `Get the thing number ${at} by id`, request: { method: other(at, 'GET', 'POST') } })),
    },
  ],
];

describe('JSON whose keys nobody knows', () => {
  it.each(noTalk)('is refused: %s', (_, value) => {
    expect(readTranscript(JSON.stringify(value))).toMatchObject({
      form: 'json',
      segments: [],
      refusal: 'no_transcript',
    });
  });

  const said = [
    'Guten Morgen, wie geht es Ihnen heute denn so?',
    'Gut.',
    'Das freut mich aber wirklich sehr zu hören.',
    'Ja.',
  ];
  const told = (at: number) => said[at % said.length]!;
  it.each([
    [
      'by questions and by whom they address',
      list((at) => ({
        k1: person(at),
        k2: at % 4 === 0 ? `Can you send me number ${at}?` : `I am at your number ${at} now`,
      })),
    ],
    ['by the name of who speaks', list((at) => ({ speakerRef: other(at, 'u1', 'u2'), k2: `Number ${at} is gone` }))],
    [
      'by sides and the name of what is said',
      list((at) => ({ k1: other(at, 'agent', 'customer'), utteranceText: `Number ${at} is gone` })),
    ],
    [
      'by times that go with the words',
      list((at) => ({
        k1: person(at),
        k2: `${told(at)} ${at}`,
        begin: said.slice(0, at % 4).join('').length / 15 + Math.floor(at / 4) * 8,
      })),
    ],
  ])('is read where people talk: %s', (_, value) => {
    const { segments, refusal } = readTranscript(JSON.stringify({ k9: value }));
    expect(refusal).toBeUndefined();
    expect(new Set(segments.map(({ speaker }) => speaker)).size).toBe(2);
    expect(segments).toHaveLength(12);
  });
});
