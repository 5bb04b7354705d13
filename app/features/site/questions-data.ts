import type { QuestionCopy } from '#content/page-copy.ts'

/** Questions and answers as they stand on the page: https://schema.org/FAQPage. */
export function faqData(items: readonly QuestionCopy[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
