import {
  type Block,
  beside,
  columnWidth,
  grid,
  line,
  linkBlock,
  space,
  stack,
  textBlock,
} from '#app/print/blocks.server.ts'
import { inks } from '#app/print/inks.ts'
import type { Sheet } from '#app/print/sheet.server.ts'
import type { Style } from '#app/print/type-case.server.ts'
import { longDate } from '#app/ui/format-date.ts'
import { company } from '#content/company.ts'
import { factSheets as copy } from '#content/fact-sheets.ts'
import type { HeadlineCopy, ItemCopy, OutcomeCopy } from '#content/page-copy.ts'
import type { FactSheet } from './fact-sheet.ts'
import { headlineBlock } from './headline-block.server.ts'

const gap = 20
export const label: Style = { face: 'mono', size: 7, color: inks.muted, tracking: 0.5 }

/** Sets the parts of a fact sheet in one size: 1 is the ordinary one. */
export function factSheetParts(sheet: Sheet, size: number) {
  const { width } = sheet
  const body: Style = { face: 'text', size: 9 * size, color: inks.ink }
  const quiet: Style = { ...body, size: 8 * size, color: inks.muted }
  const strong: Style = { ...body, face: 'strong' }
  const heading: Style = { face: 'display', size: 13, color: inks.ink }
  const text = (said: string, style: Style, across: number, tag?: string, most?: number) =>
    textBlock(sheet, said, { style, leading: style.size * 1.34, width: across, tag, most })
  const named = (said: string, across = width) =>
    textBlock(sheet, said, { style: heading, leading: 17, width: across, tag: 'H2', most: 3 })
  const item = ({ title, text: said }: ItemCopy, across: number, tag = 'H3') =>
    stack([text(title, strong, across, tag), text(said, body, across)], 1.5)
  const columns = (count: number) => columnWidth(width, count, gap)

  return {
    title: (said: string, across: number) => {
      const style: Style = { face: 'display', size: 30, color: inks.ink }
      const isLong = sheet.type.wrap(said, style, across).length > 2
      const cut = isLong ? { style: { ...style, size: 19 }, leading: 23 } : { style, leading: 34 }
      return textBlock(sheet, said, { ...cut, width: across, tag: 'H1', most: 4 })
    },
    headline: (parts: HeadlineCopy, across: number) =>
      headlineBlock(sheet, parts, { size: 14 * size, width: across, most: 4 }),
    lead: (said: string, across: number) =>
      text(said, { ...body, size: 10.5 * size, color: inks.muted }, across, 'P', 7),
    details: (items: readonly ItemCopy[]) => {
      const across = columns(items.length)
      const cells = items.map(({ title, text: said }) =>
        stack(
          [
            textBlock(sheet, title.toUpperCase(), {
              ...{ style: label, leading: 9, width: across, tag: 'H2' },
            }),
            text(said, body, across),
          ],
          3,
        ),
      )
      return grid(cells, { columns: items.length, width, gap, rowGap: 0 })
    },
    outcomes: (title: string, items: readonly OutcomeCopy[]) => {
      const count = Math.max(3, items.length)
      const across = columns(count)
      const figure: Style = { face: 'display', size: 22, color: inks.navy }
      const cells = items.map(({ value, label: measures, note }) =>
        stack([
          textBlock(sheet, value, { style: figure, leading: 27, width: across }),
          text(measures, { ...strong, size: 8 * size }, across, 'P', 4),
          ...(note ? [space(1), text(note, quiet, across, 'P', 7)] : []),
        ]),
      )
      const table = grid(cells, { columns: count, width, gap, rowGap: 6 })
      return stack([named(title), line(sheet, width, inks.ink, 0.8), table], 4)
    },
    features: (title: string, items: readonly ItemCopy[], left: number) => {
      const cells = items.map((one) => item(one, columns(2)))
      const list = grid(cells, { columns: 2, width, gap, rowGap: 7 * size })
      const more = left > 0 ? [text(copy.more(left), quiet, width)] : []
      return stack([named(title), line(sheet, width, inks.ink, 0.8), list, ...more], 5)
    },
    safeguards: (title: string, names: readonly string[]) =>
      stack([text(title, strong, width, 'H2'), text(names.join('\u00a0· '), body, width)], 1.5),
    contact: ({ action, address, day, title }: FactSheet) => {
      const across = columns(2)
      const way = (term: string, shown: Block) =>
        stack(
          [
            textBlock(sheet, term.toUpperCase(), { style: label, leading: 9, width: across }),
            shown,
          ],
          1,
        )
      const link: Style = { ...body, size: 9, color: inks.blue }
      const shown = address.replace(/^https?:\/\//, '')
      const ways = [
        way(
          copy.contact,
          linkBlock(sheet, company.mailbox, `mailto:${company.mailbox}`, {
            style: link,
            leading: 12,
          }),
        ),
        way(
          `${copy.page}: ${title}`,
          linkBlock(sheet, shown, address, { style: link, leading: 12 }),
        ),
        text(`${copy.made(longDate(day))}.`, { ...quiet, size: 7.5 }, across),
      ]
      const offered = stack(
        [named(action.title, across), text(action.text, body, across, 'P', 7)],
        3,
      )
      return beside([
        { at: 0, block: offered },
        { at: across + gap, block: stack(ways, 6) },
      ])
    },
  }
}
