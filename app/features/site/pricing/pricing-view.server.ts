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
import { blueprint } from '#content/blueprint.ts'
import { getStarted } from '#content/get-started.ts'
import { pricing } from '#content/pricing.ts'

const { estimate: copy, tiers } = pricing
const { result } = copy
type Reason = keyof typeof effects
type Row = { name: string; weeks: string; people: string }

/** What the page shows, made on the server, so that the browser does not load the copy of other pages. */
export function pricingView(params: URLSearchParams, prices: Prices | undefined) {
  const isAsked = estimateFields.some((field) => params.has(field))
  const typed = estimateFields.map((field) => [field, params.get(field) ?? undefined] as const)
  const { answers, wrong } = readEstimate(Object.fromEntries(typed))
  return {
    tiers: blueprint.tiers.items.map(({ id, name, description, features }) => ({
      ...{ id, name, description, features },
      takes: tiers.steps[id].map((at) => blueprint.journey.steps[at]).map(stepText),
      price: prices ? priceOf(prices, id) : null,
    })),
    until: prices ? pricing.prices.until(longDate(prices.until)) : null,
    scale: estimateOf(readEstimate({}).answers),
    solutions: getStarted.options.primaryInterest,
    answers,
    wrong: isAsked ? wrong : [],
    estimate: isAsked && wrong.length === 0 ? resultOf(answers) : null,
    table: tableRows(),
  }
}

const stepText = (step: { title: string; duration: string } | undefined) =>
  step ? `${step.title}: ${step.duration}` : ''

function priceOf({ currency, ranges }: Prices, tier: keyof Prices['ranges']): string | null {
  const range = ranges[tier]
  const amount = (value: number) => value.toLocaleString('en-CA')
  return range ? `${currency} ${amount(range.from)} to ${amount(range.to)}` : null
}

function resultOf(answers: Parameters<typeof estimateOf>[0]) {
  const {
    total,
    people,
    assessment,
    blueprint: plan,
    implementation,
    reasons,
  } = estimateOf(answers)
  const weeks = (span: Span) => pricing.scale.weeks(span.from, span.to)
  return {
    weeks: result.weeks(total.from, total.to),
    people: result.people(people.from, people.to),
    parts: [
      { name: result.assessment, weeks: weeks(assessment) },
      { name: result.blueprint, weeks: weeks(plan) },
      { name: result.implementation, weeks: weeks(implementation) },
    ],
    reasons: [
      { name: result.base, said: `${weeks(smallest.weeks)}, ${peopleOf(smallest.people)}` },
      ...reasons.map(({ field, ...effect }) => ({
        name: labelOf(field, answers[field]),
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

const peopleOf = ({ from, to }: Span) => result.people(from, to)
const labelOf = (field: Exclude<EstimateField, 'solution'>, value: string) =>
  `${copy.fields[field]} ${(copy.options[field] as Record<string, string>)[value] ?? ''}`

/** Everything the estimate is computed from, one row for each answer. */
function tableRows(): Row[] {
  const rows = (Object.keys(effects) as Reason[]).flatMap((field) =>
    Object.entries<Effect>(effects[field]).map(([value, effect]) =>
      rowOf(labelOf(field, value), effect),
    ),
  )
  return [
    {
      ...{ name: result.base, weeks: pricing.scale.weeks(smallest.weeks.from, smallest.weeks.to) },
      people: peopleOf(smallest.people),
    },
    ...rows,
  ]
}

function rowOf(name: string, { weeks, people }: Effect): Row {
  const { none } = copy.table
  return {
    name,
    weeks: weeks.to > 0 ? result.adds(weeks.from, weeks.to) : none,
    people:
      people.to > 0 ? result.addsPeople(people.from, people.to).replace('and ', 'adds ') : none,
  }
}

export type PricingView = ReturnType<typeof pricingView>
