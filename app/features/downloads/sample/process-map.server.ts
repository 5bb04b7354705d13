import { inks } from '#app/print/inks.ts'
import type { Sheet } from '#app/print/sheet.server.ts'
import type { Style } from '#app/print/type-case.server.ts'
import { arrow, centre, frame, hatch, numbered } from './pen.server.ts'

type Step = {
  readonly lane: number
  readonly text: string
  /** How long the file waits before it. */
  readonly wait?: string
  readonly mark?: number
  readonly decision?: boolean
}
export type ProcessMap = { readonly lanes: readonly string[]; readonly steps: readonly Step[] }

const head = 20
const box = 30
const between = 17

/** The height of a map, in points. */
export const mapHeight = ({ steps }: ProcessMap): number =>
  head + 8 + steps.length * box + (steps.length - 1) * between + 8

const name: Style = { face: 'mono', size: 7, color: inks.muted, tracking: 0.4 }
const said: Style = { face: 'text', size: 7.8, color: inks.ink }
const waiting: Style = { face: 'mono', size: 6.6, color: inks.ochre, tracking: 0.2 }

/** A process in lanes, one for each party, from top to bottom: one step in each row. */
export function drawProcessMap(sheet: Sheet, map: ProcessMap, top: number): void {
  const { pdf, type, left, width } = sheet
  const lane = width / map.lanes.length
  const height = mapHeight(map)
  for (const [at, title] of map.lanes.entries()) {
    const area = { x: left + at * lane, y: top, width: lane, height }
    if (at % 2 === 1) hatch(pdf, area, inks.line, { pitch: 3, weight: 0.3 })
    centre(type, title.toUpperCase(), name, { ...area, height: head }, 9)
  }
  pdf.rect(left, top, width, height).lineWidth(0.7).strokeColor(inks.ink).stroke()
  pdf
    .moveTo(left, top + head)
    .lineTo(left + width, top + head)
    .lineWidth(0.5)
    .strokeColor(inks.ink)
    .stroke()

  const middle = (step: Step) => left + (step.lane + 0.5) * lane
  const rowTop = (row: number) => top + head + 8 + row * (box + between)
  for (const [row, step] of map.steps.entries()) {
    const next = map.steps[row + 1]
    if (next) {
      const [from, to] = [middle(step), middle(next)]
      const [start, turn, end] = [rowTop(row) + box, rowTop(row) + box + 6, rowTop(row + 1)]
      arrow(
        pdf,
        from === to
          ? [
              [from, start],
              [to, end],
            ]
          : [
              [from, start],
              [from, turn],
              [to, turn],
              [to, end],
            ],
      )
      if (next.wait) type.set(next.wait, waiting, { x: to + 5, baseline: end - 3 })
    }
    const area = { x: middle(step) - lane / 2 + 7, y: rowTop(row), width: lane - 14, height: box }
    const color = step.decision ? inks.vermilion : inks.ink
    frame(pdf, area, { color, double: step.decision })
    centre(type, step.text, said, { ...area, x: area.x + 3, width: area.width - 6 }, 9)
    if (step.mark) numbered(sheet, step.mark, [area.x + area.width, area.y])
  }
}
