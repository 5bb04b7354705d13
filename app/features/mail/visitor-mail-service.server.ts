import { createHmac } from 'node:crypto'
import { audit } from '#app/features/audit/audit-service.server.ts'
import { isStaff } from '#app/platform/access.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { networkPlace } from '#app/platform/network-address.ts'
import { tooMany } from '#app/platform/rate-limit.server.ts'
import { clientIp, currentActor, isAsked } from '#app/platform/request-scope.server.ts'
import { type Mail, queueMail } from './mail-service.server.ts'
import { limitReached, type Place, type Purpose, partyOf } from './visitor-mail-limits.ts'
import * as store from './visitor-mail-store.server.ts'

/** How long what was sent to whom is counted. */
export const visitorMailDays = 30

/** Who causes a mail, from where, and the record it is about. */
type About = { type: string; id: string } | null

/**
 * Sends a mail that a visitor causes, if its limits allow it and the transaction commits. Beyond a
 * limit the record is still stored; the mail is not sent, and staff see that on the record's page
 * and in the audit log.
 * @returns whether it is sent
 */
export async function queueVisitorMail(
  app: App,
  tx: Tx,
  purpose: Purpose,
  mail: Mail,
  about: About,
): Promise<boolean> {
  const withheld = await takeMailAllowance(app, tx, purpose, mail, about)
  if (withheld === null) await queueMail(app, tx, mail, about?.id)
  return withheld === null
}

/**
 * Counts a mail without sending it, for answers that must not reveal whether a mail is sent.
 * @returns the place whose limit is reached, or null
 */
async function takeMailAllowance(
  app: App,
  tx: Tx,
  purpose: Purpose,
  { kind, to }: Pick<Mail, 'kind' | 'to'>,
  about: About,
): Promise<Place | null> {
  const recipient = to.trim().toLowerCase()
  const { domain, party, isFree } = partyOf(recipient)
  // Mails caused by staff or a job are not counted for an address.
  const place = isAsked() && !isStaff(currentActor()) ? networkPlace(clientIp()) : null
  const mark = (what: string, value: string) =>
    createHmac('sha256', app.secret).update(`mail:${what}:${value}`).digest().subarray(0, 16)
  const marks = {
    recipient: mark('recipient', recipient),
    party: mark('party', party),
    domain: mark('domain', domain),
    address: place && mark('address', place.address),
    site: place && mark('site', place.site),
    network: place && mark('network', place.network),
  }
  const counts = await store.countVisitorMails(tx, purpose, marks)
  const withheld = limitReached(purpose, counts, isFree)
  await store.noteVisitorMail(tx, { kind, purpose, marks, about: about?.id ?? null, withheld })
  if (withheld === null) return null
  app.log.warn({ kind, limit: withheld }, 'mail withheld')
  const subject = about ? { subjectType: about.type, subjectId: about.id } : {}
  const details = { kind, limit: withheld }
  await audit(tx, { action: 'mail.withheld', ...subject, details })
  return withheld
}

/**
 * Counts a mail as `takeMailAllowance`, where nothing is stored: beyond a limit the request is
 * refused.
 * @throws AppError `rate_limited`
 */
export async function requireMailAllowance(
  ...mail: Parameters<typeof takeMailAllowance>
): Promise<void> {
  const now = mail[0].now()
  if ((await takeMailAllowance(...mail)) !== null)
    throw tooMany(new Date(now.getTime() + 3_600_000), now)
}

/** The mails about a record that were not sent, for staff. */
export const readWithheld = (tx: Tx, about: string) => store.selectWithheld(tx, about)

/** Deletes counters that no limit uses any more. */
export function tidyVisitorMails(app: App): Promise<void> {
  const before = new Date(app.now().getTime() - visitorMailDays * 86_400_000)
  return app.db.system((tx) => store.deleteVisitorMails(tx, before))
}
