type Nameable = { id: string; name: string; email?: string }
type Mention = { id: string; written: string }

const firstOf = (name: string) => name.split(/\s+/)[0]?.toLowerCase() ?? ''

/**
 * Who is named in a text: `@Ada Roy`, `@Ada` where only one has that first name, or `@` and the part of the
 * address before its own `@`. Of names that begin alike the longest is meant.
 * @returns each person once, with the name as it is written
 */
export function mentionsIn(text: string, people: readonly Nameable[]): Mention[] {
  const names = people.flatMap(({ id, name, email }) => {
    const isOnly = people.filter((other) => firstOf(other.name) === firstOf(name)).length === 1
    const all = [name, email?.split('@')[0] ?? '', isOnly ? (name.split(/\s+/)[0] ?? '') : '']
    return all.filter(Boolean).map((one) => ({ id, name: one }))
  })
  const found = new Map<string, string>()
  for (const at of marksIn(text)) {
    const meant = names.filter(({ name }) => isWord(text, at, name))
    const longest = Math.max(...meant.map(({ name }) => name.length))
    for (const { id, name } of meant)
      if (name.length === longest && !found.has(id))
        found.set(id, text.slice(at + 1, at + 1 + longest))
  }
  return [...found].map(([id, written]) => ({ id, written }))
}

/** A text in parts; those with `isName` are one of the names with its `@`. */
export function withNames(
  text: string,
  names: readonly string[],
): { text: string; isName: boolean }[] {
  const longestFirst = names.toSorted((a, b) => b.length - a.length)
  const parts: { text: string; isName: boolean }[] = []
  let end = 0
  for (const at of names.length > 0 ? marksIn(text) : []) {
    const name = longestFirst.find((one) => isWord(text, at, one))
    if (name === undefined || at < end) continue
    if (at > end) parts.push({ text: text.slice(end, at), isName: false })
    end = at + 1 + name.length
    parts.push({ text: text.slice(at, end), isName: true })
  }
  if (end < text.length) parts.push({ text: text.slice(end), isName: false })
  return parts
}

// More than anybody writes: each mark is compared with each name.
const mostMarks = 50

/** Where an `@` stands that is not within an address, a link or a word. */
const marksIn = (text: string) =>
  [...text.matchAll(/(?<![\p{L}\p{N}./])@/gu)].slice(0, mostMarks).map(({ index }) => index)

/** Whether a name stands behind the `@`, and is not the beginning of a longer word. */
function isWord(text: string, at: number, name: string): boolean {
  const end = at + 1 + name.length
  const isName = text.slice(at + 1, end).toLowerCase() === name.toLowerCase()
  return isName && !/^[\p{L}\p{N}-]/u.test(text.slice(end))
}
