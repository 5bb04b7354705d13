import type { HeadlineCopy, ItemCopy, MetaCopy, SectionCopy } from './page-copy.ts'

/** In the order of the page: two rows of seven. */
const departments = [
  {
    id: 'engineering',
    name: 'Engineering',
    text: 'Case systems, registers and the screens on both sides of the counter.',
  },
  {
    id: 'ai',
    name: 'AI',
    text: 'Models that propose, and the evidence for how far they may be followed.',
  },
  {
    id: 'operations',
    name: 'Operations',
    text: 'The service on the day the whole country uses it.',
  },
  {
    id: 'design',
    name: 'Design',
    text: 'What a person has to understand, and what an officer has to decide.',
  },
  {
    id: 'security',
    name: 'Security',
    text: 'Who may see what, and how that is proved afterwards.',
  },
  {
    id: 'delivery',
    name: 'Delivery',
    text: 'From a signed plan to a service that its owner runs alone.',
  },
] as const

export type DepartmentId = (typeof departments)[number]['id']

type Place = {
  readonly label: string
  /** The cities of our offices in which the work can be done. */
  readonly offices: readonly ('Ottawa' | 'Atlanta')[]
  /** The countries from which it can be done at a distance. */
  readonly remoteFrom: readonly string[]
}

const places = {
  ottawa: { label: 'Ottawa', offices: ['Ottawa'], remoteFrom: [] },
  atlanta: { label: 'Atlanta', offices: ['Atlanta'], remoteFrom: [] },
  ottawaOrRemote: {
    label: 'Ottawa or Remote (Canada)',
    offices: ['Ottawa'],
    remoteFrom: ['Canada'],
  },
  atlantaOrRemote: {
    label: 'Atlanta or Remote (United States)',
    offices: ['Atlanta'],
    remoteFrom: ['United States'],
  },
  remoteCanada: { label: 'Remote (Canada)', offices: [], remoteFrom: ['Canada'] },
  remoteBoth: {
    label: 'Remote (Canada or United States)',
    offices: [],
    remoteFrom: ['Canada', 'United States'],
  },
} as const satisfies Record<string, Place>

const types = {
  FULL_TIME: 'Full-time',
  PART_TIME: 'Part-time',
  CONTRACTOR: 'Contract',
} as const

export type Job = {
  /** Part of the address of its entry: it stays when the title changes. */
  readonly id: string
  readonly title: string
  readonly department: DepartmentId
  readonly place: Place
  readonly type: keyof typeof types
  readonly posted: string
  readonly validThrough: string
  readonly description: string
  readonly requirements: readonly string[]
}

const jobs = [
  {
    id: 'senior-platform-engineer',
    title: 'Senior Platform Engineer',
    department: 'engineering',
    place: places.ottawaOrRemote,
    type: 'FULL_TIME',
    posted: '2026-10-05',
    validThrough: '2027-01-31',
    description:
      'You own the foundation that every one of our platforms stands on: tenancy, records, jobs and the way a release reaches a ministry. Much of the work is deciding what not to build, and writing down why.',
    requirements: [
      'Several years with services that people depend on, and at least one migration you would do differently now',
      'TypeScript on the server, and PostgreSQL beyond the query planner',
      'Row-level access and audit trails designed, not only used',
      'Decision records that a new colleague can follow',
    ],
  },
  {
    id: 'backend-engineer-case-systems',
    title: 'Backend Engineer, Case Systems',
    department: 'engineering',
    place: places.remoteCanada,
    type: 'FULL_TIME',
    posted: '2026-10-12',
    validThrough: '2027-01-31',
    description:
      'A visa, a permit and a tax declaration are all cases: they arrive, wait, are decided and can be appealed. You build the rules, the queues and the history that make each step explainable years later.',
    requirements: [
      'Experience with workflows in which a mistake reaches a real person',
      'Sound data modelling, including time, versions and corrections',
      'Tests that describe behaviour and survive a rewrite',
      'Comfort with reading a regulation and asking what it means',
    ],
  },
  {
    id: 'frontend-engineer-public-services',
    title: 'Frontend Engineer, Public Services',
    department: 'engineering',
    place: places.ottawa,
    type: 'FULL_TIME',
    posted: '2026-10-19',
    validThrough: '2027-02-15',
    description:
      'You build forms that work without a script, on a small phone, over a slow line, in two languages, and the dense desk an officer uses all day. Both are measured with people before they are called finished.',
    requirements: [
      'React and server rendering, with HTML first',
      'Accessibility practised with a screen reader and a keyboard',
      'An eye for type, spacing and the state nobody drew',
      'Page weight treated as a feature',
    ],
  },
  {
    id: 'integration-engineer-registers-payments',
    title: 'Integration Engineer, Registers and Payments',
    department: 'engineering',
    place: places.atlanta,
    type: 'FULL_TIME',
    posted: '2026-10-26',
    validThrough: '2027-02-15',
    description:
      'Our platforms rarely replace the register that is already there. You connect to it: mainframe exports, payment providers, population registers, message queues, each with its own idea of what a name is.',
    requirements: [
      'Integrations that survived retries, duplicates and a partner who was offline',
      'Reconciliation of payments to the last cent',
      'Clear interface documents, written before the code',
      'Willingness to spend days on site with the people who run the old system',
    ],
  },
  {
    id: 'applied-ai-engineer',
    title: 'Applied AI Engineer',
    department: 'ai',
    place: places.ottawa,
    type: 'FULL_TIME',
    posted: '2026-10-08',
    validThrough: '2027-01-31',
    description:
      'You bring a model into a decision without letting it make the decision: what it is shown, what it may propose, how it says that it is unsure, and what is kept with the case when an officer disagrees.',
    requirements: [
      'Language or vision models in production, with the failures you found there',
      'Python and TypeScript',
      'Evaluation before tuning, and a baseline before either',
      'Plain writing about uncertain things',
    ],
  },
  {
    id: 'ai-evaluation-lead',
    title: 'AI Evaluation Lead',
    department: 'ai',
    place: places.remoteBoth,
    type: 'FULL_TIME',
    posted: '2026-11-02',
    validThrough: '2027-02-28',
    description:
      'Nothing a model proposes reaches an officer before you can say for whom it works and for whom it does not. You design the test sets with each ministry, publish the method, and hold the release when it is not good enough.',
    requirements: [
      'A background in statistics, measurement or audit',
      'Experience with bias testing across languages and groups of people',
      'Test sets built with consent and documented sources',
      'The standing to say no to a delivery date, politely and in writing',
    ],
  },
  {
    id: 'document-vision-engineer',
    title: 'Document Vision Engineer',
    department: 'ai',
    place: places.atlantaOrRemote,
    type: 'FULL_TIME',
    posted: '2026-11-09',
    validThrough: '2027-02-28',
    description:
      'Passports, birth certificates and site photographs arrive crooked, dark and in many scripts. You turn them into fields with a stated confidence, so that an officer checks three lines and not thirty.',
    requirements: [
      'Text recognition and layout analysis on real scans',
      'Machine-readable zones, or the patience to learn the standard',
      'Inference on modest hardware and without a permanent connection',
      'Care with personal documents, including in test data',
    ],
  },
  {
    id: 'site-reliability-engineer',
    title: 'Site Reliability Engineer',
    department: 'operations',
    place: places.remoteBoth,
    type: 'FULL_TIME',
    posted: '2026-10-15',
    validThrough: '2027-01-31',
    description:
      'You keep the services up on the last day of the tax year and when a border opens. You set the alarms that wake people, remove those that should not, and rehearse a restore with the client until it is dull.',
    requirements: [
      'On-call work in a small team, and written reviews after incidents',
      'Linux, containers and PostgreSQL in operation',
      'Capacity tests with a realistic day in them',
      'Backups judged by their restore',
    ],
  },
  {
    id: 'service-designer',
    title: 'Service Designer',
    department: 'design',
    place: places.ottawaOrRemote,
    type: 'FULL_TIME',
    posted: '2026-10-22',
    validThrough: '2027-02-15',
    description:
      'You follow one application from the counter to the decision, sit beside the officer, and draw what really happens. The drawing becomes the Blueprint, and later the measure of whether anything improved.',
    requirements: [
      'Field research in offices where you are a guest',
      'Service maps that engineers build from',
      'Workshops with people who disagree about the law',
      'French or another second working language is welcome',
    ],
  },
  {
    id: 'content-accessibility-designer',
    title: 'Content and Accessibility Designer',
    department: 'design',
    place: places.remoteCanada,
    type: 'PART_TIME',
    posted: '2026-11-04',
    validThrough: '2027-02-28',
    description:
      'You write the question so that the answer is right the first time, and test it with people who read slowly, hear the page, or use it in their third language. Half of the work is taking words away.',
    requirements: [
      'Plain-language writing in English and French',
      'Hands-on work with screen readers and reading tests',
      'Error messages and letters, not only pages',
      'A habit of testing with people before an opinion is formed',
    ],
  },
  {
    id: 'security-engineer-identity',
    title: 'Security Engineer, Identity',
    department: 'security',
    place: places.ottawa,
    type: 'FULL_TIME',
    posted: '2026-10-29',
    validThrough: '2027-02-15',
    description:
      'You design how a person proves who they are without handing over more than the question needs, and how staff access is given, used and taken away. You review the code of others and yours is reviewed too.',
    requirements: [
      'Authentication and credential protocols read in the original',
      'Threat models that changed a design',
      'Key handling, rotation and recovery in practice',
      'Eligibility for a security clearance in Canada',
    ],
  },
  {
    id: 'security-assurance-analyst',
    title: 'Security Assurance Analyst',
    department: 'security',
    place: places.atlanta,
    type: 'FULL_TIME',
    posted: '2026-11-11',
    validThrough: '2027-02-28',
    description:
      'Clients ask how they can know. You gather the evidence: access logs, test findings, restore protocols and supplier reviews, in a form an auditor can follow without calling us.',
    requirements: [
      'Work with control catalogues in the public sector',
      'Evidence collected from systems and not from memory',
      'Findings followed until they are closed',
      'Reports that say what was not examined',
    ],
  },
  {
    id: 'delivery-manager-public-sector',
    title: 'Delivery Manager, Public Sector',
    department: 'delivery',
    place: places.ottawa,
    type: 'FULL_TIME',
    posted: '2026-10-14',
    validThrough: '2027-01-31',
    description:
      'You run an engagement from the first call to the handover. Progress, cost and open risks stand in one report that the client and the team read in the same version, including the weeks when it is unpleasant.',
    requirements: [
      'Delivery of a public service from plan to operation',
      'Procurement, contracts and acceptance in government',
      'Risks raised early, with a proposal',
      'Travel to client sites several times a year',
    ],
  },
  {
    id: 'implementation-consultant-evisa',
    title: 'Implementation Consultant, e-Visa',
    department: 'delivery',
    place: places.atlantaOrRemote,
    type: 'CONTRACTOR',
    posted: '2026-11-16',
    validThrough: '2027-03-15',
    description:
      'You sit with an immigration department while it moves from paper to the platform: visa classes, fees, officer roles, training and the first live week. You leave when its own people teach the next office.',
    requirements: [
      'Knowledge of visa or border procedures from the inside',
      'Training of officers, in person and in small groups',
      'Configuration and acceptance tests without an engineer beside you',
      'A second language spoken at our clients, such as French, Spanish, Portuguese or Arabic',
    ],
  },
] as const satisfies readonly Job[]

export const careers = {
  meta: {
    title: 'Careers',
    description:
      '14 open positions in Ottawa, Atlanta and remote: engineering, AI, operations, design, security and delivery. What each post does, what it asks for, and how an application is read.',
  },
  hero: {
    mrz: 'C<CAREERS<<14<VACANT<POSTS',
    headline: [{ text: 'Fourteen open ' }, { text: 'positions', accent: true }, { text: '.' }],
    lead: 'We build systems that prepare decisions about people. That takes colleagues who like to be asked how they know. Each position below leads to its entry in the register.',
    index: 'Open positions by department',
  },
  register: {
    title: 'The register of posts',
    text: 'Every entry says what the work is and what it asks for. You need not meet every line: tell us which ones you do.',
    number: 'No.',
    department: 'Department',
    location: 'Location',
    type: 'Type',
    posted: 'Posted',
    until: 'Open until',
    requirements: 'What it asks for',
    apply: 'Apply Now',
    applyFor: (title: string) => `Apply Now: ${title}`,
  },
  filter: {
    label: 'Narrow the list of posts',
    type: 'Type',
    location: 'Location',
    found: (count: number, all: number) =>
      count === all ? `All ${all} posts` : `${count} of ${all} posts`,
    clear: 'Show all posts',
    none: 'No post matches both.',
    noneHint: 'Choose another place or type, or write to us anyway.',
    choices: {
      'full-time': 'Full-time',
      'part-time': 'Part-time',
      contract: 'Contract',
      ottawa: 'Ottawa',
      atlanta: 'Atlanta',
      'remote-canada': 'Remote (Canada)',
      'remote-united-states': 'Remote (United States)',
    },
  },
  reading: {
    title: 'How an application is read',
    items: [
      {
        title: 'By a person',
        text: 'Somebody from the team you would join reads it, with the list of requirements beside it. No model ranks applicants.',
      },
      {
        title: 'One conversation',
        text: 'We ask about work you have done and show you work we have not finished. Both sides take notes.',
      },
      {
        title: 'One piece of work',
        text: 'A small task from a real project, with its data replaced. You may do it at home or with us, and we talk it through together.',
      },
      {
        title: 'An answer with a reason',
        text: 'You hear yes or no in writing, with the reason. Your documents are kept for this purpose only.',
      },
    ],
  },
  general: {
    title: 'Not in the list?',
    text: 'If you can say which part of our work would be better with you in it, write to us anyway. It is read in the same way.',
    action: 'Send Us Your Resume',
  },
  departments,
  places,
  types,
  jobs,
} as const satisfies {
  meta: MetaCopy
  hero: { headline: HeadlineCopy; [key: string]: unknown }
  register: SectionCopy & { [key: string]: unknown }
  reading: SectionCopy & { items: readonly ItemCopy[] }
  general: SectionCopy & { [key: string]: unknown }
  [key: string]: unknown
}
