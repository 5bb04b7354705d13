export const getStarted = {
  meta: {
    title: 'Get Started',
    description:
      'Tell us about your project in three short steps: who you are, what you need, your budget and timeline. We reply within 24 hours and meet for 30 minutes.',
  },
  mrz: 'D<DOSSIER<<GET<STARTED',
  intro: {
    filling: {
      headline: [{ text: 'Tell us about your ' }, { text: 'project', accent: true }, { text: '.' }],
      lead: 'Three short steps: who you are, what you need, your budget and timeline. Then you choose a time for a consultation.',
      details: [
        { name: 'To fill in', value: '3 steps' },
        { name: 'Our reply', value: 'within 24 hours' },
        { name: 'Consultation', value: '30 minutes' },
      ],
      note: 'Until you press Submit, your answers stay in this browser. You keep them if you reload the page or lose the connection.',
    },
    received: {
      headline: [
        { text: 'We have received your ' },
        { text: 'request', accent: true },
        { text: '.' },
      ],
      lead: 'Two things come next: our reply and the consultation.',
      details: [
        { name: 'Our reply', value: 'within 24 hours' },
        { name: 'Consultation', value: '30 minutes' },
      ],
      note: 'If you write to us before then, please give the reference.',
    },
  },
  form: 'Your answers',
  page: (number: number) => `Step ${number}`,
  progress: {
    step: (step: number, of: number) => `Step ${step} of ${of}`,
    percent: (percent: number) => `${percent}%`,
    bar: 'Progress of the form',
  },
  pages: [
    {
      name: 'About you',
      title: 'Who are you?',
      text: 'Tell us who should receive our reply, and for which organization.',
    },
    {
      name: 'Your needs',
      title: 'What do you need?',
      text: 'Describe it in your own words. It does not have to be complete. We put it in order together in the consultation.',
    },
    {
      name: 'Budget and timeline',
      title: 'Your budget and timeline',
      text: 'Rough values are enough. They help us to prepare a proposal and bind nobody.',
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
    companySize: 'Number of people who work there.',
    currentChallenges:
      'What takes too long, gets lost or cannot be checked today? Who has the problem?',
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
      custom: 'Something else',
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
    changePage: (name: string) => `Change step: ${name}`,
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
    text: 'We did not receive your answers. They are all still here. Please submit again in a moment.',
  },
  consent: {
    text: 'If you submit, you agree that we keep these answers to prepare our reply and the consultation. Our privacy page says how.',
    privacy: 'Privacy',
  },
  received: {
    status: 'Received',
    title: (name: string) => (name ? `Thank you, ${name}.` : 'Thank you.'),
    text: 'We are sending you a copy of your answers by email. One of our architects reads them and replies within 24 hours.',
    reference: 'Reference',
    home: 'Return to Home',
    lapsed: 'This address no longer opens your answers. The confirmation email has your reference.',
  },
  booking: {
    title: 'Choose a time for the consultation',
    text: '30 minutes with an architect, by video. The architect has your answers, so you do not need to repeat them.',
    jump: 'Choose a time',
  },
} as const
