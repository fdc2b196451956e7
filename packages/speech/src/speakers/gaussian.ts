// A normal distribution over voice frames, from their sums.

/** Count, sums and sums of products of rows of `size` numbers. */
export interface Sums {
  readonly size: number;
  count: number;
  readonly first: Float64Array;
  /** Lower triangle, row by row. */
  readonly second: Float64Array;
}

export function emptySums(size: number): Sums {
  return { size, count: 0, first: new Float64Array(size), second: new Float64Array((size * (size + 1)) / 2) };
}

/** Adds the row that begins at `at`. */
export function addRow(sums: Sums, rows: Float64Array, at: number): void {
  sums.count++;
  let index = 0;
  for (let row = 0; row < sums.size; row++) {
    const value = rows[at + row]!;
    sums.first[row]! += value;
    for (let column = 0; column <= row; column++) sums.second[index++]! += value * rows[at + column]!;
  }
}

/** Added to every variance: few frames give a matrix that can't be inverted. */
const floor = 0.02;

/** Cholesky factor (lower triangle, row by row) of the covariance matrix. */
function factorOf(sums: Sums): Float64Array {
  const { size, count, first, second } = sums;
  const factor = new Float64Array(second.length);
  const at = (row: number, column: number) => (row * (row + 1)) / 2 + column;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let value = second[at(row, column)]! / count - (first[row]! / count) * (first[column]! / count);
      if (row === column) value += floor;
      for (let before = 0; before < column; before++) value -= factor[at(row, before)]! * factor[at(column, before)]!;
      factor[at(row, column)] = row === column ? Math.sqrt(Math.max(value, 1e-9)) : value / factor[at(column, column)]!;
    }
  }
  return factor;
}

function logOfDeterminant(factor: Float64Array, size: number): number {
  let sum = 0;
  for (let row = 0; row < size; row++) sum += 2 * Math.log(factor[(row * (row + 3)) / 2]!);
  return sum;
}

/** A function that gives the log-likelihood of the row at an index, up to a constant. */
export function density(sums: Sums): (rows: Float64Array, at: number) => number {
  const { size, count, first } = sums;
  const factor = factorOf(sums);
  const constant = logOfDeterminant(factor, size);
  const solved = new Float64Array(size);
  return (rows, at) => {
    let distance = 0;
    let index = 0;
    for (let row = 0; row < size; row++) {
      let value = rows[at + row]! - first[row]! / count;
      for (let column = 0; column < row; column++) value -= factor[index++]! * solved[column]!;
      solved[row] = value / factor[index++]!;
      distance += solved[row]! ** 2;
    }
    return -0.5 * (distance + constant);
  };
}
