import type { Prices } from '#app/features/company/prices.ts'
import {
  codeOf,
  type Effect,
  type EstimateField,
  effects,
  estimateFields,
  estimateOf,
  readEstimate,
  type Span,
  smallest,
} from '#app/features/pricing/estimate.ts'
import { longDate } from '#app/ui/format-date.ts'
import type { blueprint } from '#content/blueprint.ts'
import { getStarted } from '#content/get-started.ts'
import type { pricing } from '#content/pricing.ts'

type Copy = typeof pricing
type Reason = keyof typeof effects
type Row = { name: string; weeks: string; people: string }
/** The copy of this page and of the page Blueprint, as visitors read them. */
type Copies = { copy: Copy; plan: typeof blueprint }

/** What the page shows, made on the server, so that the browser does not load the copy of other pages. */
export function pricingView(
  { copy, plan }: Copies,
  params: URLSearchParams,
  prices: Prices | undefined,
) {
  // A solution alone comes from its page: the rest is still to be answered.
  const isAsked = estimateFields.some((field) => field !== 'solution' && params.has(field))
  const typed = estimateFields.map((field) => [field, params.get(field) ?? undefined] as const)
  const { answers, wrong } = readEstimate(Object.fromEntries(typed))
  return {
    tiers: plan.tiers.items.map(({ id, name, description, features }) => ({
      ...{ id, name, description, features },
      takes: copy.tiers.steps[id].flatMap((at) => plan.journey.steps[at] ?? []),
      price: prices ? priceOf(prices, id) : null,
    })),
    until: prices ? copy.prices.until(longDate(prices.until)) : null,
    scale: estimateOf(readEstimate({}).answers),
    solutions: getStarted.options.primaryInterest,
    answers,
    wrong: isAsked ? wrong : [],
    estimate: isAsked && wrong.length === 0 ? resultOf(copy, answers) : null,
    table: tableRows(copy),
  }
}

function priceOf({ currency, ranges }: Prices, tier: keyof Prices['ranges']): string | null {
  const range = ranges[tier]
  const amount = (value: number) => value.toLocaleString('en-CA')
  return range ? `${currency} ${amount(range.from)} to ${amount(range.to)}` : null
}

function resultOf(copy: Copy, answers: Parameters<typeof estimateOf>[0]) {
  const { result } = copy.estimate
  const { total, people, assessment, blueprint, implementation, reasons } = estimateOf(answers)
  const weeks = (span: Span) => copy.scale.weeks(span.from, span.to)
  return {
    weeks: result.weeks(total.from, total.to),
    people: result.people(people.from, people.to),
    parts: [
      { name: result.assessment, weeks: weeks(assessment) },
      { name: result.blueprint, weeks: weeks(blueprint) },
      { name: result.implementation, weeks: weeks(implementation) },
    ],
    reasons: [
      { name: result.base, said: `${weeks(smallest.weeks)}, ${peopleOf(copy, smallest.people)}` },
      ...reasons.map(({ field, ...effect }) => ({
        name: labelOf(copy, field, answers[field]),
        said: [
          result.adds(effect.weeks.from, effect.weeks.to),
          ...(effect.people.to > 0
            ? [result.addsPeople(effect.people.from, effect.people.to)]
            : []),
        ].join(' '),
      })),
    ],
    href: `/get-started?estimate=${codeOf(answers)}`,
  }
}

const peopleOf = (copy: Copy, { from, to }: Span) => copy.estimate.result.people(from, to)

function labelOf(copy: Copy, field: Exclude<EstimateField, 'solution'>, value: string): string {
  const { fields, options, answered } = copy.estimate
  return answered(fields[field], (options[field] as Record<string, string>)[value] ?? '')
}

/** Everything the estimate is computed from, one row for each answer. */
function tableRows(copy: Copy): Row[] {
  const rows = (Object.keys(effects) as Reason[]).flatMap((field) =>
    Object.entries<Effect>(effects[field]).map(([value, effect]) =>
      rowOf(copy, labelOf(copy, field, value), effect),
    ),
  )
  const weeks = copy.scale.weeks(smallest.weeks.from, smallest.weeks.to)
  const name = copy.estimate.result.base
  return [{ name, weeks, people: peopleOf(copy, smallest.people) }, ...rows]
}

function rowOf(copy: Copy, name: string, { weeks, people }: Effect): Row {
  const { result, table } = copy.estimate
  const { none } = table
  return {
    name,
    weeks: weeks.to > 0 ? result.adds(weeks.from, weeks.to) : none,
    people:
      people.to > 0 ? result.addsPeople(people.from, people.to).replace('and ', 'adds ') : none,
  }
}

export type PricingView = ReturnType<typeof pricingView>
