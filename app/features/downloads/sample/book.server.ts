import {
  type Block,
  columnWidth,
  type Element,
  grid,
  stack,
  textBlock,
} from '#app/print/blocks.server.ts'
import { inks } from '#app/print/inks.ts'
import type { Sheet } from '#app/print/sheet.server.ts'
import { setTable } from '#app/print/table.server.ts'
import type { Style } from '#app/print/type-case.server.ts'
import type { ItemCopy } from '#content/page-copy.ts'

export const body: Style = { face: 'text', size: 9, color: inks.ink }
export const quiet: Style = { ...body, color: inks.muted }
export const strong: Style = { ...body, face: 'strong' }
export const label: Style = { face: 'mono', size: 7, color: inks.muted, tracking: 0.5 }
export const gap = 20

export type Book = ReturnType<typeof openBook>
type Chapter = { mrz: string; title: string; lead: string }
type TableCopy = {
  columns: readonly string[]
  shares: readonly number[]
  rows: readonly (readonly string[])[]
  /** With little space between the rows. */
  tight?: boolean
}

/** The pages of a printed book: each chapter is one page, and what does not fit is refused. */
export function openBook(sheet: Sheet, root: Element) {
  const { pdf, left, width } = sheet

  /** @throws Error when the page has no room for it, which is a fault of the copy */
  function add(block: Block, after = 0): void {
    if (block.height > sheet.room() + 1)
      throw new Error(
        `"${sheet.head}" is ${Math.ceil(block.height - sheet.room())} points too long`,
      )
    block.draw(root, left, sheet.y)
    sheet.y += block.height + after
  }
  const text = (said: string, style: Style = body, across = width, tag?: string) =>
    textBlock(sheet, said, { style, leading: style.size * 1.38, width: across, tag })
  const heading = (said: string, across = width) =>
    textBlock(sheet, said, {
      ...{ style: { face: 'display', size: 13, color: inks.ink } as const, leading: 18 },
      ...{ width: across, tag: 'H3' },
    })
  const item = ({ title, text: said }: ItemCopy, across: number, tag = 'H4') =>
    stack([text(title, strong, across, tag), text(said, body, across)], 1.5)

  return {
    sheet,
    root,
    add,
    text,
    heading,
    item,
    /** Begins the page of a chapter. */
    chapter({ mrz, title, lead }: Chapter) {
      sheet.head = title
      sheet.turn()
      pdf.outline.addItem(title)
      const first = sheet.y
      sheet.ornament(() => {
        const place = { x: left, baseline: first + 8 }
        sheet.type.set(`${mrz}${'<'.repeat(40)}`.slice(0, 44), { ...label, tracking: 0.6 }, place)
      })
      sheet.y += 18
      const style: Style = { face: 'display', size: 25, color: inks.ink }
      add(textBlock(sheet, title, { style, leading: 31, width, tag: 'H2' }), 5)
      const said: Style = { ...quiet, size: 10.5 }
      add(textBlock(sheet, lead, { style: said, leading: 15, width: Math.min(width, 430) }), 12)
    },
    /** Short texts with titles, in columns. */
    items(list: readonly ItemCopy[], columns: number) {
      const across = columnWidth(width, columns, gap)
      const cells = list.map((one) => item(one, across))
      add(grid(cells, { columns, width, gap, rowGap: 8 }))
    },
    /** A table with its heading; the first column is strong. */
    table(title: string | null, { columns, shares, rows, tight = false }: TableCopy, after = 14) {
      if (title) add(heading(title), 4)
      const total = shares.reduce((sum, share) => sum + share, 0)
      const small: Style = { ...body, size: 8.3 }
      setTable(
        sheet,
        root,
        columns.map((column, at) => ({
          title: column,
          width: (width * (shares[at] ?? 1)) / total,
        })),
        rows.map((cells) =>
          cells.map((cell, at) => ({
            text: cell,
            style: at === 0 ? { ...small, face: 'strong' } : small,
          })),
        ),
        { tight },
      )
      sheet.y += after
    },
    /** A drawing with its caption. */
    figure(size: { height: number; alt: string; caption: string }, draw: (top: number) => void) {
      const top = sheet.y
      const bottom = top + size.height
      root.add(
        pdf.struct('Figure', { alt: size.alt, bbox: [left, top, left + width, bottom] } as object, [
          () => draw(top),
        ]),
      )
      sheet.y = bottom + 5
      add(text(size.caption, { ...quiet, size: 8 }, width, 'Caption'), 12)
    },
  }
}
