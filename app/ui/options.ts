type Option = { value: string; label: string }

/** The options of a select, from labels by their values. */
export function optionsOf<Value extends string>(
  labels: Readonly<Record<Value, string>>,
  first?: Option,
): Option[] {
  const rest = Object.entries<string>(labels).map(([value, label]) => ({ value, label }))
  return first ? [first, ...rest] : rest
}
