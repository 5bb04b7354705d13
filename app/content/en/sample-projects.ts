/** Fictional projects of the sample client, so that a new installation has something to look at. Days count from its first start. */
export const sampleProjects = [
  {
    name: 'E-visa intake and screening (sample)',
    description:
      'Sample project: fictional, for a first look round. Online applications for four visa classes, with document checks before an officer opens the file, and one queue for every mission.',
    status: 'active',
    progress: 64,
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
