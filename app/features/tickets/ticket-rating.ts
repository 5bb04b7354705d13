import { cleanText } from '#app/platform/clean-text.ts'
import { ticketPage } from '#content/tickets.ts'

const { errors } = ticketPage.rating

/** From very bad to very good. */
export const ratings = [1, 2, 3, 4, 5] as const
export type Stars = (typeof ratings)[number]
export const ratingCommentLength = 2_000

/** How somebody has found our help; the comment may be empty. */
export type Rating = { rating: Stars; comment: string }

/** What was chosen and typed, and what is wrong with it. */
export type RatingRefusal = {
  rated: string
  comment: string
  ratingError?: string
  commentError?: string
  error?: string
}

/** Reads the form of a rating: it is the rating, or what is wrong. */
export function readRating(form: FormData): Rating | RatingRefusal {
  const typed = form.get('comment')
  const comment = String(cleanText(typeof typed === 'string' ? typed : '') ?? '')
  const rating = ratings.find((one) => String(one) === form.get('rating'))
  const refusal: RatingRefusal = { rated: rating ? String(rating) : '', comment }
  if (!rating) return { ...refusal, ratingError: errors.rating }
  if (comment.length > ratingCommentLength) return { ...refusal, commentError: errors.commentLong }
  return { rating, comment }
}
