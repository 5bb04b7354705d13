import { readList } from '#app/lists/read-list.server.ts'
import { requireClient, requireReader, requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { readersDay } from '#app/platform/time-zone.server.ts'
import type { RequestPage } from './client-request.ts'
import {
  type AdminRequestQuery,
  adminRequestList,
  type PortalRequestQuery,
  portalRequestList,
} from './client-request-list-query.ts'
import { adminRequestSource, portalRequestSource } from './client-request-list-store.server.ts'
import * as store from './client-request-store.server.ts'

/** One page of the requests to all clients, or to the chosen one, and the reader's day. */
export async function listAdminRequests(app: App, actor: Actor, query: AdminRequestQuery) {
  const { userId } = requireStaff(actor, 'requests')
  const today = readersDay(app.now())
  const source = adminRequestSource(query, { userId, today })
  const page = await app.db.read(actor, (tx) => readList(tx, adminRequestList, query, source))
  return { ...page, today }
}

/** One page of the requests to the actor's client, and the reader's day. */
export async function listPortalRequests(app: App, actor: Actor, query: PortalRequestQuery) {
  const source = portalRequestSource(query, requireClient(actor).clientId)
  const page = await app.db.read(actor, (tx) => readList(tx, portalRequestList, query, source))
  return { ...page, today: readersDay(app.now()) }
}

/** A request with its lines: of the actor's client, or for staff of any. @throws AppError `not_found` */
export async function readRequest(app: App, actor: Actor, id: string): Promise<RequestPage> {
  const clientId = requireReader(actor)
  return app.db.read(actor, (tx) => requestIn(tx, id, clientId))
}

/** The same inside a transaction. @param clientId null for staff */
export async function requestIn(tx: Tx, id: string, clientId: string | null): Promise<RequestPage> {
  const request = isUuid(id) ? await store.selectRequest(tx, id, clientId) : undefined
  if (!request) throw new AppError('not_found', 'Not found')
  return { request, lines: await store.selectLines(tx, id) }
}
