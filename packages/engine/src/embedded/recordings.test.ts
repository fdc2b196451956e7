// Recordings are judged as what was said in them (issue 20, point 2): marks that a recogniser leaves out, names in small letters, words that it was not sure of.
import { type CriterionKey, definitionFor, type InteractionTypeKey, type Language } from '@earshot/core';
import { describe, expect, it } from 'vitest';
import { analyse } from '../analyse.ts';
import { Tokeniser } from '../lexical/tokens.ts';
import { embeddedEngine } from './engine.ts';
import { packOf } from './loaded-packs.ts';
import { asksWithoutMark } from './reading/missing-marks.ts';
import { Reading } from './reading/reading.ts';
import { dialogue } from './testing/dialogue.ts';

/** Lines of `A> ` and `C> `; a recogniser was not sure of what stands between `<` and `>`. */
async function judged(language: Language, type: InteractionTypeKey, lines: readonly string[]) {
  const segments = lines.map((line, at) => {
    const marked = line.slice(3);
    const [from, to] = [marked.indexOf('<'), marked.indexOf('>') - 1];
    return {
      start: 4 * at,
      end: 4 * at + 3,
      text: marked.replace(/[<>]/g, ''),
      speaker: line.startsWith('A') ? 'Speaker 1' : 'Speaker 2',
      ...(from >= 0 && { uncertain: [{ from, to }] }),
    };
  });
  const { interactionScorecard } = await analyse({
    transcript: '',
    segments,
    language,
    engine: embeddedEngine(),
    definition: definitionFor(type, language),
    candidates: [],
    salespersonName: null,
    clientName: null,
  });
  return (key: CriterionKey) => interactionScorecard!.criteria.find((criterion) => criterion.key === key)!;
}

const opening = [
  'A> Good morning, this is Dawn from Ashgrove Boilers, how can I help?',
  'C> Hello, my boiler has stopped and there is no hot water.',
  'A> I am sorry to hear that. What does the display say?',
  'C> It says F 28.',
];
const ending = ['C> Thanks a lot.', 'A> You are welcome, goodbye.'];

describe('words that the recogniser was not sure of', () => {
  it('a day that is said again with certainty is agreed on', async () => {
    const said = await judged('en', 'support', [
      ...opening,
      'A> <Could an engineer come on Thursday at nine?>',
      'C> Thursday at nine is fine.',
      ...ending,
    ]);
    expect(said('next_step_scheduled')).toMatchObject({ met: true });
  });

  it('a day that nobody says again is not', async () => {
    const said = await judged('en', 'support', [
      ...opening,
      'A> <Could an engineer come on Thursday at nine?>',
      'C> Yes, that is fine.',
      ...ending,
    ]);
    expect(said('next_step_scheduled')).toMatchObject({ met: false });
  });
});

describe('questions without their marks', () => {
  it.each([
    ['en', 'is it still making that noise', 'it is still making that noise'],
    ['es', 'para cuándo lo necesita', 'lo necesito para mayo'],
    ['pt', 'posso ligar na quinta', 'eu ligo na quinta'],
  ] as const)('%s: %s', (language, question, statement) => {
    expect(asksWithoutMark(language, question)).toBe(true);
    expect(asksWithoutMark(language, statement)).toBe(false);
  });

  it('are questions in a recording, though others have theirs', () => {
    const said = dialogue(
      'es',
      'A: ¿Qué medidas tiene la terraza?',
      'C: Cuatro por tres.',
      'A: Le viene bien el jueves.',
    );
    const questions = (form: 'plain' | 'recording') =>
      new Reading({ ...said, form }, packOf('es')).sentences.map(({ question }) => question);
    expect(questions('recording')).toEqual([true, false, true]);
    expect(questions('plain')).toEqual([true, false, false]);
  });
});

describe('a word of the other amid a sentence', () => {
  it('does not cut it: what was said is judged as one sentence', async () => {
    const said = await judged('en', 'support', [
      ...opening,
      'A> So the boiler has been without water',
      'C> Uh-huh.',
      'A> since the pressure fell, and you need it back before the weekend?',
      'C> Yes, exactly.',
      'A> Could an engineer come on Thursday',
      'C> Okay.',
      'A> at nine in the morning?',
      'C> Thursday at nine is fine.',
      ...ending,
    ]);
    expect(said('next_step_scheduled')).toMatchObject({ met: true });
    const { evidence } = said('next_step_scheduled');
    expect(evidence).not.toContain('Okay');
  });

  const sentencesOf = (form: 'plain' | 'recording', ...lines: readonly string[]) =>
    new Reading({ ...dialogue('en', ...lines), form, timing: 'ranges' }, packOf('en')).sentences.map(({ words }) =>
      words.join(' '),
    );
  const cut = [
    'A: We would bring the samples',
    'C: Right.',
    'A: to the office on Friday.',
    'C: That suits us.',
  ] as const;
  it('is left out of a recording only', () => {
    expect(sentencesOf('recording', ...cut)).toEqual([
      'we would bring the samples to the office on friday',
      'that suits us',
    ]);
    expect(sentencesOf('plain', ...cut)).toContain('right');
  });

  it.each([
    [
      'answers a question',
      ['A: Shall we bring the samples?', 'C: Right.', 'A: To the office, then.', 'C: That suits us.'],
    ],
    [
      'may answer where nothing has marks',
      ['A: we bring the samples', 'C: right', 'A: on friday then', 'C: that suits us'],
    ],
    [
      'says something',
      ['A: We would bring the samples', 'C: Not before May.', 'A: in June then.', 'C: That suits us.'],
    ],
  ])('stays where it %s', (_case, lines) => {
    expect(sentencesOf('recording', ...lines)).toHaveLength(4);
  });
});

it('names in a conversation without capitals are given names and words of nobody else', () => {
  const { names, pack } = packOf('en');
  const namesIn = (text: string, hasCapitals: boolean) => {
    const tokens = new Tokeniser(pack.words.spellings, pack.words.merged).tokens(text);
    return names(tokens, hasCapitals).map(({ from }) => tokens[from]!.norm);
  };
  expect(namesIn('good morning this is stephanie from plimmerton glazing', false)).toEqual(['stephanie', 'plimmerton']);
  expect(namesIn('good morning this is stephanie from plimmerton glazing', true)).toEqual([]);
});

describe('recordings in which nobody talks with anybody', () => {
  const analysed = (language: Language, ...lines: readonly [speaker: string, text: string][]) =>
    analyse({
      transcript: '',
      segments: lines.map(([speaker, text], at) => ({ start: 9 * at, end: 9 * at + 8, text, speaker })),
      language,
      engine: embeddedEngine(),
      definition: null,
      candidates: [],
      salespersonName: null,
      clientName: null,
    });

  it('a machine that answers raises no objection', async () => {
    const content = await analysed(
      'en',
      [
        'Speaker 1',
        'Hi, this is Moira. I cannot come to the phone just now. Please leave me a message after the beep.',
      ],
      [
        'Speaker 2',
        'Good morning Moira, this is Fergus from Lyle Glass. I am calling about the quote for your windows.',
      ],
    );
    expect(content).toMatchObject({ outcome: 'voicemail', objections: [], score: null });
  });

  it('one voice that explains has no type, and its summary tells of no case', async () => {
    const steps = [
      'En este vídeo se explica cómo se limpia una bomba de piscina.',
      'Primero se corta la corriente y se cierra la llave del agua.',
      'Luego se abre el cesto, se saca la suciedad y se enjuaga el filtro con agua limpia.',
      'Por último se cierra la tapa y se pone en marcha la bomba durante cinco minutos.',
    ];
    const content = await analysed('es', ...steps.map((text): [string, string] => ['Speaker 1', text]));
    expect(content).toMatchObject({ outcome: 'no_conversation', interactionType: null, score: null });
  });
});
