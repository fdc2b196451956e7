// Comma-separated values as spreadsheets open them with a double click: with their separator, and without running what somebody wrote into a cell.

export type Cell = string | number | null;

/** Excel and LibreOffice expect a semicolon where the decimal sign is a comma. */
const separatorOf = (locale: string) => (new Intl.NumberFormat(locale).format(0.5).includes(',') ? ';' : ',');
/** By it Excel knows UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * Spreadsheets take these beginnings for a formula, white space before them or not; what clients are called comes from outside. With the separator
 * of another language, a cell also begins in the middle of ours.
 */
const formulas = /(^(?=\s*[=+\-@＝＋－＠])|[,;\t\r\n](?=[^\S\t\r\n]*[=+\-@＝＋－＠]))/g;

export const csvOf = (rows: readonly (readonly Cell[])[], locale: string): string => {
  const separator = separatorOf(locale);
  const lines = rows.map((row) => row.map((cell) => written(cell, separator)).join(separator));
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`;
};

function written(cell: Cell, separator: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return separator === ';' ? String(cell).replace('.', ',') : String(cell);
  const text = cell.replace(formulas, "$1'");
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
