/** What is made when it is first asked for: a start does not draw pages that nobody looks at. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
