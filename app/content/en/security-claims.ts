/**
 * What the Trust Centre says about security, one claim an entry. Each needs its source in
 * app/features/company/claim-sources.data.ts.
 */
export const securityClaims = {
  tenancy: {
    title: 'Clients cannot read the records of other clients',
    text: 'Each request is checked three times: when it arrives, in the service, and in the database. The database filters the rows of every table by the client who asks.',
  },
  gates: {
    title: 'Every page of the portal and the panel checks who asks',
    text: 'A test requests every address as a visitor, as another client, as a user and as staff. A refused request changes nothing.',
  },
  fields: {
    title: 'Internal notes stay internal',
    text: 'Clients can read only the columns that the database grants to them. A test compares those columns with a list.',
  },
  viewing: {
    title: 'Staff who view a portal cannot change it',
    text: 'When staff view the portal of a client, they can only read, and the log records it. The database refuses every change, even if the program tried one.',
  },
  passwords: {
    title: 'Passwords are long and stored as slow hashes',
    text: 'A password has 10 to 128 characters and must not be easy to guess. We store a scrypt hash, never the password.',
  },
  guessing: {
    title: 'Guessing passwords is limited',
    text: 'Attempts to sign in are counted for each account and network address. The owner of the account can still sign in from somewhere else, and every attempt is recorded.',
  },
  second_factor: {
    title: 'Accounts can have a second factor',
    text: 'People can use an authenticator app with recovery codes. Each code works once. Operators can require a second factor for all administrators.',
  },
  passkeys: {
    title: 'People can sign in with a passkey',
    text: 'A passkey only works on our address and only after the device was unlocked. Phishing pages cannot use it.',
  },
  sessions: {
    title: 'Sessions can be seen and ended',
    text: 'During a session, the browser has a random token in a protected cookie. The database has only the hash of the token. People see their sessions and can end them. A session ends after 90 days at the latest.',
  },
  leavers: {
    title: 'Access ends at once',
    text: 'When staff change a role or deactivate an account, its sessions end in the same step.',
  },
  reset: {
    title: 'A reset link works once, for one hour',
    text: 'A link to reset a password can be used once and expires after one hour. A new password ends all sessions. The reset page gives the same answer for known and unknown addresses.',
  },
  forgery: {
    title: 'Other websites cannot send requests for you',
    text: 'The server refuses a change that comes from a page of another website.',
  },
  headers: {
    title: 'Browsers get strict rules with every answer',
    text: 'Only our own scripts may run, and no other website may show our pages in a frame. With HTTPS, browsers are told to use HTTPS only.',
  },
  cookies: {
    title: 'Cookies are bound to this website',
    text: 'With HTTPS, the cookie of a session has a name that browsers accept only from this host and only over HTTPS.',
  },
  redirects: {
    title: 'Links cannot lead you to another website after sign-in',
    text: 'After sign-in, only pages of this website are opened.',
  },
  queries: {
    title: 'Typed text cannot become a database command',
    text: 'All values are passed as parameters. A check of our code refuses database commands outside the files that are made for them.',
  },
  articles: {
    title: 'Articles cannot contain scripts',
    text: 'The HTML of an article is cleaned when it is stored and again when it is shown. A test tries one hundred attacks.',
  },
  validation: {
    title: 'The server checks every form',
    text: 'Each form is checked on the server, with messages beside the fields. Broken and hostile forms store nothing.',
  },
  abuse: {
    title: 'Forms are protected against programs',
    text: 'Forms have limits for each network address, network and mailbox. Suspicious forms wait for a person to decide.',
  },
  limits: {
    title: 'Large and slow requests are stopped',
    text: 'Requests have a size limit. A connection that sends nothing is closed.',
  },
  file_types: {
    title: 'Files are checked by their content',
    text: 'The content decides the type of a file, not its name. Programs and web pages are refused.',
  },
  file_paths: {
    title: 'File names cannot reach other files',
    text: 'Files are stored under random keys. Downloads are sent as downloads, with a cleaned name.',
  },
  archives: {
    title: 'Archives are read with limits',
    text: 'A packed file is read completely, with a limit for its size and its number of parts, before anything uses it.',
  },
  isolation: {
    title: 'Documents from strangers are opened in a separate process',
    text: 'The process that opens an uploaded document has no passwords or settings. It is ended when it uses too much memory or time.',
  },
  audit: {
    title: 'Every change is recorded',
    text: 'The audit log says who did what, when, from which address and in which session. Nobody can change an event, or delete it before its retention period ends.',
  },
  log_secrets: {
    title: 'Logs contain no passwords or tokens',
    text: 'Secrets and mail addresses are removed before a line of a log is written.',
  },
  erasure: {
    title: 'Personal data can be deleted completely',
    text: 'A test stores a unique name in every place for personal data, deletes it in every way, and searches all tables and files for it.',
  },
  inventory: {
    title: 'We know every place with personal data',
    text: 'A list names each column with personal data, what deletes it and when. A test compares the list with the database.',
  },
  queue: {
    title: 'Waiting mails are encrypted',
    text: 'A mail in the queue is encrypted with AES-256-GCM. Backups do not contain the key.',
  },
  backup: {
    title: 'Backups are complete and protected against changes',
    text: 'A restore brings back every row. A backup with a single changed byte is refused.',
  },
  outage: {
    title: 'An outage loses no form',
    text: 'If the database does not answer, the form comes back with what was typed and says what to do.',
  },
  transactions: {
    title: 'A change happens completely or not at all',
    text: 'A record, its mails and its audit event are stored in one transaction. Two people cannot book the same time.',
  },
  errors: {
    title: 'Errors show no internal details',
    text: 'An unexpected error shows a number for our support, and nothing else.',
  },
  no_store: {
    title: 'Browsers do not keep private pages',
    text: 'Pages of the portal and the panel tell the browser not to store them.',
  },
  dependencies: {
    title: 'You can see every library we use',
    text: 'Each build writes a list of all libraries and versions in the CycloneDX format.',
  },
} as const
