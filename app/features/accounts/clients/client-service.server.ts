import { audit } from '#app/features/audit/audit-service.server.ts'
import { readList } from '#app/lists/read-list.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { lockAdministrators } from '../users/user-store.server.ts'
import type { ClientEdit, ClientInput, ClientRow } from './client.ts'
import { type ClientListQuery, clientList } from './client-list-query.ts'
import { clientSource } from './client-list-store.server.ts'
import * as store from './client-store.server.ts'

/** One page of clients. The row in edit is always there, at the top when it is not on the page. */
export async function listClients(app: App, actor: Actor, query: ClientListQuery) {
  requireStaff(actor, 'clients')
  return app.db.read(actor, async (tx) => {
    const page = await readList(tx, clientList, query, clientSource(query))
    const onPage = page.rows.some(({ id }) => id === query.edit)
    const edited = !onPage && query.edit && (await store.selectClientRow(tx, query.edit))
    return edited ? { ...page, rows: [edited, ...page.rows] } : page
  })
}

/** The clients that somebody may be invited to. @throws AppError `forbidden` */
export async function readClientChoice(app: App, actor: Actor, search: string, chosen: string) {
  requireStaff(actor, 'clients')
  return app.db.read(actor, (tx) =>
    store.selectClientChoice(tx, search, isUuid(chosen) ? chosen : null),
  )
}

/** Makes an active client. @throws AppError `forbidden` */
export async function createClient(app: App, actor: Actor, client: ClientInput): Promise<string> {
  requireStaff(actor, 'clients')
  return app.db.as(actor, (tx) => addClient(tx, client))
}

/** Makes an active client as a part of something larger, which checks access. */
export async function addClient(tx: Tx, client: ClientInput): Promise<string> {
  const id = await store.insertNewClient(tx, client)
  const event = { action: 'client.created' as const, subjectType: 'client', subjectId: id }
  await audit(tx, { ...event, details: { name: client.name } })
  return id
}

/** The client that an enquiry may be from: of its account, else of its address or its organization. */
export function readLikelyClient(
  tx: Tx,
  enquiry: { email: string; company_name: string | null },
): Promise<string | undefined> {
  return store.selectLikelyClient(tx, enquiry.email, enquiry.company_name ?? '')
}

/** The name a client is shown by, for a service that has checked access; undefined without such a client. */
export const clientNameOf = (tx: Tx, id: string) => store.selectClientName(tx, id)

/** The name a client is shown by. */
export async function readClientName(app: App, actor: Actor, id: string) {
  requireStaff(actor, 'clients')
  return app.db.read(actor, (tx) => store.selectClientName(tx, id))
}

const fields = [
  'name',
  'company_name',
  'contact_email',
  'contact_phone',
  'notes',
  'status',
] as const satisfies (keyof ClientEdit)[]

/** Saved, or the values that somebody else has saved in the meantime. */
export type ClientSaved =
  | { ok: true }
  | { ok: false; theirs: [keyof ClientEdit, string | null][]; loses?: undefined }
  /** The number of people who would lose access; they have to be told of before it is saved. */
  | { ok: false; loses: number }

/**
 * Changes a client. One that becomes inactive is closed to its people: their sessions end, nobody of
 * it can sign in, and its invitations are not accepted until it is opened again.
 * @param mayPause whoever saves was told that
 * @param based what `updated_at` the administrator saw; another value means that somebody else has changed it since
 * @throws AppError `forbidden`, `not_found`
 */
export async function updateClient(
  app: App,
  actor: Actor,
  id: string,
  wanted: { client: ClientEdit; based: string; mayPause: boolean },
): Promise<ClientSaved> {
  requireStaff(actor, 'clients')
  return app.db.as(actor, async (tx) => {
    // A new name is written to the profiles of the client's people, which others may be changing.
    await lockAdministrators(tx)
    const row = isUuid(id) ? await store.selectClientForUpdate(tx, id) : undefined
    if (!row) throw new AppError('not_found', 'Not found')
    const { client, based } = wanted
    const changed = fields.filter((field) => row[field] !== client[field])
    if (changed.length === 0) return { ok: true }
    if (row.updated_at !== based)
      return { ok: false, theirs: changed.map((field) => [field, row[field]]) }
    const isPaused = row.status !== 'inactive' && client.status === 'inactive'
    if (isPaused && !wanted.mayPause) return { ok: false, loses: row.user_count }
    await store.updateClientRow(tx, id, client)
    if (isPaused) await store.endClientSessions(tx, id)
    const event = { subjectType: 'client', subjectId: id }
    const details = { changed, ...statusMove(row, client) }
    await audit(tx, { ...event, action: 'client.updated', details })
    const isOpened = row.status === 'inactive' && client.status !== 'inactive'
    if (isPaused || isOpened) {
      const action = isPaused ? 'client.paused' : 'client.reopened'
      await audit(tx, { ...event, action, details: { name: client.name } })
    }
    return { ok: true }
  })
}

const statusMove = (row: ClientRow, client: ClientEdit) =>
  row.status === client.status ? {} : { status: { from: row.status, to: client.status } }
