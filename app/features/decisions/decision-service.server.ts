import { readList } from '#app/lists/read-list.server.ts'
import { requireClient, requireReader, requireStaff } from '#app/platform/access.ts'
import type { Actor, User } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { clientIp } from '#app/platform/request-scope.server.ts'
import { readersDay } from '#app/platform/time-zone.server.ts'
import type { DecisionPage } from './decision.ts'
import {
  type AdminDecisionQuery,
  adminDecisionList,
  type PortalDecisionQuery,
  portalDecisionList,
} from './decision-list-query.ts'
import { adminDecisionSource, portalDecisionSource } from './decision-list-store.server.ts'
import * as store from './decision-store.server.ts'

/** One page of the decisions of all clients, or of the chosen one, and the reader's day. */
export async function listAdminDecisions(app: App, actor: Actor, query: AdminDecisionQuery) {
  const { userId } = requireStaff(actor, 'decisions')
  const today = readersDay(app.now())
  const source = adminDecisionSource(query, { userId, today })
  const page = await app.db.read(actor, (tx) => readList(tx, adminDecisionList, query, source))
  return { ...page, today }
}

/** One page of the decisions of the actor's client, and the reader's day. */
export async function listPortalDecisions(app: App, actor: Actor, query: PortalDecisionQuery) {
  const source = portalDecisionSource(query, requireClient(actor))
  const page = await app.db.read(actor, (tx) => readList(tx, portalDecisionList, query, source))
  return { ...page, today: readersDay(app.now()) }
}

/** A decision with its people and events: of the actor's client, or for staff of any. @throws AppError `not_found` */
export async function readDecision(app: App, actor: Actor, id: string): Promise<DecisionPage> {
  const clientId = requireReader(actor)
  return app.db.read(actor, async (tx) => {
    const page = await decisionIn(tx, id, clientId)
    return { ...page, events: await store.selectEvents(tx, id, clientId === null) }
  })
}

/** The same inside a transaction, without the events. @param clientId null for staff */
export async function decisionIn(tx: Tx, id: string, clientId: string | null) {
  const decision = isUuid(id) ? await store.selectDecision(tx, id, clientId) : undefined
  if (!decision) throw new AppError('not_found', 'Not found')
  return { decision, people: await store.selectPeople(tx, id) }
}

/** From where, with what, and how signed in a person acts. @param agent what the browser says it is */
export const originOf = ({ passkey, secondFactor }: User, agent: string | null): store.Origin => ({
  ip: clientIp(),
  agent,
  signIn: passkey ? 'passkey' : secondFactor ? 'code' : 'password',
})
