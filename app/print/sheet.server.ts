import { company } from '#content/company.ts'
import { printed as copy } from '#content/printed.ts'
import { engraveMicrotext } from './engraving.server.ts'
import { inks } from './inks.ts'
import { openTypeCase, type Pdf, type Style, type TypeCase } from './type-case.server.ts'

const margin = 54
const firstLine = 84
const footHeight = 66

export type Sheet = {
  pdf: Pdf
  type: TypeCase
  left: number
  width: number
  /** The vertical position at which the next part begins. */
  y: number
  /** The words at the top of the pages that follow. */
  head: string
  /** The height that is left on the page. */
  room: () => number
  /** Begins a new page. */
  turn: () => void
  /** Begins a new page unless this height fits on the current one. */
  need: (height: number) => void
  /** Draws a decoration, which screen readers skip. */
  ornament: (draw: () => void) => void
  rule: (color?: string, weight?: number, width?: number) => void
}

const quiet: Style = { face: 'mono', size: 7, color: inks.muted, tracking: 0.5 }

/** Adds pages, each with the header and footer of the company. */
export function layOut(pdf: Pdf, name: string): Sheet {
  const type = openTypeCase(pdf)
  const { width: across, height: down } = pdf.page
  const width = across - 2 * margin
  const sheet: Sheet = {
    pdf,
    type,
    left: margin,
    width,
    y: firstLine,
    head: name,
    room: () => down - footHeight - sheet.y,
    turn() {
      pdf.addPage()
      sheet.y = firstLine
      sheet.ornament(() => {
        type.set(company.name, { face: 'display', size: 12, color: inks.ink }, left(60))
        type.set(sheet.head.toUpperCase(), quiet, { ...left(60), align: 'right', width })
      })
    },
    need(height) {
      if (sheet.room() < height) sheet.turn()
    },
    ornament(draw) {
      pdf.markContent('Artifact', { type: 'Layout' })
      draw()
      pdf.endMarkedContent()
    },
    rule(color = inks.line, weight = 0.5, length = width) {
      const { y } = sheet
      sheet.ornament(() =>
        pdf
          .moveTo(margin, y)
          .lineTo(margin + length, y)
          .lineWidth(weight)
          .strokeColor(color)
          .stroke(),
      )
    },
  }
  return sheet
}

const left = (baseline: number) => ({ x: margin, baseline })

/**
 * Adds microtext, title and page number to every page, once the number of pages is known.
 * @param notice what every page says at its foot, in place of the company's mailbox
 */
export function furnish({ pdf, type, width }: Sheet, name: string, notice?: string): void {
  const { count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page)
    const { height } = pdf.page
    pdf.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] })
    const rule = { x: margin, width }
    engraveMicrotext(pdf, type, company.tagline, { ...rule, y: 34 })
    engraveMicrotext(pdf, type, company.tagline, { ...rule, y: height - 48 })
    const said = notice ?? `${company.name} · ${company.mailbox}`
    type.set(said, quiet, left(height - 34))
    const pages = ` · ${copy.pageOf(page + 1, count)}`
    const taken = type.measure(said, quiet) + type.measure(pages, quiet) + 24
    const right = type.shorten(name, quiet, width - taken) + pages
    type.set(right, quiet, { ...left(height - 34), align: 'right', width })
    pdf.endMarkedContent()
  }
}
