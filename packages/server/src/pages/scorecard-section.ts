// The scorecard: each criterion with its verdict, the words that prove it, and when they were said.
import type { InteractionScorecard, PublicAnalysis, ScorecardCriterion } from '@earshot/core';
import { type Html, html } from './escape.ts';
import type { Labels } from './labels.ts';
import { isGood, verdictOf } from './reading.ts';

export function scorecardSection(analysis: PublicAnalysis, labels: Labels): Html {
  const { interactionScorecard: scorecard } = analysis;
  return html`<section>
<h2>${labels.word('scorecard')}</h2>
${scorecard ? body(scorecard, analysis, labels) : html`<p class="soft">${labels.word('notMeasured')}</p>`}
</section>`;
}

function body(scorecard: InteractionScorecard, analysis: PublicAnalysis, labels: Labels): Html {
  const detected =
    analysis.interactionTypeSource === 'auto'
      ? html`<p class="soft">${scorecard.typeLabel}: ${labels.word('detected')} ${Math.round(scorecard.confidence * 100)} %</p>`
      : null;
  return html`${detected}<ul class="plain rows">${scorecard.criteria.map((criterion) => row(criterion, labels))}</ul>`;
}

function row(criterion: ScorecardCriterion, labels: Labels): Html {
  const good = isGood(criterion);
  const quote = criterion.evidence === '' ? null : html`<q>${criterion.evidence}</q>`;
  return html`
<li><b class="${good ? 'good' : 'bad'}" aria-hidden="true">${good ? '✓' : '✗'}</b>
<span>${criterion.label} <span class="soft">${labels.word(verdictOf(criterion))}</span></span>
<span class="mark soft">${criterion.timestamp}</span>${quote}</li>`;
}
