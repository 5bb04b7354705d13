import type { HeadlineCopy, ItemCopy, MetaCopy, QuestionCopy, SectionCopy } from '../page-copy.ts'
import type { SitePath } from '../site-map.ts'

type CapabilityId = 'automation' | 'identity' | 'cloud'
type Use = 'carries' | 'supports' | 'later'

type CapabilitiesCopy = {
  readonly meta: MetaCopy
  readonly mrz: string
  readonly headline: HeadlineCopy
  readonly lead: string
  readonly weave: {
    readonly label: string
    readonly key: string
    readonly legend: readonly { readonly use: Use; readonly text: string }[]
  }
  readonly table: SectionCopy & {
    readonly solution: string
    readonly uses: Readonly<Record<Use, string>>
    readonly rows: readonly {
      readonly path: SitePath
      /** As it stands at the end of a thread. */
      readonly short: string
      readonly name: string
      readonly cells: Readonly<Record<CapabilityId, { readonly use: Use; readonly text: string }>>
    }[]
  }
  readonly cards: SectionCopy & {
    readonly items: readonly {
      readonly id: CapabilityId
      readonly path: SitePath
      readonly short: string
      readonly name: string
      readonly text: string
      readonly facts: readonly ItemCopy[]
      readonly link: string
    }[]
  }
  readonly questions: SectionCopy & { readonly items: readonly QuestionCopy[] }
  readonly action: SectionCopy & { readonly label: string }
}

export const capabilities = {
  meta: {
    title: 'Core Capabilities',
    description:
      'AI and automation, digital identity, cloud infrastructure: which solution needs which of them, what is recorded and what you can check.',
  },
  mrz: 'C<CAPABILITIES<<ONE<CLOTH',
  headline: [
    { text: 'Three threads run through all we ' },
    { text: 'build', accent: true },
    { text: '.' },
  ],
  lead: 'A solution is what a ministry buys. A capability is what it is made of. The same three are woven through the five solutions, so an officer learns them once and an auditor examines them once.',
  weave: {
    label: 'Capabilities and the solutions they cross',
    key: 'What a crossing means',
    legend: [
      { use: 'carries', text: 'The solution rests on the capability' },
      { use: 'supports', text: 'The solution is helped by it' },
      { use: 'later', text: 'It is not needed to start' },
    ],
  },
  table: {
    title: 'The same cloth, in words',
    text: 'Read along a row to see what one solution really needs. Where the table says that a capability is not needed to start, leave it out of the first tender.',
    solution: 'Solution',
    uses: {
      carries: 'Rests on it',
      supports: 'Helped by it',
      later: 'Not needed to start',
    },
    rows: [
      {
        path: '/solutions/evisa',
        short: 'e-Visa',
        name: 'e-Visa',
        cells: {
          automation: {
            use: 'carries',
            text: 'Reads the passport page and the papers, compares them with the form, and proposes an outcome with its reasons.',
          },
          identity: {
            use: 'carries',
            text: 'Binds form, photograph and travel document to one person, up to the arrival desk.',
          },
          cloud: {
            use: 'supports',
            text: 'Takes the weeks in which everybody applies at once, inside the region you name.',
          },
        },
      },
      {
        path: '/solutions/governance',
        short: 'Governance',
        name: 'Digital Governance & Tax Collection',
        cells: {
          automation: {
            use: 'supports',
            text: 'Points an auditor to declarations that do not fit the register. It assesses no tax itself.',
          },
          identity: {
            use: 'carries',
            text: 'Gives each taxpayer one number, so that registers can be joined without being copied.',
          },
          cloud: {
            use: 'carries',
            text: 'Keeps the ledger and its copies in the country, with each change signed and logged.',
          },
        },
      },
      {
        path: '/solutions/healthcare',
        short: 'Healthcare',
        name: 'Healthcare & Telemedicine',
        cells: {
          automation: {
            use: 'carries',
            text: 'Sorts complaints by urgency from a short interview, and shows the clinician why.',
          },
          identity: {
            use: 'supports',
            text: 'Finds the right record for a patient who carries no papers.',
          },
          cloud: {
            use: 'carries',
            text: 'Holds consultations at the clinic and sends them on when the network returns.',
          },
        },
      },
      {
        path: '/solutions/aftrlife',
        short: 'AftrLife',
        name: 'AftrLife Avatars',
        cells: {
          automation: {
            use: 'carries',
            text: 'Composes the avatar from the recordings a person chose, and from nothing else.',
          },
          identity: {
            use: 'carries',
            text: 'Proves who gave consent, who may visit, and who may end it.',
          },
          cloud: {
            use: 'later',
            text: 'Ordinary encrypted storage is enough for the first archive.',
          },
        },
      },
      {
        path: '/solutions/construction',
        short: 'Construction',
        name: 'Construction & Inspection',
        cells: {
          automation: {
            use: 'carries',
            text: 'Marks cracks, gaps and missing parts in site photographs, for an inspector to confirm.',
          },
          identity: {
            use: 'supports',
            text: "Puts the inspector's own signature under the report, on the spot.",
          },
          cloud: {
            use: 'later',
            text: 'The first team works on its own devices and sends its reports at the end of the day.',
          },
        },
      },
    ],
  },
  cards: {
    title: 'Thread by thread',
    text: 'What each one does, what it writes down, and what you can check without asking us.',
    items: [
      {
        id: 'automation',
        path: '/capabilities/ai-automation',
        short: 'AI',
        name: 'AI & Automation',
        text: 'Models read, sort and propose. A named officer decides. Steps that need no judgement run by themselves and say that they did.',
        facts: [
          {
            title: 'Written down',
            text: 'What the model saw, what it proposed, which version it was, and who decided otherwise.',
          },
          {
            title: 'You can check',
            text: 'Any decision, months later, with the evidence as it stood on that day.',
          },
        ],
        link: 'Read about AI & Automation',
      },
      {
        id: 'identity',
        path: '/capabilities/digital-identity',
        short: 'Identity',
        name: 'Digital Identity',
        text: 'One person, one credential, for citizens and for the officers who serve them. A counter is shown only what it needs to see.',
        facts: [
          {
            title: 'Written down',
            text: 'Each time an attribute is shown: to whom, for what purpose, and under which consent.',
          },
          {
            title: 'You can check',
            text: 'Who looked at a record. The person concerned can see the same list.',
          },
        ],
        link: 'Read about Digital Identity',
      },
      {
        id: 'cloud',
        path: '/capabilities/cloud-infrastructure',
        short: 'Cloud',
        name: 'Cloud Infrastructure',
        text: 'Platforms run in the region you name, on a public cloud or in your own building, from the same description. Our figure for uptime is 99.9%.',
        facts: [
          {
            title: 'Written down',
            text: 'Every change to the system, who approved it, and how to take it back.',
          },
          {
            title: 'You can check',
            text: 'Where the data lies, who holds the keys, and that a restored copy starts.',
          },
        ],
        link: 'Read about Cloud Infrastructure',
      },
    ],
  },
  questions: {
    title: 'What engineers are asked first',
    items: [
      {
        question: 'Can we take one capability without a solution?',
        answer:
          'Yes. A ministry that has its own case system may want only the identity layer, or only a place to run. The interfaces are the same ones our solutions use, and they are documented for your developers.',
      },
      {
        question: 'Do the three have to come from one vendor?',
        answer:
          'No. Each thread meets the others at open interfaces: OpenID Connect for sign-in, plain HTTP interfaces for data, container images for whatever runs. An identity provider you already have stays.',
      },
      {
        question: 'Who speaks on the first call?',
        answer:
          'Engineers who build these systems. Bring the people who run yours. You need no slides: a list of systems and one process that hurts is a good start.',
      },
    ],
  },
  action: {
    title: 'Bring the knot you cannot untie.',
    text: 'Describe the system, the register or the queue. Someone who builds such things will read it.',
    label: 'Talk to Our Engineers',
  },
} as const satisfies CapabilitiesCopy
