import type { ClaimId, ClaimSource } from './claims.ts'

const test = (file: string, name: string): ClaimSource => ({ test: file, name })
const accounts = 'app/features/accounts'

/** What shows each claim of the page Trust. docs/trust-claims.md says how to add one. */
export const claimSources: Record<ClaimId, readonly ClaimSource[]> = {
  tenancy: [
    test('db/tenancy.integration.test.ts', 'is reached by whom it should be, and by nobody else'),
    { file: 'app/platform/access.ts', has: 'requireReader' },
  ],
  gates: [
    test('app/routes/gates.integration.test.ts', 'reading: every actor gets their own records'),
    test('app/routes/gates.integration.test.ts', 'posting: a refused actor changes nothing'),
  ],
  fields: [test('db/tenancy.integration.test.ts', 'gives the request role the columns it should')],
  viewing: [
    { file: 'db/migrations/0011_viewing.sql', has: 'RESTRICTIVE' },
    test('db/tenancy.integration.test.ts', 'is reached by whom it should be, and by nobody else'),
  ],
  passwords: [
    test('app/platform/password-hash.server.test.ts', 'a password is recognised however'),
    { file: `${accounts}/password/password-limits.ts`, has: 'minLength: 10' },
    { file: `${accounts}/password/password-policy.server.ts`, has: 'zxcvbn' },
  ],
  guessing: [
    test(
      `${accounts}/sign-in/sign-in.integration.test.ts`,
      'of forty guesses at once ten are tried',
    ),
  ],
  second_factor: [
    test(
      `${accounts}/second-factor/second-factor.integration.test.ts`,
      'the password alone opens no session',
    ),
    test(`${accounts}/second-factor/second-factor.integration.test.ts`, 'a code works once'),
    { setting: 'REQUIRE_ADMIN_2FA' },
  ],
  passkeys: [
    test(
      `${accounts}/passkeys/passkeys.integration.test.ts`,
      'without the lock of the device, from another place',
    ),
    { table: 'auth_passkeys' },
  ],
  sessions: [
    test(
      `${accounts}/sign-in/sign-in.integration.test.ts`,
      'the table keeps a hash of the token; a session ends 90 days',
    ),
    test(
      `${accounts}/sign-in/session-attacks.integration.test.ts`,
      'a session that was planted before the sign-in',
    ),
  ],
  leavers: [
    test(`${accounts}/users/users.integration.test.ts`, 'a deactivated user is out at once'),
    test(`${accounts}/users/users.integration.test.ts`, 'end the sessions opened before'),
  ],
  reset: [
    test(
      `${accounts}/password/password-reset.integration.test.ts`,
      'is replaced once by link; every session ends',
    ),
    test(`${accounts}/password/password-reset.integration.test.ts`, 'its link dies after an hour'),
  ],
  forgery: [
    test('server/http.integration.test.ts', 'a post from another site is refused'),
    test('server/http.integration.test.ts', 'pages and their actions take a post by no other name'),
  ],
  headers: [
    test('server/http.integration.test.ts', 'every answer carries the security headers'),
    { file: 'server/security.ts', has: 'frame-ancestors' },
  ],
  cookies: [test('server/host-cookies.test.ts', 'a cookie leaves with a prefix, and Secure once')],
  redirects: [
    test(`${accounts}/sign-in/sign-in.integration.test.ts`, 'but never to another site'),
    { file: 'app/platform/own-path.ts', has: 'ownPath' },
  ],
  queries: [
    { file: 'scripts/check/sql-only-in-stores.ts', has: 'sqlOnlyInStores' },
    { file: 'scripts/check/typed-sql.ts', has: 'typedSql' },
  ],
  articles: [
    test('app/features/insights/article-html.server.test.ts', 'dangerous markup is removed'),
  ],
  validation: [
    test('app/routes/forms-hostile.integration.test.ts', 'it refuses and stores nothing'),
    test(
      'app/routes/forms-hostile.integration.test.ts',
      'typed text cannot end a header or a line of a mail',
    ),
  ],
  abuse: [
    test('app/features/intake/intake.integration.test.ts', 'are quarantined'),
    test(
      'app/platform/rate-limit.integration.test.ts',
      'too many of one address shuts out no neighbour',
    ),
    { table: 'rate_limits' },
  ],
  limits: [
    test('server/http.integration.test.ts', 'bodies have a limit'),
    test('server/slow-connections.test.ts', 'a body that hardly moves is not waited for'),
  ],
  file_types: [
    test(
      'app/features/files/files.integration.test.ts',
      'the content decides the type; programs, HTML and SVG are refused',
    ),
  ],
  file_paths: [
    test('app/features/files/files.integration.test.ts', 'ranges, conditions and headers'),
    { file: 'app/features/files/file-name.ts', has: 'cleanFileName' },
  ],
  archives: [
    test('app/platform/archive.server.test.ts', 'is unpacked whole, piece by piece'),
    { file: 'app/platform/archive.server.ts', has: 'yauzl' },
  ],
  isolation: [
    { file: 'app/platform/worker-process.server.ts', has: 'env' },
    test(
      'app/platform/workers.test.ts',
      'a process may be killed while its task is still on the way',
    ),
  ],
  audit: [
    test(
      'app/routes/audited-actions.integration.test.ts',
      'every action in the list was caused, and its event is complete',
    ),
    test(
      'app/features/audit/audit.integration.test.ts',
      'nobody can set the time of an event, change an event or delete one',
    ),
    { table: 'audit_events' },
  ],
  log_secrets: [
    test(
      'app/features/audit/audit-details.test.ts',
      'a field that is named like a secret is never stored',
    ),
    test(
      'app/platform/log.server.test.ts',
      'a failed query is logged without what the visitor wrote',
    ),
  ],
  erasure: [
    test(
      'app/features/erasure/erasure.integration.test.ts',
      'a person with records in every table is erased from every table',
    ),
  ],
  inventory: [
    test('db/personal-data.integration.test.ts', 'every column that can hold words is named'),
  ],
  queue: [
    test(
      'app/features/mail/mails-in-the-queue.integration.test.ts',
      'neither the queue nor a backup contains a link of a mail',
    ),
    { file: 'app/platform/sealed.server.ts', has: 'gcm' },
  ],
  backup: [
    test('app/platform/backup.server.test.ts', 'brings every row, sequence and rule back'),
    test('app/platform/backup.server.test.ts', 'finds one changed byte, wherever it is'),
  ],
  outage: [test('server/outage.integration.test.ts', 'a form comes back with what was typed')],
  transactions: [
    test('app/features/bookings/bookings.integration.test.ts', '500 visitors race for 20 times'),
    test('app/features/billing/invoices.integration.test.ts', 'of twenty issued at once'),
  ],
  errors: [test('server/http.integration.test.ts', 'say nothing about the machine')],
  no_store: [
    test(
      'server/http.integration.test.ts',
      'pages and their data are sent whole, compressed once, and not stored',
    ),
  ],
  dependencies: [{ file: 'scripts/software-list.ts', has: 'cyclonedx' }],
}
