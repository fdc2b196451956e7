// Table comments: what people write on analyses. Ids are in the order of time.
import type { Queries } from './database.ts';
import { visibilityCondition } from './visibility-condition.ts';

export interface CommentRow {
  id: string;
  company_id: string;
  analysis_id: string;
  turn: number | null;
  text: string;
  /** Null where the person is erased. */
  author_id: string | null;
  /** Null: for everybody. */
  addressee_id: string | null;
  created_at: number;
  edited_at: number | null;
  done_at: number | null;
  /** Key of the criterion that the place shows how to meet; null: no example. */
  example_of: string | null;
}

/** Comments with the present names. */
export interface NamedComment extends CommentRow {
  author_name: string | null;
  addressee_name: string | null;
}

export const namedColumns = 'c.*, a.name AS author_name, f.name AS addressee_name';
export const namedTables =
  'comments c LEFT JOIN users a ON a.id = c.author_id LEFT JOIN users f ON f.id = c.addressee_id';
const named = `SELECT ${namedColumns} FROM ${namedTables}`;

/** The oldest first. */
export const commentsOf = (db: Queries, companyId: string, analysisId: string) =>
  db.all<NamedComment>(`${named} WHERE c.company_id = ? AND c.analysis_id = ? ORDER BY c.id`, [companyId, analysisId]);

/** By the person or to the person, on analyses of others, the oldest first. */
export const commentsOfPerson = (db: Queries, companyId: string, userId: string) =>
  db.all<NamedComment>(
    `${named} JOIN analyses n ON n.id = c.analysis_id WHERE c.company_id = ? AND (c.author_id = ? OR c.addressee_id = ?)
     AND n.salesperson_id IS DISTINCT FROM ? ORDER BY c.id`,
    [companyId, userId, userId, userId],
  );

export const commentById = (db: Queries, companyId: string, id: string) =>
  db.get<NamedComment>(`${named} WHERE c.company_id = ? AND c.id = ?`, [companyId, id]);

export interface CommentOfPerson extends NamedComment {
  occurred_at: number;
  salesperson_name: string | null;
  client_name: string | null;
}

interface PersonQuery {
  companyId: string;
  userId: string;
  visibleUserIds: 'all' | readonly string[];
}

/** Addressed to the person and not done, of analyses that the person still sees, the newest first. */
export const commentsToDo = (db: Queries, query: PersonQuery, limit: number) =>
  commentsWhere(db, 'c.addressee_id = ? AND c.done_at IS NULL', query, limit);

/** By the person to somebody else, done or not, the newest first. */
export const commentsAddressed = (db: Queries, query: PersonQuery, limit: number) =>
  commentsWhere(db, 'c.author_id = ? AND c.addressee_id <> c.author_id', query, limit);

function commentsWhere(
  db: Queries,
  whose: string,
  { companyId, userId, visibleUserIds }: PersonQuery,
  limit: number,
): Promise<CommentOfPerson[]> {
  const { condition, values } = visibilityCondition(visibleUserIds);
  return db.all<CommentOfPerson>(
    `SELECT ${namedColumns}, n.occurred_at, n.salesperson_name, n.client_name
     FROM ${namedTables} JOIN analyses n ON n.id = c.analysis_id
     WHERE c.company_id = ? AND ${whose} ${condition} ORDER BY c.id DESC LIMIT ?`,
    [companyId, userId, ...values, limit],
  );
}

export async function countComments(tx: Queries, analysisId: string): Promise<number> {
  const row = await tx.get<{ count: number }>('SELECT COUNT(*) AS count FROM comments WHERE analysis_id = ?', [
    analysisId,
  ]);
  return Number(row?.count ?? 0);
}

export async function insertComment(tx: Queries, row: Omit<CommentRow, 'edited_at' | 'done_at'>): Promise<void> {
  const { id, company_id, analysis_id, turn, text, author_id, addressee_id, created_at, example_of } = row;
  await tx.run(
    `INSERT INTO comments (id, company_id, analysis_id, turn, text, author_id, addressee_id, created_at, example_of)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [id, company_id, analysis_id, turn, text, author_id, addressee_id, created_at, example_of],
  );
}

/** False where it is so already, or gone. */
export async function editComment(
  tx: Queries,
  companyId: string,
  id: string,
  text: string,
  now: number,
): Promise<boolean> {
  const sql = 'UPDATE comments SET text = ?, edited_at = ? WHERE company_id = ? AND id = ? AND text <> ?';
  return (await tx.run(sql, [text, now, companyId, id, text])) === 1;
}

/** The same. */
export async function setCommentDone(
  tx: Queries,
  companyId: string,
  id: string,
  doneAt: number | null,
): Promise<boolean> {
  const isOther = doneAt === null ? 'done_at IS NOT NULL' : 'done_at IS NULL';
  const sql = `UPDATE comments SET done_at = ? WHERE company_id = ? AND id = ? AND ${isOther}`;
  return (await tx.run(sql, [doneAt, companyId, id])) === 1;
}

export const deleteComment = async (tx: Queries, companyId: string, id: string): Promise<boolean> =>
  (await tx.run('DELETE FROM comments WHERE company_id = ? AND id = ?', [companyId, id])) === 1;

/** The texts of an analysis, where they change. */
export async function rewordComments(tx: Queries, analysisId: string, reword: (text: string) => string): Promise<void> {
  const rows = await tx.all<{ id: string; text: string }>('SELECT id, text FROM comments WHERE analysis_id = ?', [
    analysisId,
  ]);
  for (const { id, text } of rows) {
    const reworded = reword(text);
    if (reworded !== text) await tx.run('UPDATE comments SET text = ? WHERE id = ?', [reworded, id]);
  }
}

/** What an erased person wrote stays without an author; what was addressed to them is for everybody. */
export async function forgetCommenter(tx: Queries, userId: string): Promise<void> {
  await tx.run('UPDATE comments SET author_id = NULL WHERE author_id = ?', [userId]);
  await tx.run('UPDATE comments SET addressee_id = NULL WHERE addressee_id = ?', [userId]);
}
