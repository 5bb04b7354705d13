/** What is deleted by itself; the numbers of days come from the housekeeping of the product. */
export const retentionCopy = {
  applications: 'Job applications and resumes',
  conversations: 'Conversations with the assistant and their files, after the last message',
  audit: 'Events of the audit log',
  mail_log: 'The list of sent mails',
  failed_mails: 'Mails that could not be sent (stored encrypted)',
  visitor_mails: 'Counters of mails that visitors cause',
  receipts: 'Receipts of public forms',
  quarantine: 'Suspicious forms, after the decision',
  spam_leads: 'Inquiries that staff marked as spam',
  inbound_quarantine: 'Mails whose sender is uncertain',
  inbound_mails: 'The list of mails that came in',
  unverified: 'Accounts that were never confirmed',
  notifications: 'Notifications in the portal, after they were read',
  digest_items: 'What waits for a daily digest by email, and could not be sent',
  subscriptions: 'Newsletter subscriptions that were never confirmed',
  newsletter_links: 'Links in confirmation mails of the newsletter',
  sessions: 'Sessions of people who are signed in, at most',
  uploads: 'Uploaded files that no record uses',
  visits: 'Counts of page views, without personal data',
} as const

export const supplierRoles = {
  database: 'Database',
  files: 'File storage',
  mail: 'Sending mail',
  mailbox: 'Receiving mail',
  ai: 'AI models of the assistant',
  scheduling: 'Calendar for booking calls',
} as const

export const evidenceStates = {
  held: 'Held',
  in_progress: 'In progress',
  not_held: 'Not held',
  expired: 'Expired',
} as const

export const trust = {
  meta: {
    title: 'Trust Centre',
    description:
      'Security, certificates, sub-processors, retention and test results of Unordin. Each claim names its source, and every document can be downloaded.',
  },
  mrz: 'P<TRUST<<SECURITY<<SOURCES',
  headline: [
    { text: 'Security, with a ' },
    { text: 'source', accent: true },
    { text: ' for each claim' },
  ],
  lead: 'This page says what protects your data. Each claim names the test, the file or the setting that shows it. If we remove the source, one of our tests fails.',
  contents: 'On this page',
  downloads: {
    title: 'Documents to download',
    text: 'They are made from the same facts as this page.',
    pack: {
      label: 'Procurement pack (PDF)',
      note: 'The trust centre and the procurement page in one document',
    },
    zip: {
      label: 'Procurement pack (ZIP)',
      note: 'The PDF, the tables as CSV, the list of libraries, and all published documents',
    },
    questionnaire: {
      label: 'Security questionnaire (CSV)',
      note: (count: number) => `${count} questions with answers and sources`,
    },
    sbom: {
      label: 'List of libraries (SBOM)',
      note: 'CycloneDX, JSON, written by the build of this version',
    },
    securityText: { label: 'security.txt', note: 'How to report a weakness' },
    accessibility: { label: 'Accessibility statement', note: 'What conforms, and what does not' },
  },
  security: {
    id: 'security',
    title: 'What protects your data',
    text: 'Each claim is true for the version that you are using now.',
    source: 'Show the source',
    groups: {
      access: 'Who can see which records',
      accounts: 'Accounts and sign-in',
      browser: 'Protection in the browser',
      input: 'Forms and typed text',
      files: 'Uploaded files',
      records: 'Change history and personal data',
      running: 'Running the service',
    },
    open: (group: string, count: number) => `${group} (${count})`,
  },
  certificates: {
    id: 'certificates',
    title: 'Certificates',
    text: 'We say which certificates we hold, which are in progress, and which we do not hold.',
    empty:
      'No certificate is listed here yet. Today you can check the claims above and the tables below.',
    columns: {
      name: 'Certificate',
      state: 'State',
      date: 'Valid',
      scope: 'Scope',
      document: 'Document',
    },
    from: (day: string) => `from ${day}`,
    until: (day: string) => `until ${day}`,
  },
  tests: {
    id: 'tests',
    title: 'Penetration tests',
    empty:
      'No independent penetration test is listed here yet. When one is done, its date, its scope and its result will be shown here.',
    columns: {
      name: 'Test',
      date: 'Date',
      by: 'Tested by',
      result: 'Result',
      document: 'Document',
    },
  },
  suppliers: {
    id: 'sub-processors',
    title: 'Sub-processors',
    text: 'Outside services that this website uses to store or send data. The list is read from its settings.',
    empty:
      'None. This installation runs everything itself: the database, the files, the outgoing mail and the assistant.',
    columns: { role: 'For', host: 'Server', company: 'Company' },
    unstated: 'Not stated',
  },
  places: {
    id: 'location',
    title: 'Where data is kept',
    database: {
      here: 'The database is part of this installation.',
      away: (host: string) => `The database is at ${host}.`,
    },
    files: {
      here: 'Files are stored on the disk of this installation.',
      away: (host: string, region: string) => `Files are stored at ${host}, region ${region}.`,
    },
    operator: 'Servers are run by',
    unstated: 'The country of the servers is not stated here yet. Please ask us.',
  },
  retention: {
    id: 'retention',
    title: 'How long data is kept',
    text: 'The product deletes these records by itself, after this number of days.',
    columns: { what: 'Records', days: 'Deleted after' },
    days: (count: number) => (count === 1 ? '1 day' : `${count.toLocaleString('en-CA')} days`),
    others:
      'Other records stay until they are erased or the contract ends. The privacy page lists them.',
  },
  running: {
    id: 'running',
    title: 'Incidents, status and restore tests',
    status: 'Status page',
    incidents: 'Security incidents',
    restore: 'Last restore test',
    own: {
      name: 'System status',
      text: 'What works now, and what happened in the last 90 days. You can get an email for each incident and maintenance.',
    },
    elsewhere: 'Also at',
    empty: 'We do not publish a list of security incidents or restore tests yet.',
  },
  disclosure: {
    id: 'report',
    to: '/trust#report',
    title: 'Report a weakness',
    text: 'Write to us if you find a weakness. Please give us time to repair it before you publish it.',
    mail: 'Write to',
    file: 'Our security.txt is at',
  },
  asvs: {
    id: 'asvs',
    title: 'OWASP ASVS 5.0, level 2',
    text: (met: number, assessed: number, total: number) =>
      `The standard has ${total} requirements at levels 1 and 2. We have assessed ${assessed} of them ourselves, and ${met} are met. The others are not assessed yet. No outside body has assessed us.`,
    columns: {
      id: 'Number',
      asks: 'What is asked',
      level: 'Level',
      state: 'State',
      where: 'Where it is shown',
    },
    states: { met: 'Met', not_met: 'Not met', not_applicable: 'Not applicable' },
    open: {
      met: (count: number) => `Met: ${count}`,
      not_met: (count: number) => `Not met: ${count}`,
      not_applicable: (count: number) => `Not applicable: ${count}`,
    },
    credit:
      'Requirements are shortened by us. The standard is by OWASP and is published under CC BY-SA 4.0.',
  },
  questionnaire: {
    id: 'questionnaire',
    title: 'Security questionnaire',
    text: 'Answers to the questions that buyers ask us. They come from the claims above, from the settings and from what the company states.',
    open: (area: string, count: number) =>
      `${area}: ${count} ${count === 1 ? 'answer' : 'answers'}`,
  },
  download: (name: string) => `Download ${name}`,
  action: {
    title: 'A question that is not answered here?',
    text: 'Ask it in a call of 30 minutes. If the answer helps others, we add it to this page.',
    label: 'Book a call',
    other: { label: 'Write to us', to: '/contact' },
  },
} as const
