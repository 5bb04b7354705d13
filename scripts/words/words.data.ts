/** Words and phrases that no text uses, each with what to write (docs/style-guide.md). */
export const FORBIDDEN: readonly { found: RegExp; instead: string }[] = [
  { found: /\bon the record\b/i, instead: 'recorded, written down, in the file' },
  { found: /\bin order to\b|\bso as to\b/i, instead: 'to' },
  { found: /\b(utili[sz]|leverag|facilitat|empower)\w*/i, instead: 'use, help, let' },
  { found: /\bin terms of\b|\bwith regard to\b|\bin respect of\b/i, instead: 'about, for' },
  { found: /\bprior to\b|\bsubsequent to\b/i, instead: 'before, after' },
  {
    found: /\b(seamless|robust|cutting-edge|world-class|holistic|state-of-the-art|best-in-class)/i,
    instead: 'what it does',
  },
  { found: /\bshould you\b|\bkindly\b|\bhereby\b|\bthereof\b|\btherein\b/i, instead: 'if you' },
  { found: /\bby reading on\b|\bread on\b/i, instead: 'what follows, or where the link leads' },
  { found: /\bclick here\b/i, instead: 'where the link leads' },
  { found: /\be\.g\.|\betc\.|\bi\.e\./i, instead: 'for example, and so on, that is' },
  { found: /\blog(ged|ging)? (in|out|on) (to|with|as)\b/i, instead: 'sign in, sign out' },
  {
    found: /\bless processing time\b|\b70% (less|faster)\b/i,
    instead: '70% reduction in visa processing time',
  },
  { found: /\bplatforms today\b/i, instead: 'Our platforms in figures' },
  { found: /\bsilence\b.*\bsilence\b/i, instead: 'If a system does not answer, the file says so' },
  { found: /\bin the weeks in which\b|\btakes the weeks\b/i, instead: 'when many people apply' },
  {
    found: /\bfrom the shelf\b|\bone press\b|\bplate with\b/i,
    instead: 'the thing, not the picture',
  },
  {
    found: /\b(do|does|did|is|are|was|were|ca|wo|could|would|should|has|have)n't\b/i,
    instead: 'the full form (do not)',
  },
  { found: /\b(we|you|they|it|that|there)'(ll|re|ve|d)\b/i, instead: 'the full form (we will)' },
]

/** Spellings that are not Canadian, or not ours. */
export const SPELLINGS: readonly { found: RegExp; instead: string }[] = [
  { found: /\be-mails?\b/i, instead: 'email' },
  { found: /\bE-Visas?\b|\be ?[Vv]isas?\b(?<!e-[Vv]isas?)/, instead: 'e-Visa (ours), e-visa' },
  {
    found:
      /\b(organ|recogn|author|real|custom|minim|maxim|summar|categor|standard|digit|priorit)is(e|ed|es|ing|ation|ations|ational)\b/i,
    instead: '-ize',
  },
  { found: /\banalys(e|ed|ing)\b/i, instead: 'analyze' },
  { found: /\bcenters?\b|\bmeters?\b|\bfibers?\b/i, instead: 'centre, metre, fibre' },
  // "Use of Color" is the name of a criterion of WCAG.
  { found: /(?<!Use of )\b(col|lab|fav|behavi|hon)or(s|ed|ing|able)?\b/i, instead: '-our' },
  { found: /\bcatalogs?\b|\bdialogs\b/i, instead: 'catalogue, dialogue' },
  { found: /\b(travel|cancel|label|model)(er|ers|ed|ing)\b/i, instead: 'with two l' },
  { found: /\bprogrammes?\b/i, instead: 'program' },
  { found: /\b[Ee]nquir(y|ies|e|ed|ing)\b/, instead: 'inquiry' },
  { found: /\bjudgements?\b/i, instead: 'judgment' },
  { found: /\bfulfils?\b|\bfulfilment\b/i, instead: 'fulfill' },
  { found: /\benroll(ment|s)?\b|\binstallments?\b/i, instead: 'enrol, enrolment, instalment' },
  { found: /\bgray\b|\bdefense\b|\blicense plates?\b/i, instead: 'grey, defence, licence' },
]

/** The longest sentence, in words. */
export const LONGEST = 25

/** The fewest sentences of which a reading grade says anything. */
export const FEWEST = 5

/** The reading grade that no file exceeds; a page below has its own. */
export const GRADE = 9

/**
 * The reading grade of each page. A new sentence may not make a page harder to read: lower the
 * number when a page has become easier.
 */
export const GRADES: Readonly<Record<string, number>> = {
  'app/content/en/about.ts': 7.5,
  'app/content/en/application-form.ts': 3.5,
  'app/content/en/auth.ts': 4.5,
  'app/content/en/blueprint.ts': 5.5,
  'app/content/en/bookings.ts': 3.5,
  'app/content/en/capabilities/ai-automation.ts': 6.5,
  'app/content/en/capabilities/cloud-infrastructure.ts': 5.5,
  'app/content/en/capabilities/digital-identity.ts': 5.5,
  'app/content/en/capabilities/overview.ts': 6.5,
  'app/content/en/careers.ts': 6,
  'app/content/en/chrome.ts': 2.5,
  'app/content/en/clients.ts': 6,
  'app/content/en/contact-form.ts': 3,
  'app/content/en/contact.ts': 5.5,
  'app/content/en/get-started.ts': 4.5,
  'app/content/en/home.ts': 6.5,
  'app/content/en/insights.ts': 8.5,
  'app/content/en/legal/cookies.ts': 5.5,
  'app/content/en/legal/privacy.ts': 7,
  'app/content/en/legal/terms.ts': 6,
  'app/content/en/machine.ts': 8.5,
  'app/content/en/newsletter.ts': 4,
  'app/content/en/partners.ts': 6,
  'app/content/en/public-projects.ts': 4.5,
  'app/content/en/public-sector-platforms.ts': 6.5,
  'app/content/en/safety.ts': 7,
  'app/content/en/search.ts': 4.5,
  'app/content/en/signed-out.ts': 2,
  'app/content/en/solutions/aftrlife.ts': 5.5,
  'app/content/en/solutions/construction.ts': 5.5,
  'app/content/en/solutions/evisa.ts': 5.5,
  'app/content/en/solutions/governance.ts': 6,
  'app/content/en/solutions/healthcare.ts': 6,
  'app/content/en/solutions/overview.ts': 6.5,
  'app/content/en/vision.ts': 6.5,
  'db/seed/insights/a-tender-annex-from-a-blueprint.data.ts': 6.5,
  'db/seed/insights/consent-custody-and-a-recorded-voice.data.ts': 6,
  'db/seed/insights/credentials-or-federation.data.ts': 7,
  'db/seed/insights/matching-every-payment-to-a-taxpayer.data.ts': 7,
  'db/seed/insights/moving-a-register-while-it-is-used.data.ts': 6.5,
  'db/seed/insights/oversight-that-is-more-than-a-click.data.ts': 7,
  'db/seed/insights/records-written-offline.data.ts': 6.5,
  'db/seed/insights/sovereignty-you-can-test.data.ts': 6.5,
  'db/seed/insights/the-photograph-before-the-pour.data.ts': 6.5,
  'db/seed/insights/where-visa-processing-time-goes.data.ts': 7,
  'db/seed/projects.data.ts': 7,
}

/** Languages of texts that are not English: the keys under which they stand. */
export const OTHER_LANGUAGES: ReadonlySet<string> = new Set(['fr', 'es', 'de', 'pt', 'nl', 'it'])
