import { columnWidth, grid, stack } from '#app/print/blocks.server.ts'
import { inks } from '#app/print/inks.ts'
import type { Style } from '#app/print/type-case.server.ts'
import { blueprint } from '#content/blueprint.ts'
import { sampleBlueprint } from '#content/sample-blueprint.ts'
import { type Book, body, gap, label, strong } from './book.server.ts'
import { centre, frame, hatch, numbered } from './pen.server.ts'
import { drawProcessMap, mapHeight } from './process-map.server.ts'

/** The process as it is, with its four findings. */
export function setToday(book: Book): void {
  const { today: copy } = sampleBlueprint
  const { sheet } = book
  book.chapter(copy)
  const figure = { height: mapHeight(copy), alt: copy.alt, caption: copy.figure }
  book.figure(figure, (top) => drawProcessMap(sheet, copy, top))
  setFindings(book)
}

/** Each finding with the number that it has in the drawing. */
function setFindings({ sheet, root, add, text, heading }: Book): void {
  const { title, items } = sampleBlueprint.today.findings
  add(heading(title), 4)
  const across = columnWidth(sheet.width, 2, gap)
  const cells = items.map((said, at) => {
    const name = blueprint.challenges.items[at]?.title ?? ''
    const inner = stack(
      [text(name, strong, across - 20, 'H4'), text(said, { ...body, size: 8.5 }, across - 20)],
      1,
    )
    return {
      height: inner.height,
      draw(parent: typeof root, x: number, y: number) {
        sheet.ornament(() => numbered(sheet, at + 1, [x + 6, y + 7]))
        inner.draw(parent, x + 20, y)
      },
    }
  })
  add(grid(cells, { columns: 2, width: sheet.width, gap, rowGap: 6 }))
}

/** The starting point, the goals, and how they were counted. */
export function setMeasured(book: Book): void {
  const { measured: copy } = sampleBlueprint
  book.chapter(copy)
  book.table(copy.table.title, { ...copy.table, tight: true, shares: [4, 2, 2, 4] }, 14)
  book.figure({ height: 104, alt: copy.alt, caption: copy.figure }, (top) => drawWaits(book, top))
  const { months } = copy
  book.figure({ height: 112, alt: months.alt, caption: months.figure }, (top) =>
    drawMonths(book, top),
  )
  book.sheet.y += 2
  book.add(book.heading(copy.method.title), 6)
  book.items(copy.method.items, 2)
}

/** Where the days go, to scale; the hours of work are a thin mark of the same scale. */
function drawWaits({ sheet }: Book, top: number): void {
  const { measured: copy } = sampleBlueprint
  const { pdf, type, left, width } = sheet
  const total = copy.waits.reduce((sum, { days }) => sum + days, 0)
  const name: Style = { ...label, size: 6.8, tracking: 0.3 }
  const days: Style = { face: 'display', size: 12, color: inks.ink }
  let x = left
  for (const [at, wait] of copy.waits.entries()) {
    const across = (width * wait.days) / total
    const area = { x, y: top + 26, width: across, height: 36 }
    frame(pdf, area, { color: inks.ink, weight: 0.6 })
    const isLongest = wait.days === Math.max(...copy.waits.map((one) => one.days))
    const look = {
      pitch: isLongest ? 2 : 3.2,
      weight: isLongest ? 0.5 : 0.3,
      slope: at % 2 ? 1 : -1,
    }
    hatch(pdf, area, isLongest ? inks.vermilion : inks.navy, { ...look, slope: 1 })
    centre(type, wait.label.toUpperCase(), name, { ...area, y: top, height: 10 }, 9)
    centre(type, copy.days(wait.days), days, { ...area, y: top + 10, height: 15 }, 13)
    x += across
  }
  // 3.5 hours of 34 days, as wide as that is.
  const work = Math.max(1, (width * 3.5) / 24 / total)
  pdf.rect(left, top + 72, work, 14).fill(inks.vermilion)
  type.set(copy.work, { ...body, size: 8.5 }, { x: left + work + 7, baseline: top + 82 })
  pdf
    .moveTo(left, top + 98)
    .lineTo(left + width, top + 98)
    .lineWidth(0.5)
    .strokeColor(inks.lineStrong)
    .stroke()
  for (let day = 0; day <= total; day += 1) {
    const at = left + (width * day) / total
    pdf
      .moveTo(at, top + 98)
      .lineTo(at, top + (day % 7 === 0 ? 92 : 95))
      .stroke()
  }
}

/** Applications of each month, and how many of them staff can compare. */
function drawMonths({ sheet }: Book, top: number): void {
  const { months } = sampleBlueprint.measured
  const { pdf, type, left, width } = sheet
  const base = top + 98
  const scale = 84 / Math.max(...months.items.map(({ count }) => count))
  const step = width / months.items.length
  for (const [at, { name, count }] of months.items.entries()) {
    const height = count * scale
    const area = { x: left + at * step + 6, y: base - height, width: step - 12, height }
    const color = count > months.most ? inks.vermilion : inks.navy
    frame(pdf, area, { color, weight: 0.6 })
    hatch(pdf, area, color, { pitch: 2.6, weight: 0.4 })
    centre(type, name, { ...label, size: 6.8 }, { ...area, y: base + 3, height: 10 }, 9)
  }
  pdf
    .moveTo(left, base)
    .lineTo(left + width, base)
    .lineWidth(0.6)
    .strokeColor(inks.ink)
    .stroke()
  const limit = base - months.most * scale
  pdf
    .save()
    .dash(2, { space: 2 })
    .moveTo(left, limit)
    .lineTo(left + width, limit)
  pdf.lineWidth(0.6).strokeColor(inks.ink).stroke().restore()
  type.set(months.limit, { ...body, size: 8 }, { x: left + 2, baseline: limit - 4 })
}

/** The process as it will be, and what changes for whom. */
export function setTarget(book: Book): void {
  const { target: copy } = sampleBlueprint
  const { sheet } = book
  book.chapter(copy)
  const figure = { height: mapHeight(copy), alt: copy.alt, caption: copy.figure }
  book.figure(figure, (top) => drawProcessMap(sheet, copy, top))
  book.table(copy.changes.title, { ...copy.changes, tight: true, shares: [2, 4, 4] }, 10)
  book.add(book.item(copy.without, sheet.width))
}
