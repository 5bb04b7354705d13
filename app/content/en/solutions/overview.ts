import type {
  HeadlineCopy,
  ItemCopy,
  MetaCopy,
  OutcomeCopy,
  QuestionCopy,
  SectionCopy,
} from '../page-copy.ts'
import type { SitePath } from '../site-map.ts'

type SolutionId = 'evisa' | 'governance' | 'healthcare' | 'aftrlife' | 'construction'

type SolutionsCopy = {
  readonly meta: MetaCopy
  readonly mrz: string
  readonly headline: HeadlineCopy
  readonly lead: string
  /** Printed in the margin of the sheet. */
  readonly margin: readonly [string, string]
  readonly whose: string
  readonly stamps: readonly {
    readonly id: SolutionId
    readonly path: SitePath
    readonly name: string
    readonly subject: string
    readonly whose: string
    readonly face: OutcomeCopy
    readonly link: string
  }[]
  readonly choice: SectionCopy & {
    readonly columns: {
      readonly solution: string
      readonly heard: string
      readonly replaces: string
      readonly start: string
    }
    readonly rows: readonly {
      readonly solution: string
      readonly heard: string
      readonly replaces: string
      readonly start: string
    }[]
  }
  readonly steps: SectionCopy & {
    readonly keep: string
    readonly items: readonly (ItemCopy & { readonly duration: string; readonly keep: string })[]
  }
  readonly shared: SectionCopy & { readonly paths: readonly SitePath[] }
  readonly questions: SectionCopy & { readonly items: readonly QuestionCopy[] }
  readonly action: SectionCopy & { readonly label: string }
}

export const solutions = {
  meta: {
    title: 'Solutions',
    description:
      'Five platforms: e-visa, governance and tax, healthcare, digital legacy, construction. Whose problem each one solves, what it replaces and where to start.',
  },
  mrz: 'S<SOLUTIONS<<FIVE<PLATES',
  headline: [
    { text: 'Find the plate with ' },
    { text: 'your', accent: true },
    { text: ' problem on it.' },
  ],
  lead: 'Each solution is a whole service: the counter, the decision, the record and the people who answer for it. All five stand on one foundation, so what your team learns on the first applies to the second.',
  margin: ['Unordin, sheet of five', 'Five subjects, five inks'],
  whose: 'Whose problem',
  stamps: [
    {
      id: 'evisa',
      path: '/solutions/evisa',
      name: 'e-Visa',
      subject:
        'One file per traveller, from the first form to the arrival desk. The officer sees the same evidence as the consulate did, and the reason for every decision stays with the case.',
      whose: 'Immigration departments, consulates and border officers.',
      face: { value: '70%', label: 'faster visa processing' },
      link: 'See how e-Visa works',
    },
    {
      id: 'governance',
      path: '/solutions/governance',
      name: 'Digital Governance & Tax Collection',
      subject: 'Registers, declarations and payments on one ledger.',
      whose: 'Revenue authorities, and the ministries that keep registers.',
      face: { value: '20%', label: 'more tax collection' },
      link: 'See how tax collection works',
    },
    {
      id: 'healthcare',
      path: '/solutions/healthcare',
      name: 'Healthcare & Telemedicine',
      subject: 'Triage, consultation and surveillance over the networks that exist.',
      whose: 'Health ministries, district hospitals and clinics far from them.',
      face: { value: '300%', label: 'healthcare reach' },
      link: 'See how telemedicine works',
    },
    {
      id: 'aftrlife',
      path: '/solutions/aftrlife',
      name: 'AftrLife Avatars',
      subject:
        'A digital legacy made with a person while they live, and kept for the family afterwards.',
      whose: 'Families, and the institutions that keep records for them.',
      face: { value: 'By consent', label: 'the one plate without a figure' },
      link: 'See how an avatar is made',
    },
    {
      id: 'construction',
      path: '/solutions/construction',
      name: 'Construction & Inspection',
      subject:
        'Evidence is captured once, on site, with place and time. The model marks what it sees, the inspector confirms or corrects it and signs on the spot.',
      whose: 'Building authorities, public works departments and their contractors.',
      face: { value: '99.5%', label: 'accuracy' },
      link: 'See how an inspection works',
    },
  ],
  choice: {
    title: 'Which one is yours?',
    text: 'Go by the sentence you hear most often. The last column is deliberately small: one office, one form, one district, beside the process you have.',
    columns: {
      solution: 'Solution',
      heard: 'What you hear',
      replaces: 'What it replaces',
      start: 'Where to start',
    },
    rows: [
      {
        solution: 'e-Visa',
        heard: 'Nobody can say where this application is.',
        replaces: 'Paper files, consular mailboxes, and stickers checked by eye at the desk.',
        start: 'One visa class at one consulate, decided in parallel with the present process.',
      },
      {
        solution: 'Digital Governance & Tax Collection',
        heard: 'Our registers do not agree with each other.',
        replaces: 'Declarations typed in twice, and payments matched by hand at month end.',
        start: 'One tax with a regular declaration, for the taxpayers of one office.',
      },
      {
        solution: 'Healthcare & Telemedicine',
        heard: 'The nearest doctor is a day away.',
        replaces: 'Referral letters carried by patients, and case counts reported by telephone.',
        start: 'One district: its clinics, its hospital, and the network it already has.',
      },
      {
        solution: 'AftrLife Avatars',
        heard: 'Who may speak for someone who has died?',
        replaces: 'Recordings, accounts and passwords over which no one has clear authority.',
        start: 'The consent file: who agreed to what, who may visit, and who may end it.',
      },
      {
        solution: 'Construction & Inspection',
        heard: 'The report does not say who saw it, or when.',
        replaces: 'Photographs in mailboxes, and forms filled in afterwards at the office.',
        start: 'One type of inspection and one team, on sites that are due anyway.',
      },
    ],
  },
  steps: {
    title: 'Tear here, one part at a time',
    text: 'No solution has to be bought to find out whether it fits. Each part ends with a paper you keep, whether you go on or not.',
    keep: 'You keep',
    items: [
      {
        title: 'Discovery call',
        duration: '60-90 min',
        text: 'You bring one case that went wrong. We ask who touched it, what they saw, and where it waited.',
        keep: 'A written summary of the case, and which plate it belongs to, if any.',
      },
      {
        title: 'Assessment',
        duration: '1 week',
        text: 'Interviews with the officers who do the work, and a look at the systems they use.',
        keep: 'Findings in writing, each with its cause and the system it sits in.',
      },
      {
        title: 'Blueprint',
        duration: '3-4 weeks',
        text: 'Target architecture, roadmap and business case, checked sheet by sheet by your own team.',
        keep: 'A plan you can fund and put out to tender, with us or without us.',
      },
    ],
  },
  shared: {
    title: 'Printed on one press',
    text: 'Whichever you start with, three pieces of engineering are underneath. They are installed once.',
    paths: [
      '/capabilities/ai-automation',
      '/capabilities/digital-identity',
      '/capabilities/cloud-infrastructure',
    ],
  },
  questions: {
    title: 'Before you choose',
    items: [
      {
        question: 'Can we begin with two solutions at once?',
        answer:
          'You can, but we advise against it in the first stage. Two services share identity, hosting and the record of decisions; those are easier to settle on one real service. The second then starts with them in place.',
      },
      {
        question: 'Does a solution replace the systems we have?',
        answer:
          'Not by default. A register that works is connected and stays where it is. Replacing it has to be argued for in the roadmap, with the effort and the risk written beside it.',
      },
      {
        question: 'What are the face values on the plates?',
        answer:
          'They are the figures we work to: 70% faster visa processing, 20% more tax collection, 300% healthcare reach and 99.5% accuracy. Your own starting point is measured in the assessment, so that any later figure is compared with yours and not with ours.',
      },
      {
        question: 'What if our problem is on none of them?',
        answer:
          'Then write to us and choose "Something else" on the contact page. The first call will tell whether the foundation fits without one of the five services on top.',
      },
    ],
  },
  action: {
    title: 'Not sure which? Let one case decide.',
    text: 'A Blueprint follows one real case from the counter to the decision, and names the solution only afterwards.',
    label: 'Get Your Blueprint',
  },
} as const satisfies SolutionsCopy
