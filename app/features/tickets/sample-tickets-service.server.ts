import { lockSamples } from '#app/features/accounts/sign-in/sample-content-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import { sampleTickets } from '#content/sample-tickets.ts'
import { insertSampleTicket, selectSamplePeople } from './sample-tickets-store.server.ts'

/** Creates tickets in every status for the sample client, unless it has any; no mail is sent. */
export async function addSampleTickets(app: App, email: string): Promise<void> {
  await app.db.system(async (tx) => {
    await lockSamples(tx)
    const people = await selectSamplePeople(tx, email)
    if (!people) return
    for (const ticket of sampleTickets) await insertSampleTicket(tx, ticket, people, app.now())
  })
}
