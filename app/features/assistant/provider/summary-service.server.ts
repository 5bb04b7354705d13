import { requireStaff, type StaffArea } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { countHit, type Limit } from '#app/platform/rate-limit.server.ts'
import type { Said, WrittenSummary } from '#app/platform/thread-summary.ts'
import { writtenSummary as copy } from '#content/copilot.ts'
import { createEchoCheck } from '../checking/echo.ts'
import { screen } from '../safety/labels.ts'
import { askForText } from './ask-text.server.ts'
import { modelFor, readMode } from './capabilities-service.server.ts'
import { summaryInstructions } from './instructions.server.ts'
import {
  type OutsideApp,
  ProviderError,
  type ProviderTimeouts,
  timeouts as usual,
} from './provider-client.server.ts'
import { withoutReasoning } from './reasoning-filter.ts'
import { inert } from './reply-messages.server.ts'
import { linesThatHold } from './summary-check.ts'

const summariesPerPerson: Limit = { hits: 60, seconds: 600 }
const most = { messages: 60, message: 3_000, characters: 24_000 }
const replyTokens = 500
const patience = { ...usual, whole: 30_000 }
const isEcho = createEchoCheck(summaryInstructions)

/** Whether a model is configured that can write summaries. */
export async function canWriteSummary(app: Pick<App, 'config' | 'db'>): Promise<boolean> {
  return modelFor(app, 'chat') !== undefined && (await readMode(app)) === 'configured'
}

/**
 * A thread summed up by the configured model for a member of staff: the lines that stand in the messages
 * that they cite, and nothing else. It is stored nowhere, and not made where a life may be in danger.
 * @param area the part of the panel that the thread belongs to
 * @param said the messages, oldest first
 * @throws AppError `forbidden`
 */
export async function writeSummary(
  app: OutsideApp & Pick<App, 'secret'>,
  actor: Actor,
  area: StaffArea,
  said: readonly Said[],
  timeouts: ProviderTimeouts = patience,
): Promise<WrittenSummary> {
  const staff = requireStaff(actor, area)
  const none = (note: string): WrittenSummary => ({ lines: [], note })
  if (said.some(({ by, text }) => by === 'them' && screen(text).danger)) return none(copy.danger)
  const given = newestOf(said)
  if (given.length === 0) return none(copy.nothing)
  try {
    await countHit(app, `summary:${staff.userId}`, summariesPerPerson, app.now())
    const draft = withoutReasoning(await ask(app, given, timeouts))
    const lines = draft.split('\n').some(isEcho) ? [] : linesThatHold(draft, given)
    return lines.length > 0 ? { lines, note: null } : none(copy.unsure)
  } catch (error) {
    if (error instanceof ProviderError) return none(copy.failed)
    if (error instanceof AppError && error.code === 'rate_limited') return none(error.userMessage)
    throw error
  }
}

/** The newest messages that fit, each cut to its beginning. */
function newestOf(said: readonly Said[]): Said[] {
  let left = most.characters
  const fit: Said[] = []
  for (const one of said.slice(-most.messages).toReversed()) {
    const text = one.text.trim().slice(0, most.message)
    left -= text.length
    if (left < 0) break
    if (text) fit.unshift({ ...one, text })
  }
  return fit
}

/** @throws ProviderError */
function ask(app: OutsideApp, said: readonly Said[], timeouts: ProviderTimeouts) {
  const lines = said.map(
    ({ by, text }, place) => `<message id="${place + 1}" by="${by}">${inert(text)}</message>`,
  )
  const data = ['<thread>', ...lines, '</thread>'].join('\n')
  const prompt = { instructions: summaryInstructions, data, replyTokens }
  return askForText(app, prompt, timeouts, { retry: timeouts.retry })
}
