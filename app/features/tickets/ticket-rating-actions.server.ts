import { data } from 'react-router'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { readForm } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { ticketPage } from '#content/tickets.ts'
import { type RatingRefusal, readRating } from './ticket-rating.ts'
import { rateTicket } from './ticket-rating-service.server.ts'

type Posted = { app: App; actor: Actor; ticketId: string; request: Request }

/** Handles the form by which a client rates a solved ticket. */
export async function postRating({ app, actor, ticketId, request }: Posted) {
  const read = readRating(await readForm(request))
  if (!('rating' in read)) return data<RatingRefusal>(read, 422)
  try {
    await rateTicket(app, actor, ticketId, read)
  } catch (error) {
    const isSaid = error instanceof AppError && ['conflict', 'rate_limited'].includes(error.code)
    if (!isSaid) throw error
    const { rating, comment } = read
    const refusal = { rated: String(rating), comment, error: error.userMessage }
    return data<RatingRefusal>(refusal, error.status)
  }
  return redirectWithToast(`/dashboard/support/${ticketId}`, { title: ticketPage.rating.done })
}
