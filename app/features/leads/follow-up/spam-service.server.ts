import { auditAll } from '#app/features/audit/audit-service.server.ts'
import { rememberChange } from '#app/features/undo/undo-service.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { isUuid } from '#app/platform/identifier.ts'
import type { LeadStatus } from '../lead.ts'
import { type LeftLead, spamDays } from './follow-up.ts'
import { noteSpam } from './follow-up-undo-service.server.ts'
import * as store from './spam-store.server.ts'

const day = 86_400_000
const portion = 500

/** A lead that is marked; with what the page showed of it where several are marked at once. */
type Marked = { id: string; from?: LeadStatus | undefined; owner?: string }

/** What became of an action: `left` says which leads stay as they are, and why. */
export type Marking = { changed: number; change: string | undefined; left: LeftLead[] }

/**
 * Marks leads as spam, or takes that back. Nothing learns from it: no filter is trained, and the sender is
 * not stopped. Applications, leads of clients and leads that somebody has changed since the page showed them
 * stay as they are.
 */
export function changeSpam(
  app: App,
  actor: Actor,
  marked: Marked[],
  isSpam: boolean,
): Promise<Marking> {
  const staff = requireStaff(actor, 'leads')
  return app.db.as(actor, async (tx) => {
    const shown = new Map(marked.filter(({ id }) => isUuid(id)).map((one) => [one.id, one]))
    const now = await store.selectForSpam(tx, [...shown.keys()])
    const left = now.flatMap((lead) => {
      const why = whyLeft(lead, shown.get(lead.id))
      return why ? [{ id: lead.id, name: lead.full_name, why }] : []
    })
    const stay = new Set(left.map(({ id }) => id))
    const ids = now.flatMap(({ id }) => (stay.has(id) ? [] : id))
    const spamAt = isSpam ? app.now().toISOString() : null
    const changed = await store.updateSpam(tx, ids, spamAt)
    await noteSpam(
      tx,
      staff,
      changed.map(({ id }) => ({ id, isSpam })),
    )
    await auditAll(
      tx,
      { action: isSpam ? 'lead.spam_marked' : 'lead.spam_taken_back', subjectType: 'lead' },
      changed.map(({ id }) => ({ id, details: {} })),
    )
    const records = changed.map(({ id, before }) => ({
      ...{ id, before: { spam_at: before }, after: { spam_at: spamAt } },
    }))
    return {
      ...{ changed: changed.length, left },
      change: await rememberChange(tx, staff, 'lead.spam', records),
    }
  })
}

type Known = Awaited<ReturnType<typeof store.selectForSpam>>[number]

function whyLeft(lead: Known, shown: Marked | undefined): LeftLead['why'] | undefined {
  if (lead.source === 'application') return 'application'
  if (lead.client_id) return 'client'
  const { from, owner } = shown ?? {}
  const isStale = owner !== undefined && (lead.status !== from || (lead.owner_id ?? '') !== owner)
  return isStale ? 'changed' : undefined
}

/** Deletes what was marked as spam 30 days ago, with its history. */
export async function deleteOldSpam(app: App): Promise<void> {
  const time = new Date(app.now().getTime() - spamDays * day).toISOString()
  for (;;) {
    const count = await app.db.system(async (tx) => {
      const deleted = await store.deleteSpamBefore(tx, time, portion)
      await auditAll(
        tx,
        { action: 'lead.spam_deleted', subjectType: 'lead' },
        deleted.map(({ id }) => ({ id, details: { days: spamDays } })),
      )
      return deleted.length
    })
    if (count < portion) return
  }
}
