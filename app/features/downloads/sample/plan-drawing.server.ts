import { inks } from '#app/print/inks.ts'
import type { Sheet } from '#app/print/sheet.server.ts'
import { sampleBlueprint } from '#content/sample-blueprint.ts'
import { body, label } from './book.server.ts'
import { centre, frame, hatch } from './pen.server.ts'
import { decisionWeeks, estimate, stages } from './sample-plan.ts'

const { plan: copy } = sampleBlueprint
const nameWidth = 122
const row = 19
const head = 22
const rows = stages.length + 2
export const planHeight = head + (rows + 1) * row + 8

type Bar = { name: string; from: number; to: number; color: string }

function bars(): Bar[] {
  const { assessment, blueprint } = estimate
  return [
    { name: copy.parts.discovery, from: 1, to: assessment.to, color: inks.vermilion },
    {
      ...{ name: copy.parts.blueprint, from: assessment.to + 1 },
      ...{ to: assessment.to + blueprint.to, color: inks.ochre },
    },
    ...stages.map((stage, at) => ({ ...stage, name: copy.stages[at] ?? '', color: inks.navy })),
  ]
}

/** Bars by week in the longest case, the earliest end, and the decisions. */
export function drawPlan({ pdf, type, left, width }: Sheet, top: number): void {
  const { total } = estimate
  const scale = (width - nameWidth - 8) / total.to
  const at = (week: number) => left + nameWidth + week * scale
  const bottom = top + head + (rows + 1) * row
  type.set(copy.week.toUpperCase(), label, { x: left, baseline: top + 12 })
  for (let week = 0; week <= total.to; week += 1) {
    const isNamed = week % 4 === 0 || week === total.to
    pdf
      .moveTo(at(week), isNamed ? top + head - 5 : top + head - 2.5)
      .lineTo(at(week), isNamed ? bottom : top + head)
    pdf
      .lineWidth(0.35)
      .strokeColor(isNamed ? inks.line : inks.lineStrong)
      .stroke()
    if (isNamed && week > 0 && (week === total.to || total.to - week > 1))
      centre(type, String(week), label, { x: at(week) - 10, y: top + 4, width: 20, height: 10 }, 10)
  }
  pdf
    .moveTo(left, top + head)
    .lineTo(left + width, top + head)
    .lineWidth(0.8)
    .strokeColor(inks.ink)
    .stroke()
  for (const [place, bar] of bars().entries()) {
    const y = top + head + place * row
    type.set(bar.name, { ...body, size: 8.5 }, { x: left, baseline: y + 13 })
    const area = {
      x: at(bar.from - 1),
      y: y + 4,
      width: (bar.to - bar.from + 1) * scale,
      height: row - 8,
    }
    frame(pdf, area, { color: bar.color, weight: 0.7 })
    hatch(pdf, area, bar.color, { pitch: 2.2, weight: 0.5 })
    pdf
      .moveTo(left, y + row)
      .lineTo(left + width, y + row)
      .lineWidth(0.3)
      .strokeColor(inks.line)
      .stroke()
  }
  const y = top + head + rows * row
  type.set(
    sampleBlueprint.decisions.title.split(',')[0] ?? '',
    { ...body, size: 8.5 },
    { x: left, baseline: y + 13 },
  )
  for (const [place, week] of decisionWeeks.entries()) {
    const [x, middle] = [at(week), y + row / 2]
    pdf
      .moveTo(x, middle - 6)
      .lineTo(x + 6, middle)
      .lineTo(x, middle + 6)
      .lineTo(x - 6, middle)
    pdf.closePath().lineWidth(0.7).fillAndStroke('#ffffff', inks.vermilion)
    const style = { face: 'mono', size: 6.5, color: inks.vermilion } as const
    centre(type, String(place + 1), style, { x: x - 6, y: middle - 6, width: 12, height: 12 }, 8)
  }
  const early = at(total.from)
  pdf
    .save()
    .dash(2, { space: 2 })
    .moveTo(early, top + head)
    .lineTo(early, bottom)
  pdf.lineWidth(0.7).strokeColor(inks.vermilion).stroke().restore()
  const words = `${copy.first}: ${total.from}`
  const style = { ...label, size: 6.6, color: inks.vermilion }
  const across = type.measure(words, style)
  pdf.rect(early - across - 8, top + head + 3, across + 4, 10).fill('#ffffff')
  type.set(words, style, { x: early - across - 6, baseline: top + head + 10.5 })
}
