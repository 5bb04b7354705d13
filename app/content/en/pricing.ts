const range = (from: number, to: number) => (from === to ? String(from) : `${from} to ${to}`)
const weeks = (from: number, to: number) => `${range(from, to)} ${to === 1 ? 'week' : 'weeks'}`

export const pricing = {
  meta: {
    title: 'Pricing',
    description:
      'What a project with Unordin depends on, what each of the three tiers includes, and an estimate of weeks and team for your service. You get a written price range within two days after a call.',
  },
  mrz: 'P<PRICING<<WEEKS<AND<TEAM',
  headline: [{ text: 'What a project ' }, { text: 'costs', accent: true }],
  lead: 'The cost depends on how many people work on your service, and for how many weeks. This page shows what each tier includes and what makes a project larger. You can also estimate weeks and team for your own service.',
  jump: 'Estimate weeks and team',
  scale: {
    title: 'How long each part takes',
    text: 'The smallest project: one service, from the first call to the first working version.',
    week: (week: number) => `Week ${week}`,
    parts: { assessment: 'Discovery', blueprint: 'Blueprint', implementation: 'Implementation' },
    weeks,
  },
  drivers: {
    title: 'What makes a project larger',
    text: 'Four answers decide most of the effort. We ask for them first.',
    items: [
      {
        title: 'Number of services',
        text: 'Each further service has its own rules, forms and officers. Sign-in, payments and records are built once and shared.',
      },
      {
        title: 'Applications a year',
        text: 'A higher number needs load tests, more capacity and a longer pilot.',
      },
      {
        title: 'Systems to connect',
        text: 'Each system has an owner, an interface and test data. Here we depend on other people more than anywhere else.',
      },
      {
        title: 'Languages',
        text: 'Every language needs translation, checks by your editors and tests of forms and letters.',
      },
    ],
  },
  tiers: {
    title: 'What each tier includes',
    text: 'You can stop after each tier. You keep the result and can give it to another supplier.',
    includes: 'Includes',
    takes: 'Takes',
    price: 'Price',
    /** The steps of the Blueprint page that belong to each tier, by their place. */
    steps: { discovery: [0, 1], blueprint: [2, 3], implementation: [4] },
    more: 'Read about the Blueprint',
  },
  prices: {
    text: 'These ranges are for one tier. The contract states the exact amount.',
    until: (day: string) => `Valid until ${day}`,
    none: {
      title: 'A price range within two days after the call',
      text: 'We publish no price ranges at the moment. You get one for your own service in three steps.',
      steps: [
        {
          title: 'Send the request',
          text: 'Answer the questions below and send them to us. It takes a few minutes.',
        },
        {
          title: 'Talk to an architect',
          text: 'A call of 30 minutes. We ask about the service, the systems and the dates.',
        },
        {
          title: 'Read the price range',
          text: 'Within two days after the call you get it in writing. It says what is included and what is not.',
        },
      ],
    },
  },
  estimate: {
    title: 'Estimate weeks and team',
    text: 'This is an estimate, not an offer. It is calculated from your five answers and the table below. It contains no price.',
    submit: 'Show the estimate',
    fields: {
      solution: 'Which solution do you need?',
      services: 'How many services?',
      volume: 'Applications or cases a year',
      systems: 'Systems to connect',
      languages: 'Languages of the service',
    },
    options: {
      services: { '1': 'One service', '2-3': '2 to 3 services', '4+': '4 or more services' },
      volume: {
        '10k': 'Up to 10,000',
        '100k': '10,000 to 100,000',
        '1m': '100,000 to 1 million',
        '1m+': 'More than 1 million',
      },
      systems: { '0-2': 'None to 2', '3-5': '3 to 5', '6+': '6 or more' },
      languages: { '1': 'One language', '2': '2 languages', '3+': '3 or more languages' },
    },
    choose: 'Please select one of the answers',
    answered: (question: string, answer: string) =>
      question.endsWith('?') ? `${question} ${answer}` : `${question}: ${answer}`,
    result: {
      title: 'Your estimate',
      weeks: (from: number, to: number) => `${range(from, to)} weeks`,
      people: (from: number, to: number) => `${range(from, to)} people`,
      note: 'From the first call to the first working version. The people are ours. Your own staff are not counted.',
      parts: 'The parts',
      assessment: 'Discovery: findings in writing',
      blueprint: 'Blueprint: the plan',
      implementation: 'Implementation: the first working version',
      base: 'The smallest project: one service',
      reasons: 'Why it is this long',
      adds: (from: number, to: number) => `adds ${weeks(from, to)}`,
      addsPeople: (from: number, to: number) =>
        `and ${range(from, to)} ${to === 1 ? 'person' : 'people'}`,
      carry: 'Get started with this estimate',
    },
    table: {
      title: 'How the estimate is calculated',
      text: 'The weeks of Discovery and Blueprint are those of the Blueprint page. The others are our planning values for a first estimate. The Blueprint replaces them with figures for your service.',
      columns: ['Answer', 'Weeks', 'People'],
      none: 'nothing added',
    },
  },
  action: {
    title: 'Talk about your price',
    text: 'In 30 minutes an architect tells you what your service would need. You choose the time.',
    label: 'Book a call',
  },
} as const
