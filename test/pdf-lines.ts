import { getDocumentProxy } from 'unpdf'

type Word = { text: string; left: number; right: number; baseline: number; size: number }

/**
 * The words of each page of a PDF, with their places in points from the lower left corner; without
 * microtext.
 */
export async function wordsOfPages(bytes: Buffer): Promise<Word[][]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const pages = Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1))
  return Promise.all(
    pages.map(async (page) => {
      const { items } = await (await page).getTextContent()
      return items.flatMap((item) => {
        if (!('transform' in item) || item.str.trim() === '') return []
        const [, , , size, left, baseline] = item.transform as number[] as [
          ...[number, number, number, number, number, number],
        ]
        if (size < 4) return []
        return [{ text: item.str, left, right: left + item.width, baseline, size }]
      })
    }),
  )
}

/** Pairs of words that are printed over each other. */
export function overlaps(words: readonly Word[]): string[] {
  return words.flatMap((one, at) =>
    words
      .slice(at + 1)
      .filter(
        (other) =>
          one.left < other.right - 1 &&
          other.left < one.right - 1 &&
          Math.abs(one.baseline - other.baseline) < 0.6 * Math.min(one.size, other.size),
      )
      .map((other) => `${one.text} | ${other.text}`),
  )
}
