/** Fictional projects of the sample client. They show what a project looks like in a new installation. Days count from its first start. */
export const sampleProjects = [
  {
    name: 'E-visa applications and checks (sample)',
    description:
      'This is a fictional sample project. People apply online for four visa classes. The documents are checked before an officer opens the file, and all missions share one queue.',
    status: 'active',
    progress: 64,
    timeline: '26 weeks',
    budget: 'Fixed price, four stages',
    overview: {
      text: 'Applicants fill in one online form in their language and pay once. Every document is checked before an officer sees the file. The officer can decide without typing any data.',
      points: [
        'One application for four visa classes, which is saved while the applicant fills it in',
        'Checks of the passport, photograph and letters while the applicant is still online',
        'One queue for all missions, sorted by day of travel',
        'A record of every step: who decided what, when and why',
      ],
    },
    assessment: {
      text: 'We spent three days with the visa sections and read 1,200 closed files. A decision takes minutes. Most of the time, the file waits for missing papers.',
      points: [
        'Four in ten files are returned at least once because something is missing',
        'Each mission keeps its own list, so nobody sees the whole queue',
        'The registry of decisions works well and does not need to change',
        'Two missions lose their connection every week, so the form must work without it',
      ],
    },
    proposal: {
      text: 'We propose four stages. At the end of each stage, people use a new part of the service. The next stage starts only after you accept the one before.',
      points: [
        'Weeks 1 to 7: the form in six languages, one visa class',
        'Weeks 8 to 14: document checks, tested on closed files',
        'Weeks 15 to 19: the shared queue, a pilot at two missions',
        'Weeks 20 to 26: training, the other missions, opening to the public',
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
        title: 'The document checks worked on all test files',
        body: 'We ran the checks on all 1,200 test files overnight. An officer has to look at 37 of them. The list gives the reason for each file. Next week, we will go through this list with you.',
        postedOn: -11,
      },
      {
        title: 'The form is ready in six languages',
        body: 'The translators have sent us the last two languages.\nYour editors can now change every sentence themselves, without a new release.',
        postedOn: -40,
      },
      {
        title: 'We have started',
        body: 'Thank you for two good days in the workshop. You find the process map from the workshop in the files of this project. All later steps are based on it.',
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
      text: 'Today, people who renew a residence permit visit an office twice: once to bring the papers and once to collect the card. With online renewal, they need only one visit.',
      points: [
        'Renewal from home for permits without a change of status',
        'Appointment for fingerprints in the same form',
        'The old permit is valid until the person receives the new card',
      ],
    },
    assessment: {
      text: 'We have not started yet. First we will visit three offices. These figures come from your annual report.',
      points: [
        '92,000 renewals per year, most of them in four months',
        'Paper files in three regions, a database in the others',
      ],
    },
    proposal: {
      text: 'This is a first outline. We will give you a price after the interviews.',
      points: [
        'Interviews and a written process before we build anything',
        'One region first, the other regions after one month',
      ],
    },
    createdOn: -104,
    startsOn: 30,
    dueOn: 240,
    milestones: [
      { title: 'Interviews at three offices', dueOn: 20, doneOn: null },
      { title: 'Scope and budget approved', dueOn: 44, doneOn: null },
      { title: 'First working renewal', dueOn: 130, doneOn: null },
      { title: 'All regions connected', dueOn: null, doneOn: null },
    ],
    updates: [
      {
        title: 'Please name officers for the interviews',
        body: 'We would like to talk to two officers at each of three offices, for one hour each. Please create a ticket with their names.',
        postedOn: -6,
      },
    ],
  },
  {
    name: 'Border post network review (sample)',
    description:
      'This is a fictional sample project. We reviewed the connections of 11 border posts: what fails, why, and how a post can work without a connection.',
    status: 'completed',
    progress: 100,
    timeline: '16 weeks',
    budget: 'Fixed price',
    overview: {
      text: 'We measured every connection and every device at each post for 14 days.',
      points: [
        '11 posts, 14 days each',
        'Power, connections and devices recorded every 10 seconds',
        'A list of repairs, the most useful first',
      ],
    },
    assessment: {
      text: 'Nine posts work well. Two posts lose their connection for more than one hour per week, and one post has no second power supply.',
      points: [
        'A nightly backup uses the whole connection and causes the failures in the night shift',
        'Devices at four posts no longer receive updates',
        'With a new device, every post can work without a connection for one day',
      ],
    },
    proposal: {
      text: 'We propose three groups of repairs, the cheapest first.',
      points: [
        'Move the backup to another time, which costs nothing and prevents half of the failures',
        'A second connection for two posts',
        'New devices at four posts within a year',
      ],
    },
    createdOn: -260,
    startsOn: -260,
    dueOn: -150,
    milestones: [
      { title: 'Measurements at 11 posts', dueOn: -215, doneOn: -212 },
      { title: 'Findings presented', dueOn: -180, doneOn: -181 },
      { title: 'Report accepted', dueOn: -150, doneOn: -153 },
    ],
    updates: [
      {
        title: 'The report is accepted',
        body: 'The steering group has accepted the report without changes. We have agreed the order of repairs on page 12. This project is complete.',
        postedOn: -153,
      },
      {
        title: 'The measurements are complete',
        body: 'We measured 11 posts for 14 days each. Two posts lose their connection for more than one hour per week, always in the night shift.',
        postedOn: -212,
      },
    ],
  },
] as const
