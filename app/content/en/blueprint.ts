export const blueprint = {
  meta: {
    title: 'Blueprint',
    description:
      'A Blueprint maps how your services run today and sets out what to change, in which order and with what evidence. Three ways to engage, five steps, a reply within 24 hours.',
  },
  hero: {
    mrz: 'B<BLUEPRINT<<SERVICE<PLAN',
    headline: [
      { text: 'Draw the service before you ' },
      { text: 'build', accent: true },
      { text: ' it.' },
    ],
    lead: 'A Blueprint records how your services run today, decides what should change, and sets it out as a plan that your own people can fund, tender and check.',
    primary: 'Get Your Blueprint',
    secondary: 'Learn More',
    figure: 'Left: the construction. Right: the same figure, engraved.',
  },
  challenges: {
    mrz: 'D<DIAGNOSIS<<FOUR<FINDINGS',
    title: 'What we are usually called about',
    text: 'Four conditions, often together. Each one has a cause that can be drawn, and what can be drawn can be changed in order.',
    finding: 'Finding',
    records: 'The Blueprint records',
    items: [
      {
        id: 'legacy',
        title: 'Legacy Systems',
        text: 'Core registers run on software that few people still understand. Every change is a risk, so changes stop.',
        records: 'which system holds which truth, and what depends on it',
      },
      {
        id: 'silos',
        title: 'Operational Silos',
        text: 'Departments keep their own copy of the same person or company. Staff carry data between them by hand.',
        records: 'every hand-over of data, by whom, and how often',
      },
      {
        id: 'citizen',
        title: 'Poor Citizen Experience',
        text: 'People queue, repeat themselves and do not know where their case stands. Officers answer the same call twice.',
        records: 'one real case, followed from application to decision',
      },
      {
        id: 'scale',
        title: 'Limited Scalability',
        text: 'A service that works for one office slows down when a whole country uses it on the same day.',
        records: 'where the load falls first, and what gives way',
      },
    ],
  },
  approach: {
    mrz: 'M<METHOD<<EIGHT<RULES',
    title: 'How we work on it',
    text: 'Eight rules, the same on every engagement. They are written down so that you can hold us to them.',
    items: [
      {
        title: 'Start from one case',
        text: 'We follow a real application from the counter to the decision.',
      },
      {
        title: 'Talk to the people who do it',
        text: 'Officers and operators are interviewed before the managers of systems.',
      },
      {
        title: 'Draw before we write',
        text: 'Processes, data and systems are diagrams first, so that everyone can correct them.',
      },
      {
        title: 'Keep what works',
        text: 'Replacing a system has to be argued for. Connecting it is the default.',
      },
      {
        title: 'Security from the first sheet',
        text: 'Identity, access and records are part of the drawing, not an appendix.',
      },
      {
        title: 'AI where it can be checked',
        text: 'A model proposes, a person decides, and the reason is kept with the case.',
      },
      {
        title: 'Measure now, then later',
        text: 'Each goal gets a figure as it stands today, so that progress can be shown.',
      },
      {
        title: 'Leave it with you',
        text: 'Drawings, data and decisions are handed over in formats you can edit.',
      },
    ],
  },
  included: {
    mrz: 'I<INCLUDED<<SIX<DELIVERABLES',
    title: "What's Included",
    text: 'Six documents. Together they are the Blueprint.',
    sheet: 'Sheet',
    items: [
      {
        title: 'Current-state map',
        text: 'Services, systems, data and hand-overs as they are, on one sheet that a new colleague can read.',
      },
      {
        title: 'Target architecture',
        text: "The systems you will have, how they connect, and which of today's stay.",
      },
      {
        title: 'AI and automation plan',
        text: 'Where a model helps, what it may decide, and who checks it.',
      },
      {
        title: 'Security and compliance review',
        text: 'Who may see what, how it is recorded, and which rules apply to it.',
      },
      {
        title: 'Roadmap',
        text: 'Work in the order it depends on itself, with decisions and owners marked.',
      },
      {
        title: 'Business case',
        text: 'Effort, cost and expected effect for each stage, ready for a budget or a tender.',
      },
    ],
  },
  tiers: {
    mrz: 'E<ENGAGEMENT<<THREE<TIERS',
    title: 'Three ways to engage',
    text: 'Start small and continue, or agree on the whole. Each tier contains the one before it.',
    popular: 'Most Popular',
    action: 'Get Started',
    items: [
      {
        id: 'discovery',
        name: 'Discovery',
        description: 'To find out what is wrong before deciding what to do.',
        highlighted: false,
        features: [
          'Discovery call of 60-90 min',
          'One service followed from end to end',
          'Interviews with the people who run it',
          'Written findings and next steps',
        ],
      },
      {
        id: 'blueprint',
        name: 'Blueprint',
        description: 'The complete plan, ready to be funded and tendered.',
        highlighted: true,
        features: [
          'Everything in Discovery',
          'All six Blueprint documents',
          '2-3 review sessions with your team',
          'Roadmap with owners and decisions',
          'Handover in formats you can edit',
        ],
      },
      {
        id: 'implementation',
        name: 'Blueprint + Implementation',
        description: 'The plan, and the people to build it with you.',
        highlighted: false,
        features: [
          'Everything in Blueprint',
          'Delivery by our engineers, stage by stage',
          'Migration alongside the running service',
          'Training for officers and operators',
          'Ongoing support and measurement',
        ],
      },
    ],
  },
  journey: {
    mrz: 'J<JOURNEY<<FIVE<STEPS',
    title: 'From first call to running service',
    text: 'Five steps. The figure gains one ring at each of them.',
    label: 'Journey in five steps',
    previous: 'Previous step',
    next: 'Next step',
    duration: 'Duration',
    step: (number: number, total: number) => `Step ${number} of ${total}`,
    goTo: (number: number, title: string) => `Go to step ${number}: ${title}`,
    steps: [
      {
        title: 'Discovery call',
        description:
          'We ask what should change and for whom, and agree on the one service to follow first.',
        duration: '60-90 min',
      },
      {
        title: 'Assessment',
        description:
          'Interviews, system access and documents. At the end you have the findings in writing.',
        duration: '1 week',
      },
      {
        title: 'Blueprint development',
        description:
          'Target architecture, roadmap and business case are drawn, with your team checking every sheet.',
        duration: '3-4 weeks',
      },
      {
        title: 'Review and refinement',
        description:
          'We go through the plan together, change what does not hold, and hand over the final set.',
        duration: '2-3 sessions',
      },
      {
        title: 'Implementation support',
        description:
          'Your team or ours builds it. We stay to answer questions and to compare results with the plan.',
        duration: 'Ongoing',
      },
    ],
  },
  contact: {
    mrz: 'R<REQUEST<<REPLY<IN<24<HOURS',
    title: 'Ready to Transform?',
    text: 'Tell us which service should change. A person reads it and you will have a reply within 24 hours.',
    promise: { value: '24 h', label: 'until you hear from us' },
    next: {
      title: 'What happens next',
      items: [
        'You get a reference number at once.',
        'We reply by email within 24 hours.',
        'We agree on a date for the discovery call.',
      ],
    },
    formTitle: 'Blueprint request',
    formNote: 'Fields marked * are required.',
    write: 'Or write to',
  },
} as const
