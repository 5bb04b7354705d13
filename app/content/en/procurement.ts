export const procurement = {
  meta: {
    title: 'Procurement',
    description:
      'How public buyers can order from Unordin: by tender, by framework or directly. Legal entity, numbers, insurance and contact in one place.',
  },
  mrz: 'P<PROCUREMENT<<TENDER<DIRECT',
  headline: [{ text: 'Everything a ' }, { text: 'tender', accent: true }, { text: ' file needs' }],
  lead: 'This page is for the person who prepares a purchase. It says how you can buy from us and gives you the details of our company in one pack.',
  pack: {
    title: 'Procurement pack',
    text: 'One PDF with the company details, security, certificates, sub-processors and the questionnaire. The ZIP also has the tables and the published documents.',
    pdf: 'Download the PDF',
    zip: 'Download the ZIP',
  },
  ways: {
    title: 'How you can buy',
    items: [
      {
        title: 'Tender',
        text: 'You publish a call for tenders, and we answer it. The pack can be an annex of the answer. Tell us about the call early, so that we can plan people for it.',
        steps: [
          'Send us the call or its address',
          'We tell you if we will answer it',
          'We answer by the date of the call',
        ],
      },
      {
        title: 'Framework agreement',
        text: 'You order under an agreement that exists already and that we are part of. This is possible only if an agreement is listed below.',
        steps: [
          'Check if an agreement is listed below',
          'Send us your order form',
          'We confirm scope, people and dates',
        ],
      },
      {
        title: 'Direct award',
        text: 'Below the limit of your rules you can order without a call. You can begin with a Blueprint.',
        steps: [
          'Choose the tier of the Blueprint',
          'We send a written offer',
          'You order with your purchase order number',
        ],
      },
    ],
  },
  frameworks: {
    title: 'Framework agreements',
    empty: 'No framework agreement is listed here yet. You can buy by tender or directly.',
  },
  company: {
    title: 'Company details',
    text: 'For your supplier register.',
    empty:
      'The company has not published its numbers here yet. Please ask the contact below; you get them in writing.',
    fields: {
      legal_name: 'Legal name',
      registration_number: 'Registration number',
      registered_in: 'Registered in',
      registered_address: 'Registered address',
      tax_numbers: 'Tax numbers',
      supplier_numbers: 'Supplier numbers',
      insurance: 'Insurance',
      telephone: 'Telephone',
    },
    offices: 'Offices',
  },
  contact: {
    title: 'Contact for tenders',
    name: 'Contact',
    email: 'Email',
    telephone: 'Telephone',
    text: 'Please name the closing date of your call in the subject of your mail.',
  },
  terms: {
    title: 'Terms and documents',
    text: 'Documents that we publish for buyers.',
    empty:
      'No document is published here yet. The terms of use of this website are not our terms of sale; ask us for those.',
  },
  next: {
    title: 'Send us your request',
    text: 'Three short steps: who you are, what you need, your budget and dates. We reply within 24 hours.',
    label: 'Get started',
    other: { label: 'Check our security first', to: '/trust' },
  },
} as const
