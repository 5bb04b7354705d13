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
      'Five platforms: e-visa, governance and tax, healthcare, digital legacy, construction. Who each one is for, what it replaces and where to start.',
  },
  mrz: 'S<SOLUTIONS<<COMPARED',
  headline: [
    { text: 'Find the solution for ' },
    { text: 'your', accent: true },
    { text: ' service.' },
  ],
  lead: 'Each solution covers a whole service: the counter, the decision, the record and the people responsible. All five share one foundation, so what your team learns with the first one helps with the next.',
  margin: ['Unordin, five solutions', 'One drawing for each'],
  whose: 'Who it is for',
  stamps: [
    {
      id: 'evisa',
      path: '/solutions/evisa',
      name: 'e-Visa',
      subject:
        'One file per traveller, from the first form to the arrival desk. The border officer sees the same evidence as the consulate. The reason for every decision stays with the case.',
      whose: 'Immigration departments, consulates and border officers.',
      face: { value: '70%', label: 'reduction in visa processing time' },
      link: 'See how e-Visa works',
    },
    {
      id: 'governance',
      path: '/solutions/governance',
      name: 'Digital Governance & Tax Collection',
      subject:
        'Registers, declarations and payments are on one ledger, which is a single list of all tax entries.',
      whose: 'Revenue authorities and ministries that keep registers.',
      face: { value: '20%', label: 'more tax collection' },
      link: 'See how tax collection works',
    },
    {
      id: 'healthcare',
      path: '/solutions/healthcare',
      name: 'Healthcare & Telemedicine',
      subject:
        'Triage, consultation and disease surveillance over the networks a country already has.',
      whose: 'Health ministries, district hospitals and remote clinics.',
      face: { value: '300%', label: 'healthcare reach' },
      link: 'See how telemedicine works',
    },
    {
      id: 'aftrlife',
      path: '/solutions/aftrlife',
      name: 'AftrLife Avatars',
      subject: 'A person makes a digital legacy during their life. The family keeps it afterwards.',
      whose: 'Families, and the institutions that keep records for them.',
      face: { value: 'By consent', label: "no figure, only the person's decision" },
      link: 'See how an avatar is made',
    },
    {
      id: 'construction',
      path: '/solutions/construction',
      name: 'Construction & Inspection',
      subject:
        'The inspector records evidence once, on site, with place and time. A model marks what it sees. The inspector confirms or corrects it and signs on site.',
      whose: 'Building authorities, public works departments and their contractors.',
      face: { value: '99.5%', label: 'accuracy' },
      link: 'See how an inspection works',
    },
  ],
  choice: {
    title: 'Which solution fits your problem?',
    text: 'Find the sentence that you hear most often. The last column names a small first step beside your present process.',
    columns: {
      solution: 'Solution',
      heard: 'What people say',
      replaces: 'What it replaces',
      start: 'Where to start',
    },
    rows: [
      {
        solution: 'e-Visa',
        heard: '"Nobody can say where this application is."',
        replaces:
          'Paper files, consular mailboxes, and visa stickers that an officer checks by eye.',
        start: 'One visa class at one consulate, decided in parallel with the present process.',
      },
      {
        solution: 'Digital Governance & Tax Collection',
        heard: '"Our registers do not agree with each other."',
        replaces: 'Declarations typed twice, and payments matched by hand at the end of the month.',
        start: 'One tax with a regular declaration, for the taxpayers of one office.',
      },
      {
        solution: 'Healthcare & Telemedicine',
        heard: '"The nearest doctor is a day away."',
        replaces: 'Referral letters that patients carry, and case numbers reported by telephone.',
        start: 'One district with its clinics, its hospital and its existing network.',
      },
      {
        solution: 'AftrLife Avatars',
        heard: '"Who may speak for a person who has died?"',
        replaces: 'Recordings, accounts and passwords that nobody has clear authority over.',
        start: 'The consent file: who agreed to what, who may visit, and who may end it.',
      },
      {
        solution: 'Construction & Inspection',
        heard: '"The report does not say who saw it, or when."',
        replaces: 'Photographs in mailboxes, and forms filled in later at the office.',
        start: 'One type of inspection and one team, on sites that are due anyway.',
      },
    ],
  },
  steps: {
    title: 'Three steps, each with a result you keep',
    text: 'You can find out whether a solution fits before you buy it. You keep the result of each step, even if you stop there.',
    keep: 'You keep',
    items: [
      {
        title: 'Discovery call',
        duration: '60-90 min',
        text: 'You bring one case that went wrong. We ask who handled it, what they saw and where it waited.',
        keep: 'A written summary of the case, and the solution that fits, if there is one.',
      },
      {
        title: 'Assessment',
        duration: '1 week',
        text: 'We interview the officers who do the work and look at the systems they use.',
        keep: 'Written findings, each with its cause and the system that causes it.',
      },
      {
        title: 'Blueprint',
        duration: '3-4 weeks',
        text: 'We prepare the target architecture, the roadmap and the business case. Your own team checks every document.',
        keep: 'A plan you can fund and put out to tender, with us or without us.',
      },
    ],
  },
  shared: {
    title: 'What all five solutions share',
    text: 'Every solution uses these three capabilities. You install them once.',
    paths: [
      '/capabilities/ai-automation',
      '/capabilities/digital-identity',
      '/capabilities/cloud-infrastructure',
    ],
  },
  questions: {
    title: 'Questions before you choose',
    items: [
      {
        question: 'Can we begin with two solutions at once?',
        answer:
          'You can, but we advise against it in the first stage. Both services share identity, hosting and the record of decisions. It is easier to settle these on one real service. The second service then starts with them in place.',
      },
      {
        question: 'Does a solution replace the systems we have?',
        answer:
          'Not by default. We connect a register that works, and it stays where it is. If we propose to replace it, the roadmap says why, with the effort and the risk.',
      },
      {
        question: 'What do the figures mean?',
        answer:
          'These are our figures: 70% reduction in visa processing time, 20% more tax collection, 300% healthcare reach and 99.5% accuracy. We measure your own starting point in the assessment, so that you can compare later results with it.',
      },
      {
        question: 'What if none of them fits our problem?',
        answer:
          'Write to us and choose "Something else" on the contact page. In the first call we find out whether our shared capabilities fit your service.',
      },
    ],
  },
  action: {
    title: 'Not sure which solution you need?',
    text: 'A Blueprint follows one real case from the counter to the decision. It recommends a solution only after that.',
    label: 'Get Your Blueprint',
  },
} as const satisfies SolutionsCopy

/** What the page says about one of the solutions, in its stamp and in its row of the table. */
export function listedSolution({ whose, stamps, choice }: SolutionsCopy, path: string): ItemCopy[] {
  const at = stamps.findIndex((stamp) => stamp.path === path)
  const [stamp, row] = [stamps[at], choice.rows[at]]
  if (!stamp || !row) return []
  return [
    { title: whose, text: stamp.whose },
    { title: choice.columns.replaces, text: row.replaces },
    { title: choice.columns.start, text: row.start },
  ]
}
