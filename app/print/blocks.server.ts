import { inks } from './inks.ts'
import type { Sheet } from './sheet.server.ts'
import type { Style } from './type-case.server.ts'

export type Element = PDFKit.PDFStructureElement
/** A part of a page that knows its height, in points, before it is drawn. */
export type Block = {
  height: number
  /** Draws it below and to the right of a point. */
  draw: (parent: Element, x: number, y: number) => void
}

type TextOptions = {
  style: Style
  leading: number
  width: number
  /** The structure element that it becomes. */
  tag?: string
  /** The most lines; the last one then ends with an ellipsis. */
  most?: number
}

/** The baseline of a line of text in the middle of its space. */
export const baselineIn = (y: number, leading: number, size: number): number =>
  y + leading / 2 + size * 0.35

/** Text in lines of at most that width. */
export function textBlock(sheet: Sheet, text: string, options: TextOptions): Block {
  const { style, leading, width, tag = 'P', most } = options
  const { pdf, type } = sheet
  const wrapped = type.wrap(text, style, width)
  const lines = most === undefined ? wrapped : wrapped.slice(0, most)
  const last = lines.length - 1
  // The ellipsis takes the place of letters where the line is full.
  if (lines.length < wrapped.length) lines[last] = type.shorten(`${lines[last]} …`, style, width)
  return {
    height: lines.length * leading,
    draw(parent, x, y) {
      const set = () => {
        for (const [place, line] of lines.entries())
          type.set(line, style, {
            x,
            baseline: baselineIn(y + place * leading, leading, style.size),
          })
      }
      parent.add(pdf.struct(tag, {}, [set]))
    },
  }
}

/** Blocks below each other. */
export function stack(blocks: readonly Block[], gap = 0): Block {
  const height = blocks.reduce((sum, block) => sum + block.height, gap * (blocks.length - 1))
  return {
    height: Math.max(0, height),
    draw(parent, x, y) {
      let top = y
      for (const block of blocks) {
        block.draw(parent, x, top)
        top += block.height + gap
      }
    },
  }
}

/** Blocks beside each other, each with the distance of its left edge. */
export function beside(columns: readonly { at: number; block: Block }[]): Block {
  return {
    height: Math.max(0, ...columns.map(({ block }) => block.height)),
    draw(parent, x, y) {
      for (const { at, block } of columns) block.draw(parent, x + at, y)
    },
  }
}

/** Blocks in columns of equal width, row by row. */
export function grid(
  blocks: readonly Block[],
  { columns, width, gap, rowGap }: { columns: number; width: number; gap: number; rowGap: number },
): Block {
  const step = (width + gap) / columns
  const rows = Array.from({ length: Math.ceil(blocks.length / columns) }, (_, row) =>
    beside(
      blocks
        .slice(row * columns, (row + 1) * columns)
        .map((block, column) => ({ at: column * step, block })),
    ),
  )
  return stack(rows, rowGap)
}

/** The width of one column of such a grid. */
export const columnWidth = (width: number, columns: number, gap: number): number =>
  (width + gap) / columns - gap

/** Empty space. */
export const space = (height: number): Block => ({ height, draw: () => undefined })

/** A line from left to right. */
export function line(sheet: Sheet, width: number, color: string = inks.line, weight = 0.5): Block {
  return {
    height: weight,
    draw: (_, x, y) =>
      sheet.ornament(() =>
        sheet.pdf
          .moveTo(x, y)
          .lineTo(x + width, y)
          .lineWidth(weight)
          .strokeColor(color)
          .stroke(),
      ),
  }
}

/** One line of text that leads to an address. */
export function linkBlock(
  sheet: Sheet,
  text: string,
  address: string,
  options: Pick<TextOptions, 'style' | 'leading'>,
): Block {
  const { style, leading } = options
  const { pdf, type } = sheet
  return {
    height: leading,
    draw(parent, x, y) {
      const baseline = baselineIn(y, leading, style.size)
      const link = pdf.struct('Link')
      parent.add(link)
      link.add(() => type.set(text, style, { x, baseline }))
      const width = type.measure(text, style)
      pdf.link(x, y, width, leading, address, {
        structParent: link,
        Contents: new String(text),
      } as object)
      link.end()
    },
  }
}
