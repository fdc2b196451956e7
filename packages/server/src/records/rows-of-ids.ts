// Reads rows of many ids in several statements, because databases bind a limited number of values.

const idsAtOnce = 500;

/** What `read` gives of all of them, in no order. */
export async function rowsOfIds<Row>(
  ids: readonly string[],
  read: (some: readonly string[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let start = 0; start < ids.length; start += idsAtOnce)
    rows.push(...(await read(ids.slice(start, start + idsAtOnce))));
  return rows;
}
