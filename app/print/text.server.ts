import { inks } from './inks.ts'
import type { Sheet } from './sheet.server.ts'
import { body } from './table.server.ts'
import type { Style } from './type-case.server.ts'

type Element = PDFKit.PDFStructureElement
export type Block = { x: number; width: number }

const label: Style = { face: 'mono', size: 7, color: inks.muted, tracking: 0.5 }
const title: Style = { face: 'display', size: 14, color: inks.ink }

/** A paragraph on as many pages as it needs. */
export function setParagraph(
  sheet: Sheet,
  parent: Element,
  text: string,
  { style = body, leading = 13.5, at }: { style?: Style; leading?: number; at?: Block } = {},
): void {
  const { pdf, type } = sheet
  const { x, width } = at ?? { x: sheet.left, width: Math.min(sheet.width, 400) }
  const lines = type.wrap(text, style, width)
  const paragraph = pdf.struct('P')
  parent.add(paragraph)
  for (let done = 0; done < lines.length; ) {
    sheet.need(leading)
    const part = lines.slice(done, done + Math.max(1, Math.floor(sheet.room() / leading)))
    const top = sheet.y + style.size
    paragraph.add(() => {
      for (const [place, line] of part.entries())
        type.set(line, style, { x, baseline: top + leading * place })
    })
    sheet.y += leading * part.length
    done += part.length
  }
  paragraph.end()
}

/** A heading that stays on the same page as the text that follows it. */
export function setHeading(sheet: Sheet, parent: Element, text: string, follows = 44): void {
  sheet.need(32 + follows)
  const baseline = sheet.y + 24
  parent.add(
    sheet.pdf.struct('H2', {}, [() => sheet.type.set(text, title, { x: sheet.left, baseline })]),
  )
  sheet.y += 32
}

/** A label with its lines below. Returns the height that was used. */
export function setDetail(
  sheet: Sheet,
  parent: Element,
  detail: { term: string; lines: readonly { text: string; style?: Style }[] },
  block: Block,
): number {
  const { pdf, type } = sheet
  const top = sheet.y
  const set = (text: string, style: Style, baseline: number) =>
    type.set(text, style, { x: block.x, baseline })
  const group = pdf.struct('Div')
  parent.add(group)
  group.add(pdf.struct('P', {}, [() => set(detail.term.toUpperCase(), label, top + 8)]))
  let baseline = top + 22
  for (const { text, style = body } of detail.lines) {
    const parts = type.wrap(text, style, block.width)
    const first = baseline
    group.add(
      pdf.struct('P', {}, [
        () => {
          for (const [place, part] of parts.entries()) set(part, style, first + 13 * place)
        },
      ]),
    )
    baseline += 13 * parts.length
  }
  group.end()
  return baseline - top
}
