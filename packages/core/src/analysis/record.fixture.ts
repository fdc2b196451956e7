// A complete stored analysis for tests.
import type { AnalysisRecord, AnalysisSummaryRecord } from './record.ts';

/** A fresh copy, with changes. */
export function sampleRecord(changes: Partial<AnalysisRecord> = {}): AnalysisRecord {
  return {
    id: 'an_1',
    companyId: 'co_1',
    createdAt: Date.UTC(2026, 2, 1, 10, 30, 15, 250),
    updatedAt: Date.UTC(2026, 2, 1, 10, 31),
    status: 'completed',
    source: 'upload',
    provider: null,
    externalCallId: null,
    externalOwnerId: null,
    salespersonId: 'us_1',
    salespersonName: 'Ana Lima',
    supervisorName: 'Rui Costa',
    clientName: 'Padaria São João',
    score: 71,
    interactionScore: 83,
    interactionType: 'closing',
    interactionTypeSource: 'auto',
    summary: 'Ana fechou o plano anual.',
    audioDurationSeconds: 312.4,
    attributionStatus: 'manual',
    profile: 'Decidido',
    stage: 'Close',
    interactionScorecard: {
      typeKey: 'closing',
      typeLabel: 'Fechamento',
      macroFront: 'sales',
      score: 83,
      confidence: 0.9,
      criteria: [
        {
          key: 'commitment_requested',
          label: 'Compromisso solicitado',
          polarity: 'objective',
          met: true,
          evidence: 'Posso emitir o pedido?',
          timestamp: '04:10',
        },
        {
          key: 'next_step_scheduled',
          label: 'Próximo passo agendado',
          polarity: 'objective',
          met: false,
          evidence: '',
          timestamp: null,
        },
        {
          key: 'pressure_tactics',
          label: 'Pressão indevida',
          polarity: 'negative',
          met: true,
          evidence: 'É só até hoje!',
          timestamp: '02:05',
        },
      ],
    },
    universalIndicators: {
      methodAdherence: { score: 80, steps: [{ key: 'connect', label: 'Conexão', present: true, timestamp: '00:02' }] },
      talkToListen: { attendantPct: 55, clientPct: 45 },
      interruptions: { count: 1, perTenMinutes: 1.9 },
      emotionalClimate: { start: 'neutral', middle: 'neutral', end: 'positive', overall: 'positive' },
    },
    diagnostic: {
      executive_summary: 'Venda concluída.',
      client_profile: { tone: 'cordial', engagement: 'alto', confidence: 'alta', details: '' },
      core_motivation: { problem: 'Controle manual', impact: 'Perdas' },
      hard_data: { collected: ['2 lojas'], missing: [] },
      agent_evaluation: { posture: 'consultiva', solution_effectiveness: 'boa' },
      next_steps: { status: 'Pedido emitido', responsibilities: ['Enviar contrato'] },
    },
    dimensionScores: { rapport: 80, listening: 60, objections: 70, clarity: 75, closing: 67 },
    bant: { budget: '', authority: 'eu decido', need: 'controlar o estoque', timing: '' },
    objections: [{ objection: 'Está caro', resolved: true }],
    productExploration: { explored: true, products: ['Plano Anual'] },
    keywordDetection: {
      client_terms: [{ term: 'estoque', polarity: 'neutral', category: 'need', context: null }],
      attendant_terms: [],
    },
    transcript: 'Ana: Bom dia!',
    turns: [{ speaker: 'Ana', side: 'attendant', text: 'Bom dia!', start: 0, end: 1.5 }],
    participants: [{ name: 'Ana', side: 'attendant' }],
    outcome: 'won',
    coaching: [{ key: 'next_step_scheduled', quote: null, suggestion: '“Fica quinta, às dez?”' }],
    metadata: null,
    telephony: null,
    audioKey: 'uploads/co_1/call.mp3',
    tokensUsed: 1200,
    cost: 0.0123,
    jobId: null,
    errorSource: null,
    errorDetail: null,
    autoRetryCount: 0,
    archivedAt: null,
    ...changes,
  };
}

/** The same analysis as a row of a list. */
export function sampleSummaryRecord(changes: Partial<AnalysisSummaryRecord> = {}): AnalysisSummaryRecord {
  return { ...sampleRecord(), displayScore: 83, interactionTypeLabel: 'Fechamento', ...changes };
}
