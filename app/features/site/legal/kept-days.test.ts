import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { invitationDays } from '#app/features/accounts/invitations/invitation-service.server.ts'
import { sessionSeconds } from '#app/features/accounts/sign-in/session-cookie.server.ts'
import { type RetentionId, retentionOf } from '#app/features/company/retention.server.ts'
import { privacyArticles } from '#content/legal/privacy.ts'

const kept = { applicationDays: 181, conversationDays: 91, auditDays: 1097 }
const retention = retentionOf({
  applicationRetentionDays: kept.applicationDays,
  conversationRetentionDays: kept.conversationDays,
  auditKeepDays: kept.auditDays,
})
const daysOf = (wanted: RetentionId) => retention.find(({ id }) => id === wanted)?.days ?? 0

/** The lines of the page's table: what is kept, and how long. */
const lines = privacyArticles(kept)
  .flatMap(({ blocks }) => blocks)
  .flatMap((block) => (typeof block === 'object' && 'table' in block ? block.table.rows : []))

/** The numbers of a line, by the beginning of its name. */
const numbersOf = (name: string) => {
  const [line, ...others] = lines.filter(([what]) => String(what).startsWith(name))
  expect(others, name).toEqual([])
  return (String(line?.[1]).match(/\d[\d,]*/g) ?? []).map((text) => Number(text.replace(',', '')))
}

/** The line of each kind of data that is deleted by itself; the page says no other number in it. */
const lineOf: Record<Exclude<RetentionId, 'visits' | 'sessions'>, string> = {
  applications: 'Applications and resumes',
  conversations: 'Conversations with the assistant',
  audit: 'Records of use',
  mail_log: 'The list of sent mails',
  failed_mails: 'Emails that could not be sent',
  visitor_mails: 'Counters of mails',
  receipts: 'Keyed hashes',
  quarantine: 'Messages that look like spam',
  spam_leads: 'Inquiries that our staff marked as spam',
  inbound_quarantine: 'Emails to us whose sender is uncertain',
  inbound_mails: 'The list of emails that came in',
  unverified: 'Accounts that were never confirmed',
  notifications: 'Notifications in the portal',
  digest_items: 'What waits for a daily digest',
  subscriptions: 'Newsletter addresses',
  newsletter_links: 'Links in confirmation mails',
  uploads: 'Uploaded files that no record uses',
}

test.each([
  ...Object.entries(lineOf).map(([id, line]) => [line, daysOf(id as RetentionId)] as const),
  ['Numbers of page views', Math.round(daysOf('visits') / (365.25 / 12))] as const,
  ['Invitations', invitationDays] as const,
])('%s are kept as long as the privacy page says', (name, expected) => {
  expect(expected).toBeGreaterThan(0)
  expect(numbersOf(name)).toEqual([expected])
})

test('a session is extended while it is used, up to the longest time', () => {
  expect(numbersOf('Sessions')).toEqual([sessionSeconds / 86_400, daysOf('sessions')])
})

const limits = (source: string) =>
  [...source.matchAll(/hits: [^,}]+, seconds: ([\d_]+)/g)].map(([, seconds = '']) =>
    Number(seconds.replaceAll('_', '')),
  )

test('no limit counts longer than the day that the privacy page names', () => {
  const sources = globSync(['app/**/*.ts', 'server/**/*.ts'], {
    exclude: (path) => path.endsWith('.test.ts'),
  })
  const found = sources.flatMap((path) => limits(readFileSync(path, 'utf8')))
  expect(found.length).toBeGreaterThan(30)
  expect(Math.max(...found)).toBe(86_400)
  expect(limits('const perWeek: Limit = { hits: 3, seconds: 604_800 }')).toEqual([604_800])
  const [, length] = lines.find(([what]) => what === 'Limits') ?? []
  expect(length).toBe('The counting period, at most one day')
})
