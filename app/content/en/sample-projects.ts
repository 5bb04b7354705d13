/** Fictional projects of the sample client, so that a new installation has something to look at. Days count from its first start. */
export const sampleProjects = [
  {
    name: 'E-visa intake and screening (sample)',
    description:
      'Sample project: fictional, for a first look round. Online applications for four visa classes, with document checks before an officer opens the file, and one queue for every mission.',
    status: 'active',
    progress: 64,
    timeline: '26 weeks',
    budget: 'Fixed price, four stages',
    overview: {
      text: 'Applicants fill in one form on the web, in their language, and pay once. Every document is read and checked before an officer sees the file, so that an officer decides and does not type.',
      points: [
        'One application for four visa classes, saved as it is filled in',
        'Passport, photograph and letters are checked while the applicant is still there',
        'One queue for all missions, sorted by day of travel',
        'Every step is on record: who decided what, when and on what grounds',
      ],
    },
    assessment: {
      text: 'Three days with the visa sections and 1,200 closed files show where the weeks go. The decision itself takes minutes; the rest is waiting for papers.',
      points: [
        'Four in ten files come back at least once because something is missing',
        'Each mission keeps a list of its own; nobody sees the whole queue',
        'The registry that holds decisions is sound and stays as it is',
        'Two missions have a line that fails every week: the form has to survive that',
      ],
    },
    proposal: {
      text: 'Four stages. Each ends with something in use, and the next begins only after you have accepted it.',
      points: [
        'Weeks 1 to 7: the form in six languages, one visa class',
        'Weeks 8 to 14: document checks, measured on closed files',
        'Weeks 15 to 19: the common queue, a pilot at two missions',
        'Weeks 20 to 26: training, remaining missions, opening to the public',
      ],
    },
    createdOn: -96,
    startsOn: -96,
    dueOn: 84,
    milestones: [
      { title: 'Process map agreed with all four visa sections', dueOn: -80, doneOn: -82 },
      { title: 'Application form in six languages', dueOn: -45, doneOn: -41 },
      { title: 'Document checks running on the test files', dueOn: -14, doneOn: -12 },
      { title: 'Pilot at two missions', dueOn: 12, doneOn: null },
      { title: 'Training of 40 case officers', dueOn: 26, doneOn: null },
      { title: 'Open to the public', dueOn: 84, doneOn: null },
    ],
    updates: [
      {
        title: 'Document checks pass their first full run',
        body: 'All 1,200 test files went through the checks overnight. 37 were sent to an officer by hand, and the reasons are listed for each of them. Next week we go through these together.',
        postedOn: -11,
      },
      {
        title: 'The form is ready in six languages',
        body: 'The translation bureau has returned the last two languages.\nYour editors can now change every sentence themselves, without a release.',
        postedOn: -40,
      },
      {
        title: 'We have started',
        body: 'Thank you for two good days in the workshop. The process map that came out of it is attached to this project, and every later step refers to it.',
        postedOn: -94,
      },
    ],
  },
  {
    name: 'Residence permit renewal online (sample)',
    description: null,
    status: 'planning',
    progress: 5,
    timeline: '16+ weeks',
    budget: 'TBD',
    overview: {
      text: 'People who renew a residence permit come to a counter twice today: once with the papers and once for the card. Online renewal makes it one visit.',
      points: [
        'Renewal from home for permits without a change of status',
        'Appointment for the fingerprint in the same form',
        'The old permit stays valid until the new card is handed over',
      ],
    },
    assessment: {
      text: 'Not begun: three counters will be visited first. What is known so far comes from the yearly report.',
      points: [
        '92,000 renewals a year, most of them in four months',
        'Paper files in three regions, a database in the others',
      ],
    },
    proposal: {
      text: 'A first outline, to be priced after the interviews.',
      points: [
        'Interviews and a written process, before anything is built',
        'One region first, the others after a month in use',
      ],
    },
    createdOn: -104,
    startsOn: 30,
    dueOn: 240,
    milestones: [
      { title: 'Interviews at three counters', dueOn: 20, doneOn: null },
      { title: 'Scope and budget signed', dueOn: 44, doneOn: null },
      { title: 'First working renewal', dueOn: 130, doneOn: null },
      { title: 'All regions connected', dueOn: null, doneOn: null },
    ],
    updates: [
      {
        title: 'Whom we would like to talk to',
        body: 'For the interviews we need two officers at each of three counters, for an hour each. Please name them in a ticket.',
        postedOn: -6,
      },
    ],
  },
  {
    name: 'Border post network review (sample)',
    description:
      'Sample project: fictional, for a first look round. A review of how eleven border posts are connected, what fails and why, and what it would take to keep working when a line is cut.',
    status: 'completed',
    progress: 100,
    timeline: '16 weeks',
    budget: 'Fixed price',
    overview: {
      text: 'What the posts depend on was measured, not asked: every line and every device, for fourteen days.',
      points: [
        'Eleven posts, fourteen days each',
        'Power, lines and devices recorded every ten seconds',
        'A list of repairs in the order in which they help',
      ],
    },
    assessment: {
      text: 'Nine posts are sound. Two lose their line for more than an hour a week, and one has no second power supply.',
      points: [
        'The failures of the night shift come from a backup that fills the line',
        'Devices at four posts no longer receive updates',
        'Every post can go on alone for a day, if its device is replaced',
      ],
    },
    proposal: {
      text: 'Repairs in three groups, the cheapest first.',
      points: [
        'Move the backup: no cost, half of the failures',
        'Second lines for two posts',
        'New devices at four posts within a year',
      ],
    },
    createdOn: -260,
    startsOn: -260,
    dueOn: -150,
    milestones: [
      { title: 'Measurements at eleven posts', dueOn: -215, doneOn: -212 },
      { title: 'Findings presented', dueOn: -180, doneOn: -181 },
      { title: 'Report accepted', dueOn: -150, doneOn: -153 },
    ],
    updates: [
      {
        title: 'The report is accepted',
        body: 'The steering group has accepted the report without changes. The order of repairs on page 12 is agreed. This project is complete.',
        postedOn: -153,
      },
      {
        title: 'Measurements are in',
        body: 'Eleven posts, fourteen days each. Two of the posts lose their line for more than an hour a week, always in the same night shift.',
        postedOn: -212,
      },
    ],
  },
] as const
