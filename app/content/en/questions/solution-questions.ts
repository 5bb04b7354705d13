import { evisaQuestions } from './evisa-questions.ts'
import type { KnownQuestion } from './known-question.ts'

/** About the solutions and capabilities. */
export const solutionQuestions: readonly KnownQuestion[] = [...evisaQuestions]
