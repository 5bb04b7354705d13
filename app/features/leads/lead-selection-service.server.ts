import { selectWhole } from '#app/lists/whole-list.server.ts'
import type { Whole } from '#app/lists/whole-list.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { oneOf } from '#app/platform/one-of.ts'
import { type LeadStatus, leadStatuses } from './lead.ts'
import type { LeadListQuery } from './lead-list-query.ts'
import { leadSource } from './lead-list-store.server.ts'
import { readerOf } from './lead-service.server.ts'

/** A selected lead, with the status and the owner that the page showed. */
export type Ticked = { id: string; from: LeadStatus | undefined; owner: string }

/**
 * Everything that a list finds, as if each lead were selected: with what it is now, which is what the page
 * has shown.
 * @param promised what the page has shown to be selected
 * @throws AppError `forbidden`, `conflict` when it is no longer the same
 */
export function readWhole(
  app: App,
  actor: Actor,
  query: LeadListQuery,
  promised: Whole,
): Promise<Ticked[]> {
  const { userId } = requireStaff(actor, 'leads')
  return app.db.read(actor, async (tx) => {
    const source = leadSource(query, readerOf(app, userId))
    const rows = await selectWhole(tx, query, source, promised)
    return rows.map(({ id, seen }) => {
      const [status, owner = ''] = seen.split(' ')
      return { id, from: oneOf(status, leadStatuses), owner }
    })
  })
}
