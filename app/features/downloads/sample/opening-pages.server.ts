import { columnWidth, grid, line, stack } from '#app/print/blocks.server.ts'
import { inks } from '#app/print/inks.ts'
import type { Style } from '#app/print/type-case.server.ts'
import { blueprint } from '#content/blueprint.ts'
import { pricing } from '#content/pricing.ts'
import { sampleBlueprint } from '#content/sample-blueprint.ts'
import { type Book, body, gap, quiet, strong } from './book.server.ts'
import { frame, hatch } from './pen.server.ts'
import { estimate } from './sample-plan.ts'

const { result } = pricing.estimate

/** The page that a minister reads. */
export function setSummary(book: Book): void {
  const { summary: copy } = sampleBlueprint
  const { sheet, add, text } = book
  const { width } = sheet
  book.chapter(copy)
  add(line(sheet, width, inks.ink, 0.8), 10)
  const across = columnWidth(width, 4, gap)
  const figures = copy.figures.map(({ value, label, note }) =>
    stack([
      text(value, { face: 'display', size: 21, color: inks.navy }, across),
      text(label, { ...strong, size: 8.5 }, across),
      text(note, { ...quiet, size: 7.5 }, across),
    ]),
  )
  add(grid(figures, { columns: 4, width, gap, rowGap: 0 }), 10)
  add(line(sheet, width, inks.line), 16)
  const drawing = { height: 56, alt: copy.alt, caption: copy.figure }
  book.figure(drawing, (top) => drawBars(book, top))
  sheet.y += 8
  const half = columnWidth(width, 2, 28)
  const parts = copy.parts.map(({ title, text: said }) =>
    stack([book.heading(title, half), text(said, { ...body, size: 10.5 }, half)], 2),
  )
  add(grid(parts, { columns: 2, width, gap: 28, rowGap: 16 }), 16)
  add(line(sheet, width, inks.ink, 0.8), 12)
  const { total, people } = estimate
  const [weeks, team] = [result.weeks(total.from, total.to), result.people(people.from, people.to)]
  const last = [{ title: copy.effort.title, text: copy.effort.text(weeks, team) }, copy.ask].map(
    ({ title, text: said }) =>
      stack([book.heading(title, half), text(said, { ...body, size: 10.5 }, half)], 2),
  )
  add(grid(last, { columns: 2, width, gap: 28, rowGap: 0 }))
}

/** The time today and the goal, to the same scale. */
function drawBars({ sheet }: Book, top: number): void {
  const { bars, days } = sampleBlueprint.summary
  const { pdf, type, left, width } = sheet
  const longest = Math.max(...bars.map((bar) => bar.days))
  const from = left + 58
  for (const [at, bar] of bars.entries()) {
    const y = top + at * 30
    const across = ((left + width - from - 62) * bar.days) / longest
    const area = { x: from, y, width: across, height: 22 }
    const color = at === 0 ? inks.navy : inks.vermilion
    type.set(bar.label, strong, { x: left, baseline: y + 14.5 })
    frame(pdf, area, { color, weight: 0.7 })
    hatch(pdf, area, color, { pitch: 2.4, weight: 0.4 })
    const said: Style = { face: 'display', size: 14, color: inks.ink }
    type.set(days(bar.days), said, { x: from + across + 8, baseline: y + 16 })
  }
}

/** What is in the document, and how it was made: the words of the Blueprint page. */
export function setContents(book: Book): void {
  const { contents: copy } = sampleBlueprint
  book.chapter(copy)
  const { documents, rules, steps } = copy
  book.table(
    documents.title,
    {
      tight: true,
      columns: documents.columns,
      shares: [4, 6, 1.2],
      rows: blueprint.included.items.map(({ title }, at) => {
        const { shows = '', pages = '' } = documents.rows[at] ?? {}
        return [title, shows, pages]
      }),
    },
    26,
  )
  book.table(
    rules.title,
    {
      tight: true,
      columns: rules.columns,
      shares: [4, 7.2],
      rows: blueprint.approach.items.map(({ title }, at) => [title, rules.rows[at] ?? '']),
    },
    26,
  )
  book.table(steps.title, {
    tight: true,
    columns: steps.columns,
    shares: [4, 2, 5.2],
    rows: blueprint.journey.steps.map(({ title, duration }, at) => [
      title,
      duration,
      steps.rows[at] ?? '',
    ]),
  })
}
