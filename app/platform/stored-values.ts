type Stored<Values> = {
  [Key in keyof Values]-?: undefined extends Values[Key]
    ? Exclude<Values[Key], undefined> | null
    : Values[Key]
}

/** What a form says, as it is stored: null for each field of the shape that was left empty. */
export const storedValues = <Values extends object>(
  shape: Record<keyof Values, unknown>,
  values: Values,
): Stored<Values> =>
  Object.fromEntries(
    (Object.keys(shape) as (keyof Values)[]).map((name) => [name, values[name] ?? null]),
  ) as Stored<Values>
