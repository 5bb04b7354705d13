/**
 * Questions that buyers ask about security. Each is answered in app/features/company/questionnaire.data.ts
 * by claims, by what staff state, or by the configuration; a `no` has its text here.
 */
export const questionAreas = {
  governance: 'Company and governance',
  hosting: 'Hosting and suppliers',
  access: 'Accounts and access',
  application: 'Application security',
  data: 'Data protection',
  operation: 'Operation and incidents',
  software: 'Software development',
} as const

export const questions = {
  entity: { area: 'governance', ask: 'What is the legal name of the supplier?' },
  registration: { area: 'governance', ask: 'Under which number is the supplier registered?' },
  insurance: { area: 'governance', ask: 'Which insurance does the supplier have?' },
  certificates: { area: 'governance', ask: 'Which security certificates does the supplier hold?' },
  tests: { area: 'governance', ask: 'Are penetration tests done by an independent party?' },
  standard: { area: 'governance', ask: 'Which security standard is the product compared with?' },
  disclosure: { area: 'governance', ask: 'Can researchers report a weakness?' },
  location: { area: 'hosting', ask: 'In which country and region is data kept?' },
  hosting: { area: 'hosting', ask: 'Who runs the servers?' },
  suppliers: { area: 'hosting', ask: 'Which sub-processors receive data?' },
  own_installation: {
    area: 'hosting',
    ask: 'Can the product run on our own servers?',
    answer: 'It is one process and one PostgreSQL database, and needs no outside service.',
  },
  ai_data: { area: 'hosting', ask: 'Is data sent to an AI provider?' },
  tenants: { area: 'access', ask: 'Are the data of different clients separated?' },
  roles: { area: 'access', ask: 'Is access limited by roles?' },
  columns: { area: 'access', ask: 'Is access limited for single fields?' },
  support_access: {
    area: 'access',
    ask: 'Is access by the supplier’s staff recorded and limited?',
  },
  mfa: { area: 'access', ask: 'Is multi-factor authentication available?' },
  phishing: { area: 'access', ask: 'Is there a sign-in that resists phishing?' },
  sso: {
    area: 'access',
    ask: 'Is single sign-on (SAML or OpenID Connect) available?',
    no: 'There is no single sign-on.',
  },
  password_rules: {
    area: 'access',
    ask: 'Do rules apply to passwords, and are they stored as hashes?',
  },
  brute_force: { area: 'access', ask: 'Is guessing of passwords limited?' },
  session_end: { area: 'access', ask: 'Do sessions end by themselves, and can users end them?' },
  leavers: { area: 'access', ask: 'Is access removed at once when a person leaves?' },
  reset: { area: 'access', ask: 'Is the reset of a password protected?' },
  injection: { area: 'application', ask: 'Is the application protected against SQL injection?' },
  xss: { area: 'application', ask: 'Is the application protected against scripts in content?' },
  csrf: { area: 'application', ask: 'Is the application protected against forged requests?' },
  headers: { area: 'application', ask: 'Are security headers and a content security policy used?' },
  cookies: { area: 'application', ask: 'Are cookies protected?' },
  input: { area: 'application', ask: 'Is all input checked on the server?' },
  uploads: { area: 'application', ask: 'Are uploaded files checked?' },
  antivirus: {
    area: 'application',
    ask: 'Are uploaded files scanned for viruses?',
    no: 'There is no virus scanner. Types are limited, files are opened in a separate process and sent as downloads.',
  },
  abuse: { area: 'application', ask: 'Are there limits against automated requests?' },
  transit: { area: 'data', ask: 'Is data encrypted in transit?' },
  at_rest: {
    area: 'data',
    ask: 'Is data encrypted at rest?',
    no: 'Not by the product itself. The operator encrypts disks and backups. Waiting mails are encrypted by the product.',
  },
  retention: { area: 'data', ask: 'How long is data kept?' },
  deletion: { area: 'data', ask: 'Can the data of a person be deleted?' },
  inventory: { area: 'data', ask: 'Is there a list of all personal data?' },
  tracking: {
    area: 'data',
    ask: 'Does the website use cookies for advertising?',
    no: 'The page Cookies lists every cookie of the website.',
  },
  audit_log: { area: 'operation', ask: 'Are changes and sign-ins recorded?' },
  log_integrity: { area: 'operation', ask: 'Is the log protected against changes?' },
  log_secrets: { area: 'operation', ask: 'Are secrets kept out of logs?' },
  backups: { area: 'operation', ask: 'Are backups complete and protected against changes?' },
  restore: { area: 'operation', ask: 'When was a restore last tested?' },
  outage: { area: 'operation', ask: 'Are forms protected against loss during an outage?' },
  incidents: {
    area: 'operation',
    ask: 'Which security incidents happened in the last twelve months?',
  },
  status: { area: 'operation', ask: 'Is there a public status page?' },
  sbom: { area: 'software', ask: 'Is a list of all libraries (SBOM) available?' },
  automated_tests: { area: 'software', ask: 'Are access rules tested automatically?' },
  consistency: { area: 'software', ask: 'Do changes happen completely or not at all?' },
} as const satisfies Record<
  string,
  { area: keyof typeof questionAreas; ask: string; answer?: string; no?: string }
>

export const questionnaire = {
  columns: {
    area: 'Area',
    question: 'Question',
    short: 'Answer',
    answer: 'Details',
    source: 'Source',
  },
  short: { yes: 'Yes', no: 'No', stated: 'See details', unstated: 'Not stated' },
  unstated: 'The company has not stated this yet. Please ask us.',
  standard: (met: number, assessed: number, total: number) =>
    `OWASP ASVS 5.0.0, levels 1 and 2. We assessed ${assessed} of ${total} requirements; ${met} of them are met. The others are not assessed.`,
  disclosure: (mailbox: string) => `Write to ${mailbox}; see security.txt on this website.`,
  https: 'The website is served with HTTPS, and browsers are told to use HTTPS only.',
  noHttps: 'This installation is not configured for HTTPS.',
  ai: (host: string) => `Texts of the assistant are sent to ${host}.`,
  noAi: 'The assistant runs in this installation.',
} as const
