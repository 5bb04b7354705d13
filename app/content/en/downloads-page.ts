import type { HeadlineCopy, MetaCopy, SectionCopy } from './page-copy.ts'

type Group = SectionCopy & { readonly text: string }
type DownloadsCopy = {
  readonly meta: MetaCopy
  readonly mrz: string
  readonly headline: HeadlineCopy
  readonly lead: string
  readonly sheets: Group
  readonly check: Group
  readonly action: SectionCopy & { readonly label: string }
}

/** The page that lists every document; the documents name themselves. */
export const downloadsPage = {
  meta: {
    title: 'Downloads',
    description:
      'A sample Blueprint, one-page fact sheets of every solution, and the documents that a purchase needs. No form and no email address.',
  },
  mrz: 'D<DOWNLOADS<<NO<FORM',
  headline: [
    { text: 'Documents to ' },
    { text: 'read', accent: true },
    { text: ' and to send on' },
  ],
  lead: 'Open any document at once. We ask for no name and no email address.',
  sheets: {
    title: 'Fact sheets, one page each',
    text: 'What it is, what it includes, our figures and how to begin. The texts are those of the page on the same day.',
  },
  check: {
    title: 'Documents for a purchase',
    text: 'For the person who checks a supplier or prepares a tender file.',
  },
  action: {
    title: 'A document is missing?',
    text: 'Tell us what your file needs. A person reads your message and replies within 24 hours.',
    label: 'Ask for a document',
  },
} as const satisfies DownloadsCopy
