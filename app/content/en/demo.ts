/**
 * Words and records of the demo dashboard. Read on the server only, and sent with a page only after
 * the gate: no script that the browser loads may import this.
 */
export const demo = {
  metaTitle: 'Allied Infrastructure Group',
  client: 'Allied Infrastructure Group',
  foot: 'D<UNORDIN<<ALLIED<INFRASTRUCTURE',
  skip: 'Skip to content',
  roleLabel: 'Role',
  role: 'client',
  welcome: 'Welcome, Allied Infrastructure Group',
  intro: 'Your company, your projects and your billing with Unordin, in one place.',
  lock: 'Lock',
  tabsLabel: 'Sections of the dashboard',
  tabs: { profile: 'Profile', projects: 'Projects', billing: 'Billing' },
  theme: { toDark: 'Use the dark theme', toLight: 'Use the light theme' },
  profile: {
    company: {
      title: 'Company Information',
      rows: [
        { term: 'Company', text: 'Allied Infrastructure Group' },
        { term: 'Sector', text: 'Construction and inspection of public works' },
        { term: 'Head office', text: '400 Placeholder Street, Ottawa, Ontario, Canada' },
        {
          term: 'Operations',
          text: 'Bridges, tunnels and water works in Canada and the United States',
        },
        { term: 'Client since', text: 'September 2026' },
        { term: 'Account manager', text: 'Unordin, Ottawa head office' },
      ],
    },
    contacts: {
      title: 'Key Contacts',
      people: [
        {
          name: 'Marguerite Osei',
          role: 'Director of Asset Management',
          duty: 'Decides on scope and signs off each stage.',
          email: 'm.osei@allied.example',
          phone: '+1 613 555 0142',
        },
        {
          name: 'Daniel Whitford',
          role: 'Head of Field Inspection',
          duty: 'Leads the inspection crews that use the platform on site.',
          email: 'd.whitford@allied.example',
          phone: '+1 613 555 0167',
        },
        {
          name: 'Renata Kowalczyk',
          role: 'Controller',
          duty: 'Receives invoices and purchase orders.',
          email: 'billing@allied.example',
          phone: '+1 613 555 0118',
        },
      ],
    },
  },
  projectsPage: {
    title: 'Projects',
    progress: 'Progress',
    timeline: 'Timeline',
    budget: 'Budget',
    details: 'View details',
    close: 'Close',
    partsLabel: 'Parts of the project',
    parts: { overview: 'Overview', assessment: 'Assessment', proposal: 'Proposal' },
  },
  status: { active: 'Active', completed: 'Completed', planning: 'Planning' },
  projects: [
    {
      id: 'inspection-platform',
      name: 'Field inspection platform',
      summary:
        'One record for every structure: what was seen, by whom, and what was done about it.',
      status: 'planning',
      progress: 55,
      timeline: '16+ weeks',
      budget: 'TBD',
      overview: {
        text: 'Inspectors write on paper today and type it in at the office, days later. The platform takes the record on site, offline where there is no signal, and joins photographs, positions and measurements to the structure they belong to.',
        items: [
          'Inspection forms by type of structure, filled in without a connection and sent when there is one',
          'Photographs with place, time and direction, compared with those of the last visit',
          'A register of defects with severity, owner and due date',
          'Reports for the owner of the structure, made from the record itself',
        ],
      },
      assessment: {
        text: 'Two visits with a crew and a review of twelve months of reports show where time and certainty are lost.',
        items: [
          'Each inspection is written down three times: on paper, in a spreadsheet and in the report',
          'Photographs are kept by person and not by structure, so earlier ones are rarely found',
          'Severity is judged by free text; two inspectors name the same crack differently',
          'Nothing is at risk in the systems that stay: asset register and accounting keep their role',
        ],
      },
      proposal: {
        text: 'Four stages, each with something in use at its end. The next begins only after you have accepted the one before.',
        items: [
          'Weeks 1 to 4: forms for bridges, offline use, one crew',
          'Weeks 5 to 9: photographs and defects, all crews of one region',
          'Weeks 10 to 14: reports and the link to the asset register',
          'Week 16 and on: further types of structure, training, handover of operation',
        ],
      },
    },
    {
      id: 'progress-capture',
      name: 'Site progress capture pilot',
      summary: 'A camera round once a week, and the difference between plan and site on one sheet.',
      status: 'planning',
      progress: 15,
      timeline: '3 to 4 weeks',
      budget: 'TBD',
      overview: {
        text: 'A short pilot on one site answers one question: does a weekly round with a camera show delays early enough to act on them?',
        items: [
          'One site, one building section, four rounds',
          'Pictures placed on the plan automatically',
          'A weekly sheet: planned, built, not yet visible',
        ],
      },
      assessment: {
        text: 'The site has what the pilot needs, with one exception that is easily mended.',
        items: [
          'The schedule is kept weekly and can be read by a program',
          'The plan of the section exists as a drawing; its model lacks the interior walls',
          'People on site are informed before the first round; faces are made unreadable before storage',
        ],
      },
      proposal: {
        text: 'A fixed scope with a written result, whether or not the pilot is continued.',
        items: [
          'Week 1: preparation, notice on site, first round',
          'Weeks 2 and 3: two rounds, the weekly sheet',
          'Week 4: last round, result and recommendation',
        ],
      },
    },
  ],
} as const
