// The diagnostic in words, and the next steps.
import type { Diagnostic, PublicAnalysis } from '@earshot/core';
import { type Html, html } from './escape.ts';
import type { Labels, Word } from './labels.ts';

export function diagnosticSections({ diagnostic }: PublicAnalysis, labels: Labels): Html {
  const notMeasured = html`<p class="soft">${labels.word('notMeasured')}</p>`;
  return html`<section><h2>${labels.word('diagnostic')}</h2>${diagnostic ? reading(diagnostic, labels) : notMeasured}</section>
<section><h2>${labels.word('nextSteps')}</h2>${diagnostic ? nextSteps(diagnostic, labels) : notMeasured}</section>`;
}

function reading(diagnostic: Diagnostic, labels: Labels): Html {
  const { client_profile: client, core_motivation: motivation, hard_data: facts, agent_evaluation: agent } = diagnostic;
  const terms = (entries: readonly (readonly [Word, string])[]) => {
    const said = entries.filter(([, text]) => text !== '');
    return said.length === 0
      ? null
      : html`<dl class="grid">${said.map(([word, text]) => html`<div><dt>${labels.word(word)}</dt><dd>${text}</dd></div>`)}</dl>`;
  };
  return html`<p>${diagnostic.executive_summary}</p>
${terms([
  ['tone', client.tone],
  ['engagement', client.engagement],
  ['confidence', client.confidence],
  ['details', client.details],
])}
${terms([
  ['problem', motivation.problem],
  ['impact', motivation.impact],
])}
<h3>${labels.word('collected')}</h3>${list(facts.collected)}
<h3>${labels.word('missing')}</h3>${list(facts.missing)}
${terms([
  ['posture', agent.posture],
  ['effectiveness', agent.solution_effectiveness],
])}`;
}

function nextSteps({ next_steps: { status, responsibilities } }: Diagnostic, labels: Labels): Html {
  if (status === '' && responsibilities.length === 0) return html`<p class="soft">${labels.word('none')}</p>`;
  return html`<p>${status}</p>${responsibilities.length === 0 ? null : list(responsibilities)}`;
}

function list(texts: readonly string[]): Html {
  return texts.length === 0
    ? html`<p class="soft">—</p>`
    : html`<ul>${texts.map((text) => html`<li>${text}</li>`)}</ul>`;
}
