import { noteFirstAnswer } from '#app/features/leads/first-answer-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import { selectPastUnanswered } from './past-call-store.server.ts'

const dayMilliseconds = 86_400_000
/** Housekeeping runs every ten minutes; a product that was stopped for longer finds the calls all the same. */
const lookedBackDays = 30

/** A call that has taken place is an answer to its lead, from when the call began. */
export async function notePastCalls(app: App): Promise<void> {
  const until = app.now()
  const since = new Date(until.getTime() - lookedBackDays * dayMilliseconds)
  await app.db.system(async (tx) => {
    for (const { lead_id, starts_at } of await selectPastUnanswered(tx, { since, until }))
      await noteFirstAnswer(tx, lead_id, 'call', new Date(starts_at))
  })
}
