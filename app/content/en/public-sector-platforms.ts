import type { HeadlineCopy, ItemCopy, MetaCopy, OutcomeCopy, SectionCopy } from './page-copy.ts'
import type { SitePath } from './site-map.ts'

type DocumentCopy = ItemCopy & {
  readonly kind: string
  readonly rows: readonly { readonly label: string; readonly value: string }[]
  readonly link: string
  readonly path: SitePath
}

type PlatformsCopy = {
  readonly meta: MetaCopy
  readonly headline: HeadlineCopy
  readonly lead: string
  readonly documents: {
    readonly visa: DocumentCopy & { readonly portrait: string; readonly zone: readonly string[] }
    readonly receipt: DocumentCopy
    readonly card: DocumentCopy
  }
  readonly stats: { readonly title: string; readonly items: readonly OutcomeCopy[] }
  readonly common: SectionCopy & {
    readonly check: string
    readonly counters: readonly string[]
    readonly items: readonly (ItemCopy & { readonly check: string })[]
  }
  readonly rollout: SectionCopy & {
    readonly ends: string
    readonly steps: readonly (ItemCopy & { readonly ends: string })[]
  }
  readonly action: SectionCopy & { readonly label: string }
}

export const platforms = {
  meta: {
    title: 'Public Sector Platforms',
    description:
      'E-visa, digital tax collection and healthcare surveillance for ministries, on one foundation of identity, records, hosting and handover.',
  },
  headline: [{ text: 'One register, three ' }, { text: 'counters', accent: true }],
  lead: 'A visa, a tax receipt and a health card are three prints from one engraving: a person who is known, a record that is kept, an office that can be asked. A ministry can begin at any of the three.',
  documents: {
    visa: {
      kind: 'Visa',
      portrait: 'Specimen portrait of a traveller',
      title: 'E-visa',
      text: "Application, payment, checks and the officer's decision in one file per traveller. The authority can be verified at the border without a connection.",
      rows: [
        { label: 'For', value: 'Ministries of the interior and of foreign affairs' },
        { label: 'Issued to', value: 'A traveller, by a named officer' },
        { label: 'Shown at', value: 'Check-in and the border' },
      ],
      link: 'See how an e-visa is issued',
      path: '/solutions/evisa',
      zone: [
        'V<UTOTRAVELLER<<SPECIMEN<<<<<<<<<<<<<<<<<<<<',
        'ONE<REGISTER<THREE<COUNTERS<<<<<<<<<<<<<<<<1',
      ],
    },
    receipt: {
      kind: 'Receipt',
      title: 'Governance and digital tax collection',
      text: 'Registers, declarations and payments on one ledger. The office sees what is owed, the taxpayer sees why.',
      rows: [
        { label: 'Declared', value: 'once' },
        { label: 'Assessed', value: 'by rule' },
        { label: 'Paid', value: 'to the treasury' },
        { label: 'Receipted', value: 'at once' },
      ],
      link: 'See how a tax is collected',
      path: '/solutions/governance',
    },
    card: {
      kind: 'Health card',
      title: 'Healthcare surveillance',
      text: 'Case reports reach the public health office as they are written. A cluster is put to an epidemiologist as a question, never announced by a model.',
      rows: [
        { label: 'Reported by', value: 'Clinics, laboratories, border posts' },
        { label: 'Seen as', value: 'Counts by place and week' },
        { label: 'Names', value: 'Opened with cause, and recorded' },
      ],
      link: 'See how cases are reported',
      path: '/solutions/healthcare',
    },
  },
  stats: {
    title: 'Our platforms today',
    items: [
      { value: '99.9%', label: 'uptime' },
      { value: '3+', label: 'countries' },
      { value: '1M+', label: 'citizens' },
    ],
  },
  common: {
    title: 'Four layers under every counter',
    text: 'Whichever service you begin with, these four come with it. The second service is built on them; nothing is bought twice.',
    check: 'What you can check',
    counters: ['Visa', 'Tax', 'Health'],
    items: [
      {
        title: 'Identity',
        text: 'A person, a company or an officer is known once. Each counter sees the attributes that its law allows and no others.',
        check: 'Which office asked for which attribute, and when.',
      },
      {
        title: 'Records',
        text: 'Every entry has an author, a time and a reason. Nothing is overwritten: a correction is a new entry that points to the old one.',
        check: 'The whole history of any case, without asking us for it.',
      },
      {
        title: 'Hosting',
        text: 'In your data centre, in a national cloud or in a region you name. The services run apart, so that a fault at one counter does not stop the others.',
        check: 'Where each copy is kept, and when it was last restored.',
      },
      {
        title: 'Handover',
        text: 'Open documented formats, configuration as text, training for operators. The exit is rehearsed before the service goes live.',
        check: 'The dated result of the last rehearsal.',
      },
    ],
  },
  rollout: {
    title: 'From a need to a handover',
    text: 'Six stages. Each one ends with a paper that your ministry signs, and no stage begins before the signature.',
    ends: 'Ends with',
    steps: [
      {
        title: 'Scope',
        text: 'One counter, one service. We follow real cases with your staff and write down what has to be true at the end.',
        ends: 'Statement of need',
      },
      {
        title: 'Tender',
        text: 'Requirements, test cases and acceptance figures are yours to publish. They name standards and no product, so that others can bid on them.',
        ends: 'Tender annex',
      },
      {
        title: 'Configuration',
        text: 'Rules, forms, fees and roles are entered as tables that your staff approve. Connections are tested against copies of your systems.',
        ends: 'Approved rule tables',
      },
      {
        title: 'Parallel run',
        text: 'The new counter works beside the old one for a limited group. Differences are listed every day, and every one is explained.',
        ends: 'Closed list of differences',
      },
      {
        title: 'Switch-over',
        text: 'Office by office, on dates that you set, with a way back that has been rehearsed.',
        ends: 'Acceptance by each office',
      },
      {
        title: 'Handover',
        text: 'Your operators run the service while we watch, then without us. Keys, configuration, records and runbooks are in your hands.',
        ends: 'Exit file',
      },
    ],
  },
  action: {
    title: 'Which counter comes first?',
    text: 'Tell us which service keeps people waiting and which systems have to stay. You will have a reply within 24 hours.',
    label: 'Talk to us',
  },
} as const satisfies PlatformsCopy
