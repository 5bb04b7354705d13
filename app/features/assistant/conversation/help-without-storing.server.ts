import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import type { TriageAnswer } from '../assistant.ts'
import { screen } from '../safety/labels.ts'
import { safetyReply } from '../safety/safety-reply.ts'
import { noLead } from './conversation.ts'
import { isAlarm, rawMessageOf } from './triage-request.server.ts'

/**
 * The answer to somebody in danger whose message could not be stored: too many messages, a file that is
 * gone, a database that does not answer. It does not say that staff were told.
 * @throws the error, when nobody is in danger
 */
export function helpOrThrow(app: Pick<App, 'log'>, body: unknown, error: unknown): TriageAnswer {
  const message = rawMessageOf(body)
  const screening = screen(message)
  if (!screening.danger || !isAlarm(screening)) throw error
  if (!(error instanceof AppError)) app.log.error({ err: error }, 'an alarm was not stored')
  const { text, ...reply } = safetyReply(screening.danger.kind, message, false)
  const id = (body as { conversationId?: unknown }).conversationId
  return {
    ...reply,
    message: text,
    conversationId: typeof id === 'string' && isUuid(id) ? id : '',
    seq: 0,
    ...noLead,
    handOff: null,
    staffName: null,
    resumeKey: null,
  }
}
