import type { App } from '#app/platform/app.server.ts'
import { sampleTickets } from '#content/sample-tickets.ts'
import { insertSampleTicket, selectSamplePeople } from './sample-store.server.ts'

/** Gives the sample client tickets in every state; nobody is mailed. */
export async function addSampleTickets(app: App, email: string): Promise<void> {
  await app.db.system(async (tx) => {
    const people = await selectSamplePeople(tx, email)
    if (!people) return
    for (const ticket of sampleTickets) await insertSampleTicket(tx, ticket, people, app.now())
  })
}
