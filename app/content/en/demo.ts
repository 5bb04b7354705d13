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
  intro: 'This page shows your company, your projects and your billing with Unordin.',
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
          duty: 'Decides on the scope and approves each stage.',
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
    partsLabel: 'Sections of the project',
    parts: { overview: 'Overview', assessment: 'Assessment', proposal: 'Proposal' },
  },
  status: { active: 'Active', completed: 'Completed', planning: 'Planning' },
  projects: [
    {
      id: 'inspection-platform',
      name: 'Field inspection platform',
      summary:
        'One record for every structure. It shows who inspected it, what they found and what was repaired.',
      status: 'planning',
      progress: 55,
      timeline: '16+ weeks',
      budget: 'TBD',
      overview: {
        text: 'Today, inspectors write on paper and type their notes at the office days later. With the platform, they record everything on site, also without a connection. Photographs, positions and measurements are stored with the structure they belong to.',
        items: [
          'Inspection forms for each type of structure, which also work without a connection',
          'Photographs with place, time and direction, compared with those of the last visit',
          'A list of defects with severity, person responsible and due date',
          'Reports for the owner of the structure, made from the inspection records',
        ],
      },
      assessment: {
        text: 'We visited a crew twice and read the reports of the last 12 months. We found these problems.',
        items: [
          'Each inspection is written down three times: on paper, in a spreadsheet and in the report',
          'Photographs are sorted by person and not by structure, so older photographs are hard to find',
          'Inspectors describe severity in their own words, so two inspectors describe the same crack differently',
          'The asset register and the accounting system work well and do not need to change',
        ],
      },
      proposal: {
        text: 'We propose four stages. At the end of each stage, your crews use a new part of the platform. The next stage starts only after you accept the one before.',
        items: [
          'Weeks 1 to 4: forms for bridges, offline use, one crew',
          'Weeks 5 to 9: photographs and defects, all crews of one region',
          'Weeks 10 to 14: reports and the link to the asset register',
          'From week 16: more types of structure, training, handover of operations',
        ],
      },
    },
    {
      id: 'progress-capture',
      name: 'Site progress capture pilot',
      summary:
        'A walk through the site with a camera once a week, and a one-page report that compares the site with the plan.',
      status: 'planning',
      progress: 15,
      timeline: '3 to 4 weeks',
      budget: 'TBD',
      overview: {
        text: 'A short pilot on one site answers one question: does a weekly walk with a camera show delays early enough to act on them?',
        items: [
          'One site, one section of the building, four walks',
          'Photographs placed on the plan automatically',
          'A weekly report: planned, built, not yet visible',
        ],
      },
      assessment: {
        text: 'The site is ready for the pilot, with one problem that is easy to solve.',
        items: [
          'The schedule is updated every week, in a format that our software can read',
          'There is a drawing of the section, but the interior walls are missing in the 3D model',
          'We inform people on site before the first walk, and blur faces before we store photographs',
        ],
      },
      proposal: {
        text: 'The scope is fixed. You get a written result, also if you do not continue the pilot.',
        items: [
          'Week 1: preparation, information for people on site, first walk',
          'Weeks 2 and 3: two walks, the weekly report',
          'Week 4: last walk, result and recommendation',
        ],
      },
    },
  ],
} as const
