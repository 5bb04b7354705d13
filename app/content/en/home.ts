import { companyProfile } from './company-profile.ts'

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
  lead: 'We build AI-enabled cloud platforms for governments and enterprises.',
  actions: { primary: 'Get your blueprint', secondary: 'About us' },
  index: 'Our solutions',
  services: {
    mrz: 'S<SERVICES<<WAITED<FOR',
    title: 'Services that our platforms deliver',
    text: 'Six examples of what a traveller, a taxpayer, a patient or a family receives. Each one links to the platform behind it.',
    label: 'Public services',
    cards: [
      {
        id: 'visa',
        kind: 'Travel authority',
        title: 'A visa',
        text: 'The traveller applies at home. The results of all checks are in one file. An officer reads them and decides.',
        code: 'V<UTOPIA<<TRAVELLER<<ONE<FILE',
        to: '/solutions/evisa',
      },
      {
        id: 'receipt',
        kind: 'Revenue',
        title: 'A tax receipt',
        text: 'The taxpayer declares and pays in one account. The receipt comes from the same account.',
        code: 'T<RECEIPT<<PAID<<ENTERED<ONCE',
        to: '/solutions/governance',
      },
      {
        id: 'referral',
        kind: 'Health',
        title: 'A referral',
        text: 'A nurse in a village writes it. The hospital reads it before the patient arrives.',
        code: 'H<REFERRAL<<CLINIC<<HOSPITAL',
        to: '/solutions/healthcare',
      },
      {
        id: 'permit',
        kind: 'Building',
        title: 'An occupancy permit',
        text: 'Every inspection point has a photograph, a measurement and the name of the inspector who signed.',
        code: 'C<PERMIT<<INSPECTED<<SIGNED',
        to: '/solutions/construction',
      },
      {
        id: 'identity',
        kind: 'Identity',
        title: 'A proof of age',
        text: 'A person proves that they are over 18 without showing a name, an address or a date of birth.',
        code: 'I<PROOF<<OVER<18<<NOTHING<ELSE',
        to: '/capabilities/digital-identity',
      },
      {
        id: 'farewell',
        kind: 'Legacy',
        title: 'A recorded voice',
        text: 'A person records it while they live and decides who in the family may hear it.',
        code: 'A<LEGACY<<WITH<CONSENT',
        to: '/solutions/aftrlife',
      },
    ],
  },
  solutions: {
    mrz: 'S<SOLUTIONS<<SIX<CARDS',
    title: 'Five solutions and one plan',
    text: 'You can use each platform on its own. They share sign-in, records and hosting, so the second platform takes less work than the first.',
    more: 'Read how it works',
    all: 'Compare the five solutions',
    cards: [
      {
        id: 'evisa',
        title: 'e-Visa & Immigration',
        subtitle: 'One file per traveller, from application to arrival',
        description:
          'Checks start while the applicant fills in the form. The officer decides with the whole file open. 70% reduction in visa processing time.',
        to: '/solutions/evisa',
      },
      {
        id: 'governance',
        title: 'Digital Governance & Tax Collection',
        subtitle: 'Registers, declarations and payments together',
        description:
          'The taxpayer, the officer and the treasury see the same entries. 20% more tax collection.',
        to: '/solutions/governance',
      },
      {
        id: 'healthcare',
        title: 'Healthcare & Telemedicine',
        subtitle: 'A doctor for clinics that have none',
        description:
          'Triage, consultation and disease surveillance, also over slow networks. 300% healthcare reach.',
        to: '/solutions/healthcare',
      },
      {
        id: 'aftrlife',
        title: 'AftrLife Avatars',
        subtitle: 'A digital legacy, made with consent',
        description:
          'Post-life digital avatars. A person records one while they live. The family keeps it and can close it.',
        to: '/solutions/aftrlife',
      },
      {
        id: 'construction',
        title: 'Construction & Inspection',
        subtitle: 'Site inspections with evidence',
        description:
          'The inspector records evidence once, the software checks it, and the inspector signs on site.',
        to: '/solutions/construction',
      },
      {
        id: 'blueprint',
        title: 'Transformation Blueprint',
        subtitle: 'A plan before you build',
        description:
          'In 3-4 weeks you have a plan that your team can fund, put out to tender and check.',
        to: '/blueprint',
      },
    ],
  },
  about: {
    mrz: 'A<ABOUT<<WHAT<WE<ANSWER<FOR',
    title: 'You can check every decision',
    paragraphs: [
      'We are engineers and designers in Ottawa and Atlanta. We build the systems behind visas, tax accounts and health records, and we support them while they run.',
      'Every platform keeps each decision together with its reason: who saw the file, which rule applied, what a model proposed and which person decided. An auditor can follow a case from start to end without asking us.',
    ],
    action: 'More about us',
    figuresTitle: 'Key figures',
    figures: [
      { value: '70%', label: 'reduction in visa processing time' },
      { value: '20%', label: 'more tax collection' },
      { value: '300%', label: 'healthcare reach' },
      { value: '99.9%', label: 'uptime' },
      { value: '99.5%', label: 'accuracy' },
    ],
    checksTitle: 'What you can check now',
    checks: [
      { label: 'Where your data is kept', to: '/trust#location' },
      { label: 'Which certificates we hold', to: '/trust#certificates' },
      { label: 'Who answers a tender', to: '/procurement#tenders' },
      { label: 'What a project costs', to: '/pricing' },
    ],
  },
  vision: {
    mrz: 'N<VISION<<2028',
    title: 'Our mission, values and goals',
    missionLabel: 'Our mission',
    mission: companyProfile.mission,
    valuesLabel: 'Five values',
    values: [
      {
        title: 'Innovation',
        text: 'We use new methods where we can test them.',
      },
      { title: 'Transparency', text: 'We keep each decision together with its reason.' },
      {
        title: 'Global Inclusion',
        text: 'Our services work on slow networks, on old phones and in many languages.',
      },
      { title: 'Sustainability', text: 'A client can run our systems without us.' },
      {
        title: 'Security',
        text: 'Security is part of the first design. We test it in every release.',
      },
    ],
    goal: 'Our targets: 50+ countries for e-visa, 30+ countries for tax platforms, 7.5M annual visa applications.',
    action: 'Read our goals for 2028',
  },
  closing: {
    title: 'Which service should change first?',
    text: 'Describe one service. A person reads your message and replies within 24 hours.',
    label: 'Get your blueprint',
  },
} as const
