import { blueprint } from '#content/blueprint.ts'

/** The questions of the estimate and their answers, in order; the first answer is set at first. */
export const estimateChoices = {
  solution: ['e-visa', 'governance', 'healthcare', 'aftrlife', 'construction', 'custom'],
  services: ['1', '2-3', '4+'],
  volume: ['10k', '100k', '1m', '1m+'],
  systems: ['0-2', '3-5', '6+'],
  languages: ['1', '2', '3+'],
} as const

export type EstimateField = keyof typeof estimateChoices
export type EstimateAnswers = { [F in EstimateField]: (typeof estimateChoices)[F][number] }
export const estimateFields = Object.keys(estimateChoices) as EstimateField[]

/** From least to most; both are whole numbers. */
export type Span = { from: number; to: number }
export type Effect = { weeks: Span; people: Span }
export type Estimate = {
  assessment: Span
  blueprint: Span
  implementation: Span
  total: Span
  people: Span
  /** What each answer adds to one service of the smallest kind; answers that add nothing are left out. */
  reasons: (Effect & { field: Exclude<EstimateField, 'solution'> })[]
}

const span = (from: number, to = from): Span => ({ from, to })
const plus = (one: Span, other: Span): Span => span(one.from + other.from, one.to + other.to)
const nothing: Effect = { weeks: span(0), people: span(0) }
const adds = (weeks: Span, people = span(0)): Effect => ({ weeks, people })

/** The first working version of one service of the smallest kind. */
export const smallest: Effect = { weeks: span(16, 20), people: span(4, 5) }

/** What an answer adds to it, in weeks of the implementation and in people. The page shows this table. */
export const effects: {
  [F in Exclude<EstimateField, 'solution'>]: Record<EstimateAnswers[F], Effect>
} = {
  services: {
    '1': nothing,
    '2-3': adds(span(6, 10), span(1)),
    '4+': adds(span(12, 20), span(2, 3)),
  },
  volume: {
    '10k': nothing,
    '100k': adds(span(1, 2)),
    '1m': adds(span(2, 4)),
    '1m+': adds(span(4, 8), span(1)),
  },
  systems: {
    '0-2': nothing,
    '3-5': adds(span(3, 5)),
    '6+': adds(span(6, 10), span(1)),
  },
  languages: { '1': nothing, '2': adds(span(1)), '3+': adds(span(2, 4)) },
}

const reasonFields = ['services', 'volume', 'systems', 'languages'] as const

/** The weeks that a step of the Blueprint page names: '3-4 weeks' is 3 to 4. */
export function weeksOf(duration: string): Span {
  const [, from = '0', to = from] = /^(\d+)(?:-(\d+))? weeks?$/.exec(duration) ?? []
  return span(Number(from), Number(to))
}

const durations = blueprint.journey.steps.map(({ duration }) => weeksOf(duration))

/** Weeks and team for these answers, with the reasons. There is no price in it. */
export function estimateOf(answers: EstimateAnswers): Estimate {
  const [, assessment = span(0), planning = span(0)] = durations
  const reasons = reasonFields
    .map((field) => ({ field, ...effectOf(field, answers) }))
    .filter(({ weeks }) => weeks.to > 0)
  const implementation = reasons.reduce((sum, { weeks }) => plus(sum, weeks), smallest.weeks)
  const people = reasons.reduce((sum, reason) => plus(sum, reason.people), smallest.people)
  const total = plus(plus(assessment, planning), implementation)
  return { assessment, blueprint: planning, implementation, total, people, reasons }
}

function effectOf(field: (typeof reasonFields)[number], answers: EstimateAnswers): Effect {
  const table: Record<string, Effect> = effects[field]
  return table[answers[field]] ?? nothing
}

type Typed = Partial<Record<EstimateField, string>>
type Read = { answers: EstimateAnswers; wrong: EstimateField[] }

/** The answers as they were given; a missing or unknown one is replaced by the first and named. */
export function readEstimate(typed: Typed): Read {
  const wrong = estimateFields.filter(
    (field) => !(estimateChoices[field] as readonly string[]).includes(typed[field] ?? ''),
  )
  const pairs = estimateFields.map((field) => [
    field,
    wrong.includes(field) ? estimateChoices[field][0] : typed[field],
  ])
  return { answers: Object.fromEntries(pairs) as EstimateAnswers, wrong }
}

/** The answers in one word, for an address and a hidden field: `e-visa_1_10k_0-2_1`. */
export const codeOf = (answers: EstimateAnswers): string =>
  estimateFields.map((field) => answers[field]).join('_')

/** The answers of a code; undefined when it is not one. */
export function readCode(code: string): EstimateAnswers | undefined {
  const parts = code.split('_')
  if (parts.length !== estimateFields.length) return undefined
  const typed = Object.fromEntries(estimateFields.map((field, index) => [field, parts[index]]))
  const { answers, wrong } = readEstimate(typed)
  return wrong.length === 0 ? answers : undefined
}
