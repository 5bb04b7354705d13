import type { KnownQuestion } from './known-question.ts'

/**
 * A known question about an article or a case study of the sample content. It is used while the article is
 * published and still says the texts of the proof.
 */
export type PublicationQuestion = Omit<KnownQuestion, 'path' | 'isUnstated'> & {
  path: `/blog/${string}` | `/projects/${string}`
}
