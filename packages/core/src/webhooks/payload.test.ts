import { describe, expect, it } from 'vitest';
import { sampleRecord } from '../analysis/record.fixture.ts';
import { fullView } from '../analysis/views/full-view.ts';
import type { DestinationRole } from '../generated/types.gen.ts';
import { zAnalysisCompletedEvent, zAnalysisFailedEvent } from '../generated/zod.gen.ts';
import { renderEnvelope } from './payload.ts';

const audioUrl = 'https://earshot.test/audio/1';
const telephony = {
  call_id: '77',
  call_from_name: 'Ana',
  call_from_number: '201',
  call_to: '5511',
  record_file: '7.wav',
};
const record = sampleRecord({
  source: 'pbx',
  provider: 'pbx',
  externalCallId: '77',
  externalOwnerId: '201',
  telephony,
  metadata: { deal: '4711' },
});
const roles: DestinationRole[] = ['admin_company', 'super_admin', 'supervisor', 'salesperson'];
const dataFor = (role: DestinationRole, of = record) => JSON.parse(renderEnvelope(role, of, audioUrl)).data;

const withheldFromPublic =
  `score attributionStatus tokensUsed cost companyId salespersonId jobId provider externalCallId
  externalOwnerId errorSource errorDetail autoRetryCount archivedAt audioKey metadata outcome coaching reading errorReason occurredAt exclusion review`.split(
    /\s+/,
  );

describe('contract: Request sent to the destination', () => {
  it.each(roles)('%s: the envelope fits the document', (role) => {
    const envelope = JSON.parse(renderEnvelope(role, record, audioUrl));
    expect(Object.keys(envelope)).toEqual(['event', 'analysisId', 'role', 'data']);
    expect(zAnalysisCompletedEvent.parse(envelope)).toEqual(envelope);
    expect(envelope).toMatchObject({ event: 'analysis.completed', analysisId: 'an_1', role });
  });

  it.each(roles)('D70: %s: a failed analysis is another event of the same form', (role) => {
    const failed = sampleRecord({ status: 'failed', errorSource: 'analysis', errorDetail: 'No.' });
    const envelope = JSON.parse(renderEnvelope(role, failed, audioUrl));
    expect(zAnalysisFailedEvent.parse(envelope)).toEqual(envelope);
    expect(envelope).toMatchObject({ event: 'analysis.failed', analysisId: 'an_1', role });
    expect('errorDetail' in envelope.data).toBe(role === 'admin_company' || role === 'super_admin');
  });

  it('contract: Destinations 7: the same role gets the same bytes', () => {
    expect(renderEnvelope('supervisor', record, audioUrl)).toBe(renderEnvelope('supervisor', record, audioUrl));
  });

  it('D47: text stays as it is, not escaped to ASCII', () => {
    expect(renderEnvelope('salesperson', record, audioUrl)).toContain('Padaria São João');
  });
});

describe('contract: Payload data by role; D50', () => {
  it('administrators get the full analysis', () => {
    for (const role of ['admin_company', 'super_admin'] as const) {
      expect(dataFor(role)).toEqual(fullView(record, { audioUrl }));
    }
  });

  it('salespersons get the public analysis: everything but internals', () => {
    const full = Object.keys(dataFor('admin_company'));
    expect(Object.keys(dataFor('salesperson'))).toEqual(full.filter((key) => !withheldFromPublic.includes(key)));
    expect(withheldFromPublic.every((key) => full.includes(key))).toBe(true);
  });

  it('supervisors get score and attributionStatus besides', () => {
    const { score, attributionStatus, ...rest } = dataFor('supervisor');
    expect(rest).toEqual(dataFor('salesperson'));
    expect({ score, attributionStatus }).toEqual({ score: 71, attributionStatus: 'manual' });
  });

  it('a field added to the stored form reaches nobody', () => {
    const leaky = { ...record, shareToken: 'secret', internalNote: 'x' };
    for (const role of roles) expect(dataFor(role, leaky)).toEqual(dataFor(role));
  });

  it('telephony reaches every role when there is any, else no such key', () => {
    for (const role of roles) {
      expect(dataFor(role).telephony).toEqual(telephony);
      expect(dataFor(role, sampleRecord())).not.toHaveProperty('telephony');
    }
  });

  it('D30: audio that came as a Data URL shows as its storage key', () => {
    expect(dataFor('admin_company', sampleRecord({ audioKey: 'uploads/co_1/x.wav' })).audioKey).toBe(
      'uploads/co_1/x.wav',
    );
  });
});
