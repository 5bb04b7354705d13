import { type Block, baselineIn } from '#app/print/blocks.server.ts'
import { inks } from '#app/print/inks.ts'
import type { Sheet } from '#app/print/sheet.server.ts'
import type { Style } from '#app/print/type-case.server.ts'
import type { HeadlineCopy } from '#content/page-copy.ts'

/** The page's headline, its accented words in vermilion, in lines of at most that width. */
export function headlineBlock(
  sheet: Sheet,
  parts: HeadlineCopy,
  { size, width, most }: { size: number; width: number; most: number },
): Block {
  const { pdf, type } = sheet
  const style: Style = { face: 'display', size, color: inks.ink }
  const leading = size * 1.22
  // The colour of each letter; spaces at the end of a line are lost, and letters are not.
  const colours = parts.flatMap(({ text, accent }) =>
    [...text.replaceAll(/\s/g, '')].map(() => (accent ? inks.vermilion : inks.ink)),
  )
  const lines = type
    .wrap(
      parts
        .map(({ text }) => text)
        .join('')
        .trim(),
      style,
      width,
    )
    .slice(0, most)
  const setLine = (words: string, x: number, baseline: number, first: number) => {
    let [at, run] = [first, '']
    let [from, colour] = [x, colours[first]]
    const flush = () => {
      type.set(run, { ...style, color: colour ?? inks.ink }, { x: from, baseline })
      from += type.measure(run, style)
      run = ''
    }
    for (const letter of words) {
      if (letter !== ' ') {
        if (colours[at] !== colour && run !== '') flush()
        colour = colours[at]
        at += 1
      }
      run += letter
    }
    flush()
    return at
  }
  return {
    height: lines.length * leading,
    draw(parent, x, y) {
      const set = () => {
        let letter = 0
        for (const [place, words] of lines.entries())
          letter = setLine(words, x, baselineIn(y + place * leading, leading, size), letter)
      }
      parent.add(pdf.struct('P', {}, [set]))
    },
  }
}
