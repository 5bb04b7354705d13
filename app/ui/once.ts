/** Creates a value when it is first needed, so that a start does not draw pages that nobody opens. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
