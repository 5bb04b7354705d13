import { beside, columnWidth, grid, linkBlock, stack } from '#app/print/blocks.server.ts'
import { inks } from '#app/print/inks.ts'
import type { Style } from '#app/print/type-case.server.ts'
import { blueprint } from '#content/blueprint.ts'
import { company } from '#content/company.ts'
import { pricing } from '#content/pricing.ts'
import { sampleBlueprint } from '#content/sample-blueprint.ts'
import { type Book, body, gap, quiet } from './book.server.ts'
import { drawPlan, planHeight } from './plan-drawing.server.ts'
import { answers, decisionWeeks, estimate } from './sample-plan.ts'

const { options, result, fields } = pricing.estimate
const { total, people } = estimate
const weeks = result.weeks(total.from, total.to)
const span = ({ from, to }: { from: number; to: number }) =>
  from === to ? `${from}` : `${from} to ${to}`

/** The plan as a drawing, and how its weeks are computed. */
export function setPlan(book: Book): void {
  const { plan: copy } = sampleBlueprint
  book.chapter({ ...copy, lead: copy.lead(weeks) })
  const figure = { height: planHeight, alt: copy.alt(total.to), caption: copy.figure }
  book.figure(figure, (top) => drawPlan(book.sheet, top))
  const { computed } = copy
  const implementation = estimate.reasons.reduce(
    (base, { weeks: added }) => ({ from: base.from - added.from, to: base.to - added.to }),
    estimate.implementation,
  )
  const { assessment, blueprint: planning } = estimate
  const both = { from: assessment.from + planning.from, to: assessment.to + planning.to }
  book.add(book.heading(computed.title), 1)
  book.add(book.text(computed.text, quiet), 4)
  book.table(
    null,
    {
      tight: true,
      columns: computed.columns,
      shares: [4, 4, 2],
      rows: [
        [computed.planning, '', span(both)],
        [computed.base, '', span(implementation)],
        ...estimate.reasons.map(({ field, weeks: added }) => [
          fields[field],
          chosen(field),
          span(added),
        ]),
        [computed.total, '', span(total)],
      ],
    },
    14,
  )
  book.add(book.heading(copy.results.title), 5)
  book.items(copy.results.items, 2)
}

function chosen(field: 'services' | 'volume' | 'systems' | 'languages'): string {
  const table: Record<string, string> = options[field]
  return table[answers[field]] ?? ''
}

/** People on both sides, and what drives the cost. */
export function setTeam(book: Book): void {
  const { team: copy } = sampleBlueprint
  book.chapter(copy)
  const { ours, yours, drivers, price, effect } = copy
  book.table(ours.title(result.people(people.from, people.to)), {
    ...ours,
    tight: true,
    shares: [2.4, 6],
  })
  book.table(yours.title, { ...yours, tight: true, shares: [2.4, 4.4, 2] })
  const reasonOf = (field: string) => estimate.reasons.find((reason) => reason.field === field)
  const order = ['services', 'volume', 'systems', 'languages'] as const
  book.table(
    drivers.title,
    {
      tight: true,
      columns: drivers.columns,
      shares: [2.4, 4.4, 2],
      rows: pricing.drivers.items.map(({ title }, at) => {
        const field = order[at] ?? 'services'
        const added = reasonOf(field)?.weeks
        const said = `${chosen(field)} (${drivers.sample})`
        return [title, said, added ? pricing.scale.weeks(added.from, added.to) : drivers.none]
      }),
    },
    16,
  )
  const { sheet, add, heading, text } = book
  const across = columnWidth(sheet.width, 2, gap)
  const right = stack(
    [
      heading(effect.title, across),
      ...effect.items.map((said) => text(said, body, across)),
      text(effect.note, quiet, across),
    ],
    4,
  )
  const left = stack([heading(price.title, across), text(price.text, body, across)], 4)
  add(
    beside([
      { at: 0, block: left },
      { at: across + gap, block: right },
    ]),
  )
}

/** Decisions, terms, and how a reader gets a Blueprint. */
export function setDecisions(book: Book, origin: string): void {
  const { decisions: copy } = sampleBlueprint
  const { sheet, add, heading, text } = book
  book.chapter(copy)
  book.table(
    null,
    {
      columns: copy.table.columns,
      shares: [0.7, 4.4, 1.8, 3.8, 0.9],
      rows: copy.table.rows.map((row, at) => [
        String(at + 1),
        ...row,
        String(decisionWeeks[at] ?? ''),
      ]),
    },
    16,
  )
  add(heading(copy.glossary.title), 5)
  const across = columnWidth(sheet.width, 2, gap)
  const terms = copy.glossary.items.map((one) => book.item(one, across))
  add(grid(terms, { columns: 2, width: sheet.width, gap, rowGap: 5 }), 18)
  add(heading(copy.next.title), 2)
  add(text(copy.next.text), 4)
  const steps = blueprint.journey.steps.map(({ duration }) => duration)
  const { steps: parts } = pricing.tiers
  book.table(
    null,
    {
      columns: copy.next.columns,
      shares: [3, 5, 2.4],
      rows: blueprint.tiers.items.map(({ id, name, description }) => [
        name,
        description,
        parts[id].map((at) => steps[at]).join(', '),
      ]),
    },
    12,
  )
  const link: Style = { ...body, size: 9.5, color: inks.blue }
  const ways = [
    [copy.next.ask, `${origin}/blueprint`],
    [copy.next.estimate, `${origin}/pricing`],
    [copy.next.write, `mailto:${company.mailbox}`],
  ] as const
  const lines = ways.map(([said, address]) => {
    const shown = address.replace(/^(https?:\/\/|mailto:)/, '')
    return beside([
      { at: 0, block: text(said, body, 290) },
      { at: 300, block: linkBlock(sheet, shown, address, { style: link, leading: 13 }) },
    ])
  })
  add(stack([...lines, text(copy.owner, quiet)], 4))
}
