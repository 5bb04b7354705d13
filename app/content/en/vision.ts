import type { HeadlineCopy, ItemCopy, MetaCopy, SectionCopy } from './page-copy.ts'
import type { SitePath } from './site-map.ts'

export type VisionNote = {
  readonly id: string
  readonly path: SitePath
  readonly area: string
  readonly value: string
  readonly unit: string
  readonly second?: { readonly value: string; readonly unit: string }
  readonly goal: string
  readonly meaning: string
  readonly link: string
}

type CountCopy = {
  readonly goal: string
  readonly counted: string
  readonly left: string
  readonly confirmed: string
}

export const vision = {
  meta: {
    title: 'Vision',
    description:
      'What we are working towards by 2028: e-visa in 50 countries, governance platforms in 20-30 countries, healthcare expansion, digital legacy for millions of families, and how each goal is counted.',
  },
  hero: {
    mrz: 'V<VISION<<GOALS<FOR<2028',
    headline: [
      { text: 'Four goals, and the ' },
      { text: 'year', accent: true },
      { text: ' we will be measured by.' },
    ],
    lead: 'By 2028 we want these four things to be true. They are aims and not results, so this page says what we count, what we leave out, and who confirms the count.',
  },
  notes: {
    title: 'The series of 2028',
    text: 'Four notes of different size and colour. What is printed on a note is owed to whoever holds it.',
    items: [
      {
        id: 'evisa',
        path: '/solutions/evisa',
        area: 'e-Visa & immigration',
        value: '50',
        unit: 'countries',
        second: { value: '2.5 to 7.5', unit: 'million applications a year' },
        goal: 'E-visa adopted by 50 countries, 2.5 to 7.5 million applications a year.',
        meaning:
          'A traveller applies once, from a phone, and can see where the case stands. An officer opens one file with the documents, the checks and the proposed decision, and signs it.',
        link: 'How the e-visa works',
      },
      {
        id: 'governance',
        path: '/solutions/governance',
        area: 'Digital governance & tax',
        value: '20-30',
        unit: 'countries',
        goal: 'Governance platforms in 20-30 countries.',
        meaning:
          'Registers, declarations and payments share one ledger, so that a company states a fact once and every authority entitled to it reads the same line.',
        link: 'How the ledger works',
      },
      {
        id: 'healthcare',
        path: '/solutions/healthcare',
        area: 'Healthcare & telemedicine',
        value: '300%',
        unit: 'healthcare reach',
        goal: 'Healthcare expansion.',
        meaning:
          'The goal is the expansion; 300% healthcare reach is the figure we work to. Triage and consultation travel over the networks that exist, to the clinic that has a nurse and a telephone but no doctor on the day.',
        link: 'How a consultation travels',
      },
      {
        id: 'aftrlife',
        path: '/solutions/aftrlife',
        area: 'AftrLife avatars',
        value: 'Millions',
        unit: 'of families',
        goal: 'Digital legacy avatars for millions of families.',
        meaning:
          'A person records what should remain, decides who may meet it, and can withdraw every part of it while alive. The family keeps it, not the platform.',
        link: 'How a legacy is made',
      },
    ],
  },
  counting: {
    title: 'How each goal is counted',
    text: 'A goal that only its owner can count is a slogan. Each of ours is counted from a register that is kept by somebody else.',
    columns: {
      goal: 'Goal',
      counted: 'Counts as one',
      left: 'Does not count',
      confirmed: 'Counted by',
    },
    rows: [
      {
        goal: 'e-Visa',
        counted:
          'A country whose officers decide real applications on the platform, under its own visa law. Applications are counted when they are submitted, over twelve months.',
        left: 'Pilots, signed letters, test files, and an application that was started and left.',
        confirmed: 'The immigration authority, from its own case register.',
      },
      {
        goal: 'Governance platforms',
        counted:
          'A country in which at least one public register or tax is run on the platform, and is the only place where that record is kept.',
        left: 'Portals that copy data from a system which stays the true one.',
        confirmed: 'The revenue or registry authority, in its yearly accounts.',
      },
      {
        goal: 'Healthcare expansion',
        counted:
          'A person who completed a consultation or a triage, compared with the same district in the year before the service began.',
        left: 'Installed apps, registered users, and people who were sent a message.',
        confirmed: 'The health authority, from figures without names.',
      },
      {
        goal: 'Digital legacy',
        counted:
          'A family with an avatar made with recorded consent, and with access for at least one named relative.',
        left: 'Unfinished recordings, trial accounts, and any avatar whose consent was withdrawn.',
        confirmed: 'An outside auditor of the consent register.',
      },
    ],
  },
  reporting: {
    title: 'How it is reported',
    items: [
      {
        title: 'Before a launch',
        text: 'The figure as it stands that day is written down and signed by the authority, with the method.',
      },
      {
        title: 'While it runs',
        text: 'The authority sees its own count at any time. We see the same number and no more.',
      },
      {
        title: 'Once a year',
        text: 'We report the totals to our clients, each with its source and its date.',
      },
      {
        title: 'In 2028',
        text: 'The final count is reported beside the goal. If we miss one, the reason stands with it.',
      },
    ],
  },
  action: {
    title: 'Which of the four begins with you?',
    text: 'A Blueprint writes down the first figure: how the service runs today, what should change, and how anyone can tell that it did.',
    label: 'Get a Blueprint',
  },
} as const satisfies {
  meta: MetaCopy
  hero: { mrz: string; headline: HeadlineCopy; lead: string }
  notes: SectionCopy & { items: readonly VisionNote[] }
  counting: SectionCopy & { columns: CountCopy; rows: readonly CountCopy[] }
  reporting: SectionCopy & { items: readonly ItemCopy[] }
  action: SectionCopy & { label: string }
}
