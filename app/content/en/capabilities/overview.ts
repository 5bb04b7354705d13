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
      'AI and automation, digital identity, cloud infrastructure: which solution needs which capability, what is recorded and what you can check.',
  },
  mrz: 'C<CAPABILITIES<<ONE<CLOTH',
  headline: [{ text: 'Three capabilities behind every ' }, { text: 'solution', accent: true }],
  lead: 'AI and automation, digital identity and cloud infrastructure are the technical base of our five solutions. Officers learn them once, and auditors examine them once.',
  weave: {
    label: 'Capabilities and the solutions they cross',
    key: 'How much a solution needs a capability',
    legend: [
      { use: 'carries', text: 'The solution depends on it' },
      { use: 'supports', text: 'The solution uses it in part' },
      { use: 'later', text: 'You can start without it' },
    ],
  },
  table: {
    title: 'Which solution needs which capability',
    text: 'Read a row to see what one solution needs. If the table says "Not needed to start", leave it out of your first tender.',
    solution: 'Solution',
    uses: {
      carries: 'Depends on it',
      supports: 'Uses it in part',
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
            text: 'Reads the passport page and the documents, compares them with the form, and proposes a result with its reasons.',
          },
          identity: {
            use: 'carries',
            text: 'Connects form, photograph and travel document to one person, up to the arrival desk.',
          },
          cloud: {
            use: 'supports',
            text: 'Adds capacity when many people apply in the same week, inside the region you name.',
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
            text: 'Shows an auditor the declarations that do not match the register. It never assesses a tax.',
          },
          identity: {
            use: 'carries',
            text: 'Gives each taxpayer one number. Registers can work together without copies.',
          },
          cloud: {
            use: 'carries',
            text: 'Keeps the tax records and their copies in the country. Each change is signed and logged.',
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
            text: 'Sorts complaints by urgency after a short interview, and shows the clinician why.',
          },
          identity: {
            use: 'supports',
            text: 'Finds the right record for a patient without papers.',
          },
          cloud: {
            use: 'carries',
            text: 'Keeps consultations at the clinic and sends them when there is a network.',
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
            text: 'Builds the avatar only from the recordings the person chose.',
          },
          identity: {
            use: 'carries',
            text: 'Proves who gave consent, who may visit and who may end it.',
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
            text: "Adds the inspector's own signature to the report, on site.",
          },
          cloud: {
            use: 'later',
            text: 'The first team works on its own devices and sends reports at the end of the day.',
          },
        },
      },
    ],
  },
  cards: {
    title: 'What each capability does',
    text: 'For each capability: what it does, what it records, and what you can check yourself.',
    items: [
      {
        id: 'automation',
        path: '/capabilities/ai-automation',
        short: 'AI',
        name: 'AI & Automation',
        text: 'Models read, sort and propose. A named officer decides. Simple steps without a decision run automatically, and the record says so.',
        facts: [
          {
            title: 'What is recorded',
            text: 'What the model saw, what it proposed, its version, and who decided otherwise.',
          },
          {
            title: 'What you can check',
            text: 'Any decision, months later, with the evidence of that day.',
          },
        ],
        link: 'Read about AI & Automation',
      },
      {
        id: 'identity',
        path: '/capabilities/digital-identity',
        short: 'Identity',
        name: 'Digital Identity',
        text: 'One person has one credential. This is true for citizens and for officers. An office sees only what it needs.',
        facts: [
          {
            title: 'What is recorded',
            text: 'Each time a person shows an attribute: to whom, why, and with which consent.',
          },
          {
            title: 'What you can check',
            text: 'Who looked at a record. The person concerned sees the same list.',
          },
        ],
        link: 'Read about Digital Identity',
      },
      {
        id: 'cloud',
        path: '/capabilities/cloud-infrastructure',
        short: 'Cloud',
        name: 'Cloud Infrastructure',
        text: 'Platforms run in the region you name, in a public cloud or in your own building, from the same configuration. The key figure is 99.9% uptime.',
        facts: [
          {
            title: 'What is recorded',
            text: 'Every change to the system, who approved it, and how to undo it.',
          },
          {
            title: 'What you can check',
            text: 'Where the data is, who has the keys, and that a restored copy works.',
          },
        ],
        link: 'Read about Cloud Infrastructure',
      },
    ],
  },
  questions: {
    title: 'Questions that technical teams ask',
    items: [
      {
        question: 'Can we take one capability without a solution?',
        answer:
          'Yes. A ministry with its own case system may want only the sign-in and identity part, or only a place to run it. You use the same documented interfaces as our solutions.',
      },
      {
        question: 'Do all three have to come from one vendor?',
        answer:
          'No. They connect through open interfaces: OpenID Connect for sign-in, HTTP interfaces for data, and container images for software. You can keep your identity provider.',
      },
      {
        question: 'Who joins the first call?',
        answer:
          'Engineers who build these systems. Please bring the people who run yours. You need no slides. A list of systems and one difficult process are a good start.',
      },
    ],
  },
  action: {
    title: 'Tell our engineers about your problem',
    text: 'Describe the system, the register or the queue that causes it. An engineer who builds such systems reads your message.',
    label: 'Talk to Our Engineers',
  },
} as const satisfies CapabilitiesCopy

/** What the page says about one of the capabilities: what is recorded and what can be checked. */
export const listedCapability = ({ cards }: CapabilitiesCopy, path: string): readonly ItemCopy[] =>
  cards.items.find((card) => card.path === path)?.facts ?? []
