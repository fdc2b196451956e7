// What is measured in every conversation: talk share, interruptions, climate by thirds, the method's steps, the dimensions.
import type { DimensionScores, PublicAnalysis, UniversalIndicators } from '@earshot/core';
import { type Html, html } from './escape.ts';
import type { Labels } from './labels.ts';
import { stageLabel } from './reading.ts';

export function indicatorsSection(analysis: PublicAnalysis, labels: Labels): Html {
  const { universalIndicators: indicators, stage, dimensionScores } = analysis;
  return html`<section>
<h2>${labels.word('indicators')}</h2>
${indicators ? measured(indicators, labels) : html`<p class="soft">${labels.word('notMeasured')}</p>`}
${stage && html`<p class="soft">${labels.word('stage')}: ${stageLabel(stage, labels.language)}</p>`}
${dimensionScores && dimensions(dimensionScores, labels)}
</section>`;
}

function measured(indicators: UniversalIndicators, labels: Labels): Html {
  const { talkToListen, interruptions, emotionalClimate, methodAdherence } = indicators;
  const { attendantPct, clientPct } = talkToListen;
  return html`<h3>${labels.word('talkShare')}</h3>
<div class="bar" aria-hidden="true"><i style="width:${attendantPct}%"></i></div>
<p class="ends"><span>${labels.word('attendant')} ${attendantPct} %</span><span>${labels.word('client')} ${clientPct} %</span></p>
<h3>${labels.word('interruptions')}</h3>
<p>${interruptions.count} <span class="soft">(${labels.number(interruptions.perTenMinutes)} ${labels.word('perTenMinutes')})</span></p>
<h3>${labels.word('climate')}</h3>
<dl class="grid">${(['start', 'middle', 'end', 'overall'] as const).map((part) =>
    term(labels.word(part), labels.climate(emotionalClimate[part])),
  )}</dl>
<h3>${labels.word('method')} (${methodAdherence.score})</h3>
<ul class="plain rows">${methodAdherence.steps.map(
    ({ label, present, timestamp }) => html`
<li><b class="${present ? 'good' : 'bad'}">${present ? '✓' : '✗'}</b><span>${label}</span><span class="mark soft">${timestamp}</span></li>`,
  )}</ul>`;
}

function dimensions(scores: DimensionScores, labels: Labels): Html {
  return html`<h3>${labels.word('dimensions')}</h3>
<dl class="grid">${(['rapport', 'listening', 'objections', 'clarity'] as const).map((key) => term(labels.word(key), scores[key]))}</dl>`;
}

function term(name: string, value: string | number): Html {
  return html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
}
