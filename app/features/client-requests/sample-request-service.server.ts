import {
  lockSamples,
  samplePlace,
} from '#app/features/accounts/sign-in/sample-content-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import { daysAfter, officeDay } from '#app/platform/office-day.ts'
import { usualTemplates } from '#content/client-requests.ts'
import { hasRequests, insertLines, insertRequest } from './admin-client-request-store.server.ts'

const daysToGive = 10

/** Asks the sample client for a kick-off pack; no mail is sent. Does nothing when it was asked before. */
export async function addSampleRequest(app: App, email: string): Promise<void> {
  const { title, reason, lines } = usualTemplates['kick-off']
  await app.db.system(async (tx) => {
    await lockSamples(tx)
    const place = await samplePlace(tx, email)
    if (!place || (await hasRequests(tx, place.clientId))) return
    const { clientId } = place
    const id = crypto.randomUUID()
    const dueOn = daysAfter(officeDay(app.now()), daysToGive)
    await insertRequest(tx, { ...place, id, title, reason, dueOn, contactId: null })
    await insertLines(tx, { clientId, requestId: id, after: 0 }, lines)
  })
}
