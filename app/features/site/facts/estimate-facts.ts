import type { Fact } from '#app/features/assistant/facts/fact.ts'
import { effects } from '#app/features/pricing/estimate.ts'
import type { FactWords } from '#content/assistant-facts.ts'
import { makeFact } from './make-fact.ts'

/**
 * What the answers to each question of the estimate add, all together: a meaning does not say in which row a number
 * of the message is. Only known questions lead to them, because their words are in many questions.
 */
export const estimateFacts = (): Fact[] => [
  factOf('services', (words) => words.estimateAdds('services', effects.services)),
  factOf('volume', (words) => words.estimateAdds('volume', effects.volume)),
  factOf('systems', (words) => words.estimateAdds('systems', effects.systems)),
  factOf('languages', (words) => words.estimateAdds('languages', effects.languages)),
]

const factOf = (field: keyof typeof effects, say: (words: FactWords) => string): Fact =>
  makeFact({ id: `estimate-${field}`, path: '/pricing', intent: 'timeline', asked: [], say })
