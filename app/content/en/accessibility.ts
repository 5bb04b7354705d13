/** What the accessibility statement says and staff may change. Results are in `accessibility-report.ts`. */
export const accessibility = {
  meta: {
    title: 'Accessibility',
    description:
      'How accessible this website, the client portal and the staff panel are. What does not conform yet, how we tested, and how you report a problem.',
  },
  mrz: 'A<ACCESSIBILITY<<WCAG<22<AA',
  headline: [{ text: 'How ' }, { text: 'accessible', accent: true }, { text: ' this product is' }],
  lead: 'This statement covers the website, the client portal, the demo dashboard and the staff panel. It says what conforms to WCAG 2.2, level AA, what does not, and how you can tell us about a problem.',
  contents: 'On this page',
  downloads: {
    title: 'Reports to download',
    text: 'They are made from the same results as this page.',
  },
  state: { id: 'state', title: 'How accessible it is' },
  gaps: { id: 'gaps', title: 'What does not conform yet' },
  limits: {
    title: 'What this statement does not cover',
    items: [
      'Documents that staff or clients upload. We do not check whether they are accessible.',
      'Articles and case studies that staff write. The editor asks for a description of each picture, but staff write it.',
      'The calendar of another company, if we use one in place of our own.',
    ],
  },
  report: {
    id: 'report-a-problem',
    title: 'Report a problem',
    text: 'Tell us if you cannot use a page, or if you need a text in another form. Write which page it is, what you wanted to do, and which assistive technology you use. You need no account.',
    answer:
      'A person replies within 24 hours. The reply says how we help you now, and if we will change the page.',
  },
  tested: { id: 'tested', title: 'How we tested it' },
  doing: {
    id: 'doing',
    title: 'What we do to keep it accessible',
    items: [
      'A program checks every page at several widths and in both themes before we publish a new version.',
      'A test of ours fails when a page has no result in this report, or when a violation is not stated here.',
      'Every form works with the keyboard. The forms of the website also work without scripts.',
      'We read every message about a problem.',
    ],
  },
  criteria: {
    id: 'criteria',
    title: 'Report for each criterion',
    text: 'This is every criterion of WCAG 2.2 at levels A and AA. The words for the results are those of the VPAT.',
  },
  action: {
    title: 'Do you need a text in another form?',
    text: 'Write to us. We also answer the questions of your accessibility team.',
    label: 'Contact us',
  },
} as const

/** The words of the report, which say what the tests have shown. Staff cannot change them. */
export const accessibilityWords = {
  pdf: { label: 'Accessibility report (PDF)', note: 'This report as a tagged document' },
  yaml: {
    label: 'OpenACR file (YAML)',
    note: 'For programs that compare reports. It follows the VPAT 2.5, WCAG edition',
  },
  results: {
    supports: 'Supports',
    'partially-supports': 'Partially supports',
    'does-not-support': 'Does not support',
    'not-applicable': 'Not applicable',
  },
  /** The number of criteria, of those that are met, and of those that do not apply. */
  state: (total: number, met: number, none: number) =>
    `WCAG 2.2 has ${total} criteria at levels A and AA. The product meets ${met} of them. ${none} do not apply, because it has nothing of that kind.`,
  partly: (count: number) =>
    count === 1
      ? '1 criterion is met only in part. The next section says why.'
      : `${count} criteria are not met, or only in part. The next section says why.`,
  whole: 'We know of no criterion that is not met.',
  gaps: {
    text: 'These are the problems that we know of.',
    empty: 'We know of no problem at the moment. If you find one, please tell us.',
    criteria: 'Criteria',
    plan: 'What we do about it',
  },
  contact: { mail: 'Email', telephone: 'Telephone', form: 'Contact form', link: 'Write to us' },
  axe: (pages: number, checks: number, version: string, browser: string) =>
    `A program (axe ${version}) checked all ${pages} pages of the product in ${browser}, in the light and the dark theme, on a wide and a narrow screen. These are ${checks} checks.`,
  faultless: 'It found no violation.',
  faulty: (count: number) =>
    `It found violations on ${count === 1 ? '1 page' : `${count} pages`}. They are in the section above.`,
  look: (count: number) =>
    `On ${count} pages it left the contrast of some texts to a person, because lines or shades are behind them. We measured these texts against their ground.`,
  hand: (count: number, day: string) =>
    `A program finds only a part of all problems. So we also tested by hand: ${count} tests, the last on ${day}.`,
  hands: {
    title: 'Tests by hand',
    open: 'Show the tests by hand',
    columns: {
      criteria: 'Criteria',
      done: 'What we did, and where',
      result: 'Result',
      day: 'Date',
    },
    results: { passed: 'Passed', mended: 'Mended', failed: 'Failed' },
  },
  notTested: 'What we could not test',
  pages: {
    title: 'The result of each page',
    open: (count: number) => `Show the results of ${count} pages`,
    columns: {
      page: 'Page',
      checks: 'Checks',
      passed: 'Rules passed',
      look: 'Left to a person',
      violated: 'Violations',
      day: 'Date',
    },
  },
  criteria: {
    columns: { criterion: 'Criterion', result: 'Result', remarks: 'Remarks' },
    open: (count: number, level: string) => `Show all ${count} criteria of level ${level}`,
  },
  prepared: (day: string) => `Prepared on ${day}.`,
  print: {
    file: 'accessibility-report',
    title: 'Accessibility report',
    machine: 'A<ACCESSIBILITY<<REPORT<',
    made: (day: string, origin: string) =>
      `Made on ${day} from the results that ${origin}/accessibility shows.`,
  },
  openAcr: {
    file: 'unordin-openacr.yaml',
    title: (name: string) => `${name} Accessibility Conformance Report`,
    description: 'Website, client portal, demo dashboard and staff panel in one product',
    notes:
      'The report covers the web pages of the product. Documents that people upload, and articles that staff write, are not part of it.',
    levelAaa: 'Level AAA was not evaluated.',
  },
} as const
