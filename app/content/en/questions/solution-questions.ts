import { aftrlifeQuestions } from './aftrlife-questions.ts'
import { constructionQuestions } from './construction-questions.ts'
import { evisaQuestions } from './evisa-questions.ts'
import { governanceQuestions } from './governance-questions.ts'
import { healthcareQuestions } from './healthcare-questions.ts'
import type { KnownQuestion } from './known-question.ts'

/** About the solutions and capabilities. */
export const solutionQuestions: readonly KnownQuestion[] = [
  ...evisaQuestions,
  ...governanceQuestions,
  ...healthcareQuestions,
  ...aftrlifeQuestions,
  ...constructionQuestions,
]
