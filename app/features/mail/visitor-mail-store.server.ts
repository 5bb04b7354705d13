import { sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'
import type { Place, Purpose } from './visitor-mail-limits.ts'
import type { Withheld } from './withheld.ts'

/** Who is written to and who causes it, as keyed hashes. */
export type Marks = {
  recipient: Buffer
  party: Buffer
  domain: Buffer
  address: Buffer | null
  site: Buffer | null
  network: Buffer | null
}

const bytes = (value: Buffer | null) =>
  value === null ? sql`null::bytea` : sql`decode(${value.toString('hex')}, 'hex')`

/** What was sent before, where anything was. Two at once for one mailbox or by one address wait for each other. */
export async function countVisitorMails(tx: Tx, purpose: Purpose, marks: Marks) {
  const { recipient, party, domain, address, site, network } = marks
  return (await tx.execute(sql`
    select place, hour, day, parties from count_visitor_mails(${purpose}, ${bytes(recipient)}, ${bytes(party)}, ${bytes(domain)},
      ${bytes(address)}, ${bytes(site)}, ${bytes(network)})`)) as unknown as {
    place: Place
    hour: number
    day: number
    parties: number
  }[]
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
  const { recipient, party, domain, address, site, network } = mail.marks
  await tx.execute(sql`
    select note_visitor_mail(${mail.kind}, ${mail.purpose}, ${bytes(recipient)}, ${bytes(party)}, ${bytes(domain)},
      ${bytes(address)}, ${bytes(site)}, ${bytes(network)}, ${mail.about}::uuid, ${mail.withheld})`)
}

/** The mails about a record that were not sent, newest first. */
export async function selectWithheld(tx: Tx, about: string): Promise<Withheld[]> {
  return (await tx.execute(sql`
    select kind, withheld from visitor_mails where about = ${about} and withheld is not null
    order by created_at desc limit 20`)) as unknown as Withheld[]
}

export async function deleteVisitorMails(tx: Tx, before: Date): Promise<void> {
  await tx.execute(sql`delete from visitor_mails where created_at < ${before.toISOString()}`)
}
