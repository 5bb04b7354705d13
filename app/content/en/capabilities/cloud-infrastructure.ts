import type { DetailCopy } from '../page-copy.ts'

export const cloudInfrastructure = {
  meta: {
    title: 'Cloud Infrastructure',
    description:
      'A section through a sovereign platform, from applications to the ground: what crosses the border, what never does, and what happens when one site is lost.',
  },
  mrz: 'C<CLOUD<<PLATFORM<SECTION',
  headline: [
    { text: 'The cloud stands on ' },
    { text: 'ground', accent: true },
    { text: '. Yours.' },
  ],
  lead: "A country's platform, cut through from the page a citizen opens to the building it runs in. The deeper a layer lies, the less of it may ever leave the country.",
  primary: 'Talk to our engineers',
  secondary: 'When a site is lost',
  section: {
    title: 'A section through the platform',
    border: 'The border',
    outside: 'Outside the country',
    outsideText:
      'Public pages, signed updates on their way in, and measurements without names. Below this depth nothing crosses.',
    strata: [
      {
        id: 'applications',
        title: 'Applications',
        text: 'Portals, counters and interfaces. Public pages may be cached abroad; forms and answers are not.',
      },
      {
        id: 'platform',
        title: 'Platform',
        text: 'Containers, queues, databases and logs. Updates come in signed and are tested here before they are used.',
      },
      {
        id: 'data',
        title: 'Data',
        text: 'Registers, files and backups. Stored and processed inside, by people who are cleared inside.',
      },
      {
        id: 'keys',
        title: 'Keys',
        text: 'Keys can be kept in hardware modules that you own, so that we operate the platform and still read nothing.',
      },
      {
        id: 'ground',
        title: 'Ground',
        text: "Two data centres in the country: the government's own, or a local operator's under your law.",
      },
    ],
  },
  outcomes: {
    title: 'The platforms today',
    items: [
      { value: '99.9%', label: 'uptime', note: 'measured as your contract defines it' },
      { value: '3+', label: 'countries' },
      { value: '1M+', label: 'citizens' },
    ],
  },
  declaration: {
    title: 'Declaration at the border',
    text: 'Written into the contract and enforced in the network: a route that is not on this list does not exist. Every passage is logged, and your security office reads the log without asking us.',
    crosses: 'Crosses',
    stays: 'Stays',
    items: [
      {
        title: 'Public pages and forms, empty',
        crosses: true,
        text: 'Copied to caches nearer to travellers, without cookies and without an address of a visitor.',
      },
      {
        title: 'Software updates',
        crosses: true,
        text: 'Inbound only, signed, with a bill of materials, and held until they have passed your tests.',
      },
      {
        title: 'Measurements',
        crosses: true,
        text: 'Load, errors and response times as counts. Names, numbers and contents are removed before they leave.',
      },
      {
        title: 'Personal data',
        crosses: false,
        text: 'Records, files, messages, and the logs in which they could appear.',
      },
      {
        title: 'Encryption keys',
        crosses: false,
        text: 'Made, used and destroyed in the country by two of your officers, if you wish in hardware modules that you own.',
      },
      {
        title: 'Backups',
        crosses: false,
        text: 'A third copy lies offline in the country, in a place that you choose.',
      },
      {
        title: 'Access by our engineers',
        crosses: false,
        text: 'From inside, on a ticket, for a set time, with the session recorded and an officer of yours able to end it.',
      },
    ],
  },
  loss: {
    title: 'One site is lost',
    text: 'Fire, flood, a cut cable or a mistake. The plan is the same, it is short, and your staff have done it before.',
    stages: [
      {
        id: 'both',
        when: 'An ordinary day',
        title: 'Both sites serve',
        text: 'Requests go to either. A change counts as saved only when both have written it, so neither is ever ahead.',
        record: 'Recorded: the distance between the two copies, continuously',
      },
      {
        id: 'lost',
        when: 'The moment',
        title: 'The other carries on',
        text: 'A witness in a third place decides which site is alive. The silent one is fenced off, so that it cannot write if it wakes. Citizens stay signed in; what they had saved is there.',
        record: 'Recorded: who was told, when, and what was running',
      },
      {
        id: 'rebuilt',
        when: 'The days after',
        title: 'The site is built again',
        text: 'Not repaired by hand: made from the same code as before, filled from the living copy, compared with it record by record, and only then let in.',
        record: 'Recorded: the comparison, signed by your operator and ours',
      },
    ],
    drill:
      'Drills are held with the real service. Backups are restored to an empty site, and a drill counts only when a case officer has opened a case on it.',
  },
  change: {
    title: 'Along the fault',
    before: 'As found',
    after: 'As built',
    rows: [
      {
        who: 'The operator on duty',
        before: 'Learns from callers that the portal is down, and restarts servers from memory.',
        after: 'Sees the slow step before callers do, and follows a procedure that was rehearsed.',
      },
      {
        who: 'The security officer',
        before: 'Trusts a certificate that the supplier shows once.',
        after: 'Reads every access and every passage across the border in their own log.',
      },
      {
        who: 'The budget holder',
        before: 'Renews, because nobody knows what leaving would cost.',
        after: 'Has an exit plan with a price, tested on a copy.',
      },
      {
        who: 'A citizen on deadline day',
        before: 'Meets an error page with everyone else.',
        after: 'Keeps a place in the queue and a draft that is saved.',
      },
    ],
  },
  features: {
    title: 'What we build and run',
    items: [
      {
        title: 'Infrastructure as code',
        text: 'Every network, machine and rule is a reviewed file in your repository. What is not in a file is removed at the next run, so the drawing and the building stay the same.',
      },
      {
        title: 'Keys held by the client',
        text: 'Encryption at rest and in transit with keys from your modules. Withdraw them, and the platform stops being readable, for us as well.',
      },
      {
        title: 'Backups that are restored',
        text: 'A backup is called one after it has been restored. Restores are timed, and the time stands in the monthly report.',
      },
      {
        title: 'Observability',
        text: 'Traces, measurements and logs in open formats, on screens that your operators own. Alerts name the service a citizen would name.',
      },
      {
        title: 'Deadline-day load',
        text: 'Tested with the number of people who file on the last evening. Beyond that a fair queue opens, and nobody loses what they had entered.',
      },
      {
        title: 'Any ground',
        text: 'Your data centre, a local operator or the in-country region of a large provider: the same code, the same tests, the same border.',
      },
    ],
  },
  exit: {
    title: 'The day you leave',
    text: 'The exit plan is delivered with the first release and kept current. It is rehearsed while we are still there, on a date that you choose.',
    items: [
      'The code of the infrastructure, in your repository since the first day',
      'All data, in open formats with their descriptions, checked by count and by sum',
      'The keys, which were always yours',
      'Runbooks, drawings and the log of every decision',
      'Your operators, trained on shift beside ours',
      'Our access, closed by you, and a record that it is',
    ],
  },
  safeguards: {
    title: 'Security and standards',
    items: [
      {
        title: 'ISO/IEC 27001, 27017, 27018',
        text: 'Controls and evidence are filed under these headings, so that your auditor can work from the shelf.',
      },
      {
        title: 'ISO 22301',
        text: 'Continuity plans name the people who act, how they are reached, and the drill in which they last did it.',
      },
      {
        title: 'FIPS 140-3',
        text: 'Keys can be kept in hardware modules that you own; your tender can ask for modules validated to this standard.',
      },
      {
        title: 'TLS 1.3, mutual inside',
        text: 'Services prove to each other who they are. Being inside the network grants nothing.',
      },
      {
        title: 'Signed supply chain',
        text: 'A bill of materials for each release, reproducible builds where the tools allow it, and no unsigned image is started.',
      },
      {
        title: 'OpenTelemetry, OCI, PostgreSQL',
        text: 'Open formats and open engines in every layer, so that each can be run by somebody else.',
      },
    ],
  },
  questions: {
    title: 'What infrastructure teams ask',
    items: [
      {
        question: 'Does the platform need a large cloud provider?',
        answer:
          'No. It needs machines, a network and a place for the keys in the country. It runs on your hardware, at a local operator, or in the in-country region of a provider, and the choice can be changed later.',
      },
      {
        question: 'Who can read our data?',
        answer:
          'The officers you authorise. Our engineers operate services whose contents are encrypted with your keys; a procedure that would expose contents needs one of your officers to open it and is recorded in full.',
      },
      {
        question: 'What if another state orders a supplier to hand over data?',
        answer:
          'What lies outside is what the declaration lists: public pages and counts. Data, keys and backups are in the country, under its law, and no supplier abroad holds a key to them.',
      },
      {
        question: 'We have one data centre. Can we begin?',
        answer:
          'Yes. The second site may be smaller, or at an operator, as long as it is in the country and on other power and other cables. Until it stands, the service states openly what a loss would mean.',
      },
      {
        question: 'Who is called at night?',
        answer:
          'One shift list with your operators and our engineers on it. Who leads is agreed per service and moves to your side as your team takes over.',
      },
    ],
  },
  related: {
    title: 'What stands on it',
    paths: [
      '/solutions/governance',
      '/solutions/evisa',
      '/solutions/healthcare',
      '/solutions/construction',
      '/solutions/aftrlife',
      '/public-sector-platforms',
    ],
  },
  action: {
    title: 'Start with a survey of the ground',
    text: 'Tell us what you run and where. We answer with a first section: which layer can move, which must stay, and what a lost site would cost you now.',
    label: 'Talk to our engineers',
  },
} as const satisfies DetailCopy & Readonly<Record<string, unknown>>
