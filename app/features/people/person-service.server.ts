import { readLikelyClient } from '#app/features/accounts/clients/client-service.server.ts'
import { audit } from '#app/features/audit/audit-service.server.ts'
import { viewsBeside, viewsIn } from '#app/features/saved-views/saved-view-service.server.ts'
import { changedValues } from '#app/features/undo/column-undo-service.server.ts'
import { rememberChange } from '#app/features/undo/undo-service.server.ts'
import { readList } from '#app/lists/read-list.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { readersDay } from '#app/platform/time-zone.server.ts'
import { personPage } from '#content/people.ts'
import { selectClientOfPerson } from './client-organisation-store.server.ts'
import { employersOf } from './employers.ts'
import { mergesSince } from './merge/merge.ts'
import { keptPersonOf } from './merge/person-merge-service.server.ts'
import { selectOpen } from './open-store.server.ts'
import { addOrganisation } from './organisation-service.server.ts'
import { lockOrganisations } from './organisation-store.server.ts'
import { personColumns } from './people-undo-service.server.ts'
import type { RecordCounts } from './person.ts'
import { selectBeside } from './person-beside-store.server.ts'
import { type PersonListQuery, personList } from './person-list-query.ts'
import { personSource } from './person-list-store.server.ts'
import * as store from './person-store.server.ts'
import { selectRecordCounts } from './records-store.server.ts'
import { selectSender } from './sender-store.server.ts'
import { isActiveStaff } from './staff-store.server.ts'
import { noTimeline, readTimelineCursor, type TimelineCursor } from './timeline/timeline.ts'
import { readTimeline, withWaitingMails } from './timeline/timeline-service.server.ts'

const { errors } = personPage

/** One page of people; two statements. @throws AppError `forbidden` */
export function listPeople(app: App, actor: Actor, query: PersonListQuery) {
  const { userId } = requireStaff(actor, 'people')
  const beside = viewsBeside(userId, personList, query.saved)
  const source = { ...personSource(query, userId), beside }
  return app.db.read(actor, async (tx) => {
    const { beside: views, ...page } = await readList(tx, personList, query, source)
    return { ...page, views: viewsIn(views) }
  })
}

/**
 * A person with everything that is known: details, what is open, tasks, and a page of the timeline.
 * @returns `movedTo` for one who was merged: the record that stayed
 * @throws AppError `not_found`, `forbidden`
 */
export async function readPerson(app: App, actor: Actor, id: string, from: TimelineCursor) {
  requireStaff(actor, 'people')
  requireStaff(actor, 'leads')
  const found = await app.db.read(actor, async (tx) => {
    const person = isUuid(id) ? await store.selectPerson(tx, id) : undefined
    if (!person) {
      const movedTo = isUuid(id) ? await keptPersonOf(tx, id) : undefined
      if (!movedTo) throw notFound()
      return { movedTo }
    }
    const addresses = person.addresses.map(({ address }) => address)
    const clients = person.accounts.flatMap(({ client_id }) => client_id ?? [])
    const users = person.accounts.map(({ user_id }) => user_id)
    const subject = { addresses, users, clients, records: [id] }
    const [counts, open, beside, timeline] = await Promise.all([
      selectRecordCounts(tx, addresses),
      selectOpen(tx, addresses, clients),
      selectBeside(tx, person, mergesSince(app)),
      readTimeline(tx, subject, from),
    ])
    if (!beside) throw notFound()
    const { client, ...lists } = beside
    const today = readersDay(app.now())
    return { person, counts, open, ...lists, today, isClient: client !== null, timeline, addresses }
  })
  if ('movedTo' in found) return found
  const { addresses, timeline, ...page } = found
  return { ...page, timeline: await withWaitingMails(app, timeline, addresses) }
}

export type PersonLink = { id: string; counts: RecordCounts; isClient: boolean }

/**
 * The person of an address, for the page of one of their records.
 * @returns null when the address is nobody's: that of staff
 * @throws AppError `forbidden`
 */
export function findPerson(
  app: App,
  actor: Actor,
  address: string | null,
): Promise<PersonLink | null> {
  requireStaff(actor, 'people')
  if (!address) return Promise.resolve(null)
  return app.db.read(actor, async (tx) => {
    const person = await store.selectByAddress(tx, address.toLowerCase())
    if (!person) return null
    const { id, addresses } = person
    const [counts, client] = await Promise.all([
      selectRecordCounts(tx, addresses),
      selectClientOfPerson(tx, id),
    ])
    return { id, counts, isClient: client !== undefined }
  })
}

/**
 * A person who may become a client, and the existing client that they may be from.
 * @throws AppError `not_found`, `forbidden`
 */
export function readConvertiblePerson(app: App, actor: Actor, id: string) {
  requireStaff(actor, 'people')
  return app.db.read(actor, async (tx) => {
    const found = isUuid(id) ? await store.selectPerson(tx, id) : undefined
    if (!found) throw notFound()
    const { full_name, email, phone, organisation, organisation_given } = found
    const company_name = organisation?.name ?? organisation_given
    const addresses = found.addresses.map(({ address }) => address)
    const person = { full_name, email, phone, company_name, addresses }
    const [client, likely] = await Promise.all([
      selectClientOfPerson(tx, id),
      readLikelyClient(tx, person),
    ])
    return { person, isClient: client !== undefined, likely }
  })
}

/**
 * What is known of the sender of a lead: the person with the number of their records, and the newest
 * events of the timeline; two round trips, and one for the mails that wait.
 * @throws AppError `forbidden`
 */
export async function readSender(app: App, actor: Actor, leadId: string) {
  requireStaff(actor, 'people')
  const { addresses, timeline, ...known } = await app.db.read(actor, async (tx) => {
    const sender = isUuid(leadId) ? await selectSender(tx, leadId) : undefined
    if (!sender) return { person: null, timeline: noTimeline, addresses: [] }
    const { id, addresses, accounts } = sender
    const clients = accounts.flatMap(({ client_id }) => client_id ?? [])
    const subject = {
      ...{ addresses, users: accounts.map(({ user_id }) => user_id), clients },
      records: id ? [id] : [],
    }
    const [counts, timeline] = await Promise.all([
      selectRecordCounts(tx, addresses),
      readTimeline(tx, subject, readTimelineCursor(null)),
    ])
    const isClient = clients.length > 0 || sender.organisation_client !== null
    const person = id ? { id, counts, isClient } : null
    return { person, timeline, addresses: id ? addresses : [] }
  })
  return { ...known, timeline: await withWaitingMails(app, timeline, addresses) }
}

/** What staff say of a person. `create`: an organization that does not exist yet is made. */
export type PersonChoice = {
  ownerId: string | null
  organisation: string
  create: boolean
  based: number
}

/**
 * Changes owner and organization of a person.
 * @returns which field is wrong; or the id of the change, by which it can be undone
 * @throws AppError `not_found`, `forbidden`, `conflict` when somebody has changed the record since
 */
export function changePerson(
  app: App,
  actor: Actor,
  id: string,
  choice: PersonChoice,
): Promise<
  { faults: { owner?: string; organisation?: string } } | { change?: string | undefined }
> {
  const staff = requireStaff(actor, 'people')
  return app.db.as(actor, async (tx) => {
    const { ownerId, organisation: name } = choice
    if (name) await lockOrganisations(tx)
    const known = name ? await store.selectOrganisationByName(tx, name) : undefined
    const before = isUuid(id) ? await store.selectPersonForChange(tx, id) : undefined
    const person = before && (await store.selectPerson(tx, id))
    if (!person) throw notFound()
    if (before.version !== choice.based) throw new AppError('conflict', errors.stale)
    const isNew = ownerId !== null && ownerId !== before.owner_id
    if (isNew && !(isUuid(ownerId) && (await isActiveStaff(tx, ownerId))))
      return { faults: { owner: errors.owner } }
    if (name && !known && !choice.create) return { faults: { organisation: errors.organisation } }
    const added =
      name && !known
        ? await addOrganisation(
            tx,
            name,
            employersOf(person.addresses.map(({ address }) => address)),
          )
        : null
    const organisationId = known?.id ?? added
    await store.updatePerson(tx, id, { ownerId, organisationId })
    const details = {
      owner: { from: before.owner_id, to: ownerId },
      organisation: { from: before.organisation_id, to: organisationId },
    }
    await audit(tx, { action: 'person.changed', subjectType: 'person', subjectId: id, details })
    const after = { owner_id: ownerId, organisation_id: organisationId }
    const records = changedValues(id, personColumns, before, after)
    return { change: await rememberChange(tx, staff, 'person.keeping', records) }
  })
}

const notFound = () => new AppError('not_found', 'Person not found')
