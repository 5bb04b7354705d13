type Values<Row, Key extends keyof Row> = Pick<Row, Key>

/** The kept record's values, with those of the merged one where there is none. */
export const fillGaps = <Row, Key extends keyof Row>(
  keys: readonly Key[],
  kept: Row,
  merged: Row,
): Values<Row, Key> => valuesOf(keys, (key) => kept[key] || merged[key])

/** Takes away what the merge has filled in, unless somebody has changed it since. */
export const emptyGaps = <Row, Key extends keyof Row>(
  keys: readonly Key[],
  { now, before, merged }: Record<'now' | 'before' | 'merged', Row>,
): Values<Row, Key> =>
  valuesOf(keys, (key) => (!before[key] && now[key] === merged[key] ? before[key] : now[key]))

const valuesOf = <Row, Key extends keyof Row>(
  keys: readonly Key[],
  value: (key: Key) => Row[Key],
): Values<Row, Key> => Object.fromEntries(keys.map((key) => [key, value(key)])) as Values<Row, Key>
