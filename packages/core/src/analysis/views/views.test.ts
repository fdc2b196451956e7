import { describe, expect, it } from 'vitest';
import { zAnalysis, zAnalysisListItem, zCreatedAnalysis, zProcedureAnalysis } from '../../generated/zod.gen.ts';
import { sampleRecord, sampleSummaryRecord } from '../record.fixture.ts';
import { createdView } from './created-view.ts';
import { fullView } from './full-view.ts';
import { listView, procedureListView } from './list-view.ts';
import { procedureCreatedView, procedureView } from './procedure-view.ts';

const audio = { audioUrl: 'https://earshot.test/audio/1' };

const legacy = {
  stage: 'Abertura',
  interactionScorecard: { total: 8 },
  universalIndicators: 'n/a',
  diagnostic: [],
  dimensionScores: { rapport: '80' },
  bant: { budget: 5 },
  objections: { first: 'Caro' },
  productExploration: true,
  keywordDetection: null,
  turns: [{ from: 1 }],
  participants: 'Ana, Rui',
  telephony: { call_id: 7 },
};

const contractOrder = `id status source createdAt updatedAt salespersonName clientName supervisorName displayScore score
  interactionScore summary profile stage interactionType interactionTypeSource interactionScorecard universalIndicators
  methodAdherenceScore attendantTalkPct interruptionsPerTenMin climateLabel diagnostic dimensionScores bant objections
  productExploration keywordDetection transcript transcriptSegments audioUrl audioKey audioDurationSeconds tokensUsed cost jobId
  errorSource errorDetail autoRetryCount archivedAt provider externalCallId externalOwnerId attributionStatus participants
  salespersonId companyId`.split(/\s+/);
const extensions = ['outcome', 'coaching', 'reading', 'errorReason', 'occurredAt', 'exclusion', 'review'];

describe('contract: Analysis, full', () => {
  it('D65: has exactly the keys of the contract, in its order, and the extensions behind them', () => {
    expect(Object.keys(fullView(sampleRecord(), audio))).toEqual([...contractOrder, ...extensions]);
  });

  it('fits the document', () => {
    const view = fullView(sampleRecord(), audio);
    expect(zAnalysis.parse(view)).toEqual(view);
    expect(view).toMatchObject({
      createdAt: '2026-03-01T10:30:15.250Z',
      displayScore: 83,
      methodAdherenceScore: 80,
      attendantTalkPct: 55,
      interruptionsPerTenMin: 1.9,
      climateLabel: 'positive',
    });
  });

  it('D31, D58: a legacy row has null blocks and null copies, and breaks nothing', () => {
    const view = fullView(sampleRecord({ ...legacy, source: 'pbx', transcript: null }), audio);
    expect(zAnalysis.parse(view)).toEqual(view);
    const nulls = Object.entries(view)
      .filter(([, value]) => value === null)
      .map(([key]) => key);
    expect(nulls).toEqual(
      expect.arrayContaining(['stage', 'methodAdherenceScore', 'climateLabel', 'transcriptSegments']),
    );
    expect(view).toMatchObject({ displayScore: 83, interactionScorecard: null, transcript: '' });
  });

  it('D65: shows outcome and coaching as stored, and null where they are missing or do not fit', () => {
    expect(fullView(sampleRecord(), audio)).toMatchObject({
      outcome: 'won',
      coaching: [{ key: 'next_step_scheduled', quote: null, suggestion: '“Fica quinta, às dez?”' }],
    });
    const older = sampleRecord({ outcome: 'sold', coaching: [{ key: 'recap' }] });
    expect(fullView(older, audio)).toMatchObject({ outcome: null, coaching: null });
    expect(Object.keys(createdView(sampleRecord(), 'link'))).not.toEqual(expect.arrayContaining(['outcome']));
    expect(Object.keys(listView(sampleSummaryRecord()))).not.toEqual(expect.arrayContaining(['outcome']));
  });

  it('D65: shows how the transcript was read, and null where that is missing or does not fit', () => {
    expect(fullView(sampleRecord(), audio)).toMatchObject({
      reading: { sides: { by: 'words', certainty: 'doubtful' }, warnings: ['roles_doubtful', 'automated_captions'] },
    });
    expect(fullView(sampleRecord({ reading: { channels: 'alike' } }), audio)).toMatchObject({ reading: null });
    for (const view of [createdView(sampleRecord(), 'link'), listView(sampleSummaryRecord())])
      for (const key of ['reading', 'errorReason']) expect(view).not.toHaveProperty(key);
  });

  it('does not return the discontinued fields, whatever is stored', () => {
    const stored = {
      ...sampleRecord(),
      strengths: ['x'],
      improvements: ['y'],
      phaseSuggestions: ['z'],
      shareToken: 's',
    };
    expect(Object.keys(fullView(stored, audio))).toEqual([...contractOrder, ...extensions]);
  });

  it('shows telephony only for the PBX integration, else no such key', () => {
    const telephony = {
      call_id: '77',
      call_from_name: 'Ana',
      call_from_number: '201',
      call_to: '5511999990000',
      record_file: '77.wav',
    };
    expect(fullView(sampleRecord({ source: 'pbx', telephony }), audio).telephony).toEqual(telephony);
    expect(fullView(sampleRecord({ source: 'meeting', telephony }), audio)).not.toHaveProperty('telephony');
    expect(fullView(sampleRecord({ source: 'pbx' }), audio)).not.toHaveProperty('telephony');
  });

  it('D30: shows a rebuilt Data URL as audioKey, and null where there is no audio', () => {
    const audioDataUrl = 'data:audio/wav;base64,UklGRg==';
    expect(fullView(sampleRecord(), { ...audio, audioDataUrl }).audioKey).toBe(audioDataUrl);
    expect(fullView(sampleRecord({ audioKey: null }), { audioUrl: null })).toMatchObject({
      audioKey: null,
      audioUrl: null,
    });
  });
});

describe('contract: Analysis, created', () => {
  it('has exactly the keys of the contract and fits the document', () => {
    const view = createdView(sampleRecord(), 'https://earshot.test/share/abc');
    expect(zCreatedAnalysis.parse(view)).toEqual(view);
    expect(Object.keys(view).join(' ')).toBe(
      'id score summary clientName salespersonName audioDurationSeconds dimensionScores interactionType interactionScore interactionScorecard universalIndicators objections productExploration keywordDetection profile stage bant publicLink createdAt',
    );
  });

  it('its score is the official score, equal to displayScore of the full view', () => {
    const unscored = sampleRecord();
    (unscored.interactionScorecard as { score: number | null }).score = null;
    expect(createdView(unscored, '').score).toBeNull();
    for (const record of [sampleRecord(), unscored]) {
      expect(createdView(record, '').score).toBe(fullView(record, audio).displayScore);
    }
    expect(createdView(sampleRecord(), '').score).not.toBe(fullView(sampleRecord(), audio).score);
  });
});

describe('contract: Analysis, list item', () => {
  it('has exactly the keys of the contract, whatever else the record holds', () => {
    const view = listView(sampleSummaryRecord());
    expect(zAnalysisListItem.parse(view)).toEqual(view);
    expect(Object.keys(view).join(' ')).toBe(
      'id createdAt updatedAt status source provider externalCallId externalOwnerId companyId salespersonId salespersonName supervisorName clientName displayScore score interactionScore interactionType interactionTypeSource interactionTypeLabel summary audioDurationSeconds attributionStatus',
    );
  });

  it('D43: the procedure has audioDuration in its place', () => {
    const { audioDurationSeconds, ...rest } = listView(sampleSummaryRecord());
    expect(procedureListView(sampleSummaryRecord())).toEqual({ ...rest, audioDuration: audioDurationSeconds });
  });
});

describe('contract: Analysis, procedure-style typed view', () => {
  it('is the full view with audioDuration and the job-function blocks', () => {
    const view = procedureView(sampleRecord(), audio);
    expect(zProcedureAnalysis.parse(view)).toEqual(view);
    const order = contractOrder.map((key) => (key === 'audioDurationSeconds' ? 'audioDuration' : key));
    expect(Object.keys(view)).toEqual([...order, 'jobFunctionScore', 'jobFunctionAnalysis', 'turns', ...extensions]);
  });

  it('parts the criteria into micro-objectives and negative indicators', () => {
    expect(procedureView(sampleRecord(), audio)).toMatchObject({
      jobFunctionScore: 83,
      jobFunctionAnalysis: {
        microObjectives: [
          { criteria: 'Compromisso solicitado', met: true, timestamp: '04:10', evidence: 'Posso emitir o pedido?' },
          { criteria: 'Próximo passo agendado', met: false, timestamp: null, evidence: null },
        ],
        negativeIndicators: [
          { criteria: 'Pressão indevida', present: true, timestamp: '02:05', evidence: 'É só até hoje!' },
        ],
      },
    });
  });

  it('catalogue: closing is the stored share, or that of the scorecard where none is stored', () => {
    expect(procedureView(sampleRecord(), audio).dimensionScores?.closing).toBe(67);
    const dimensionScores = { rapport: 80, listening: 60, objections: 70, clarity: 75 };
    expect(procedureView(sampleRecord({ dimensionScores }), audio).dimensionScores).toEqual({
      ...dimensionScores,
      closing: 33,
    });
  });

  it('D58: a legacy row has nulls there too', () => {
    const view = procedureView(sampleRecord(legacy), audio);
    expect(view).toMatchObject({
      dimensionScores: null,
      jobFunctionScore: null,
      jobFunctionAnalysis: null,
      transcriptSegments: null,
      turns: null,
    });
  });

  it('D56: analysis.create answers the official score', () => {
    expect(procedureCreatedView(sampleRecord())).toEqual({
      id: 'an_1',
      score: 83,
      summary: 'Ana fechou o plano anual.',
      transcript: 'Ana: Bom dia!',
      stage: 'Close',
      salespersonName: 'Ana Lima',
      clientName: 'Padaria São João',
      tokensUsed: 1200,
      audioDuration: 312.4,
      createdAt: '2026-03-01T10:30:15.250Z',
    });
  });
});
