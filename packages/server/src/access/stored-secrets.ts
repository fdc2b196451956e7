// What is stored encrypted: finding what no secret opens, and encrypting all anew, row by row, so that a process that is killed loses nothing and the next one goes on.

export interface Rotation {
  /** Rows that were encrypted anew. */
  rewritten: number;
  /** Rows under the present secret in the end, those included. */
  current: number;
  /** Ids of the rows that no secret opens. They stay as they are. */
  unreadable: string[];
}

interface SecretTable<Row extends { id: string }> {
  rows(): Promise<Row[]>;
  /** Whether it is encrypted under the present secret. */
  isCurrent(row: Row): boolean;
  /** Null when no secret opens it. */
  read(row: Row): string | null;
  /** Runs in a statement of its own, and only while the row is what was read, so that a text entered meanwhile stays. False then. */
  replace(row: Row, text: string): Promise<boolean>;
}

/** Encrypted values of one kind, of all companies. */
export interface StoredSecrets {
  /** Ids of the rows that no secret opens. */
  unreadable(): Promise<string[]>;
  /** Encrypts all of them under the present secret. */
  rotate(): Promise<Rotation>;
}

export const storedSecrets = <Row extends { id: string }>(table: SecretTable<Row>): StoredSecrets => ({
  unreadable: async () => (await table.rows()).filter((row) => table.read(row) === null).map(({ id }) => id),
  rotate: () => rotateAll(table),
});

/** Goes through the rows until none has changed meanwhile. */
async function rotateAll<Row extends { id: string }>(stored: SecretTable<Row>): Promise<Rotation> {
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
