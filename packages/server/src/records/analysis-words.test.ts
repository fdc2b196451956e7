// Words in pieces: of any length, whole again when they are joined, and gone where nothing refers to them (docs/decisions/database.md#words).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../../test/harness/database.ts';
import { adoptPieces, piecesOf, storePieces, sweepLooseWords, wordsExpression } from './analysis-words.ts';
import { type Database, openDatabase } from './database.ts';

const half = 512 * 1024;

describe('piecesOf', () => {
  it.each(['a', 'é', '–', '😀'])('cuts no %s in two', (character) => {
    for (const before of ['', 'x', 'xx', 'xxx']) {
      const text = before + character.repeat(half + 1);
      const bytes = new TextEncoder().encode(text);
      const texts = piecesOf(text);
      expect(texts.length).toBeGreaterThan(1);
      expect(texts.every((piece) => piece.isWellFormed() && piece.length <= half)).toBe(true);
      expect(texts.join('') === text).toBe(true);
      const decoder = new TextDecoder('utf-8', { fatal: true });
      expect(
        piecesOf(bytes)
          .map((piece) => decoder.decode(piece))
          .join('') === text,
      ).toBe(true);
    }
  });

  it('end with a line, or with a turn of JSON', () => {
    const line = 'Ana: Vera Lins told me – 😀';
    const turns = JSON.stringify(Array.from({ length: 40_000 }, (_, n) => ({ n, text: line })));
    for (const [text, end] of [
      [`${line}\n`.repeat(40_000), '\n'],
      [turns, '}'],
    ] as const) {
      const texts = piecesOf(text);
      expect(texts.length).toBeGreaterThan(2);
      expect(texts.slice(0, -1).every((piece) => piece.endsWith(end))).toBe(true);
      expect(texts.join('') === text).toBe(true);
    }
  });

  it('of nothing are none', () => {
    expect(piecesOf('')).toEqual([]);
  });
});

describe('pieces that no row refers to', () => {
  let home: TestDatabase;
  let db: Database;
  beforeAll(async () => {
    home = await freshDatabase();
    db = await openDatabase(home.url);
    await db.migrate();
  });
  afterAll(async () => {
    await db.close();
    await home.remove();
  });

  const text = 'Ana: olá – 😀\n'.repeat(100_000);
  const pieces = async (id: string) =>
    (await db.all('SELECT piece FROM analysis_words WHERE analysis_id = ? ORDER BY piece', [id])).length;

  it('are swept, and cannot be referred to any more', async () => {
    const set = (await storePieces(db, 'one', text, null, 1000))!;
    expect(await pieces('one')).toBeGreaterThan(2);
    await sweepLooseWords(db, 1000);
    expect(await pieces('one')).toBeGreaterThan(2);
    await sweepLooseWords(db, 1001);
    expect(await pieces('one')).toBe(0);
    expect(await db.transaction((tx) => adoptPieces(tx, 'one', set))).toBe(false);
    expect(await db.all('SELECT * FROM loose_words')).toEqual([]);
  });

  it('stay once one does', async () => {
    const set = (await storePieces(db, 'two', text, null, 1000))!;
    expect(await db.transaction((tx) => adoptPieces(tx, 'two', set))).toBe(true);
    await sweepLooseWords(db, 9e15);
    const read = await db.get<{ words: string }>(
      `SELECT ${wordsExpression(db, 'transcript')} AS words FROM (SELECT 'two' AS id) AS analyses,
         (SELECT '' AS transcript, CAST(? AS text) AS transcript_set) AS analysis_documents`,
      [set],
    );
    expect(read!.words === text).toBe(true);
  });

  it('are not stored for a row that is not as it was', async () => {
    const guard = { where: "id = ? AND status = 'completed'", values: ['three'] };
    expect(await storePieces(db, 'three', text, guard, 1000)).toBeNull();
    expect(await pieces('three')).toBe(0);
    await sweepLooseWords(db, 9e15);
    expect(await db.all('SELECT * FROM loose_words')).toEqual([]);
  });
});
