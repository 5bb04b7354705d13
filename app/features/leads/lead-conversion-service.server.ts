import {
  addClient,
  clientNameOf,
  readLikelyClient,
} from '#app/features/accounts/clients/client-service.server.ts'
import { addInvitation } from '#app/features/accounts/invitations/invitation-service.server.ts'
import { audit } from '#app/features/audit/audit-service.server.ts'
import { addProject } from '#app/features/engagements/engagement-edit-service.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor, User } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { leadConversion } from '#content/lead-conversion.ts'
import type { Conversion } from './lead-conversion.ts'
import * as store from './lead-conversion-store.server.ts'
import { changeStatus } from './lead-status-service.server.ts'
import { selectLead, selectStatusesForUpdate } from './lead-store.server.ts'

/**
 * A lead, the client that it became, and the existing client that it may be from.
 * @throws AppError `forbidden`, `not_found`
 */
export async function readConvertible(app: App, actor: Actor, id: string) {
  requireStaff(actor, 'leads')
  return app.db.read(actor, async (tx) => {
    const lead = isUuid(id) ? await selectLead(tx, id) : undefined
    if (!lead) throw new AppError('not_found', 'Lead not found')
    const [client, likely] = await Promise.all([
      store.selectClientOfLead(tx, id),
      readLikelyClient(tx, lead),
    ])
    return { lead, client, likely }
  })
}

/** For the page of a person, whose service has checked access. */
export { openLeadOf } from './lead-conversion-store.server.ts'

/** The id of the lead by which somebody with these addresses is made a client, if there is one. */
export async function findConvertible(app: App, actor: Actor, addresses: string[]) {
  requireStaff(actor, 'leads')
  const found = await app.db.read(actor, (tx) => store.selectOpenLead(tx, addresses))
  return found?.id ?? null
}

/** The field of the form that refuses the conversion. */
export class ConversionFault extends Error {
  readonly field: 'use' | 'existing_client' | 'invite_email'
  constructor(field: ConversionFault['field'], message: string) {
    super(message)
    this.field = field
  }
}

/** What a conversion does with the person of an address, in its transaction. */
export type PersonOfLead = {
  /** Locks the person. @returns the name of the client that they belong to */
  clientOf: (tx: Tx, email: string) => Promise<string | undefined>
  /** Links the client that the person became. */
  join: (tx: Tx, made: { clientId: string; name: string; email: string }) => Promise<void>
}

/**
 * Makes a client of a lead, with its first project and an invitation if they are wanted, in one
 * transaction: when a part fails, nothing of it is there. Of two who do it at the same time the second one
 * finds the client of the first and makes nothing. Of two leads of one person, the second makes no second client.
 * @returns the name of the client, and whether the lead was converted before
 * @throws AppError `forbidden`, `not_found`
 * @throws ConversionFault when there is no such client, the person has another one, or the address cannot be
 *   invited to it
 */
export async function convertLead(
  app: App,
  actor: Actor,
  leadId: string,
  wanted: Conversion,
  person: PersonOfLead,
): Promise<{ client: string; isOld: boolean }> {
  const staff = requireStaff(actor, 'leads')
  return app.db.as(actor, async (tx) => {
    const [lead] = isUuid(leadId) ? await selectStatusesForUpdate(tx, [leadId]) : []
    if (!lead) throw new AppError('not_found', 'Lead not found')
    const before = await store.selectClientOfLead(tx, leadId)
    if (before) return { client: before.name, isOld: true }
    const email = await store.selectAddressOfLead(tx, leadId)
    const theirs = await person.clientOf(tx, email)
    if (theirs !== undefined && 'fields' in wanted.client)
      throw new ConversionFault('use', leadConversion.errors.isClient(theirs))

    const { clientId, name, ...made } = await makeClient(app, tx, staff, wanted)
    await store.linkClient(tx, leadId, clientId)
    await person.join(tx, { clientId, name, email })
    await audit(tx, {
      action: 'lead.converted',
      subjectType: 'lead',
      subjectId: leadId,
      details: { clientId, ...made },
    })
    await changeStatus(tx, actor, [leadId], 'converted')
    return { client: name, isOld: false }
  })
}

/**
 * Makes a client or takes an existing one, with its first project and an invitation if they are wanted;
 * for a service that has opened the transaction.
 * @throws AppError `forbidden`
 * @throws ConversionFault when there is no such client, or the address cannot be invited to it
 */
export async function makeClient(app: App, tx: Tx, staff: User, wanted: Conversion) {
  requireStaff(staff, 'clients')
  requireStaff(staff, 'projects')
  const { project, invitation } = wanted
  const isNew = 'fields' in wanted.client
  const clientId =
    'fields' in wanted.client ? await addClient(tx, wanted.client.fields) : wanted.client.id
  const name = await clientNameOf(tx, clientId)
  if (name === undefined)
    throw new ConversionFault('existing_client', leadConversion.errors.existing)
  const first = { status: 'planning', progress: 0 } as const
  const projectId =
    project && (await addProject(tx, { id: crypto.randomUUID(), clientId, ...project, ...first }))
  const invited =
    invitation &&
    (await addInvitation(app, tx, staff, { clientId, ...invitation }).catch((error) => {
      if (!(error instanceof AppError) || error.code !== 'conflict') throw error
      throw new ConversionFault('invite_email', error.userMessage)
    }))
  return {
    ...{ clientId, name, isNew },
    ...(projectId && { projectId }),
    ...(invited && { invitationId: invited.id }),
  }
}
