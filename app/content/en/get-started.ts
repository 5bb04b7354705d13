export const getStarted = {
  meta: {
    title: 'Get Started',
    description:
      'Open a dossier in three short pages: who is asking, what is needed, in which term and budget. We reply within 24 hours and meet for a 30-minute consultation.',
  },
  mrz: 'D<DOSSIER<<GET<STARTED',
  intro: {
    filling: {
      headline: [{ text: 'Open a ' }, { text: 'dossier', accent: true }, { text: '.' }],
      lead: 'Three short pages tell us who is asking, what is needed and in which frame. Then choose a time, and we talk about it.',
      details: [
        { name: 'To fill in', value: '3 pages' },
        { name: 'Our reply', value: 'within 24 hours' },
        { name: 'Consultation', value: '30 minutes' },
      ],
      note: 'Until you press Submit, your answers stay in this browser. A reload or a lost connection does not take them away.',
    },
    received: {
      headline: [{ text: 'Your dossier is on ' }, { text: 'file', accent: true }, { text: '.' }],
      lead: 'The seal is complete. From here on there are two dates to keep: our reply, and the consultation.',
      details: [
        { name: 'Our reply', value: 'within 24 hours' },
        { name: 'Consultation', value: '30 minutes' },
      ],
      note: 'Quote the reference if you write to us before then.',
    },
  },
  form: 'Your dossier',
  page: (number: number) => `Page ${number}`,
  progress: {
    step: (step: number, of: number) => `Step ${step} of ${of}`,
    percent: (percent: number) => `${percent}%`,
    bar: 'Progress of the form',
  },
  pages: [
    {
      name: 'Applicant',
      title: 'Who is asking?',
      text: 'The person we should answer, and the organization they speak for.',
    },
    {
      name: 'Needs',
      title: 'What is needed?',
      text: 'In your own words. Unfinished thoughts are welcome: the consultation is there to order them.',
    },
    {
      name: 'Budget and timeline',
      title: 'In which frame?',
      text: 'Orders of magnitude. They shape our proposal and bind nobody.',
    },
  ],
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    company: 'Company or institution',
    companySize: 'Company size',
    primaryInterest: 'Primary interest',
    currentChallenges: 'Current challenges',
    timeline: 'Timeline',
    budget: 'Budget range',
  },
  hints: {
    companySize: 'People who work there.',
    currentChallenges: 'What takes too long, goes missing or cannot be checked today? For whom?',
    budget: 'In US dollars, for the whole engagement.',
  },
  options: {
    companySize: {
      '1-10': '1-10',
      '11-50': '11-50',
      '51-200': '51-200',
      '201-1000': '201-1000',
      '1000+': '1000+',
    },
    primaryInterest: {
      'e-visa': 'e-Visa and immigration',
      governance: 'Digital governance and tax collection',
      healthcare: 'Healthcare and telemedicine',
      aftrlife: 'AftrLife avatars',
      construction: 'Construction and inspection',
      custom: 'Something of our own',
    },
    timeline: {
      immediate: 'Immediately',
      short: 'In 1 to 3 months',
      medium: 'In 3 to 6 months',
      long: 'In more than 6 months',
      exploring: 'We are exploring',
    },
    budget: {
      '50k-100k': '50k to 100k',
      '100k-250k': '100k to 250k',
      '250k-500k': '250k to 500k',
      '500k-1m': '500k to 1m',
      '1m+': 'More than 1m',
      'not-sure': 'Not sure yet',
    },
  },
  errors: {
    firstNameShort: 'First name must be at least 2 characters',
    firstNameLong: 'First name must be at most 100 characters',
    lastNameShort: 'Last name must be at least 2 characters',
    lastNameLong: 'Last name must be at most 100 characters',
    email: 'Please enter a valid email address',
    company: 'Company name is required',
    companyLong: 'Company name must be at most 200 characters',
    companySize: 'Please select company size',
    primaryInterest: 'Please select your primary interest',
    currentChallenges: 'Please describe your current challenges',
    currentChallengesLong: 'Please use at most 2000 characters',
    timeline: 'Please select a timeline',
    budget: 'Please select a budget range',
  },
  buttons: {
    next: 'Next',
    previous: 'Previous',
    submit: 'Submit',
    submitting: 'Submitting...',
    change: 'Change',
    changePage: (name: string) => `Change page: ${name}`,
  },
  incomplete: {
    title: 'Please fill in all required fields',
    description: 'Complete the current step before proceeding.',
  },
  success: {
    title: 'Request Submitted Successfully',
    description: 'Your information has been received. Please schedule a consultation below.',
  },
  failure: {
    title: 'Submission Failed',
    text: 'Your answers did not reach us. All of them are still here: please submit again in a moment.',
  },
  consent: {
    text: 'By submitting, you agree that we keep these answers to prepare our reply and the consultation, as our privacy page describes.',
    privacy: 'Privacy',
  },
  received: {
    status: 'Received',
    title: (name: string) => (name ? `Thank you, ${name}.` : 'Thank you.'),
    text: 'A copy of your answers is on its way to you by mail. One of our architects reads them and replies within 24 hours.',
    reference: 'Reference',
    home: 'Return to Home',
    lapsed:
      'This address no longer opens your dossier. The confirmation we mailed you holds the reference.',
  },
  booking: {
    title: 'Choose a time for the consultation',
    text: '30 minutes with an architect, by video. Your dossier is on the table, so you need not repeat it.',
    jump: 'Choose a time',
  },
} as const
