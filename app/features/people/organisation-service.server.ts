import { audit } from '#app/features/audit/audit-service.server.ts'
import { partyOf } from '#app/features/mail/visitor-mail-limits.ts'
import { changedValues } from '#app/features/undo/column-undo-service.server.ts'
import { rememberChange } from '#app/features/undo/undo-service.server.ts'
import { readList } from '#app/lists/read-list.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { isUniqueViolation, type Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { readersDay } from '#app/platform/time-zone.server.ts'
import { organisationPage, personPage } from '#content/people.ts'
import {
  keptOrganisationOf,
  readOrganisationMerges,
} from './merge/organisation-merge-service.server.ts'
import { selectCalled } from './merge/organisation-merge-store.server.ts'
import { readTasks } from './notes/note-service.server.ts'
import { selectOpen } from './open-store.server.ts'
import {
  type Organisation,
  type OrganisationFaults,
  type OrganisationTyped,
  readDomains,
} from './organisation.ts'
import { type OrganisationListQuery, organisationList } from './organisation-list-query.ts'
import { organisationSource } from './organisation-list-store.server.ts'
import * as store from './organisation-store.server.ts'
import { organisationColumns } from './people-undo-service.server.ts'
import { isActiveStaff, selectStaff } from './staff-store.server.ts'
import type { TimelineCursor } from './timeline/timeline.ts'
import { readTimeline, withWaitingMails } from './timeline/timeline-service.server.ts'

const { errors } = organisationPage
const membersShown = 25
/** A timeline has the events of so many addresses at most: those that were seen last. */
const mostAddresses = 500
const nameLength = 200

/** One page of organizations; two statements. @throws AppError `forbidden` */
export function listOrganisations(app: App, actor: Actor, query: OrganisationListQuery) {
  const { userId } = requireStaff(actor, 'people')
  return app.db.read(actor, (tx) =>
    readList(tx, organisationList, query, organisationSource(query, userId)),
  )
}

/**
 * An organization with its people and a page of the timeline of all of them.
 * @returns `movedTo` for one that was merged: the organization that stayed
 * @throws AppError `not_found`, `forbidden`
 */
export async function readOrganisation(app: App, actor: Actor, id: string, from: TimelineCursor) {
  requireStaff(actor, 'people')
  const read = await app.db.read(actor, async (tx) => {
    const found = isUuid(id) ? await store.selectOrganisation(tx, id) : undefined
    if (!found) {
      const movedTo = isUuid(id) ? await keptOrganisationOf(tx, id) : undefined
      if (!movedTo) throw notFound()
      return { movedTo }
    }
    const { client_id, ...row } = found
    const organisation: Organisation = { ...row, domains: domainsOf(row.domains) }
    const known = await store.selectAddresses(tx, id, mostAddresses)
    const own = known.flatMap((one) => one.client_id ?? [])
    const clients = [...new Set([...(client_id ? [client_id] : []), ...own])]
    const subject = {
      addresses: known.map(({ address }) => address),
      users: known.flatMap(({ user_id }) => user_id ?? []),
      // The invoices of what it has become; those of another client are not this organization's.
      clients: client_id ? [client_id] : [],
      records: [id, ...new Set(known.map(({ person_id }) => person_id))],
    }
    const [open, members, total, strangers, staff, choices, namesakes, merges, tasks, timeline] =
      await Promise.all([
        selectOpen(tx, subject.addresses, subject.clients),
        store.selectMembers(tx, id, membersShown),
        store.countMembers(tx, id),
        store.countStrangers(tx, organisation.domains),
        selectStaff(tx, organisation.owner_id),
        store.selectClientChoices(tx, { clients, name: organisation.name }),
        selectCalled(tx, organisation.name, id),
        readOrganisationMerges(app, tx, id),
        readTasks(tx, { kind: 'organisation', id }),
        readTimeline(tx, subject, from),
      ])
    const today = readersDay(app.now())
    const page = {
      organisation,
      open,
      members,
      total,
      strangers,
      staff,
      choices,
      namesakes,
      merges,
    }
    return { ...page, tasks, today, timeline, addresses: subject.addresses }
  })
  if ('movedTo' in read) return read
  const { addresses, timeline, ...page } = read
  return { ...page, timeline: await withWaitingMails(app, timeline, addresses) }
}

/** What the form of a new organization offers. @throws AppError `forbidden` */
export function readOrganisationForm(app: App, actor: Actor) {
  requireStaff(actor, 'people')
  return app.db.read(actor, (tx) => selectStaff(tx, null))
}

/** Adds an organization with those of the domains that are free, for a service that has checked access. */
export async function addOrganisation(tx: Tx, name: string, domains: string[]): Promise<string> {
  const id = crypto.randomUUID()
  await store.insertOrganisation(tx, id, name)
  await store.replaceDomains(tx, id, domains)
  await audit(tx, { ...subject(id), action: 'organisation.created', details: { name } })
  return id
}

/** `change`: the id by which it can be undone. */
type Saved = { id: string; change?: string | undefined } | { faults: OrganisationFaults }

/**
 * Adds an organization, or changes one.
 * @param id null for a new one
 * @param based the version that the form showed
 * @throws AppError `not_found`, `forbidden`, `conflict` when somebody has changed it since
 */
export function saveOrganisation(
  app: App,
  actor: Actor,
  id: string | null,
  typed: OrganisationTyped & { based: number },
): Promise<Saved> {
  const staff = requireStaff(actor, 'people')
  const saving = app.db.as(actor, async (tx): Promise<Saved> => {
    await store.lockOrganisations(tx)
    const before = id === null ? null : isUuid(id) && (await store.selectForChange(tx, id))
    if (before === false || before === undefined) throw notFound()
    if (before && before.version !== typed.based)
      throw new AppError('conflict', personPage.errors.stale)
    const { domains, ...read } = readDomains(typed.domains)
    const faults = {
      ...nameFault(typed.name),
      ...(await domainFault(tx, { domains, ...read }, id)),
      ...(await ownerFault(tx, typed.owner, before?.owner_id ?? null)),
      ...(await clientFault(tx, typed, { id, now: before?.client_id ?? null })),
    }
    if (Object.keys(faults).length > 0) return { faults }
    const target = id ?? (await addOrganisation(tx, typed.name, domains))
    const now = { name: typed.name, ownerId: typed.owner || null, clientId: typed.client || null }
    if (before || now.ownerId || now.clientId) await store.updateOrganisation(tx, target, now)
    if (before) {
      await store.replaceDomains(tx, target, domains)
      const changed = { ...now, domains: domains.join(' ') }
      const details = { from: { name: before.name, domains: before.domains }, to: changed }
      await audit(tx, { ...subject(target), action: 'organisation.changed', details })
      // Domains decide whose people they are, and are not put back; nor is anything beside them then.
      const after = { name: now.name, owner_id: now.ownerId, client_id: now.clientId }
      const isSame = domainsOf(before.domains).toSorted().join() === domains.toSorted().join()
      const records = isSame ? changedValues(target, organisationColumns, before, after) : []
      const change = await rememberChange(tx, staff, 'organisation.keeping', records)
      return { id: target, change }
    }
    return { id: target }
  })
  return saving.catch((error: unknown) => {
    // A colleague has given the client to another organization in the meantime.
    if (isUniqueViolation(error)) return { faults: { client: errors.clientTaken } }
    throw error
  })
}

/**
 * Puts everybody into an organization who has an address of its domains and is in none.
 * @throws AppError `not_found`, `forbidden`
 */
export function adoptPeople(app: App, actor: Actor, id: string): Promise<number> {
  requireStaff(actor, 'people')
  return app.db.as(actor, async (tx) => {
    const found = isUuid(id) ? await store.selectForChange(tx, id) : undefined
    if (!found) throw notFound()
    const people = await store.adoptStrangers(tx, id, domainsOf(found.domains))
    await audit(tx, { ...subject(id), action: 'organisation.people_added', details: { people } })
    return people
  })
}

/** Deletes an organization; its people stay. @throws AppError `not_found`, `forbidden` */
export async function removeOrganisation(app: App, actor: Actor, id: string): Promise<void> {
  requireStaff(actor, 'people')
  await app.db.as(actor, async (tx) => {
    const found = isUuid(id) ? await store.selectForChange(tx, id) : undefined
    if (!found) throw notFound()
    await store.deleteOrganisation(tx, id)
    const details = { name: found.name }
    await audit(tx, { ...subject(id), action: 'organisation.deleted', details })
  })
}

function nameFault(name: string): OrganisationFaults {
  if (!name) return { name: errors.name }
  return name.length > nameLength ? { name: errors.nameLong } : {}
}

async function domainFault(
  tx: Tx,
  { domains, wrong, tooMany }: ReturnType<typeof readDomains>,
  id: string | null,
): Promise<OrganisationFaults> {
  if (tooMany) return { domains: errors.tooMany }
  if (wrong) return { domains: errors.domain(wrong.slice(0, 100)) }
  const free = domains.find((domain) => partyOf(`x@${domain}`).isFree)
  if (free) return { domains: errors.provider(free) }
  const taken = domains.length > 0 ? await store.selectTakenDomain(tx, domains, id) : undefined
  return taken ? { domains: errors.taken(taken.domain, taken.name) } : {}
}

async function ownerFault(tx: Tx, owner: string, now: string | null): Promise<OrganisationFaults> {
  if (!owner || owner === now) return {}
  return isUuid(owner) && (await isActiveStaff(tx, owner)) ? {} : { owner: errors.owner }
}

async function clientFault(
  tx: Tx,
  { client, name }: OrganisationTyped,
  { id, now }: { id: string | null; now: string | null },
): Promise<OrganisationFaults> {
  if (!client || client === now) return {}
  if (!id || !isUuid(client)) return { client: errors.client }
  const known = await store.selectAddresses(tx, id, mostAddresses)
  const clients = known.flatMap((one) => one.client_id ?? [])
  const choices = await store.selectClientChoices(tx, { clients, name })
  if (!choices.some((one) => one.id === client)) return { client: errors.client }
  return (await store.isClientTaken(tx, client, id)) ? { client: errors.clientTaken } : {}
}

const domainsOf = (text: string): string[] => text.split(' ').filter(Boolean)
const subject = (id: string) => ({ subjectType: 'organisation', subjectId: id })
const notFound = () => new AppError('not_found', 'Organization not found')
