import { company } from './company.ts'

export const home = {
  meta: {
    title: 'The Operating System for Modern Enterprises and Nations',
    description:
      'Unordin builds AI-enabled cloud platforms for governments and enterprises: e-visa, tax collection, healthcare, digital legacy, construction and inspection.',
  },
  mrz: 'P<UNORDIN<<OPERATING<SYSTEM',
  /** Together exactly the headline; the marked parts are set in italic. */
  headline: [
    { text: 'The Operating System for Modern ' },
    { text: 'Enterprises', accent: true },
    { text: ' and ' },
    { text: 'Nations', accent: true },
  ],
  tagline: 'Unordinary insights, uncommon innovation',
  lead: 'AI-enabled cloud platforms for the services a country cannot do without.',
  actions: { primary: 'Get your blueprint', secondary: 'About us' },
  services: {
    mrz: 'S<SERVICES<<WAITED<FOR',
    title: 'What people wait for',
    text: 'A service is judged by the paper at its end. These are the ones we make arrive sooner.',
    label: 'Public services',
    cards: [
      {
        id: 'visa',
        kind: 'Travel authority',
        title: 'A visa',
        text: 'Applied for at home, checked against the traveller file, decided by an officer who sees every reason.',
        code: 'V<UTOPIA<<TRAVELLER<<ONE<FILE',
        to: '/solutions/evisa',
      },
      {
        id: 'receipt',
        kind: 'Revenue',
        title: 'A tax receipt',
        text: 'Declared, assessed and paid on one ledger. The receipt is the entry, not a copy of it.',
        code: 'T<RECEIPT<<PAID<<ENTERED<ONCE',
        to: '/solutions/governance',
      },
      {
        id: 'referral',
        kind: 'Health',
        title: 'A referral',
        text: 'Written in the village, read in the hospital before the patient has arrived.',
        code: 'H<REFERRAL<<CLINIC<<HOSPITAL',
        to: '/solutions/healthcare',
      },
      {
        id: 'permit',
        kind: 'Building',
        title: 'An occupancy permit',
        text: 'Every inspection point with its photograph, its measurement and the name of who signed.',
        code: 'C<PERMIT<<INSPECTED<<SIGNED',
        to: '/solutions/construction',
      },
      {
        id: 'identity',
        kind: 'Identity',
        title: 'A proof of age',
        text: 'Shown at a counter without showing the name, the address or the date of birth.',
        code: 'I<PROOF<<OVER<18<<NOTHING<ELSE',
        to: '/capabilities/digital-identity',
      },
      {
        id: 'farewell',
        kind: 'Legacy',
        title: 'A voice that stays',
        text: 'Recorded with consent while there is time, kept for a family on the terms of the one who spoke.',
        code: 'A<LEGACY<<WITH<CONSENT',
        to: '/solutions/aftrlife',
      },
    ],
  },
  solutions: {
    mrz: 'R<REGISTER<<SIX<PLATES',
    title: 'Six plates, one press',
    text: 'Each platform stands alone. All of them share identity, records and hosting, so the second one is half built when the first one runs.',
    more: 'Read how it works',
    all: 'Compare the five solutions',
    cards: [
      {
        id: 'evisa',
        title: 'e-Visa & Immigration',
        subtitle: 'Borders that decide with the file open',
        description:
          'From application to arrival there is one file per traveller. Checks run while the applicant is still typing; processing time falls by 70%.',
        to: '/solutions/evisa',
      },
      {
        id: 'governance',
        title: 'Digital Governance & Tax Collection',
        subtitle: 'Revenue that arrives by itself',
        description: 'Declarations, payments and audits on one ledger: 20% more tax collection.',
        to: '/solutions/governance',
      },
      {
        id: 'healthcare',
        title: 'Healthcare & Telemedicine',
        subtitle: 'A doctor within reach',
        description:
          'Triage, consultation and surveillance over the networks that exist: 300% healthcare reach.',
        to: '/solutions/healthcare',
      },
      {
        id: 'aftrlife',
        title: 'AftrLife Avatars',
        subtitle: 'What a life leaves behind',
        description:
          'Post-life digital avatars, recorded with consent, kept for families, closed when they say so.',
        to: '/solutions/aftrlife',
      },
      {
        id: 'construction',
        title: 'Construction & Inspection',
        subtitle: 'Evidence, not paperwork',
        description: 'Site inspections captured once, checked by machine, signed on the spot.',
        to: '/solutions/construction',
      },
      {
        id: 'blueprint',
        title: 'Transformation Blueprint',
        subtitle: 'Start with a drawing',
        description: 'In 3-4 weeks, a plan that your own people can fund, tender and check.',
        to: '/blueprint',
      },
    ],
  },
  about: {
    mrz: 'A<ABOUT<<WHAT<WE<ANSWER<FOR',
    title: 'Built to be checked',
    paragraphs: [
      'We are engineers and designers in Ottawa and Atlanta. We build the systems behind visas, tax accounts and health records, and we stay while they run.',
      'Every platform keeps the reason beside the decision: who saw what, which rule applied, which model proposed, which person decided. An auditor can follow a case from its first click to its last without asking us.',
    ],
    action: 'More about us',
    figuresTitle: 'The figures we work to',
    figures: [
      { value: '70%', label: 'less processing time for a visa' },
      { value: '20%', label: 'more tax collection' },
      { value: '300%', label: 'healthcare reach' },
      { value: '99.9%', label: 'uptime' },
      { value: '99.5%', label: 'accuracy' },
    ],
  },
  vision: {
    mrz: 'N<VISION<<2028',
    title: 'What we work towards',
    missionLabel: 'Our mission',
    mission: company.mission,
    valuesLabel: 'Five values',
    values: [
      {
        title: 'Innovation',
        text: 'New methods where they can be tested, not where they are new.',
      },
      { title: 'Transparency', text: 'A decision and its reason are kept together.' },
      {
        title: 'Global Inclusion',
        text: 'Slow networks, old phones and many languages come first.',
      },
      { title: 'Sustainability', text: 'Systems that a client can run without us.' },
      { title: 'Security', text: 'Part of the first drawing, proven in every release.' },
    ],
    goal: '50+ countries targeted for e-visa, tax platforms in 30+ countries, 7.5M annual visa applications.',
    action: 'Our vision for 2028',
  },
  closing: {
    title: 'Which service should change first?',
    text: 'Tell us about one. A person reads it, and you will hear from us within 24 hours.',
    label: 'Get your blueprint',
  },
} as const
