import type { DetailCopy } from '../page-copy.ts'

export const cloudInfrastructure = {
  meta: {
    title: 'Cloud Infrastructure',
    description:
      'A sovereign platform in five layers: what may leave the country, what never does, and what happens when a data centre fails.',
  },
  mrz: 'C<CLOUD<<PLATFORM<SECTION',
  headline: [
    { text: 'Your platform, in your own ' },
    { text: 'country', accent: true },
    { text: '.' },
  ],
  lead: 'A national platform has five layers, from the page a citizen opens to the building it runs in. The lower a layer is in the drawing, the less of it may leave the country.',
  primary: 'Talk to our engineers',
  secondary: 'See what happens when a site fails',
  section: {
    title: 'Five layers of the platform',
    border: 'The border',
    outside: 'Outside the country',
    outsideText:
      'Outside are public pages, signed updates on their way in, and measurements without names. Nothing from a lower layer crosses the border.',
    strata: [
      {
        id: 'applications',
        title: 'Applications',
        text: 'Portals, counters and interfaces. Public pages may be cached abroad. Forms and answers may not.',
      },
      {
        id: 'platform',
        title: 'Platform',
        text: 'Containers, queues, databases and logs. Updates arrive signed and are tested here before use.',
      },
      {
        id: 'data',
        title: 'Data',
        text: 'Registers, files and backups. They are stored and processed in the country, by people cleared there.',
      },
      {
        id: 'keys',
        title: 'Keys',
        text: 'You can keep the keys in hardware modules that you own. We then operate the platform and cannot read your data.',
      },
      {
        id: 'ground',
        title: 'Data centres',
        text: 'Two data centres in the country. They belong to the government, or to a local operator under your law.',
      },
    ],
  },
  outcomes: {
    title: 'Key figures of our platforms',
    items: [
      { value: '99.9%', label: 'uptime', note: 'your contract defines how it is measured' },
      { value: '3+', label: 'countries', note: 'our platforms as a whole' },
      { value: '1M+', label: 'citizens', note: 'our platforms as a whole' },
    ],
  },
  declaration: {
    title: 'What may leave the country',
    text: 'This list is part of the contract, and the network enforces it. Nothing else can pass. Every transfer is logged, and your security office reads the log without asking us.',
    crosses: 'May leave',
    stays: 'Stays',
    items: [
      {
        title: 'Public pages and empty forms',
        crosses: true,
        text: 'We copy them to servers near travellers, without cookies and without visitor addresses.',
      },
      {
        title: 'Software updates',
        crosses: true,
        text: 'They only come in. They are signed, have a bill of materials and wait until they pass your tests.',
      },
      {
        title: 'Measurements',
        crosses: true,
        text: 'Load, errors and response times as counts. We remove names, numbers and contents first.',
      },
      {
        title: 'Personal data',
        crosses: false,
        text: 'Records, files, messages, and the logs that could contain them.',
      },
      {
        title: 'Encryption keys',
        crosses: false,
        text: 'Two of your officers make, use and destroy them in the country. You can use hardware modules that you own.',
      },
      {
        title: 'Backups',
        crosses: false,
        text: 'A third copy is offline in the country, in a place that you choose.',
      },
      {
        title: 'Access by our engineers',
        crosses: false,
        text: 'From inside the country, with a ticket, for a limited time. The session is recorded, and your officer can end it.',
      },
    ],
  },
  loss: {
    title: 'What happens when one site fails',
    text: 'The cause can be a fire, a flood, a cut cable or a mistake. The plan is always the same, and your staff have practised it.',
    stages: [
      {
        id: 'both',
        when: 'Normal day',
        title: 'Both sites serve',
        text: 'Requests go to both sites. A change counts as saved only when both have written it, so both are always equal.',
        record: 'Recorded: the difference between the two copies, at all times',
      },
      {
        id: 'lost',
        when: 'The failure',
        title: 'The other site continues',
        text: 'A third place decides which site works. The failed site is blocked, so it cannot write if it returns. Citizens stay signed in, and their saved data is there.',
        record: 'Recorded: who was told, when, and which services were running',
      },
      {
        id: 'rebuilt',
        when: 'The days after',
        title: 'The site is built again',
        text: 'We do not repair it by hand. We build it from the same code, fill it from the working copy and compare every record. Only then does it go back into service.',
        record: 'Recorded: the comparison, signed by your operator and ours',
      },
    ],
    drill:
      'We practise with the real service. We restore backups to an empty site. A drill counts only when a case officer has opened a case there.',
  },
  change: {
    title: 'Before and after, in operation',
    before: 'Today',
    after: 'With the platform',
    rows: [
      {
        who: 'The operator on duty',
        before: 'Learns from callers that the portal is down. Restarts servers from memory.',
        after:
          'Sees the slow step before callers do, and follows a procedure the team has practised.',
      },
      {
        who: 'The security officer',
        before: 'Trusts a certificate that the supplier shows once.',
        after: 'Reads every access and every transfer across the border in their own log.',
      },
      {
        who: 'The budget holder',
        before: 'Renews the contract, because nobody knows the cost of leaving.',
        after: 'Has an exit plan with a price, tested on a copy.',
      },
      {
        who: 'A citizen on deadline day',
        before: 'Sees an error page.',
        after: 'Keeps a place in the queue and a saved draft.',
      },
    ],
  },
  features: {
    title: 'What we build and run',
    items: [
      {
        title: 'Infrastructure as code',
        text: 'Every network, machine and rule is a reviewed file in your repository. The next run removes what is not in a file. So the files always describe the real system.',
      },
      {
        title: 'Keys that you control',
        text: 'Encryption in storage and during transfer uses keys from your modules. If you withdraw them, nobody can read the data, including us.',
      },
      {
        title: 'Backups that are restored',
        text: 'We count a backup only after we have restored it. We measure each restore, and the monthly report shows the time.',
      },
      {
        title: 'Monitoring and observability',
        text: 'Traces, measurements and logs in open formats, on screens that your operators own. Alerts name the service in the words a citizen would use.',
      },
      {
        title: 'Load on deadline days',
        text: 'We test with the number of people who file on the last evening. Above that, a fair queue opens, and nobody loses what they have entered.',
      },
      {
        title: 'Any data centre',
        text: 'Your data centre, a local operator, or the in-country region of a large provider: the same code, the same tests, the same border.',
      },
    ],
  },
  exit: {
    title: 'How you can leave',
    text: 'You receive the exit plan with the first release, and we keep it up to date. We rehearse it while we still work for you, on a date that you choose.',
    items: [
      'The infrastructure code, in your repository from the first day',
      'All data, in open formats with descriptions, checked by count and by sum',
      'The keys, which were always yours',
      'Operating manuals, drawings and the log of every decision',
      'Your operators, trained beside ours',
      'Our access, closed by you, and a record of it',
    ],
  },
  safeguards: {
    title: 'Security and standards',
    items: [
      {
        title: 'ISO/IEC 27001, 27017, 27018',
        text: 'Controls and evidence are filed under these headings, so your auditor finds each item in the usual place.',
      },
      {
        title: 'ISO 22301',
        text: 'Continuity plans name the people who act, how to reach them, and the last drill they did.',
      },
      {
        title: 'FIPS 140-3',
        text: 'You can keep the keys in hardware modules that you own. Your tender can ask for modules validated to this standard.',
      },
      {
        title: 'TLS 1.3 on both sides',
        text: 'Services prove to each other who they are. A place inside the network gives no rights.',
      },
      {
        title: 'Signed supply chain',
        text: 'Each release has a bill of materials, and reproducible builds where the tools allow it. No unsigned image can start.',
      },
      {
        title: 'OpenTelemetry, OCI, PostgreSQL',
        text: 'Open formats and open engines in every layer, so that another operator can run each one.',
      },
    ],
  },
  questions: {
    title: 'Questions that infrastructure teams ask',
    items: [
      {
        question: 'Does the platform need a large cloud provider?',
        answer:
          'No. It needs machines, a network and a place for the keys in the country. It runs on your hardware, at a local operator, or in the in-country region of a provider. You can change this choice later.',
      },
      {
        question: 'Who can read our data?',
        answer:
          'The officers you authorize. Our engineers operate the services, but your keys encrypt the contents. If a procedure would show contents, one of your officers must open it, and it is recorded in full.',
      },
      {
        question: 'What if another state orders a supplier to hand over data?',
        answer:
          'Only public pages and counts are outside the country, as the list above says. Data, keys and backups are in the country, under its law. No supplier abroad has a key to them.',
      },
      {
        question: 'We have one data centre. Can we begin?',
        answer:
          'Yes, you can start with one location. The second site may be smaller, or at an operator. It must be in the country, with other power and other cables. Until it exists, the service says what a failure would mean.',
      },
      {
        question: 'Who is called at night?',
        answer:
          'Your operators and our engineers are on one shift list. We agree for each service who leads. Your team takes over step by step.',
      },
    ],
  },
  related: {
    title: 'Related pages',
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
    title: 'Start with a survey of your systems',
    text: 'Tell us what you run and where. We reply with a first drawing: which layer can move, which must stay, and what a failed site would mean today.',
    label: 'Talk to our engineers',
  },
} as const satisfies DetailCopy & Readonly<Record<string, unknown>>
