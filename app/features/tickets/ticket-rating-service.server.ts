import { audit } from '#app/features/audit/audit-service.server.ts'
import { queueMail } from '#app/features/mail/mail-service.server.ts'
import { requireClientMember } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { countHit, type Limit } from '#app/platform/rate-limit.server.ts'
import { ticketPage } from '#content/tickets.ts'
import { readTold } from './portal-ticket-service.server.ts'
import type { Rating } from './ticket-rating.ts'
import { ratedMail } from './ticket-rating-mails.server.tsx'
import { rateOwnTicket } from './ticket-rating-store.server.ts'
import { selectClientName, selectTicket } from './ticket-store.server.ts'

const ratingsPerPerson: Limit = { hits: 30, seconds: 3_600 }

/**
 * Rates a ticket that is solved, for its client, and tells staff. A later rating takes the place of an earlier one.
 * @throws AppError `not_found`, `conflict` (it is open again), `rate_limited`
 */
export async function rateTicket(
  app: App,
  actor: Actor,
  ticketId: string,
  rating: Rating,
): Promise<void> {
  const { clientId, userId, fullName } = requireClientMember(actor)
  if (!isUuid(ticketId)) throw new AppError('not_found', 'Not found')
  await countHit(app, `ticket-rating:${userId}`, ratingsPerPerson, app.now())
  const { assignee } = await readTold(app, { ticketId, clientId, userId })
  await app.db.as(actor, async (tx) => {
    const ticket = await selectTicket(tx, ticketId, clientId)
    if (!ticket) throw new AppError('not_found', 'Not found')
    if (!(await rateOwnTicket(tx, ticketId, rating)))
      throw new AppError('conflict', ticketPage.rating.errors.open)
    const event = { action: 'ticket.rated' as const, subjectType: 'ticket', subjectId: ticketId }
    await audit(tx, { ...event, details: { rating: rating.rating } })
    // Staff know it already.
    if (ticket.rating === rating.rating && (ticket.rating_comment ?? '') === rating.comment) return
    const by = { name: fullName, client: await selectClientName(tx, clientId) }
    const { notifyEmail, baseUrl } = app.config
    await queueMail(app, tx, await ratedMail(ticket, rating, by, assignee ?? notifyEmail, baseUrl))
  })
}
