// The pipeline, with an engine whose findings are given.
import { definitionFor, type ScorecardDefinition } from '@earshot/core';
import { describe, expect, it } from 'vitest';
import { analyse, analyseConversation } from './analyse.ts';
import { embeddedEngine } from './embedded/engine.ts';
import { emptyFindings } from './findings/empty-findings.ts';
import type { Engine, Findings } from './findings/findings.ts';
import { inspect, read, readConversation } from './read.ts';

const quote = (segment: number, text: string) => ({ segment, text });

function scripted(findings: Partial<Findings>): Engine {
  return {
    name: 'scripted',
    propose: async () => ({ findings: { ...emptyFindings, ...findings }, tokensUsed: 12, costUsd: 0.5 }),
  };
}

const transcript = [
  '[00:00] Vendedor: Bom dia, aqui é a Iara da Velora.',
  '[00:04] Cliente: Bom dia, pode falar, mas é que eu—',
  '[00:09] Vendedor: É rapidinho, o Velora Base sai por 90 reais.',
  '[00:20] Cliente: Achei caro, e eu queria—',
  '[00:31] Vendedor: Fica 80 reais então, pode ser?',
  '[01:10] Cliente: Pode ser.',
].join('\n');

const base = { transcript, definition: null, candidates: [], salespersonName: null, clientName: null };
const findings: Partial<Findings> = {
  interactionType: { key: 'negotiation', confidence: 0.7 },
  criteria: { price_presented: quote(2, 'sai por 90 reais'), objection_handled: quote(4, 'Fica 80 reais então') },
  steps: { connect: quote(0, 'Bom dia'), negotiate: quote(2, '90 reais') },
  objections: [{ quote: quote(3, 'Achei caro'), resolved: true }],
  products: [{ name: 'Velora Base', quote: quote(2, 'Velora Base') }],
  summary: 'Resumo.',
};

describe('analyse: what the contract’s blocks hold', () => {
  it('computes the scorecard from verified quotes and measures (catalogue: Scores)', async () => {
    const content = await analyse({ ...base, engine: scripted(findings) });
    expect(content).toMatchObject({
      interactionType: 'negotiation',
      interactionTypeSource: 'auto',
      stage: 'Negotiate',
      language: 'pt',
    });
    expect(content.interactionScorecard).toMatchObject({
      typeKey: 'negotiation',
      macroFront: 'sales',
      confidence: 0.7,
      score: 33,
    });
    expect(content.interactionScore).toBe(33);
    const criteria = new Map(content.interactionScorecard?.criteria.map((criterion) => [criterion.key, criterion]));
    expect(criteria.get('price_presented')).toMatchObject({
      met: true,
      evidence: 'sai por 90 reais',
      timestamp: '00:09',
    });
    expect(criteria.get('recap')).toBeUndefined();
    expect(criteria.get('need_confirmed')).toMatchObject({ met: false, evidence: '', timestamp: null });
    expect(content.universalIndicators).toMatchObject({
      talkToListen: { attendantPct: 61, clientPct: 39 },
      interruptions: { count: 2, perTenMinutes: 17.1 },
      methodAdherence: { score: 40 },
    });
    expect(content).toMatchObject({ tokensUsed: 12, cost: 0.5, estimatedSeconds: 70, droppedQuotes: 0, transcript });
    expect(content.objections).toEqual([{ objection: 'Achei caro', resolved: true }]);
    expect(content.productExploration).toEqual({ explored: true, products: ['Velora Base'] });
    expect(content.transcriptSegments?.[1]).toEqual({
      start: 4,
      end: null,
      text: 'Bom dia, pode falar, mas é que eu—',
      speaker: 'Cliente',
      side: 'client',
    });
    expect(content.participants).toEqual([
      { name: 'Vendedor', side: 'attendant' },
      { name: 'Cliente', side: 'client' },
    ]);
  });

  it('measures talked_over_client, whatever an engine says of it', async () => {
    const type = { key: 'cold_call', confidence: 1 };
    const content = await analyse({ ...base, engine: scripted({ interactionType: type }) });
    const talkedOver = content.interactionScorecard?.criteria.find(({ key }) => key === 'talked_over_client');
    expect(talkedOver).toMatchObject({ met: true, timestamp: '00:09' });
    const calm = transcript.replaceAll('—', '.');
    const claim = { talked_over_client: quote(0, 'Bom dia') };
    const other = await analyse({
      ...base,
      transcript: calm,
      engine: scripted({ interactionType: type, criteria: claim }),
    });
    expect(other.interactionScorecard?.criteria.find(({ key }) => key === 'talked_over_client')?.met).toBe(false);
  });

  it('leaves objection_handled out where no objection was raised', async () => {
    const content = await analyse({ ...base, engine: scripted({ ...findings, objections: [] }) });
    expect(content.interactionScorecard?.criteria.map(({ key }) => key)).not.toContain('objection_handled');
  });

  it('takes a given type with confidence 1, its texts in the transcript’s language (D35)', async () => {
    const given: ScorecardDefinition = { key: 'closing', macroFront: 'sales', label: 'Closing', criteria: [] };
    const content = await analyse({ ...base, definition: given, engine: scripted(findings) });
    expect(content).toMatchObject({
      interactionType: 'closing',
      interactionTypeSource: 'manual',
      interactionScorecard: { confidence: 1, typeLabel: 'Fechamento' },
    });
  });

  it('judges a company’s own type, given or detected', async () => {
    const own: ScorecardDefinition = {
      key: 'visita',
      macroFront: 'sales',
      label: 'Visita',
      criteria: [
        { key: 'nome_dito', label: 'Nome', polarity: 'objective', weight: 3 },
        { key: 'x', label: 'X', polarity: 'objective', weight: 1 },
      ],
    };
    const engine = scripted({
      interactionType: { key: 'visita', confidence: 0.5 },
      customCriteria: { nome_dito: quote(0, 'aqui é a Iara') },
    });
    const detected = await analyse({ ...base, candidates: [own], engine });
    expect(detected.interactionScorecard).toMatchObject({ typeKey: 'visita', score: 75, confidence: 0.5 });
    expect(await analyse({ ...base, definition: own, engine })).toMatchObject({
      interactionTypeSource: 'manual',
      interactionScore: 75,
    });
  });

  it('has no scorecard where no type was found, and no score is made up', async () => {
    const content = await analyse({ ...base, engine: scripted({}) });
    expect(content).toMatchObject({
      interactionType: null,
      interactionTypeSource: null,
      interactionScorecard: null,
      interactionScore: null,
      stage: null,
    });
  });

  it('has no universal indicators and no segments in prose (catalogue, D30, D31)', async () => {
    const prose = 'bom dia aqui é a Iara da Velora tudo bem. Tudo, pode falar que eu tenho um minuto.';
    const content = await analyse({ ...base, transcript: prose, engine: scripted({}) });
    expect(content).toMatchObject({ universalIndicators: null, transcriptSegments: null, participants: null });
    // Nothing to judge by: no type, no sides (D66).
    expect(content).toMatchObject({ score: null, dimensionScores: null });
  });

  it('counts quotes that do not stand', async () => {
    const made = { price_presented: quote(2, 'sai por 10 reais'), recap: quote(3, 'Achei caro') };
    expect((await analyse({ ...base, engine: scripted({ criteria: made }) })).droppedQuotes).toBe(2);
  });

  it('takes a transcriber’s segments in place of the text', async () => {
    const text = 'bom dia aqui é a Iara da Velora tudo bem com a senhora tudo sim pode falar';
    const segments = [
      { start: 0, end: 3, speaker: '0', text: 'bom dia aqui é a Iara da Velora tudo bem com a senhora' },
      { start: 3, end: 4, speaker: '1', text: 'tudo sim pode falar' },
    ];
    const content = await analyse({
      ...base,
      transcript: text,
      segments,
      salespersonName: 'Iara',
      engine: scripted({}),
    });
    expect(content.transcript).toBe(text);
    expect(content.universalIndicators?.talkToListen).toEqual({ attendantPct: 75, clientPct: 25 });
  });
});

describe('D25: a transcript from which no analysis can be made', () => {
  it('is a 422, and no engine is asked', async () => {
    const engine: Engine = { name: 'never', propose: () => Promise.reject(new Error('asked')) };
    await expect(analyse({ ...base, transcript: 'Agent: Hello?\nClient: Hello?', engine })).rejects.toMatchObject({
      httpStatus: 422,
      message: 'The transcript could not be processed. Retry, or review its content.',
    });
  });

  it('is known beforehand, with the seconds that decide the cost (D22, D62)', () => {
    expect(inspect('Agent: Hello?\nClient: Hello?')).toEqual({
      estimatedSeconds: 0.8,
      leastSeconds: 0.4,
      refusal: expect.objectContaining({ key: 'transcriptTooShort' }),
    });
    expect(inspect(transcript)).toMatchObject({ estimatedSeconds: 70, refusal: null });
  });
});

describe('one reading', () => {
  it('gives what inspecting and reading give apart', async () => {
    const hints = { salespersonName: null, clientName: null };
    const { conversation, ...inspection } = read({ transcript, ...hints });
    expect(inspection).toEqual(inspect(transcript));
    expect(conversation).toEqual(readConversation({ transcript, ...hints }));
    expect(read({ transcript: 'Agent: Hello?\nClient: Hello?', ...hints })).toMatchObject({
      refusal: expect.objectContaining({ key: 'transcriptTooShort' }),
      conversation: { segments: { length: 2 } },
    });
  });
});

describe('Scores where nothing can be judged (D66)', () => {
  const lines = [
    'Did you see the match on Sunday?',
    'We saw it at my brother’s.',
    'Ours was rained off.',
    'It always rains on Sundays.',
  ];
  const small = lines.map((line, at) => `${at % 2 === 0 ? 'Agent' : 'Client'}: ${line}`).join('\n');
  const nothing = { score: null, dimensionScores: null, interactionScore: null };

  it('are null for small talk, for a voicemail and for prose of no type', async () => {
    const none = scripted({ outcome: { value: 'no_conversation', quote: null } });
    expect(await analyse({ ...base, transcript: small, engine: none })).toMatchObject(nothing);
    const machine = scripted({ outcome: { value: 'voicemail', quote: null } });
    expect(await analyse({ ...base, engine: machine })).toMatchObject(nothing);
    const prose = `${lines.join(' ')} ${lines.join(' ')}`;
    expect(await analyse({ ...base, transcript: prose, engine: scripted({}) })).toMatchObject(nothing);
  });

  it('are null for a recording in which one voice narrates (issue 20), not for a call whose voices were taken for one', async () => {
    const heard = (text: string) => [{ start: 0, end: 60, text, speaker: 'Speaker 1' }];
    const tale =
      'It was late in the autumn when the two brothers walked down to the harbour. The boats lay still, and nobody had lit the lamps. The elder carried the letter that their father had written, and he did not say a word until they reached the last house of the street.';
    const call =
      'Good morning, how can I help you? I ordered a lamp last week and it has not come. Could you give me the number of your order? Yes, it is four two seven. Thank you. I can see it here, and it leaves our warehouse tomorrow. Would that work for you? Yes, that works.';
    const definition = definitionFor('follow_up', 'en');
    const judged = (text: string) =>
      analyse({ ...base, transcript: text, segments: heard(text), definition, engine: scripted({}) });
    expect(await judged(tale)).toMatchObject(nothing);
    expect((await judged(call)).dimensionScores).not.toBeNull();
  });

  it('a criterion is not met by words that the recogniser was not sure of (issue 20)', async () => {
    const definition = definitionFor('follow_up', 'en')!;
    const [first] = definition.criteria;
    const said = 'Would Tuesday at ten suit you for the next call?';
    const quote = { segment: 0, text: said };
    const judge = async (uncertain: { from: number; to: number }[]) => {
      const segments = [
        { start: 0, end: 4, text: said, speaker: 'Agent', uncertain },
        { start: 5, end: 9, text: 'Yes, Tuesday at ten is fine for me, thank you.', speaker: 'Client' },
      ];
      const engine = scripted({ criteria: { [first!.key]: quote } });
      const { interactionScorecard } = await analyse({ ...base, transcript: said, segments, definition, engine });
      return interactionScorecard!.criteria.find(({ key }) => key === first!.key)!;
    };
    const certain = await judge([]);
    const doubted = await judge([{ from: 0, to: said.length }]);
    expect([certain.evidence, doubted.evidence]).toEqual([said, '']);
    expect(certain.met).not.toBe(doubted.met);
  });

  it('are null, not 0, for a voicemail whose type was given', async () => {
    const definition = definitionFor('follow_up', 'en');
    const machine = scripted({ outcome: { value: 'voicemail', quote: null } });
    const content = await analyse({ ...base, definition, engine: machine });
    expect(content).toMatchObject(nothing);
    expect(content.interactionScorecard).toMatchObject({ typeKey: 'follow_up', score: null });
  });

  it('are null for a recording of the client alone (issue 20)', async () => {
    const said = [
      'Hello, I am calling because the heater that I bought from you has stopped working.',
      'My order number is four one nine. How long will that take?',
      'I would have to ask my boss whether I can be at home on Monday.',
      'All right, thanks for your help, bye.',
    ];
    const segments = said.map((text, at) => ({ start: 9 * at, end: 9 * at + 4, text, speaker: 'Speaker 1' }));
    const content = await analyse({ ...base, transcript: '', segments, engine: embeddedEngine() });
    expect(content).toMatchObject({ ...nothing, participants: [{ side: 'client' }] });
    expect(content.reading?.warnings).toContain('one_sided');
  });

  it('are null where several people of one side talk among themselves', async () => {
    const type = { key: 'follow_up', confidence: 1 };
    const conversation = readConversation({ ...base });
    const speakers = conversation.speakers.map(({ name }) => ({ name, side: 'attendant' as const }));
    const segments = conversation.segments.map((segment) => ({ ...segment, side: 'attendant' as const }));
    const engine = scripted({ interactionType: type });
    const content = await analyseConversation({ ...conversation, speakers, segments }, { ...base, engine });
    expect(content).toMatchObject(nothing);
  });

  it('are numbers where a type or two sides are told', async () => {
    const content = await analyse({ ...base, engine: scripted({}) });
    expect(content).toMatchObject({ score: expect.any(Number), interactionScore: null });
  });
});
