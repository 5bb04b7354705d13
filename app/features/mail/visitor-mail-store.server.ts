import { builtOnce } from '#app/platform/built-once.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { call, rowsFrom } from '#app/platform/sql-functions.server.ts'
import { requireOneOf, withValues } from '#app/platform/typed-queries.server.ts'
import { type Place, type Purpose, places } from './visitor-mail-limits.ts'
import type { Withheld } from './withheld.ts'

/** Recipient and sender as keyed hashes. */
export type Marks = {
  recipient: Buffer
  party: Buffer
  domain: Buffer
  address: Buffer | null
  site: Buffer | null
  network: Buffer | null
}

const parametersOf = ({ recipient, party, domain, address, site, network }: Marks) => ({
  ...{ the_recipient: recipient, the_party: party, the_domain: domain },
  ...{ the_address: address, the_site: site, the_network: network },
})

/**
 * The mails sent before, where there were any. Concurrent calls for one mailbox or one address wait
 * for each other.
 */
export async function countVisitorMails(tx: Tx, purpose: Purpose, marks: Marks) {
  const counts = rowsFrom(
    'count_visitor_mails',
    { the_purpose: purpose, ...parametersOf(marks) },
    'c',
  )
  const rows = await tx.all(
    db.selectFrom(counts).select(['c.place', 'c.hour', 'c.day', 'c.parties']),
  )
  return withValues(rows, 'place', 'hour', 'day', 'parties').map((row) => ({
    ...row,
    place: requireOneOf(places, row.place),
  }))
}

export async function noteVisitorMail(
  tx: Tx,
  mail: {
    kind: string
    purpose: Purpose
    marks: Marks
    about: string | null
    withheld: Place | null
  },
): Promise<void> {
  const { kind, purpose, marks, about, withheld } = mail
  await tx.run(
    call('note_visitor_mail', {
      ...{ the_kind: kind, the_purpose: purpose, the_about: about, the_withheld: withheld },
      ...parametersOf(marks),
    }),
  )
}

const withheldAbout = builtOnce((given: { about: string }) =>
  db
    .selectFrom('visitor_mails')
    .select((eb) => ['kind', eb.ref('withheld').$notNull().as('withheld')])
    .where('about', '=', given.about)
    .where('withheld', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(20),
)

/** The mails about a record that were not sent, newest first. */
export const selectWithheld = (tx: Tx, about: string): Promise<Withheld[]> =>
  tx.all(withheldAbout({ about }))

export async function deleteVisitorMails(tx: Tx, before: Date): Promise<void> {
  await tx.run(db.deleteFrom('visitor_mails').where('created_at', '<', before.toISOString()))
}
