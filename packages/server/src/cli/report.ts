// An analysis as a person likes to read it in a terminal: at most 100 characters wide, colours only where the caller styles.
import { styleText } from 'node:util';
import type {
  Analysis,
  Bant,
  CoachingItem,
  InteractionScorecard,
  Language,
  Objection,
  UniversalIndicators,
} from '@earshot/core';
import { type Labels, labelsIn } from './labels.ts';
import { bar, clean, hanging, maxWidth } from './report-text.ts';
import { isGood, stageLabel, titleOf, verdictOf } from './report-values.ts';

export type Tone = 'bold' | 'dim' | 'green' | 'red' | 'cyan';

export interface ReportOptions {
  /** Language of the analysis (docs/decisions/analysis-fields.md#d35). */
  readonly language?: Language;
  /** Ends the report with the transcript: of a recording nobody has it yet. */
  readonly showsTranscript?: boolean;
  /** Colours a piece of text; without it the report is plain. */
  readonly style?: (tone: Tone, text: string) => string;
}

/** What the sections work with. */
interface Pen {
  readonly labels: Labels;
  readonly style: (tone: Tone, text: string) => string;
}

/** The whole report, lines ended by newlines. What is null reads "not measured", never 0. */
export function report(analysis: Analysis, options: ReportOptions = {}): string {
  const labels = labelsIn(options.language ?? 'en');
  const pen: Pen = { labels, style: options.style ?? ((_, text) => text) };
  const { interactionScorecard, universalIndicators, bant, objections, productExploration, diagnostic } = analysis;
  const section = (title: string, lines: string[] | null) => [
    '',
    pen.style('bold', title),
    ...(lines ?? [pen.style('dim', `  ${labels.word('notMeasured')}`)]),
  ];
  return [
    ...head(analysis, pen),
    ...section(labels.word('summary'), analysis.summary ? hanging('  ', analysis.summary, maxWidth) : null),
    ...section(labels.word('scorecard'), interactionScorecard && scorecard(interactionScorecard, pen)),
    ...(analysis.coaching?.length
      ? section(labels.word('coaching'), coachingLines(analysis.coaching, analysis, pen))
      : []),
    ...section(labels.word('indicators'), universalIndicators && indicators(analysis, universalIndicators, pen)),
    ...section('BANT', bant && bantLines(bant, pen)),
    ...section(labels.word('objections'), objections && objectionLines(objections, pen)),
    ...(productExploration?.products.length
      ? section(labels.word('products'), hanging('  ', productExploration.products.join(', '), maxWidth))
      : []),
    ...section(labels.word('nextSteps'), diagnostic && nextSteps(diagnostic.next_steps, pen)),
    ...(options.showsTranscript && analysis.transcript
      ? section(labels.word('transcript'), transcriptLines(analysis.transcript))
      : []),
  ]
    .map((line) => `${line.trimEnd()}\n`)
    .join('');
}

function head(analysis: Analysis, { labels, style }: Pen): string[] {
  const { displayScore, salespersonName, clientName, outcome } = analysis;
  const people = [salespersonName, clientName].filter((name) => name !== null).map(clean);
  const title = [clean(titleOf(analysis, labels)), ...people].join(' · ');
  const score =
    displayScore === null
      ? style('dim', labels.word('notMeasured'))
      : `${style('bold', `${displayScore} / 100`)}  ${style('cyan', bar(displayScore, 40))}`;
  return [
    ...hanging('', title, maxWidth).map((line) => style('bold', line)),
    `${labels.word('officialScore')}  ${score}`,
    ...(outcome ? [`${labels.word('outcome')}  ${labels.outcome(outcome)}`] : []),
  ];
}

function scorecard({ criteria }: InteractionScorecard, { labels, style }: Pen): string[] {
  return criteria.flatMap((criterion) => {
    const good = isGood(criterion);
    // A tick before what must not happen would read as if it had.
    const verdict = criterion.polarity === 'negative' ? `: ${labels.word(verdictOf(criterion))}` : '';
    const [first = '', ...rest] = hanging('    ', `${criterion.label}${verdict}`, maxWidth - 10);
    const time = criterion.timestamp === null ? '' : style('dim', `  ${criterion.timestamp}`);
    const quote = criterion.evidence === '' ? [] : hanging('      ', `“${clean(criterion.evidence)}”`, maxWidth);
    return [`  ${mark(good, style)}${first.slice(3)}${time}`, ...rest, ...quote.map((line) => style('dim', line))];
  });
}

function coachingLines(items: readonly CoachingItem[], { interactionScorecard }: Analysis, { style }: Pen): string[] {
  const labelOf = (key: string) => interactionScorecard?.criteria.find((one) => one.key === key)?.label ?? key;
  return items.flatMap(({ key, quote, suggestion }) => [
    ...hanging('  ', `${clean(labelOf(key))}:`, maxWidth),
    ...(quote === null ? [] : hanging('    ✗ ', `“${clean(quote)}”`, maxWidth).map((line) => style('dim', line))),
    ...hanging('    ✓ ', clean(suggestion), maxWidth),
  ]);
}

const mark = (good: boolean, style: Pen['style']) => style(good ? 'green' : 'red', good ? '✓' : '✗');

function indicators({ stage }: Analysis, measured: UniversalIndicators, { labels, style }: Pen): string[] {
  const { talkToListen, interruptions, emotionalClimate: climate, methodAdherence } = measured;
  const names = ['talkShare', 'interruptions', 'climate', 'method', 'stage'] as const;
  const column = Math.max(...names.map((name) => labels.word(name).length)) + 2;
  const row = (name: (typeof names)[number], text: string) => `  ${labels.word(name).padEnd(column)}${text}`;
  const thirds = (['start', 'middle', 'end'] as const).map(
    (part) => `${labels.word(part)} ${labels.climate(climate[part])}`,
  );
  const steps = methodAdherence.steps.map(({ label, present }) => `${mark(present, style)} ${clean(label)}`);
  return [
    row(
      'talkShare',
      `${labels.word('attendant')} ${talkToListen.attendantPct} % ${style('cyan', bar(talkToListen.attendantPct, 30))} ${talkToListen.clientPct} % ${labels.word('client')}`,
    ),
    row(
      'interruptions',
      `${interruptions.count} (${labels.number(interruptions.perTenMinutes)} ${labels.word('perTenMinutes')})`,
    ),
    row('climate', `${thirds.join(' → ')} (${labels.word('overall')} ${labels.climate(climate.overall)})`),
    row('method', `${methodAdherence.score}  ${steps.join('  ')}`),
    ...(stage === null ? [] : [row('stage', stageLabel(stage, labels.language))]),
  ];
}

function bantLines(bant: Bant, { labels, style }: Pen): string[] {
  const keys = ['budget', 'authority', 'need', 'timing'] as const;
  const column = Math.max(...keys.map((key) => labels.word(key).length)) + 2;
  return keys.flatMap((key) => {
    const name = `  ${labels.word(key).padEnd(column)}`;
    const value = bant[key];
    return value === ''
      ? [name + style('dim', labels.word('notMentioned'))]
      : hanging(name, `“${clean(value)}”`, maxWidth);
  });
}

function objectionLines(objections: readonly Objection[], { labels, style }: Pen): string[] {
  if (objections.length === 0) return [style('dim', `  ${labels.word('none')}`)];
  return objections.flatMap(({ objection, resolved }) => {
    const [first = '', ...rest] = hanging(
      '    ',
      `“${clean(objection)}” ${labels.word(resolved ? 'resolved' : 'unresolved')}`,
      maxWidth,
    );
    return [`  ${mark(resolved, style)}${first.slice(3)}`, ...rest];
  });
}

function nextSteps(
  { status, responsibilities }: { status: string; responsibilities: readonly string[] },
  { labels, style }: Pen,
): string[] {
  const lines = [status, ...responsibilities].filter((text) => clean(text) !== '');
  if (lines.length === 0) return [style('dim', `  ${labels.word('none')}`)];
  return lines.flatMap((text, at) => hanging(at === 0 && status !== '' ? '  ' : '  - ', text, maxWidth));
}

const transcriptLines = (transcript: string) =>
  transcript.split('\n').flatMap((line) => hanging('  ', clean(line), maxWidth));

export function printReport(analysis: Analysis, options: Pick<ReportOptions, 'language' | 'showsTranscript'>): void {
  // styleText itself heeds NO_COLOR, FORCE_COLOR and whether the stream is a terminal.
  const text = report(analysis, {
    ...options,
    style: (tone, part) => styleText(tone, part, { stream: process.stdout }),
  });
  process.stdout.write(text);
}
