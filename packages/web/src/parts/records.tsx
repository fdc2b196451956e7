// Rows of records: a table where there is room, cards on a narrow screen. For lists of thousands: @tanstack/react-virtual.
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './records.module.css';
import unseen from './unseen.module.css';

export interface Column<Record> {
  /** Unique among the columns. */
  key: string;
  title: ReactNode;
  cell(record: Record): ReactNode;
  /** Figures stand at the end, so that they can be compared. */
  isFigure?: boolean;
  /** Known words, which are not broken for want of room. */
  areWords?: boolean;
  /** Few known words, which stay on one line. */
  isOneLine?: boolean;
}

interface RecordsProps<Record> {
  /** What the table shows, for who hears the page. */
  caption: string;
  /** The first one names the record. */
  columns: Column<Record>[];
  records: readonly Record[];
  idOf(record: Record): string;
}

// Roles are written out: as blocks, on a narrow screen, browsers would forget that these are rows and cells.
export function Records<Record>({ caption, columns, records, idOf }: RecordsProps<Record>) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <table className={styles.table} role="table">
      <caption className={unseen.unseen}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ key, title, isFigure }) => (
            <th key={key} scope="col" role="columnheader" className={classNames(isFigure && styles.figure)}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {records.map((record) => (
          <tr key={idOf(record)} role="row">
            {columns.map(({ key, title, cell, isFigure, areWords, isOneLine }, index) => {
              const Cell = index === 0 ? 'th' : 'td';
              return (
                <Cell
                  key={key}
                  {...(index === 0 ? { scope: 'row', role: 'rowheader' } : { role: 'cell' })}
                  className={classNames(
                    isFigure && styles.figure,
                    areWords && styles.words,
                    isOneLine && styles.oneLine,
                  )}
                >
                  <span className={styles.label} aria-hidden="true">
                    {title}
                  </span>
                  <div>{cell(record)}</div>
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}
