import { z } from 'zod'
import type { App } from '#app/platform/app.server.ts'
import { cleanText } from '#app/platform/clean-text.ts'
import { AppError } from '#app/platform/errors.ts'
import { countVisit, type Limit } from '#app/platform/rate-limit.server.ts'
import { lengthOf } from '#app/platform/sized-text.ts'
import { conversationCopy } from '#content/conversations.ts'
import { hashOfSession, inSession } from './chat-session.server.ts'
import { selectConversation } from './conversation-store.server.ts'
import { bestRating, feedbackLength, feedbackReasons } from './feedback.ts'
import { saveFeedback, saveRating, selectKind } from './feedback-store.server.ts'
import { conversationSchema, sessionSchema } from './triage-request.server.ts'

const { errors } = conversationCopy
const perAddress: Limit = { hits: 120, seconds: 600 }

const opinion = {
  seq: z.int32({ error: errors.unreadable }).positive(errors.unreadable),
  thumb: z.enum(['up', 'down'], { error: errors.unreadable }),
  reason: z.enum(feedbackReasons, { error: errors.unreadable }).nullish(),
  comment: z
    .preprocess((given) => cleanText(given ?? '') ?? '', z.string({ error: errors.unreadable }))
    .refine((text) => lengthOf(text) <= feedbackLength, errors.long(feedbackLength)),
}
const rating = z.int({ error: errors.unreadable }).min(1).max(bestRating)
const named = { sessionId: sessionSchema, conversationId: conversationSchema }
const schema = z.union([z.object({ ...named, rating }), z.object({ ...named, ...opinion })], {
  error: errors.unreadable,
})

/**
 * Stores what a visitor thinks of an answer (`seq`, `thumb`, `reason`, `comment`) or of the conversation
 * (`rating`, 1 to 5). Given again, it replaces what was said before. Nothing is judged where a life was in
 * danger.
 * @throws AppError `invalid`, `not_found`, `rate_limited`
 */
export async function takeFeedback(app: App, body: unknown): Promise<void> {
  await countVisit(app, 'chat-feedback', perAddress, app.now())
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new AppError('invalid', errors.unreadable)
  const given = parsed.data
  const { conversationId: id } = given
  await inSession(app, hashOfSession(given.sessionId), async (tx) => {
    const conversation = await selectConversation(tx, id)
    if (!conversation) throw new AppError('not_found', errors.notFound)
    if (conversation.intent === 'danger') throw new AppError('invalid', errors.notJudged)
    if ('rating' in given) return saveRating(tx, id, given.rating)
    const { seq, thumb, reason, comment } = given
    const kind = await selectKind(tx, id, seq)
    if (!kind) throw new AppError('not_found', errors.noAnswer)
    if (kind === 'safety') throw new AppError('invalid', errors.notJudged)
    const why = thumb === 'down' ? { reason, comment } : {}
    await saveFeedback(tx, id, seq, {
      thumb,
      reason: why.reason ?? null,
      comment: why.comment || null,
    })
  })
}
