// Tables in any dialect: delimiters, heads, orders of columns and what else stands in them, by chance.
import { byPerson, bySide, type Layout, type Render, roleOf } from './layout.fixture.ts';
import { keys, plainStyles, roles } from './values.fixture.ts';

interface Column {
  readonly head: string;
  readonly cells: readonly string[];
}

export const renderTable: Render = (talk, chance): Layout => {
  const { people, turns } = talk;
  const pair = chance.pick(roles);
  const style = chance.is(0.8) ? chance.pick(plainStyles) : null;
  const delimiter = chance.pick([',', ',', ';', '\t', '|', '^', '~']);
  const isHeaded = chance.is(0.8);
  const heads = new Set<string>();
  const head = (pool: readonly string[]) => {
    for (;;) {
      const key = chance.is(0.12) ? `Column ${heads.size + 1}` : chance.pick(pool);
      const written = chance.is(0.5) ? key : key.replace(/_/g, ' ').replace(/^./, (letter) => letter.toUpperCase());
      if (heads.has(written.toLowerCase())) continue;
      heads.add(written.toLowerCase());
      return written;
    }
  };
  const who = chance.pick(['name', 'name', 'role', 'name and role', 'label'] as const);
  const nameCells = turns.map(({ person }) => (who === 'label' ? `Speaker ${person + 1}` : people[person]!.name));
  const roleCells = turns.map(({ person }) => roleOf(people[person]!, pair));
  const columns: Column[] = [{ head: head(keys.text), cells: turns.map(({ text }) => text) }];
  if (who !== 'role') columns.push({ head: head(keys.speaker), cells: nameCells });
  if (who === 'role') columns.push({ head: head(chance.is(0.5) ? keys.role : keys.speaker), cells: roleCells });
  if (who === 'name and role') columns.push({ head: head(keys.role), cells: roleCells });
  const hasEnds = style !== null && chance.is(0.5);
  if (style) columns.push({ head: head(keys.start), cells: turns.map(({ start }) => String(style.write(start))) });
  if (hasEnds) columns.push({ head: head(keys.end), cells: turns.map(({ end }) => String(style.write(end))) });
  const others: readonly (() => Column)[] = [
    () => ({ head: 'Confidence', cells: turns.map(() => (0.8 + 0.19 * chance.next()).toFixed(2)) }),
    () => ({ head: 'Sentiment', cells: turns.map(() => chance.pick(['neutral', 'positive', 'negative'])) }),
    () => ({ head: 'Line', cells: turns.map((_, at) => String(at + 1)) }),
    () => ({ head: 'Language', cells: turns.map(() => 'en') }),
    () => ({ head: 'Notes', cells: turns.map(() => '') }),
    () => ({ head: 'Call', cells: turns.map(() => 'C-20931') }),
    () => ({ head: 'Message Id', cells: turns.map((_, at) => (at * 7919 + 104_729).toString(16)) }),
  ];
  const more = chance.shuffled(others).slice(0, Math.floor(chance.next() * 4));
  // Ends stand behind starts in every table that people have.
  const ordered = chance.shuffled([
    ...columns.filter((_, at) => !(hasEnds && at === columns.length - 1)),
    ...more.map((make) => make()),
  ]);
  if (hasEnds)
    ordered.splice(ordered.findIndex(({ head: name }) => name === columns.at(-2)!.head) + 1, 0, columns.at(-1)!);
  const quoting = chance.pick(['all', 'needed'] as const);
  const written = (cell: string) =>
    quoting === 'all' || cell.includes(delimiter) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell;
  const rows = [
    ...(isHeaded ? [ordered.map(({ head: name }) => name)] : []),
    ...turns.map((_, at) => ordered.map(({ cells }) => cells[at]!)),
  ];
  const isMarkdown = delimiter === '|' && isHeaded && chance.is(0.6);
  const lines = rows.map((row) =>
    isMarkdown ? `| ${row.join(' | ')} |` : row.map(delimiter === '|' ? (cell) => cell : written).join(delimiter),
  );
  if (isMarkdown) lines.splice(1, 0, `|${ordered.map(() => ' --- ').join('|')}|`);
  const preface = chance.is(0.1) ? [`Transcript of 3 March${delimiter === ',' ? '' : ' '}`, ''] : [];
  return {
    source: [...preface, ...lines].join(chance.is(0.3) ? '\r\n' : '\n'),
    traits: [
      `delimiter: ${isMarkdown ? 'Markdown' : JSON.stringify(delimiter)}`,
      `head: ${isHeaded ? 'yes' : 'no'}`,
      `who: ${who}`,
      `unit: ${style?.name ?? 'none'}`,
      `preface: ${preface.length > 0}`,
    ],
    talk,
    keyOf: who === 'role' ? bySide : byPerson,
    isNamed: who === 'name' || who === 'name and role',
    statesSides: who === 'role' || who === 'name and role',
    toleranceSeconds: style === null ? null : /clock$|date and time/.test(style.name) ? 1.05 : 0.3,
  };
};
