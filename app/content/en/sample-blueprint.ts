/**
 * The sample Blueprint. Its ministry does not exist, and every figure in it is a sample value; names of
 * rules, documents, steps and tiers are those of the Blueprint page.
 */
export const sampleBlueprint = {
  title: 'Sample Blueprint',
  /** The edition that readers see, and the date of the document. */
  edition: '2026-11-22',
  editionLabel: (day: string) => `Edition of ${day}`,
  /** At the foot of every page. */
  notice: 'Sample. Utopia and its ministry are fictional.',
  sample: 'Sample',
  cover: {
    mrz: 'B<BLUEPRINT<<SAMPLE<<UTO',
    kind: 'Blueprint',
    service: 'The visitor visa of Utopia',
    subtitle: 'How the service runs today, what to change, and in which order',
    forLabel: 'Prepared for',
    client: 'Ministry of the Interior, Utopia',
    byLabel: 'Prepared by',
    fictionTitle: 'This ministry is fictional',
    fiction: [
      'Utopia does not exist. UTO is the code that specimen passports use. The ministry, its people, its systems and its law are made up for this sample.',
      'Every number that describes the service is a sample value. It is not a result and not a promise.',
      'The method, the structure and the planning values are those of a real Blueprint.',
    ],
  },
  summary: {
    mrz: 'S<SUMMARY<<MINISTER',
    title: 'Summary for the minister',
    lead: 'A visitor waits 34 days for a visa (sample value). People work on the file for less than four hours of that time. This Blueprint shows where the file waits, what to change, and what you have to decide.',
    figures: [
      { value: '34 days', label: 'from application to visa', note: 'Sample value, median' },
      { value: '3.5 hours', label: 'of work on one file', note: 'Sample value, median' },
      { value: '3 times', label: 'the same form is typed', note: 'Sample value, counted' },
      {
        value: '12 days',
        label: 'is the goal of the ministry',
        note: 'Sample value, not a promise',
      },
    ],
    figure:
      'Figure 1. Time from application to visa: today and the goal, to the same scale. Sample values.',
    alt: 'Two bars to the same scale. Today: 34 days. Goal: 12 days. Sample values.',
    bars: [
      { label: 'Today', days: 34 },
      { label: 'Goal', days: 12 },
    ],
    days: (count: number) => `${count} days`,
    parts: [
      {
        title: 'What is wrong',
        text: 'Consulates, the ministry and the border keep separate records of the same traveller. Staff type the data again at each office. Nobody can say where a file is. The reason for a decision stays on paper.',
      },
      {
        title: 'What we propose',
        text: 'One file per traveller, from the form to the border. Checks run at the same time. An officer decides every case and writes the reason. The watch lists and the treasury system stay where they are.',
      },
      {
        title: 'What we do not propose',
        text: 'No software that refuses an applicant. No new population register. No change of the visa law. No data outside the country.',
      },
      {
        title: 'How you can check it',
        text: 'We counted the starting point together with your staff. Page 5 says how. They can repeat the count after the pilot and compare.',
      },
    ],
    effort: {
      title: 'What it takes',
      text: (weeks: string, people: string) =>
        `${weeks} from the first call to the first working version, with ${people} of our team. Page 10 has the plan, page 11 the team and what drives the cost.`,
    },
    ask: {
      title: 'What we ask you to decide',
      text: 'Page 12 has five decisions, each with the person who decides and the week. The first one is the most important: who owns the service from the form to the border.',
    },
  },
  contents: {
    mrz: 'C<CONTENTS<<SIX<DOCUMENTS',
    title: 'What this document contains',
    lead: 'A Blueprint consists of six documents. This sample shows a short form of each one. A real Blueprint has more pages, and its diagrams come in formats that you can edit. All counts are sample values.',
    documents: {
      title: 'The six documents',
      columns: ['Document', 'In this sample', 'Page'],
      rows: [
        { shows: 'Process map and measurements', pages: '4-5' },
        { shows: 'Future process, architecture, data and connections', pages: '6-8' },
        { shows: 'What a model may propose, and who decides', pages: '9' },
        { shows: 'Risks, safeguards and access to the file', pages: '8-9' },
        { shows: 'Plan in weeks, decisions with names', pages: '10, 12' },
        { shows: 'Team, effort and what drives the cost', pages: '11' },
      ],
    },
    rules: {
      title: 'The eight rules, and where you see them',
      columns: ['Rule', 'In this sample'],
      rows: [
        'We followed one application of a civil engineer from the counter to the border. Page 4.',
        'We interviewed nine officers and clerks before the managers. Page 5.',
        'Pages 4, 6, 7 and 10 are drawings. Officers corrected the first one twice.',
        'Four of the five present systems stay. Page 8.',
        'Access to each part of the file is decided before the build. Page 8.',
        'Four steps use a model. A person decides each of them. Page 9.',
        'Five measures have a starting point and a goal. Page 5.',
        'The ministry owns the data, the rules and this document. Page 12.',
      ],
    },
    steps: {
      title: 'How it was made: five steps',
      columns: ['Step', 'Takes', 'What the ministry had at its end'],
      rows: [
        'One service to follow, and one person who answers questions',
        'Written findings, each with its cause. Pages 4 and 5.',
        'Pages 6 to 11 as a draft, checked by the officers',
        'The final document, and the decisions on page 12',
        'Answers to questions of the builders, and a second count',
      ],
    },
  },
  today: {
    mrz: 'T<TODAY<<CURRENT<STATE<MAP',
    title: 'The service today',
    lead: 'One application, as it was handled in the week of our visit. Each row is one step. The time beside an arrow is how long the file waited before that step.',
    figure:
      'Figure 2. Current process of the visitor visa. All times and counts on this page are sample values.',
    alt: 'Process map with five lanes: traveller, bank, consulate, ministry, border post. Nine steps run from the paper form to the border. The file waits 34 days in total, nine of them before the checks in the ministry. Sample values.',
    lanes: ['Traveller', 'Bank', 'Consulate', 'Ministry', 'Border post'],
    steps: [
      { lane: 0, text: 'Fills in a paper form and collects copies' },
      { lane: 2, text: 'Takes the papers at the counter', wait: '4 days', mark: 3 },
      { lane: 1, text: 'Takes the fee and prints a receipt', wait: '3 days' },
      { lane: 2, text: 'Types the form into a local database', wait: '6 days', mark: 1 },
      { lane: 3, text: 'Receives a list by email, types it again', wait: '9 days', mark: 2 },
      { lane: 3, text: 'Compares three lists by hand', mark: 4 },
      { lane: 2, text: 'Decides; the reason stays on paper', wait: '5 days', decision: true },
      { lane: 2, text: 'Prints the sticker, returns the passport', wait: '7 days' },
      { lane: 4, text: 'Checks the sticker by eye and asks again', mark: 2 },
    ],
    findings: {
      title: 'Four findings',
      /** In the order of the four problems on the Blueprint page. */
      items: [
        'Each consulate has its own database of 2009. Two people in the ministry can still change it.',
        'The same data is typed three times. The border sees none of it.',
        'Travellers call to ask where the file is. Counter staff cannot see it either.',
        'In June the lists are compared at night. One ill colleague stops all consulates.',
      ],
    },
  },
  measured: {
    mrz: 'M<MEASURED<<STARTING<POINT',
    title: 'What we measured and how',
    lead: 'A goal needs a starting point. We counted with the staff of two consulates for five days. The ministry has the counting sheets and can repeat the count.',
    label: 'Sample value',
    table: {
      title: 'Five measures, with today and the goal',
      columns: ['Measure', 'Today (sample value)', 'Goal (sample value)', 'How it was counted'],
      rows: [
        [
          'Days from application to visa, median',
          '34',
          '12',
          'Dates on 240 closed files of two consulates',
        ],
        ['Hours of work on one file, median', '3.5', '1.5', 'Nine staff noted start and end'],
        ['Times the same data is typed', '3', '1', 'We followed 20 files from desk to desk'],
        ['Calls about the state of a file, a week', '310', '60', 'Tally at two counters'],
        ['Decisions with a reason in the file', '18%', '100%', 'The same 240 closed files'],
      ],
    },
    figure: 'Figure 3. Where one file waits, drawn to scale. All values are sample values.',
    alt: 'Bar of 34 days, divided by what the file waits for: appointment 4, receipt 3, typing 6, checks 9, decision 5, sticker 7 days. A thin mark of 3.5 hours shows the work. Sample values.',
    waits: [
      { label: 'Appointment', days: 4 },
      { label: 'Receipt', days: 3 },
      { label: 'Typing', days: 6 },
      { label: 'Checks', days: 9 },
      { label: 'Decision', days: 5 },
      { label: 'Sticker', days: 7 },
    ],
    days: (count: number) => `${count} days`,
    work: '3.5 hours of work, to the same scale',
    months: {
      figure:
        'Figure 4. Applications a month, 48,000 in the year. The line is what staff can compare by hand. Sample values.',
      alt: 'Bars of the applications in each month. From May to August there are more than the 4,500 that staff can compare by hand in a month; the highest is June with 7,600. Sample values.',
      limit: 'Compared by hand: 4,500 a month',
      most: 4500,
      items: [
        { name: 'Jan', count: 2400 },
        { name: 'Feb', count: 2300 },
        { name: 'Mar', count: 2900 },
        { name: 'Apr', count: 3400 },
        { name: 'May', count: 5200 },
        { name: 'Jun', count: 7600 },
        { name: 'Jul', count: 7100 },
        { name: 'Aug', count: 5000 },
        { name: 'Sep', count: 3600 },
        { name: 'Oct', count: 3000 },
        { name: 'Nov', count: 2700 },
        { name: 'Dec', count: 2800 },
      ],
    },
    method: {
      title: 'How we worked (all counts are sample values)',
      items: [
        {
          title: 'Follow one case',
          text: 'We chose a closed file and asked each person who had touched it. We drew the steps on paper, and the officers corrected the drawing.',
        },
        {
          title: 'Count, then ask',
          text: 'We counted before we asked for opinions. Where a count and an opinion differed, we counted again with the person.',
        },
        {
          title: 'Say what we do not know',
          text: 'We saw two of eleven consulates. The pilot counts the others. We did not measure travellers who gave up.',
        },
        {
          title: 'Protect people',
          text: 'The counting sheets have no names of travellers or officers. The ministry keeps them for one year.',
        },
      ],
    },
  },
  target: {
    mrz: 'A<AFTER<<TARGET<PROCESS',
    title: 'The service after the change',
    lead: 'The same application with one file. Six entries replace the papers. The red box is the decision, which an officer makes. Each entry has a name and a time.',
    figure: 'Figure 5. Future process. The numbers are the six entries of the file.',
    alt: 'Process map with five lanes: traveller, connected systems, service, officer, border post. Eight steps run from one form to the border. An officer makes the decision and writes the reason.',
    lanes: ['Traveller', 'Connected systems', 'Service', 'Officer', 'Border post'],
    steps: [
      { lane: 0, text: 'Fills in one form; scan is checked', mark: 1 },
      { lane: 1, text: 'Confirm payment and reference', mark: 2 },
      { lane: 1, text: 'Answer three checks at the same time', mark: 3 },
      { lane: 2, text: 'Reads papers, lists open questions' },
      { lane: 3, text: 'Reads the open questions first' },
      { lane: 3, text: 'Decides and writes the reason', mark: 4, decision: true },
      { lane: 2, text: 'Signs and sends the authority', mark: 5 },
      { lane: 4, text: 'Verifies it, also without a network', mark: 6 },
    ],
    changes: {
      title: 'What changes for whom',
      columns: ['Who', 'Today', 'After the change'],
      rows: [
        [
          'Traveller',
          'Three visits, and no answer by phone',
          'One form, and the state of the file online',
        ],
        ['Consulate officer', 'Types first and decides later', 'Starts with the open questions'],
        ['Ministry', 'Compares lists by hand', 'Sees the age and place of each file'],
        ['Border officer', 'Sees a sticker', 'Sees the photograph, the dates and the conditions'],
      ],
    },
    without: {
      title: 'Travellers who cannot apply online',
      text: 'Staff at a counter fill in the same form with them. The file says who typed it. The traveller receives the same authority on paper.',
    },
  },
  architecture: {
    mrz: 'A<ARCHITECTURE<<ONE<FILE',
    title: 'Target architecture',
    lead: 'Read the drawing from top to bottom: people, the service, what it is built on, and the systems that it asks. Every box inside the frame is in the country.',
    figure: 'Figure 6. Target architecture. The frame is the border of the country.',
    alt: 'Drawing in four layers inside the border of the country. People: online form, counter, officer screen, border desk. Service: case file, rule table, check link, payment link, document reading, travel authority. Foundation: digital identity, records of access, hosting in two data centres. Connected systems: three watch lists, treasury, lost documents and border readers stay; consulate databases are replaced.',
    legend: { new: 'New', stays: 'Stays', replaced: 'Replaced' },
    frame: 'In the country',
    layers: [
      {
        name: 'People',
        boxes: [
          { name: 'Online form', note: 'two languages', state: 'new' },
          { name: 'Counter', note: 'same form', state: 'new' },
          { name: 'Officer screen', note: 'open questions first', state: 'new' },
          { name: 'Border desk', note: 'works offline', state: 'new' },
        ],
      },
      {
        name: 'Service',
        boxes: [
          { name: 'Case file', note: 'six entries', state: 'new' },
          { name: 'Rule table', note: 'edited by the ministry', state: 'new' },
          { name: 'Document reading', note: 'a model proposes', state: 'new' },
          { name: 'Travel authority', note: 'signed code', state: 'new' },
        ],
      },
      {
        name: 'Foundation',
        boxes: [
          { name: 'Digital identity', note: 'staff and travellers', state: 'new' },
          { name: 'Record of access', note: 'every reading', state: 'new' },
          { name: 'Two data centres', note: 'of the government', state: 'stays' },
        ],
      },
      {
        name: 'Systems',
        boxes: [
          { name: 'Watch lists', note: 'never copied', state: 'stays' },
          { name: 'Lost documents', note: 'one question', state: 'stays' },
          { name: 'Treasury', note: 'reference only', state: 'stays' },
          { name: 'Border readers', note: 'at the desks', state: 'stays' },
          { name: 'Consulate databases', note: 'moved, closed', state: 'replaced' },
        ],
      },
    ],
    choices: {
      title: 'Three choices behind the drawing',
      items: [
        {
          title: 'Ask, do not copy',
          text: 'The service sends a question to a watch list and keeps the answer with its time. The list stays with its owner.',
        },
        {
          title: 'Rules in a table',
          text: 'Fees, documents and visa types are rows that the ministry edits and approves. A new type needs no new software.',
        },
        {
          title: 'The border works alone',
          text: 'A desk keeps the public keys and the expected arrivals. It verifies a code when the network is down.',
        },
      ],
    },
  },
  data: {
    mrz: 'D<DATA<<CONNECTIONS',
    title: 'Data and connections',
    lead: 'Five connections, each with an owner who signs the agreement. Test data from each owner is the part that most often comes late.',
    systems: {
      title: 'Present systems',
      columns: ['System', 'Owner', 'What the service asks', 'If it does not answer', 'Then'],
      rows: [
        [
          'Watch lists (three)',
          'Police',
          'Name, birth date, document',
          'The file says so; an officer waits or asks',
          'Stays',
        ],
        [
          'Lost documents',
          'Passport office',
          'Document number',
          'Asked again until it answers',
          'Stays',
        ],
        ['Treasury', 'Finance', 'Amount and reference', 'Payment is marked as open', 'Stays'],
        [
          'Border readers',
          'Border police',
          'Sends passport and code',
          'Desk uses its own list',
          'Stays',
        ],
        [
          'Consulate databases',
          'Ministry',
          'Export of open cases, once',
          'Moved by hand',
          'Replaced',
        ],
      ],
    },
    access: {
      title: 'Who may see which part of the file',
      columns: ['Part of the file', 'Traveller', 'Officer', 'Supervisor', 'Carrier', 'Border'],
      rows: [
        ['Form and photograph', 'Own', 'Yes', 'Yes', 'No', 'Photograph'],
        ['Payment', 'Own', 'Paid or not', 'Yes', 'No', 'No'],
        ['Answers of the checks', 'No', 'If cleared', 'If cleared', 'No', 'No'],
        ['Decision and reason', 'Own', 'Yes', 'Yes', 'Yes or no', 'Decision'],
        ['Travel authority', 'Own', 'Yes', 'Yes', 'Valid or not', 'Yes'],
        ['Record of access', 'On request', 'No', 'Yes', 'No', 'No'],
      ],
    },
    keeping: {
      title: 'How long the data is kept',
      columns: ['Data', 'Kept (sample value)', 'Then'],
      rows: [
        ['Granted visa', '5 years after the last stay', 'Deleted; the count stays'],
        ['Refused application', '5 years after the decision', 'Deleted; the count stays'],
        ['Form that was never sent', '30 days', 'Deleted'],
        ['Record of access', '10 years', 'Deleted'],
      ],
    },
    note: 'The law of Utopia is fictional. In your Blueprint the legal adviser of the ministry writes these periods.',
  },
  risks: {
    mrz: 'R<RISKS<<SAFEGUARDS',
    title: 'Risks and safeguards',
    lead: 'Each risk has a safeguard, an owner who answers for it and a way to check it. The table becomes part of the contract.',
    table: {
      title: 'Privacy and operation',
      columns: ['What could go wrong', 'Safeguard', 'Owner', 'How it is checked'],
      rows: [
        [
          'Staff read files out of curiosity',
          'Access by role and place; each reading is recorded',
          'Supervisor',
          '50 readings a month (sample value)',
        ],
        [
          'A name matches the wrong person',
          'A match is an open question, never a decision',
          'Officer',
          'Count of matches that were wrong',
        ],
        [
          'A connection fails on a busy day',
          'Own time limit for each check; the file says what is missing',
          'IT operations',
          'Test with a cut line, before the pilot',
        ],
        [
          'The signing key is lost or stolen',
          'Hardware module of the ministry; two officers release it',
          'Ministry',
          'Yearly rehearsal',
        ],
        [
          'The supplier stops',
          'Data, rules and keys belong to the ministry, in open formats',
          'Service owner',
          'Export rehearsed before the start',
        ],
      ],
    },
    ai: {
      title: 'AI and automation plan',
      text: 'A model may read, sort and propose. It may not grant, refuse or set a priority by nationality.',
      columns: ['Step', 'The model proposes', 'A person', 'Kept in the file'],
      rows: [
        [
          'Reading the passport page',
          'Text of each field',
          'The traveller corrects it',
          'Image, text, correction',
        ],
        [
          'Reading supporting papers',
          'Type of paper, dates, sums',
          'The officer confirms it',
          'Version of the model',
        ],
        [
          'Open questions',
          'What is missing or unclear',
          'The officer asks or drops it',
          'Proposal and choice',
        ],
        [
          'Reply to a question',
          'A draft in plain words',
          'The officer edits and sends it',
          'Draft and letter',
        ],
      ],
    },
    stop: {
      title: 'When the ministry stops a model',
      items: [
        'Officers reject more than one proposal in ten in a month (sample value).',
        'Rejections differ between nationalities, and nobody can explain it.',
        'The supplier changes the model and the test set was not run.',
      ],
      after: 'The service works without every model. Officers then read the papers themselves.',
    },
  },
  plan: {
    mrz: 'P<PLAN<<WEEKS',
    title: 'Plan in weeks',
    lead: (weeks: string) =>
      `From the first call to the first working version: ${weeks}. The bars show the longest case. The pilot runs beside the present process, so each consulate can go back to it.`,
    figure: 'Figure 7. Plan in weeks, longest case. Diamonds are decisions of page 12.',
    alt: (weeks: number) =>
      `Bar chart of ${weeks} weeks: discovery, Blueprint and seven stages of implementation. Five decisions are marked.`,
    week: 'Week',
    first: 'Earliest end',
    parts: { discovery: 'Discovery', blueprint: 'Blueprint' },
    stages: [
      'Foundation and sign-in',
      'Form and payment',
      'Checks and connections',
      'Officer screen',
      'Authority and border',
      'Pilot, one consulate',
      'Training and handover',
    ],
    computed: {
      title: 'How the weeks are computed',
      text: 'These are the planning values of our pricing page. The Blueprint for your service replaces them.',
      columns: ['Part', 'Here', 'Weeks'],
      base: 'One service of the smallest kind',
      planning: 'Discovery and Blueprint',
      total: 'Total',
    },
    results: {
      title: 'What exists at the end of each stage',
      items: [
        {
          title: 'Form and payment',
          text: 'A traveller sends a form and pays. Staff see it. Nothing is decided yet.',
        },
        {
          title: 'Officer screen',
          text: 'Officers decide test cases and write reasons. They say what is missing.',
        },
        {
          title: 'Pilot',
          text: 'One visa type at one consulate, in parallel. Both results are compared each week.',
        },
        {
          title: 'Handover',
          text: 'Your team operates the service. The count of page 5 is repeated.',
        },
      ],
    },
  },
  team: {
    mrz: 'T<TEAM<<COST<DRIVERS',
    title: 'Team and what drives the cost',
    lead: 'The work needs people on both sides. The time of your own staff is the part that plans most often forget.',
    ours: {
      title: (people: string) => `Our team: ${people}`,
      columns: ['Role', 'Does what'],
      rows: [
        ['Architect', 'Answers for this plan and for the drawing on page 7'],
        ['Two engineers', 'Build the form, the file, the officer screen and the authority'],
        ['Integration engineer', 'Agrees and tests the five connections of page 8'],
        ['Service designer', 'Tests each screen with travellers and officers; part of the time'],
      ],
    },
    yours: {
      title: 'People of the ministry',
      columns: ['Role', 'Does what', 'Time (sample value)'],
      rows: [
        ['Service owner', 'Decides, and answers questions within two days', '2 days a week'],
        ['Two visa officers', 'Correct drawings, test screens, run the pilot', '1 day a week each'],
        ['Legal adviser', 'Writes retention periods and the text of refusals', '1 day a month'],
        ['Data protection officer', 'Reviews access, models and the record', '1 day a month'],
        ['IT operations', 'Data centres, keys, connections', '1 day a week'],
      ],
    },
    drivers: {
      title: 'What drives the cost of this service',
      columns: ['Driver', 'In this sample', 'Adds'],
      sample: 'sample value',
      none: 'nothing',
    },
    price: {
      title: 'No price in this sample',
      text: 'This service does not exist, so a price would be invented. Weeks and team are the basis of every offer. You get a figure for your own service within two days after a call of 30 minutes.',
    },
    effect: {
      title: 'How the business case counts the effect',
      items: [
        'Time: hours of work on one file, times the files of a year. Count both again after the pilot.',
        'Money: fees that are paid and matched, and the cost of the systems that are closed.',
        'Trust: decisions with a reason, and answers to travellers without a call.',
      ],
      note: 'The ministry enters its own salaries and fees. We do not guess them.',
    },
  },
  decisions: {
    mrz: 'D<DECISIONS<<NEXT<STEPS',
    title: 'Decisions, terms and next steps',
    lead: 'The plan needs five decisions. Each one has a person who decides and a week.',
    table: {
      columns: ['No.', 'Decision', 'Who decides', 'Our advice', 'Week'],
      rows: [
        ['Who owns the service from the form to the border', 'Minister', 'One named director'],
        [
          'Which visa type and consulate come first',
          'Service owner',
          'Short stay, one busy consulate',
        ],
        ['Who may edit the rule table', 'Service owner', 'Two people, one of them a lawyer'],
        [
          'Start of the pilot beside the present process',
          'Service owner',
          'When all checks have test data',
        ],
        ['End of the paper process', 'Minister', 'After 8 weeks with equal results (sample value)'],
      ],
    },
    glossary: {
      title: 'Terms',
      items: [
        { title: 'Case', text: 'One application of one traveller.' },
        { title: 'File', text: 'All entries of a case, in one place.' },
        { title: 'Travel authority', text: 'A signed code that says a person may travel.' },
        { title: 'Carrier', text: 'An airline or another company that brings travellers.' },
        { title: 'Rule table', text: 'Visa types, fees and papers, edited by the ministry.' },
        { title: 'Starting point', text: 'What was counted before the change.' },
        { title: 'Pilot', text: 'Real cases, beside the present process.' },
        { title: 'Median', text: 'Half of the cases are faster, half are slower.' },
      ],
    },
    next: {
      title: 'Next steps for your own service',
      text: 'Choose where to start. Each tier includes the one before it, and you keep each result.',
      columns: ['Tier', 'For whom', 'Takes'],
      takes: 'Ongoing',
      ask: 'Ask for a Blueprint. A person replies within 24 hours.',
      estimate: 'Estimate weeks and team for your service.',
      write: 'Write to us.',
    },
    owner: 'A real Blueprint belongs to the client. You may give it to another supplier.',
  },
} as const
