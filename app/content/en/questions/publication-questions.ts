import type { PublicationQuestion } from './publication-question.ts'

/** The known questions about articles and case studies, with their answers. */
export const publicationQuestions: readonly PublicationQuestion[] = []
