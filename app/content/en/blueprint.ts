export const blueprint = {
  meta: {
    title: 'Blueprint',
    description:
      'A Blueprint describes how your services run today and plans what to change, in which order and at what cost. Three tiers, five steps, a reply within 24 hours.',
  },
  hero: {
    mrz: 'B<BLUEPRINT<<SERVICE<PLAN',
    headline: [
      { text: 'Plan the service before you ' },
      { text: 'build', accent: true },
      { text: ' it.' },
    ],
    lead: 'A Blueprint records how your services run today and what should change. The result is a plan that your own team can fund, put out to tender and check.',
    primary: 'Get Your Blueprint',
    secondary: 'Learn More',
    figure: 'A figure, half as a construction drawing and half engraved',
  },
  challenges: {
    mrz: 'D<DIAGNOSIS<<FOUR<FINDINGS',
    title: 'Four common problems',
    text: 'Organizations call us about one of these problems, and often about several. The Blueprint records the cause of each one.',
    finding: 'Problem',
    records: 'The Blueprint records',
    items: [
      {
        id: 'legacy',
        title: 'Legacy Systems',
        text: 'Core registers run on software that few people still understand. Every change is a risk, so nobody changes anything.',
        records: 'which system has the correct data, and what depends on it',
      },
      {
        id: 'silos',
        title: 'Operational Silos',
        text: 'Departments keep their own records about the same person or company. Staff move data between them by hand.',
        records: 'every transfer of data, who does it, and how often',
      },
      {
        id: 'citizen',
        title: 'Poor Citizen Experience',
        text: 'People queue, repeat the same answers and do not know where their case is. Officers answer the same call twice.',
        records: 'one real case, from application to decision',
      },
      {
        id: 'scale',
        title: 'Limited Scalability',
        text: 'A service that works for one office becomes slow when the whole country uses it on the same day.',
        records: 'where the load is highest, and which part fails first',
      },
    ],
  },
  approach: {
    mrz: 'M<METHOD<<EIGHT<RULES',
    title: 'How we work: eight rules',
    text: 'We follow the same rules in every project. You can hold us to them.',
    items: [
      {
        title: 'Start from one case',
        text: 'We follow a real application from the counter to the decision.',
      },
      {
        title: 'Talk to the people who do the work',
        text: 'We interview officers and operators first, then the managers of the systems.',
      },
      {
        title: 'Draw first, write second',
        text: 'We show processes, data and systems as diagrams first, so that everyone can correct them.',
      },
      {
        title: 'Keep what works',
        text: 'We connect to systems that work. We replace one only when there is a reason.',
      },
      {
        title: 'Security from the start',
        text: 'Identity, access and records are in the first diagram, not in an appendix.',
      },
      {
        title: 'AI that people can check',
        text: 'A model proposes, a person decides, and the reason stays with the case.',
      },
      {
        title: 'Measure now and later',
        text: 'We measure the service as it is today, so that you can show progress later.',
      },
      {
        title: 'Hand everything over',
        text: 'You receive diagrams, data and decisions in formats you can edit.',
      },
    ],
  },
  included: {
    mrz: 'I<INCLUDED<<SIX<DELIVERABLES',
    title: "What's Included",
    text: 'The Blueprint consists of these six documents.',
    sheet: 'Document',
    items: [
      {
        title: 'Current-state map',
        text: 'Your services, systems, data and transfers as they are today, drawn so that a new colleague understands them.',
      },
      {
        title: 'Target architecture',
        text: "The systems you will have, how they connect, and which of today's systems stay.",
      },
      {
        title: 'AI and automation plan',
        text: 'Where a model helps, what it may propose, and who checks it.',
      },
      {
        title: 'Security and compliance review',
        text: 'Who may see what, how each access is recorded, and which rules apply.',
      },
      {
        title: 'Roadmap',
        text: 'The work in the right order, with every decision and the person responsible for it.',
      },
      {
        title: 'Business case',
        text: 'Effort, cost and expected effect of each stage, ready for a budget or a tender.',
      },
    ],
  },
  tiers: {
    mrz: 'E<ENGAGEMENT<<THREE<TIERS',
    title: 'Three ways to work with us',
    text: 'Start small and continue, or agree on everything at once. Each tier includes the one before it.',
    popular: 'Most Popular',
    action: 'Get Started',
    items: [
      {
        id: 'discovery',
        name: 'Discovery',
        description: 'Find out what is wrong before you decide what to do.',
        highlighted: false,
        features: [
          'Discovery call of 60-90 min',
          'One service followed from start to end',
          'Interviews with the people who run it',
          'Written findings and next steps',
        ],
      },
      {
        id: 'blueprint',
        name: 'Blueprint',
        description: 'The complete plan, ready for funding and tender.',
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
        description: 'The plan, and a team that builds it with you.',
        highlighted: false,
        features: [
          'Everything in Blueprint',
          'Delivery by our engineers, stage by stage',
          'Migration while the service keeps running',
          'Training for officers and operators',
          'Ongoing support and measurement',
        ],
      },
    ],
  },
  journey: {
    mrz: 'J<JOURNEY<<FIVE<STEPS',
    title: 'From first call to running service',
    text: 'The five steps, and how long each one takes.',
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
          'We ask what should change and for whom. Together we choose the service to follow first.',
        duration: '60-90 min',
      },
      {
        title: 'Assessment',
        description:
          'We interview your staff, look at your systems and read documents. You receive the findings in writing.',
        duration: '1 week',
      },
      {
        title: 'Blueprint development',
        description:
          'We prepare the target architecture, the roadmap and the business case. Your team checks every document.',
        duration: '3-4 weeks',
      },
      {
        title: 'Review and refinement',
        description:
          'We go through the plan with you, correct it and hand over the final documents.',
        duration: '2-3 sessions',
      },
      {
        title: 'Implementation support',
        description:
          'Your team or ours builds it. We answer questions and compare the results with the plan.',
        duration: 'Ongoing',
      },
    ],
  },
  contact: {
    mrz: 'R<REQUEST<<REPLY<IN<24<HOURS',
    title: 'Ready to Transform?',
    text: 'Tell us which service should change. A person reads your request and replies within 24 hours.',
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
