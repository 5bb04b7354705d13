import type { HeadlineCopy, MetaCopy, SectionCopy } from './page-copy.ts'
import type { SitePath } from './site-map.ts'

/** The page of client references. */
export const references = {
  meta: {
    title: 'References',
    description:
      'What clients say about our work, published only with written permission: name, role, figure with source and date. And what you can check without a reference.',
  },
  mrz: 'R<REFERENCES<<PERMITTED',
  headline: [{ text: 'What clients say, with their ' }, { text: 'permission', accent: true }],
  lead: 'Each reference names a person, a role and an organization. We publish it only with written permission.',
  list: { title: 'References from clients' },
  said: (who: string) => `What ${who} says`,
  says: (who: string, quote: string) => `${who}: "${quote}"`,
  card: {
    source: 'Source',
    project: 'Read the case study',
    contact: 'Ask for contact',
    contactText: 'We ask this person first, and then put you in contact.',
  },
  none: {
    title: 'No client has given permission yet',
    text: 'We show no name, logo or quote without written permission, and we invent none. Here is what you can check today.',
    items: [
      {
        to: '/trust',
        title: 'Trust Centre',
        text: 'Security claims, each with the test, file or setting that shows it.',
      },
      {
        to: '/projects',
        title: 'Composed case studies',
        text: 'They combine typical parts of such work. They name no client and describe no real project.',
      },
      {
        to: '/downloads',
        title: 'Sample Blueprint',
        text: 'A whole plan for one service of a fictional ministry, in 12 pages, among our documents to download.',
      },
      {
        to: '/procurement',
        title: 'Procurement pack',
        text: 'Company details, security answers and documents in one file.',
      },
    ],
  },
  rules: {
    title: 'How a reference gets onto this page',
    items: [
      {
        title: 'Permission in writing',
        text: 'A person who may speak for the organization agrees to the words. We keep the document or the email.',
      },
      {
        title: 'Figures with a source',
        text: 'The client measures the figure. We show what it counts, who measured it and when.',
      },
      {
        title: 'An end date',
        text: 'When a permission ends, the reference leaves the site by itself. When the client withdraws it, we take it off the site.',
      },
    ],
  },
  action: {
    title: 'Talk to somebody who knows our work',
    text: 'Tell us what you would like to ask. We reply within 24 hours, and say who can answer.',
    label: 'Write to us',
  },
} as const satisfies {
  meta: MetaCopy
  headline: HeadlineCopy
  none: SectionCopy & { items: readonly { to: SitePath; title: string; text: string }[] }
  action: SectionCopy & { label: string }
  [key: string]: unknown
}
