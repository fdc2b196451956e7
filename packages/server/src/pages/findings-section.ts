// What was found in the words: BANT, objections, products and keywords.
import type { Bant, KeywordTerm, Objection, PublicAnalysis } from '@earshot/core';
import { type Html, html } from './escape.ts';
import { type Labels, polaritySign } from './labels.ts';

export function findingsSections(analysis: PublicAnalysis, labels: Labels): Html {
  const { bant, objections, productExploration, keywordDetection } = analysis;
  const notMeasured = html`<p class="soft">${labels.word('notMeasured')}</p>`;
  const section = (title: string, body: Html | null) =>
    html`<section><h2>${title}</h2>${body ?? notMeasured}</section>\n`;
  return html`${section('BANT', bant && bantList(bant, labels))}
${section(labels.word('objections'), objections && objectionList(objections, labels))}
${section(labels.word('products'), productExploration && tags(productExploration.products, labels))}
${section(
  labels.word('keywords'),
  keywordDetection &&
    html`<h3>${labels.word('client')}</h3>${keywords(keywordDetection.client_terms, labels)}
<h3>${labels.word('attendant')}</h3>${keywords(keywordDetection.attendant_terms, labels)}`,
)}`;
}

function bantList(bant: Bant, labels: Labels): Html {
  return html`<dl class="grid">${(['budget', 'authority', 'need', 'timing'] as const).map((key) => {
    const value = bant[key];
    return html`<div><dt>${labels.word(key)}</dt><dd>${value === null ? html`<span class="soft">${labels.word('notMentioned')}</span>` : html`<q>${value}</q>`}</dd></div>`;
  })}</dl>`;
}

function objectionList(objections: readonly Objection[], labels: Labels): Html {
  if (objections.length === 0) return html`<p class="soft">${labels.word('none')}</p>`;
  return html`<ul class="plain rows">${objections.map(
    ({ objection, resolved }) => html`
<li><b class="${resolved ? 'good' : 'bad'}" aria-hidden="true">${resolved ? '✓' : '✗'}</b><span>“${objection}”</span>
<span class="soft">${labels.word(resolved ? 'resolved' : 'unresolved')}</span></li>`,
  )}</ul>`;
}

function tags(names: readonly string[], labels: Labels): Html {
  if (names.length === 0) return html`<p class="soft">${labels.word('notMentioned')}</p>`;
  return html`<ul class="tags">${names.map((name) => html`<li>${name}</li>`)}</ul>`;
}

function keywords(terms: readonly KeywordTerm[], labels: Labels): Html {
  if (terms.length === 0) return html`<p class="soft">—</p>`;
  const colours = { positive: 'good', neutral: 'soft', negative: 'bad' } as const;
  return html`<ul class="tags">${terms.map(
    ({ term, polarity, category, context }) =>
      html`<li title="${context ?? ''}"><b class="${colours[polarity]}">${polaritySign(polarity)}</b> ${term} <span class="soft">${labels.category(category)}</span></li>`,
  )}</ul>`;
}
