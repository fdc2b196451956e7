// Findings of a conversation in which nothing was found; a base to build on.
import type { Findings } from './findings.ts';

export const emptyFindings: Findings = {
  interactionType: null,
  criteria: {},
  customCriteria: {},
  steps: {},
  saleSpokenOf: false,
  objections: [],
  bant: { budget: null, authority: null, need: null, timing: null },
  climate: { start: 'neutral', middle: 'neutral', end: 'neutral', overall: 'neutral' },
  keywords: { client: [], attendant: [] },
  products: [],
  outcome: { value: 'open', quote: null },
  diagnostic: {
    executive_summary: '',
    client_profile: { tone: '', engagement: '', confidence: '', details: '' },
    core_motivation: { problem: '', impact: '' },
    hard_data: { collected: [], missing: [] },
    agent_evaluation: { posture: '', solution_effectiveness: '' },
    next_steps: { status: '', responsibilities: [] },
  },
  summary: '',
  profile: null,
};
