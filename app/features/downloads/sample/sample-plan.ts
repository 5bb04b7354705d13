import { type EstimateAnswers, estimateOf, type Span } from '#app/features/pricing/estimate.ts'

/** The answers of the fictional ministry to the questions of the pricing page. */
export const answers: EstimateAnswers = {
  solution: 'e-visa',
  services: '1',
  volume: '100k',
  systems: '3-5',
  languages: '2',
}

/** Weeks and team by the planning values of the pricing page. */
export const estimate = estimateOf(answers)

const planning = estimate.assessment.to + estimate.blueprint.to

/** The stages of the implementation in its longest case: their first and last week, from 1. */
export const stages: readonly Span[] = [
  { from: planning + 1, to: planning + 6 },
  { from: planning + 4, to: planning + 11 },
  { from: planning + 5, to: planning + 16 },
  { from: planning + 9, to: planning + 18 },
  { from: planning + 14, to: planning + 21 },
  { from: planning + 18, to: planning + 26 },
  { from: planning + 24, to: estimate.total.to },
]

/** The weeks by which the decisions are needed, in their order. */
export const decisionWeeks: readonly number[] = [1, planning, 14, planning + 17, estimate.total.to]
