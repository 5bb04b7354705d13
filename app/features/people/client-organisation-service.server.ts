import { audit } from '#app/features/audit/audit-service.server.ts'
import type { Conversion } from '#app/features/leads/lead-conversion.ts'
import {
  makeClient,
  type PersonOfLead,
} from '#app/features/leads/lead-conversion-service.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import * as store from './client-organisation-store.server.ts'
import { employersOf } from './employers.ts'
import { addOrganisation } from './organisation-service.server.ts'
import { lockOrganisations } from './organisation-store.server.ts'
import { selectByAddress, selectPersonForChange } from './person-store.server.ts'

/**
 * Makes a client of a person who has sent no lead, in one transaction. Their organization says which client
 * it is: of two who do it at the same time the second one finds it and makes nothing.
 * @returns the name of the client, and whether there was one before
 * @throws AppError `forbidden`, `not_found`
 * @throws ConversionFault when there is no such client, or the address cannot be invited to it
 */
export async function convertPerson(
  app: App,
  actor: Actor,
  id: string,
  wanted: Conversion,
): Promise<{ client: string; isOld: boolean }> {
  const staff = requireStaff(actor, 'people')
  return app.db.as(actor, async (tx) => {
    // Of two colleagues who are made clients at the same time, the second one waits for the first.
    await lockOrganisations(tx)
    const person = isUuid(id) ? await selectPersonForChange(tx, id) : undefined
    if (!person) throw new AppError('not_found', 'Person not found')
    const before = await store.selectClientOfPerson(tx, id)
    if (before) return { client: before, isOld: true }
    const { clientId, name, ...made } = await makeClient(app, tx, staff, wanted)
    await joinClient(tx, { clientId, name, email: person.email })
    const details = { clientId, ...made }
    await audit(tx, { action: 'person.converted', subjectType: 'person', subjectId: id, details })
    return { client: name, isOld: false }
  })
}

/** What the conversion of a lead does with the person of its address. */
export const personOfLead: PersonOfLead = {
  async clientOf(tx, email) {
    await lockOrganisations(tx)
    const known = await selectByAddress(tx, email.toLowerCase())
    if (!known) return undefined
    await selectPersonForChange(tx, known.id)
    return store.selectClientOfPerson(tx, known.id)
  },
  join: joinClient,
}

/**
 * Links a client with the organization of somebody who became it: the one that is linked already, else
 * their own, else one that the domain of their address suggests, else a new one. For a service that has
 * checked access and opened the transaction.
 */
async function joinClient(
  tx: Tx,
  { clientId, name, email }: { clientId: string; name: string; email: string },
): Promise<void> {
  const known = await selectByAddress(tx, email.toLowerCase())
  const person = known && (await selectPersonForChange(tx, known.id))
  if (!known || !person) return
  const domains = employersOf(known.addresses)
  const wanted = { clientId, own: person.organisation_id, domains }
  const found = await store.selectForClient(tx, wanted)
  const id = found?.id ?? (await addOrganisation(tx, name, domains))
  if (found?.client_id !== clientId) {
    await store.updateClient(tx, id, clientId)
    const details = { to: { clientId } }
    await audit(tx, { ...of('organisation', id), action: 'organisation.changed', details })
  }
  if (person.organisation_id) return
  await store.updateOrganisationOfPerson(tx, known.id, id)
  const details = { organisation: { from: null, to: id } }
  await audit(tx, { ...of('person', known.id), action: 'person.changed', details })
}

const of = (subjectType: string, subjectId: string) => ({ subjectType, subjectId })
