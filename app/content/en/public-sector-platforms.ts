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
      'E-visa, digital tax collection and healthcare surveillance for ministries, with shared identity, records, hosting and handover.',
  },
  headline: [{ text: 'One foundation for three public ' }, { text: 'services', accent: true }],
  lead: 'We build platforms for visas, tax collection and disease surveillance. All three need to know a person, keep a record and name an office that answers for it. A ministry can start with any of them.',
  documents: {
    visa: {
      kind: 'Visa',
      portrait: 'Specimen portrait of a traveller',
      title: 'E-visa',
      text: "Application, payment, checks and the officer's decision are in one file per traveller. The border can verify the travel authority without a connection.",
      rows: [
        { label: 'For', value: 'Ministries of the interior and of foreign affairs' },
        { label: 'Issued to', value: 'A traveller, by a named officer' },
        { label: 'Shown at', value: 'Check-in and the border' },
      ],
      link: 'Read how an e-visa is issued',
      path: '/solutions/evisa',
      zone: [
        'V<UTOTRAVELLER<<SPECIMEN<<<<<<<<<<<<<<<<<<<<',
        'ONE<REGISTER<THREE<COUNTERS<<<<<<<<<<<<<<<<1',
      ],
    },
    receipt: {
      kind: 'Receipt',
      title: 'Governance and digital tax collection',
      text: 'Registers, declarations and payments are in one place. The office sees how much is due. The taxpayer sees why.',
      rows: [
        { label: 'Declared', value: 'once' },
        { label: 'Assessed', value: 'by rule' },
        { label: 'Paid', value: 'to the treasury' },
        { label: 'Receipted', value: 'at once' },
      ],
      link: 'Read how a tax is collected',
      path: '/solutions/governance',
    },
    card: {
      kind: 'Health card',
      title: 'Healthcare surveillance',
      text: 'Clinics send case reports to the public health office as they write them. A model shows a possible cluster to an epidemiologist as a question. It never announces one.',
      rows: [
        { label: 'Reported by', value: 'Clinics, laboratories, border posts' },
        { label: 'Seen as', value: 'Counts by place and week' },
        { label: 'Names', value: 'Opened only with a reason, and recorded' },
      ],
      link: 'Read how cases are reported',
      path: '/solutions/healthcare',
    },
  },
  stats: {
    title: 'Our platforms in figures',
    items: [
      { value: '99.9%', label: 'uptime' },
      { value: '3+', label: 'countries' },
      { value: '1M+', label: 'citizens' },
    ],
  },
  common: {
    title: 'What all three services share',
    text: 'These four parts come with the first service. The second service uses them too, so you buy nothing twice.',
    check: 'What you can check',
    counters: ['Visa', 'Tax', 'Health'],
    items: [
      {
        title: 'Identity',
        text: 'The platform knows each person, company and officer once. Each office sees the attributes that its law allows and no others.',
        check: 'Which office asked for which attribute, and when.',
      },
      {
        title: 'Records',
        text: 'Every entry has an author, a time and a reason. Nobody can overwrite an entry. A correction is a new entry that points to the old one.',
        check: 'The whole history of any case, without a request to us.',
      },
      {
        title: 'Hosting',
        text: 'You choose your data centre, a national cloud or a region. The services run separately, so a fault in one does not stop the others.',
        check: 'The place of each copy, and the date of its last restore.',
      },
      {
        title: 'Handover',
        text: 'You receive open documented formats, configuration as text and training for operators. We rehearse the exit before the service goes live.',
        check: 'The dated result of the last rehearsal.',
      },
    ],
  },
  rollout: {
    title: 'Six stages, from scope to handover',
    text: 'Each stage ends with a document that your ministry signs. The next stage starts after the signature.',
    ends: 'Ends with',
    steps: [
      {
        title: 'Scope',
        text: 'We choose one service in one office. We follow real cases with your staff and write down what the new service must do.',
        ends: 'Statement of need',
      },
      {
        title: 'Tender',
        text: 'You can publish the requirements, test cases and acceptance figures. They name standards and no product, so that other vendors can bid.',
        ends: 'Tender annex',
      },
      {
        title: 'Configuration',
        text: 'Your staff approve rules, forms, fees and roles as tables. We test connections with copies of your systems.',
        ends: 'Approved rule tables',
      },
      {
        title: 'Parallel run',
        text: 'The new service works beside the old one for a limited group. We list the differences every day and explain each one.',
        ends: 'Closed list of differences',
      },
      {
        title: 'Switch-over',
        text: 'Office by office, on dates that you set. We rehearse the way back first.',
        ends: 'Acceptance by each office',
      },
      {
        title: 'Handover',
        text: 'Your operators run the service, first with us and then alone. You have the keys, the configuration, the records and the operating manuals.',
        ends: 'Exit documents',
      },
    ],
  },
  action: {
    title: 'Which service comes first?',
    text: 'Tell us where people wait the longest and which systems have to stay. We reply within 24 hours.',
    label: 'Talk to us',
  },
} as const satisfies PlatformsCopy
