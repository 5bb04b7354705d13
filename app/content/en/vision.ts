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
      'Our goals for 2028: e-visa in 50 countries, governance platforms in 20-30 countries, healthcare expansion, digital legacy for millions of families. How we count each one.',
  },
  hero: {
    mrz: 'V<VISION<<GOALS<FOR<2028',
    headline: [
      { text: 'Our four goals for the ' },
      { text: 'year', accent: true },
      { text: ' 2028.' },
    ],
    lead: 'These are goals, not results. For each one, this page says what we count, what we do not count and who confirms the number.',
  },
  notes: {
    title: 'The four goals',
    text: 'Each goal comes with what it means for the people who use the service.',
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
          'A traveller applies once, from a phone, and sees where the case is. An officer opens one file with the documents, the checks and the proposed decision, and signs it.',
        link: 'Read how e-Visa works',
      },
      {
        id: 'governance',
        path: '/solutions/governance',
        area: 'Digital governance & tax',
        value: '20-30',
        unit: 'countries',
        goal: 'Governance platforms in 20-30 countries.',
        meaning:
          'Registers, declarations and payments are in one place. A company reports something once. Every authority with the right to see it reads the same entry.',
        link: 'Read how the tax account works',
      },
      {
        id: 'healthcare',
        path: '/solutions/healthcare',
        area: 'Healthcare & telemedicine',
        value: '300%',
        unit: 'healthcare reach',
        goal: 'Healthcare expansion.',
        meaning:
          'Clinics with a nurse and a telephone, but no doctor on that day, get triage and consultation over their present network. The key figure is 300% healthcare reach.',
        link: 'Read how a remote consultation works',
      },
      {
        id: 'aftrlife',
        path: '/solutions/aftrlife',
        area: 'AftrLife avatars',
        value: 'Millions',
        unit: 'of families',
        goal: 'Digital legacy avatars for millions of families.',
        meaning:
          'A person records what should stay, decides who may hear it, and can withdraw every part during their life. The family keeps it, not the platform.',
        link: 'Read how an avatar is made',
      },
    ],
  },
  counting: {
    title: 'How we count each goal',
    text: 'We do not count the goals ourselves. Each one is counted from a register that somebody else keeps.',
    columns: {
      goal: 'Goal',
      counted: 'What counts',
      left: 'What does not count',
      confirmed: 'Who counts',
    },
    rows: [
      {
        goal: 'e-Visa',
        counted:
          'A country where officers decide real applications on the platform, under its own visa law. An application counts when it is submitted, over twelve months.',
        left: 'Pilots, signed letters, test files, and applications that were started and not submitted.',
        confirmed: 'The immigration authority, from its own case register.',
      },
      {
        goal: 'Governance platforms',
        counted:
          'A country that runs at least one public register or tax on the platform. The platform must be the only place for that record.',
        left: 'Portals that copy data from another system.',
        confirmed: 'The revenue or registry authority, in its yearly accounts.',
      },
      {
        goal: 'Healthcare expansion',
        counted:
          'A person who completed a consultation or a triage. We compare with the same district in the year before the service began.',
        left: 'Installed apps, registered users, and people who only received a message.',
        confirmed: 'The health authority, from figures without names.',
      },
      {
        goal: 'Digital legacy',
        counted:
          'A family with an avatar that was made with recorded consent. At least one named relative has access.',
        left: 'Unfinished recordings, trial accounts, and any avatar whose consent was withdrawn.',
        confirmed: 'An external auditor of the consent register.',
      },
    ],
  },
  reporting: {
    title: 'How we report the numbers',
    items: [
      {
        title: 'Before a launch',
        text: 'We write down the figure of that day and the counting method. The authority signs it.',
      },
      {
        title: 'While the service runs',
        text: 'The authority sees its own number at any time. We see the same number and nothing else.',
      },
      {
        title: 'Once a year',
        text: 'We report the totals to our clients, each with its source and date.',
      },
      {
        title: 'In 2028',
        text: 'We report the final number beside the goal. If we miss a goal, we say why.',
      },
    ],
  },
  action: {
    title: 'Read how a project would work',
    text: 'Each case study describes a problem, a solution and the figures that an office would measure.',
    label: 'Read the case studies',
  },
} as const satisfies {
  meta: MetaCopy
  hero: { mrz: string; headline: HeadlineCopy; lead: string }
  notes: SectionCopy & { items: readonly VisionNote[] }
  counting: SectionCopy & { columns: CountCopy; rows: readonly CountCopy[] }
  reporting: SectionCopy & { items: readonly ItemCopy[] }
  action: SectionCopy & { label: string }
}
