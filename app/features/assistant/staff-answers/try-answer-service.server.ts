import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { screenedReplies } from '#content/screened-replies.ts'
import { answerFrom } from '../answering/answer-service.server.ts'
import { screen } from '../safety/labels.ts'
import { safetyReply } from '../safety/safety-reply.ts'
import { spokenIn } from '../safety/spoken-language.ts'
import { answeredByStaff } from './answered-by-staff.ts'
import type { StaffAnswerValues, TriedAnswer } from './staff-answer.ts'

const fixed = { support: 1, complaint: 1, data: 1, press: 1, injection: 1 } as const
type Fixed = keyof typeof fixed

type Trial = {
  question: string
  /** The answer as it is typed; null while it cannot be read. */
  draft: StaffAnswerValues | null
  /** The stored answer that the draft replaces. */
  instead?: string
}

/**
 * What the assistant would say to a question if the draft were live. What screening answers (danger, a
 * complaint, a job) stays as it is. A configured model is not asked.
 * @throws AppError `forbidden`
 */
export async function tryAnswer(
  app: App,
  actor: Actor,
  { question, draft, instead }: Trial,
): Promise<TriedAnswer> {
  requireStaff(actor, 'conversations')
  const { danger, labels } = screen(question)
  if (danger) {
    const { text } = safetyReply(danger.kind, question, false)
    return { question, text, sources: [], isOurs: false }
  }
  const label = labels.find((one): one is Fixed => one in fixed)
  if (label) {
    const text = screenedReplies[spokenIn(question)][label]
    return { question, text, sources: [], isOurs: false }
  }
  const { knowledge } = app
  const own = draft && answeredByStaff(draftId, draft)
  const { questionsLike } = knowledge.trying({ draft: own, instead })
  const asked = { message: question, history: [], attachments: [] }
  const { text, sources } = await answerFrom({ ...knowledge, questionsLike }, asked)
  const isOurs = draft?.answer
    ? text === draft.answer || text === draft.answer_fr
    : own?.source !== undefined && sources[0]?.path === own?.source?.path
  return { question, text, sources, isOurs }
}

const draftId = 'draft'
