import { inks } from '#app/print/inks.ts'
import type { Style } from '#app/print/type-case.server.ts'
import { sampleBlueprint } from '#content/sample-blueprint.ts'
import { type Book, body, label, quiet } from './book.server.ts'
import { type Area, arrow, centre, frame, hatch } from './pen.server.ts'

const { architecture } = sampleBlueprint
type State = keyof typeof architecture.legend

const layerHeight = 70
const between = 24
const nameWidth = 66
const drawingHeight = architecture.layers.length * (layerHeight + between) + 22

/** The architecture as a drawing, and the choices behind it. */
export function setArchitecture(book: Book): void {
  book.chapter(architecture)
  const figure = { height: drawingHeight, alt: architecture.alt, caption: architecture.figure }
  book.figure(figure, (top) => drawArchitecture(book, top))
  book.sheet.y += 6
  book.add(book.heading(architecture.choices.title), 6)
  book.items(architecture.choices.items, 3)
}

function drawArchitecture({ sheet }: Pick<Book, 'sheet'>, top: number): void {
  const { pdf, type, left, width } = sheet
  const { layers, legend, frame: border } = architecture
  const inside = {
    x: left,
    y: top + 16,
    width,
    height: layers.length * (layerHeight + between) + 4,
  }
  frame(pdf, inside, { color: inks.navy, weight: 1.2, double: true })
  const words = border.toUpperCase()
  const style: Style = { ...label, color: inks.navy }
  pdf.rect(left + 12, top + 10, type.measure(words, style) + 12, 12).fill('#ffffff')
  type.set(words, style, { x: left + 18, baseline: top + 18.5 })
  setLegend({ sheet }, legend, top + 8)
  for (const [at, layer] of layers.entries()) {
    const y = inside.y + 14 + at * (layerHeight + between)
    const band = { x: left + 10, y, width: width - 20, height: layerHeight }
    hatch(pdf, band, inks.line, { pitch: 3, weight: 0.35 })
    pdf
      .rect(band.x, band.y, band.width, band.height)
      .lineWidth(0.4)
      .strokeColor(inks.lineStrong)
      .stroke()
    pdf.rect(band.x + 0.5, band.y + 0.5, nameWidth, layerHeight - 1).fill('#ffffff')
    centre(type, layer.name.toUpperCase(), label, { ...band, width: nameWidth }, 10)
    const room = band.width - nameWidth - 16
    const step = room / layer.boxes.length
    for (const [place, box] of layer.boxes.entries()) {
      const area = {
        x: band.x + nameWidth + 8 + place * step,
        y: y + 9,
        width: step - 8,
        height: layerHeight - 18,
      }
      drawBox({ sheet }, area, box)
    }
    if (at === layers.length - 1) continue
    for (const part of [0.3, 0.55, 0.8]) {
      const x = band.x + band.width * part
      arrow(
        pdf,
        [
          [x, y + layerHeight + 2],
          [x, y + layerHeight + between - 3],
        ],
        inks.navy,
      )
    }
  }
}

function drawBox(
  { sheet }: Pick<Book, 'sheet'>,
  area: Area,
  box: { name: string; note: string; state: State },
): void {
  const { type } = sheet
  outline({ sheet }, area, box.state)
  const isGone = box.state === 'replaced'
  const name: Style = { face: 'strong', size: 8.2, color: isGone ? inks.muted : inks.ink }
  const inner = { ...area, x: area.x + 3, width: area.width - 6 }
  const lines = type.wrap(box.name, name, inner.width).length
  centre(type, box.name, name, { ...inner, y: area.y + 4, height: lines * 10 }, 10)
  centre(
    type,
    box.note,
    { ...quiet, size: 7.2 },
    { ...inner, y: area.y + 5 + lines * 10, height: 18 },
    9,
  )
}

function outline({ sheet: { pdf } }: Pick<Book, 'sheet'>, area: Area, state: State): void {
  if (state === 'new') frame(pdf, area, { color: inks.navy, weight: 0.8, double: true })
  else if (state === 'stays') frame(pdf, area, { color: inks.verdigris, weight: 0.9 })
  else frame(pdf, area, { color: inks.vermilion, weight: 0.7, dashed: true })
}

function setLegend(book: Pick<Book, 'sheet'>, legend: Record<State, string>, top: number): void {
  const { type, left, width } = book.sheet
  let x = left + width - 176
  for (const [state, name] of Object.entries(legend) as [State, string][]) {
    outline(book, { x, y: top - 6, width: 14, height: 9 }, state)
    type.set(name, { ...body, size: 7.8 }, { x: x + 18, baseline: top + 1.5 })
    x += 60
  }
}

/** Systems, access and retention, as tables. */
export function setData(book: Book): void {
  const { data: copy } = sampleBlueprint
  book.chapter(copy)
  book.table(copy.systems.title, { ...copy.systems, shares: [2.3, 1.7, 2.6, 3, 1.2] }, 16)
  book.table(copy.access.title, { ...copy.access, shares: [2.6, 1.4, 1.5, 1.5, 1.5, 1.5] }, 16)
  book.table(copy.keeping.title, { ...copy.keeping, shares: [3, 3, 3] }, 10)
  book.add(book.text(copy.note, quiet))
}

/** Risks with their safeguards, and what a model may do. */
export function setRisks(book: Book): void {
  const { risks: copy } = sampleBlueprint
  book.chapter(copy)
  book.table(copy.table.title, { ...copy.table, shares: [3, 3.6, 1.7, 2.8] }, 16)
  book.add(book.heading(copy.ai.title), 2)
  book.add(book.text(copy.ai.text), 4)
  book.table(null, { ...copy.ai, shares: [2.6, 2.8, 2.8, 2.6] }, 16)
  book.add(book.heading(copy.stop.title), 3)
  for (const [at, said] of copy.stop.items.entries()) book.add(book.text(`${at + 1}. ${said}`), 2)
  book.add(book.text(copy.stop.after, quiet))
}
