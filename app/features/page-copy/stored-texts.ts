import type { Texts } from './with-texts.ts'

/** A text of staff, and the release's text that it replaced. */
export type StoredText = { text: string; original: string }
/** What staff have changed on a page, by the place in its copy. */
export type StoredTexts = Readonly<Record<string, StoredText>>

/**
 * Where a stored text stands in this release: in the place of its original; in that of another text,
 * because the release has changed the original; or nowhere any more.
 */
export type Placed = StoredText & {
  path: string
  storedAt: string
  state: 'same' | 'changed' | 'gone'
}

/** Every text of a copy by its place, in the order of the page. Functions are no texts. */
export function textsIn(copy: unknown, path = ''): [path: string, text: string][] {
  if (typeof copy === 'string') return [[path, copy]]
  if (typeof copy !== 'object' || copy === null) return []
  return Object.entries(copy).flatMap(([key, value]) =>
    textsIn(value, path === '' ? key : `${path}.${key}`),
  )
}

/** A place without its numbers: equal for the same field of every item of a list. */
const shapeOf = (path: string) => path.replaceAll(/\.\d+(?=\.|$)/g, '.#')

/**
 * Finds the place of every stored text in this release's copy. When a list was put into another order,
 * a text follows its original to the new place.
 */
export function placeTexts(copy: unknown, stored: StoredTexts): Placed[] {
  const texts = textsIn(copy)
  const now = new Map(texts)
  return Object.entries(stored).map(([storedAt, { text, original }]) => {
    const here = now.get(storedAt)
    const said = { text, original, storedAt }
    if (here === original) return { ...said, path: storedAt, state: 'same' as const }
    const moved = texts.find(
      ([path, one]) => one === original && shapeOf(path) === shapeOf(storedAt) && !stored[path],
    )
    if (moved) return { ...said, path: moved[0], state: 'same' as const }
    return { ...said, path: storedAt, state: here === undefined ? 'gone' : 'changed' }
  })
}

/** What visitors read in place of the release's texts. */
export function shownTexts(copy: unknown, stored: StoredTexts): Texts {
  const shown = placeTexts(copy, stored).filter(({ state }) => state !== 'gone')
  return Object.fromEntries(shown.map(({ path, text }) => [path, text]))
}
