import type { HeadlineCopy, ItemCopy, MetaCopy, SectionCopy } from './page-copy.ts'

export const contact = {
  meta: {
    title: 'Contact',
    description:
      'Write to Unordin in Ottawa or Atlanta about e-visa, tax collection, healthcare, digital legacy or inspection platforms. We reply within 24 hours.',
  },
  mrz: 'C<CONTACT<<OTTAWA<ATLANTA',
  service: 'Par avion · By air mail',
  headline: [
    { text: 'Write to us. A\u00a0person ' },
    { text: 'answers', accent: true },
    { text: '.' },
  ],
  lead: 'Both offices read one mailbox. The person who replies can also explain how our platforms work.',
  drawing: {
    issuer: 'Unordin',
    value: '24 h',
    purpose: 'Reply',
    postmark: ['Ottawa', 'Atlanta'],
    clock: ['Eastern', 'Time'],
    zone: '75° W',
  },
  offices: {
    title: 'Our offices',
    text: 'Ottawa and Atlanta are both in the Eastern time zone.',
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
        text: 'Your message arrives in the mailbox that both offices read.',
      },
      {
        title: 'Within 24 hours',
        text: 'A named person replies with an answer, or with the questions that are still open.',
      },
      {
        title: '30 minutes',
        text: 'If you want one, we have a consultation call of 30 minutes. An engineer joins the call.',
      },
      {
        title: 'After the call',
        text: 'You get a written summary: what we understood, what we would do first, and if a Blueprint makes sense.',
      },
    ],
  },
  include: {
    mrz: 'L<LETTER<<WHAT<TO<INCLUDE',
    title: 'What to write',
    text: 'These five points help us to give a useful first answer.',
    items: [
      'Which service it is, who uses it and who runs it.',
      'What happens today, step by step, as far as you know it.',
      'What should change, for whom, and by when.',
      'Rules you must follow: law, standards, hosting, procurement.',
      'Who decides, and what they need to know first.',
    ],
    without: {
      title: 'What to leave out',
      items: [
        'Personal data of citizens, applicants or patients',
        'Passwords, keys and network plans',
        'Classified documents',
      ],
      text: 'If we need any of this later, we first agree with you how to send it safely.',
    },
  },
  elsewhere: {
    title: 'Looking for something else?',
    items: [
      {
        text: 'Clients create support tickets in the portal.',
        label: 'Client portal',
        to: '/clients',
      },
      {
        text: 'Apply for a job on the page of open positions.',
        label: 'Careers',
        to: '/careers',
      },
      {
        text: 'A Blueprint request has its own form.',
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
