import type { Fact } from '#app/features/assistant/facts/fact.ts'
import { type Effect, effects } from '#app/features/pricing/estimate.ts'
import { makeFact } from './make-fact.ts'

/**
 * What each answer of the estimate adds, as the table of the pricing page says it. Only known questions lead to
 * them, because their words are in many questions.
 */
export const estimateFacts = (): Fact[] =>
  Object.entries(effects).flatMap(([field, answers]) =>
    Object.entries<Effect>(answers)
      .filter(([, { weeks }]) => weeks.to > 0)
      .map(([answer, { weeks, people }]) =>
        makeFact({
          ...{ id: `estimate-${field}-${answer}`, path: '/pricing', intent: 'timeline', asked: [] },
          say: (words) => words.estimateAdds(weeks, people),
        }),
      ),
  )
