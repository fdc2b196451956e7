// Encrypting what is stored under the present secret, row by row: a process that is killed loses nothing, and the next one goes on.

export interface Rotation {
  /** Rows that were encrypted anew. */
  rewritten: number;
  /** Rows under the present secret in the end, those included. */
  current: number;
  /** Ids of the rows that no secret opens. They stay as they are. */
  unreadable: string[];
}

export interface SecretTable<Row extends { id: string }> {
  rows(): Promise<Row[]>;
  /** Whether it is encrypted under the present secret. */
  isCurrent(row: Row): boolean;
  /** Null when no secret opens it. */
  read(row: Row): string | null;
  /** In a statement of its own, and only while the row is what was read: a new text that somebody enters meanwhile stays. False then. */
  replace(row: Row, text: string): Promise<boolean>;
}

/** Goes through the rows until none has changed meanwhile. */
export async function rotateSecrets<Row extends { id: string }>(stored: SecretTable<Row>): Promise<Rotation> {
  let rewritten = 0;
  for (;;) {
    const rows = await stored.rows();
    const old = rows.filter((row) => !stored.isCurrent(row));
    const unreadable: string[] = [];
    let missed = 0;
    for (const row of old) {
      const text = stored.read(row);
      if (text === null) unreadable.push(row.id);
      else if (await stored.replace(row, text)) rewritten += 1;
      else missed += 1;
    }
    if (missed === 0) return { rewritten, current: rows.length - unreadable.length, unreadable };
  }
}
