import { randomBytes } from 'node:crypto'
import type { Piece } from './render-whole.server.ts'

/**
 * The HTML of parts of pages (`CachedPart`), in memory by their keys; the least recently used are dropped
 * first. While a page is rendered, each part stands in an element of its own: empty where its HTML is known.
 *
 * @param capacity in bytes of HTML and characters of keys
 */
export function createPartCache(capacity: number) {
  const kept = new Map<string, Buffer>()
  let size = 0
  // No text of a page can be taken for the mark, because nobody can guess it.
  const tag = `part-${randomBytes(8).toString('hex')}`
  const start = `<${tag} place="`
  const end = `</${tag}>`

  function drop(key: string): void {
    const html = kept.get(key)
    if (html === undefined) return
    size -= key.length + html.length
    kept.delete(key)
  }

  function keep(key: string, html: Buffer): void {
    drop(key)
    if (key.length + html.length > capacity) return
    kept.set(key, html)
    size += key.length + html.length
    for (const oldest of kept.keys()) {
      if (size <= capacity) return
      drop(oldest)
    }
  }

  /** One rendering of one page. Between its beginning and `complete` nothing else may run. */
  return () => {
    const found: { key: string; html: Buffer | undefined }[] = []
    return {
      tag,
      find(key: string) {
        const html = kept.get(key)
        return { place: found.push({ key, html }) - 1, isKnown: html !== undefined }
      },
      /** Takes the marks out of a page, and puts the known parts in. */
      complete(page: string): Piece[] {
        if (found.length === 0) return [page]
        const [before = '', ...rest] = page.split(start)
        const parts = rest.flatMap((text) => {
          const [inside, after] = [text.indexOf('>') + 1, text.indexOf(end)]
          const { key = '', html = Buffer.from(text.slice(inside, after)) } =
            found[Number.parseInt(text, 10)] ?? {}
          keep(key, html)
          return [html, text.slice(after + end.length)]
        })
        return [before, ...parts]
      },
    }
  }
}
