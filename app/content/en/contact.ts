import type { HeadlineCopy, ItemCopy, MetaCopy, SectionCopy } from './page-copy.ts'

export const contact = {
  meta: {
    title: 'Contact',
    description:
      'Write to Unordin in Ottawa or Atlanta about e-visa, tax collection, healthcare, digital legacy or inspection platforms. A person replies within 24 hours.',
  },
  mrz: 'C<CONTACT<<OTTAWA<ATLANTA',
  service: 'Par avion · By air mail',
  headline: [
    { text: 'Write to us. A\u00a0person ' },
    { text: 'answers', accent: true },
    { text: '.' },
  ],
  lead: 'There is no ticket queue in front of the first conversation. Both offices read one mailbox, and whoever answers can also explain how the thing is built.',
  drawing: {
    issuer: 'Unordin',
    value: '24 h',
    purpose: 'Reply',
    postmark: ['Ottawa', 'Atlanta'],
    clock: ['Eastern', 'Time'],
    zone: '75° W',
  },
  offices: {
    title: 'Two offices, one time',
    text: 'Ottawa and Atlanta keep Eastern Time. Its meridian, 75° W, is the red line on the stamp.',
    places: [
      { city: 'Ottawa', latitude: 45.42, longitude: -75.7, written: '45.42° N 75.70° W' },
      { city: 'Atlanta', latitude: 33.75, longitude: -84.39, written: '33.75° N 84.39° W' },
    ],
    mailbox: 'General information',
  },
  write: { title: 'Write to us' },
  next: {
    title: 'What happens after you write',
    items: [
      {
        title: 'At once',
        text: 'Your message is in the mailbox that both offices read. Nobody has to forward it to somebody who is away.',
      },
      {
        title: 'Within 24 hours',
        text: 'A named person replies, with an answer or with the questions that are still open.',
      },
      {
        title: '30 minutes',
        text: 'If you want one, we hold a consultation call of 30 minutes. You bring the service, we bring an engineer.',
      },
      {
        title: 'After the call',
        text: 'You get a written summary: what we understood, what we would do first, and whether a Blueprint makes sense.',
      },
    ],
  },
  include: {
    mrz: 'L<LETTER<<WHAT<TO<INCLUDE',
    title: 'A letter we can answer',
    text: 'Five lines are enough. They save you the first round of questions.',
    items: [
      'Which service it is, who uses it, and who runs it.',
      'What happens today, step by step, as far as you know it.',
      'What should be different, for whom, and by when.',
      'Rules that bind you: law, standards, hosting, procurement.',
      'Who decides, and what they need to see before they can.',
    ],
    without: {
      title: 'Please leave out',
      items: [
        'Personal data of citizens, applicants or patients',
        'Passwords, keys and network plans',
        'Classified documents',
      ],
      text: 'If we need to see any of it later, we first agree with you on a channel for it.',
    },
  },
  elsewhere: {
    title: 'Not a new enquiry?',
    items: [
      {
        text: 'Clients raise support tickets in the portal.',
        label: 'Client portal',
        to: '/clients',
      },
      {
        text: 'Applications go with the position they are for.',
        label: 'Careers',
        to: '/careers',
      },
      {
        text: 'A Blueprint request has a form of its own.',
        label: 'Blueprint',
        to: '/blueprint',
      },
    ],
  },
} as const satisfies {
  meta: MetaCopy
  headline: HeadlineCopy
  next: SectionCopy & { items: readonly ItemCopy[] }
  [key: string]: unknown
}
