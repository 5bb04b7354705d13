const most = 4

/** Values for the lines of a chart, from 0 to one that is at least the highest; whole numbers. */
export function ticksTo(highest: number): number[] {
  const rough = Math.max(1, highest) / most
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(
    1,
    [1, 2, 2.5, 5, 10]
      .map((factor) => factor * power)
      .find((one) => one >= rough && one % 1 === 0) ?? Math.ceil(rough),
  )
  const count = Math.max(1, Math.ceil(highest / step))
  return Array.from({ length: count + 1 }, (_, at) => at * step)
}

/** The columns that have a label below the chart: all when there are few, otherwise about five. */
export function namedColumns(count: number): number[] {
  const step = count <= 8 ? 1 : Math.ceil(count / 5)
  return Array.from({ length: Math.ceil(count / step) }, (_, at) => at * step)
}
