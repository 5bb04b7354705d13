import { createHash } from 'node:crypto'
import {
  lockSamples,
  samplePlace,
} from '#app/features/accounts/sign-in/sample-content-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import { daysAfter, officeDay } from '#app/platform/office-day.ts'
import { sampleDecision } from '#content/decisions.ts'
import {
  askDecision,
  hasDecisions,
  insertDecision,
  insertPeople,
} from './admin-decision-store.server.ts'

const daysToDecide = 14

/** Asks the sample client to acknowledge a text; no mail is sent. Does nothing when something was asked before. */
export async function addSampleDecision(app: App, email: string): Promise<void> {
  await app.db.system(async (tx) => {
    await lockSamples(tx)
    const place = await samplePlace(tx, email)
    if (!place || (await hasDecisions(tx, place.clientId))) return
    const { person, ...asked } = place
    const id = crypto.randomUUID()
    const dueOn = daysAfter(officeDay(app.now()), daysToDecide)
    const how = { inTurn: false, needsSecondFactor: false, kind: 'acknowledgement' } as const
    const one = { ...asked, ...sampleDecision, ...how, id, dueOn, subject: null }
    const hash = createHash('sha256').update(one.body).digest('hex')
    await insertDecision(tx, one, hash)
    await insertPeople(tx, { id, clientId: asked.clientId }, [person])
    await askDecision(tx, id, { ip: null, agent: null, signIn: null })
  })
}
