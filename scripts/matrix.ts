/** Rows of numbers, one after the other. */
export type Matrix = { rows: number; columns: number; values: Float32Array }

export const zeros = (rows: number, columns: number): Matrix => ({
  rows,
  columns,
  values: new Float32Array(rows * columns),
})

export const rowOf = ({ values, columns }: Matrix, at: number): Float32Array =>
  values.subarray(at * columns, (at + 1) * columns)

/** Adds a row, so many times, to another one. */
export function addRow(to: Float32Array, row: Float32Array, times = 1): void {
  for (let at = 0; at < to.length; at += 1) to[at] = (to[at] ?? 0) + times * (row[at] ?? 0)
}

/** Adds `a` × `b` to `to`. */
export function addProduct(to: Matrix, a: Matrix, b: Matrix): void {
  for (let row = 0; row < a.rows; row += 1) {
    const [own, sum] = [rowOf(a, row), rowOf(to, row)]
    for (let at = 0; at < a.columns; at += 1) {
      const value = own[at] ?? 0
      if (value !== 0) addRow(sum, rowOf(b, at), value)
    }
  }
}

/** Adds `a` turned round × `b` to `to`. */
export function addTurnedProduct(to: Matrix, a: Matrix, b: Matrix): void {
  for (let row = 0; row < a.rows; row += 1) {
    const [own, other] = [rowOf(a, row), rowOf(b, row)]
    for (let at = 0; at < a.columns; at += 1) {
      const value = own[at] ?? 0
      if (value !== 0) addRow(rowOf(to, at), other, value)
    }
  }
}

/** How near each row of `a` is to each row of `b`. */
export function nearness(a: Matrix, b: Matrix): Matrix {
  const near = zeros(a.rows, b.rows)
  for (let row = 0; row < a.rows; row += 1)
    for (let other = 0; other < b.rows; other += 1)
      near.values[row * b.rows + other] = inner(rowOf(a, row), rowOf(b, other))
  return near
}

export function inner(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0)
  return sum
}

/** Each row with the length 1, and the lengths they had. */
export function unitRows(a: Matrix): { unit: Matrix; lengths: Float32Array } {
  const unit = zeros(a.rows, a.columns)
  const lengths = new Float32Array(a.rows)
  for (let row = 0; row < a.rows; row += 1) {
    const own = rowOf(a, row)
    const length = Math.sqrt(inner(own, own)) || 1
    lengths[row] = length
    addRow(rowOf(unit, row), own, 1 / length)
  }
  return { unit, lengths }
}

/** The slope of the rows before they got the length 1, from the slope of those that have it. */
export function beforeUnit(slope: Matrix, { unit, lengths }: ReturnType<typeof unitRows>): Matrix {
  const before = zeros(slope.rows, slope.columns)
  for (let row = 0; row < slope.rows; row += 1) {
    const [own, to] = [rowOf(slope, row), rowOf(before, row)]
    const along = inner(own, rowOf(unit, row))
    addRow(to, own, 1 / (lengths[row] ?? 1))
    addRow(to, rowOf(unit, row), -along / (lengths[row] ?? 1))
  }
  return before
}

/**
 * The directions in which the rows differ most, by repeated multiplication.
 * @returns a row for each direction, and how much the rows differ in it
 */
export function mainDirections(a: Matrix, count: number, random: () => number) {
  const spread = zeros(a.columns, a.columns)
  addTurnedProduct(spread, a, a)
  let found = zeros(count, a.columns)
  found.values.set(found.values.map(() => random() - 0.5))
  let sizes = new Float32Array(count)
  for (let round = 0; round < 30; round += 1) {
    const next = zeros(count, a.columns)
    addProduct(next, found, spread)
    sizes = new Float32Array(count)
    for (let row = 0; row < count; row += 1) {
      const own = rowOf(next, row)
      for (let before = 0; before < row; before += 1)
        addRow(own, rowOf(next, before), -inner(own, rowOf(next, before)))
      const length = Math.sqrt(inner(own, own)) || 1
      sizes[row] = Math.sqrt(length)
      own.set(own.map((value) => value / length))
    }
    found = next
  }
  return { directions: found, sizes }
}
