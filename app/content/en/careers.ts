import type { HeadlineCopy, ItemCopy, MetaCopy, SectionCopy } from './page-copy.ts'

/** In the order of the page: two rows of seven. */
const departments = [
  {
    id: 'engineering',
    name: 'Engineering',
    text: 'Case systems, registers, and screens for citizens and officers.',
  },
  {
    id: 'ai',
    name: 'AI',
    text: 'Models that propose, and tests that show how far you can trust them.',
  },
  {
    id: 'operations',
    name: 'Operations',
    text: 'Services that keep running when the whole country uses them.',
  },
  {
    id: 'design',
    name: 'Design',
    text: 'Forms a person understands, and screens an officer can decide with.',
  },
  {
    id: 'security',
    name: 'Security',
    text: 'Who may see what, and how we prove it.',
  },
  {
    id: 'delivery',
    name: 'Delivery',
    text: 'From a signed plan to a service that the client runs alone.',
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
      'You are responsible for the foundation of all our platforms: tenants, records, jobs, and how a release reaches a ministry. A large part of the work is to decide what we do not build, and to write down why.',
    requirements: [
      'Several years with services that people depend on, and at least one migration that you would do differently now',
      'TypeScript on the server, and deep knowledge of PostgreSQL',
      'You have designed row-level access and audit trails, not only used them',
      'You write decision records that a new colleague understands',
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
      'A visa, a permit and a tax declaration are all cases: they arrive, wait, are decided and can be appealed. You build the rules, the queues and the history, so that people can explain each step years later.',
    requirements: [
      'Experience with workflows where a mistake affects a real person',
      'Good data models, including time, versions and corrections',
      'Tests that describe behaviour and still pass after a rewrite',
      'You can read a regulation and ask what it means',
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
      'You build forms that work without JavaScript, on a small phone, over a slow network, in two languages. You also build the screen that an officer uses all day. We test both with people before we call them finished.',
    requirements: [
      'React and server rendering, with HTML first',
      'Accessibility tested with a screen reader and a keyboard',
      'A good eye for type, spacing and empty or broken states',
      'You keep pages small',
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
      'Our platforms rarely replace a register. You connect them to it: mainframe exports, payment providers, population registers, message queues. Each one stores names in a different way.',
    requirements: [
      'Integrations that work with retries, duplicates and a partner who is offline',
      'Reconciliation of payments to the last cent',
      'Clear interface documents, written before the code',
      'You can spend days on site with the people who run the old system',
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
      'You help officers with a model, and the officers decide. You define what the model sees, what it may propose and how it says that it is unsure. You also define what we keep when an officer disagrees.',
    requirements: [
      'Language or vision models in production, and the failures you found there',
      'Python and TypeScript',
      'You evaluate before you tune, and measure a baseline before both',
      'You can write about uncertain results in plain words',
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
      'No proposal of a model reaches an officer until you can say for whom the model works, and for whom it does not. You design the test sets with each ministry and publish the method. You stop a release that is not good enough.',
    requirements: [
      'A background in statistics, measurement or audit',
      'Experience with bias testing across languages and groups of people',
      'Test sets built with consent and documented sources',
      'You can say no to a delivery date, politely and in writing',
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
      'Passports, birth certificates and site photographs are often crooked or dark, and in many scripts. You turn them into fields with a confidence value. An officer then checks three lines instead of thirty.',
    requirements: [
      'Text recognition and layout analysis on real scans',
      'Knowledge of machine-readable zones, or the patience to learn the standard',
      'Models that run on small hardware and without a permanent connection',
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
      'You keep the services up on the last day of the tax year and when a border opens. You choose which alarms wake people and which do not. You practise restores with the client until they are routine.',
    requirements: [
      'On-call work in a small team, and written reviews after incidents',
      'Linux, containers and PostgreSQL in operation',
      'Capacity tests based on a realistic day',
      'You trust a backup only after a restore',
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
      'You follow one application from the counter to the decision, sit beside the officer, and draw what really happens. Your drawing becomes the Blueprint. Later it shows if the service has improved.',
    requirements: [
      'Field research in the offices of other organizations',
      'Service maps that engineers can build from',
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
      'You write questions that people answer correctly the first time. You test them with people who read slowly, use a screen reader, or read in their third language. Half of the work is to remove words.',
    requirements: [
      'Plain-language writing in English and French',
      'Hands-on work with screen readers and reading tests',
      'Error messages and letters, not only pages',
      'You test with people before you form an opinion',
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
      'You design how people prove who they are without showing more than necessary. You also design how staff access is given, used and removed. You review the code of others, and they review yours.',
    requirements: [
      'You have read the standards for authentication and credentials',
      'Your threat models have changed a design',
      'Practical work with key storage, rotation and recovery',
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
      'Clients ask how they can trust us. You collect the evidence: access logs, test findings, restore reports and supplier reviews. An auditor can use it without calling us.',
    requirements: [
      'Work with control catalogues in the public sector',
      'Evidence from systems, not from memory',
      'You follow findings until they are closed',
      'Your reports say what was not examined',
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
      'You run an engagement from the first call to the handover. Progress, cost and open risks are in one report. The client and the team read the same version, also in difficult weeks.',
    requirements: [
      'Delivery of a public service from plan to operation',
      'Procurement, contracts and acceptance in government',
      'You report risks early, with a proposal',
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
      'You work with an immigration department while it moves from paper to the platform: visa classes, fees, officer roles, training and the first live week. You leave when its own people can teach the next office.',
    requirements: [
      'Experience of visa or border procedures in such an office',
      'Training of officers, in person and in small groups',
      "Configuration and acceptance tests without an engineer's help",
      'A second language spoken at our clients, such as French, Spanish, Portuguese or Arabic',
    ],
  },
] as const satisfies readonly Job[]

export const careers = {
  meta: {
    title: 'Careers',
    description:
      '14 open positions in Ottawa, Atlanta and remote: engineering, AI, operations, design, security and delivery. What each job involves and how we read applications.',
  },
  hero: {
    mrz: 'C<CAREERS<<14<VACANT<POSTS',
    headline: [{ text: 'Fourteen open ' }, { text: 'positions', accent: true }, { text: '.' }],
    lead: 'We build systems that prepare decisions about people. We look for colleagues who like to show how they know something.',
    index: 'Open positions by department',
  },
  register: {
    title: 'All positions',
    text: 'Each position says what the work is and what we ask for. You do not need to meet every requirement. Tell us which ones you meet.',
    number: 'No.',
    department: 'Department',
    location: 'Location',
    type: 'Type',
    posted: 'Posted',
    until: 'Open until',
    requirements: 'Requirements',
    apply: 'Apply Now',
    applyFor: (title: string) => `Apply Now: ${title}`,
  },
  filter: {
    label: 'Filter the positions',
    type: 'Type',
    location: 'Location',
    found: (count: number, all: number) =>
      count === all ? `All ${all} positions` : `${count} of ${all} positions`,
    clear: 'Show all positions',
    none: 'No position matches both filters.',
    noneHint: 'Choose another place or type, or send us your resume.',
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
    title: 'Our recruiting process',
    items: [
      {
        title: 'By a person',
        text: 'A member of the team you would join reads it and compares it with the requirements. No model ranks applicants.',
      },
      {
        title: 'One conversation',
        text: 'We ask about work you have done and show you unfinished work of ours. Both sides take notes.',
      },
      {
        title: 'One piece of work',
        text: 'You do a small task from a real project, with invented data, at home or with us. Then we discuss it together.',
      },
      {
        title: 'An answer with a reason',
        text: 'You get a yes or a no in writing, with the reason. We keep your documents for this purpose only.',
      },
    ],
  },
  general: {
    title: 'No position for you?',
    text: 'If you know which part of our work you would improve, write to us. We read it in the same way.',
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
