// The read-only page at publicLink: what the public analysis shows (D50), in the language of the analysis, on any screen or paper.
import type { Language, PublicAnalysis } from '@earshot/core';
import { toMmSs } from '@earshot/core';
import { diagnosticSections } from './diagnostic-section.ts';
import { type Html, html } from './escape.ts';
import { findingsSections } from './findings-section.ts';
import { indicatorsSection } from './indicators-section.ts';
import { type Labels, labelsIn } from './labels.ts';
import { page } from './layout.ts';
import { titleOf } from './reading.ts';
import { scorecardSection } from './scorecard-section.ts';
import { transcriptSection } from './transcript-section.ts';

/**
 * A complete HTML document. The parameter's type holds nothing that may not leave the company (D50), so that cost, tokens,
 * ids and error texts can't get onto the page. What is null reads "not measured", never 0 (contract: displayScore).
 */
export function analysisPage(analysis: PublicAnalysis, language: Language = 'en'): string {
  const labels = labelsIn(language);
  return page(
    language,
    [titleOf(analysis, labels), analysis.clientName].filter(Boolean).join(' · '),
    html`${head(analysis, labels)}
<section><h2>${labels.word('summary')}</h2>
<p>${analysis.summary ?? html`<span class="soft">${labels.word('notMeasured')}</span>`}</p>
${analysis.profile && html`<p class="soft">${labels.word('profile')}: ${analysis.profile}</p>`}</section>
${scorecardSection(analysis, labels)}
${indicatorsSection(analysis, labels)}
${findingsSections(analysis, labels)}
${diagnosticSections(analysis, labels)}
${transcriptSection(analysis, labels)}`,
  );
}

/** A page with one sentence, for what cannot be shown. */
export function messagePage(text: string): string {
  return page('en', text, html`<section><p>${text}</p></section>`);
}

function head(analysis: PublicAnalysis, labels: Labels): Html {
  const { displayScore, audioDurationSeconds } = analysis;
  const people = (['salesperson', 'supervisor', 'client'] as const).flatMap((role) => {
    const name = analysis[`${role}Name`];
    return name ? [html`<div><dt>${labels.word(role)}</dt><dd>${name}</dd></div>`] : [];
  });
  return html`<header>
<div>
<h1>${titleOf(analysis, labels)}</h1>
<p class="soft"><time datetime="${analysis.createdAt}">${labels.date(analysis.createdAt)}</time>${
    audioDurationSeconds !== null && html` · ${labels.word('duration')} ${toMmSs(audioDurationSeconds)}`
  }</p>
${people.length > 0 && html`<dl class="grid">${people}</dl>`}
${analysis.audioUrl && html`<audio controls preload="none" src="${analysis.audioUrl}"></audio>`}
</div>
<p class="score"><span class="soft">${labels.word('officialScore')}</span>${
    displayScore === null
      ? html`<strong class="none">${labels.word('notMeasured')}</strong>`
      : html`<strong>${displayScore}</strong><span class="soft">/ 100</span>`
  }</p>
</header>`;
}
