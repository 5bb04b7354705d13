import { inks } from './inks.ts'
import type { Sheet } from './sheet.server.ts'
import type { Style } from './type-case.server.ts'

type Element = PDFKit.PDFStructureElement
export type Column = { title: string; width: number; numeric?: boolean }
export type Cell = { text: string; style?: Style }

const heading: Style = { face: 'mono', size: 7, color: inks.muted, tracking: 0.4 }
export const body: Style = { face: 'text', size: 9.5, color: inks.ink }
const gap = 12

/** A table on as many pages as it needs; its head is repeated on each page. */
export function setTable(
  sheet: Sheet,
  parent: Element,
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  { tight = false } = {},
): void {
  const [pad, leading] = tight ? [2.5, 11.5] : [5, 13]
  const width = columns.reduce((sum, column) => sum + column.width, 0)
  const { pdf, type } = sheet
  const table = pdf.struct('Table')
  parent.add(table)
  const starts = columns.map((_, index) =>
    columns.slice(0, index).reduce((sum, { width }) => sum + width, sheet.left),
  )
  const setCell = (text: string, style: Style, index: number, baseline: number) => {
    const column = columns[index]
    if (!column) return
    const isLast = index === columns.length - 1
    type.set(text, style, {
      x: starts[index] ?? 0,
      baseline,
      align: column.numeric ? 'right' : 'left',
      width: column.width - (isLast ? 0 : gap),
    })
  }
  const titles = columns.map((column) =>
    type.wrap(column.title.toUpperCase(), heading, column.width - gap),
  )
  const headHeight = 9 * Math.max(...titles.map(({ length }) => length)) + 2 * pad

  function setHead(row: Element | null) {
    sheet.rule(inks.ink, 0.8, width)
    const top = sheet.y
    for (const [index, lines] of titles.entries()) {
      const draw = () => {
        for (const [place, line] of lines.entries())
          setCell(line, heading, index, top + pad + 7 + 9 * place)
      }
      if (row) row.add(pdf.struct('TH', { scope: 'Column' } as object, [draw]))
      else sheet.ornament(draw)
    }
    sheet.y = top + headHeight
    sheet.rule(inks.ink, 0.8, width)
  }

  sheet.need(headHeight + leading + 2 * pad)
  const head = pdf.struct('TR')
  table.add(head)
  setHead(head)
  head.end()
  for (const cells of rows) {
    const lines = cells.map(({ text, style = body }, index) =>
      type.wrap(text, style, (columns[index]?.width ?? 0) - gap),
    )
    const row = pdf.struct('TR')
    table.add(row)
    const data = cells.map(() => pdf.struct('TD'))
    for (const cell of data) row.add(cell)
    const count = Math.max(...lines.map(({ length }) => length))
    for (let done = 0; done < count; ) {
      const whole = (count - done) * leading + 2 * pad
      // A row is divided only when it does not fit on any page.
      if (sheet.room() < Math.min(whole, 40 * leading)) {
        sheet.turn()
        setHead(null)
      }
      const fits = Math.max(1, Math.floor((sheet.room() - 2 * pad) / leading))
      const until = Math.min(count, done + fits)
      const top = sheet.y + pad + 9
      for (const [index, cell] of data.entries()) {
        const part = (lines[index] ?? []).slice(done, until)
        if (part.length === 0) continue
        cell.add(() => {
          for (const [place, line] of part.entries())
            setCell(line, cells[index]?.style ?? body, index, top + leading * place)
        })
      }
      sheet.y += (until - done) * leading + 2 * pad
      done = until
    }
    sheet.rule(inks.line, 0.5, width)
    row.end()
  }
  table.end()
}
