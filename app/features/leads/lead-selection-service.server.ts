import { selectWhole } from '#app/lists/whole-list.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { LeadStatus } from './lead.ts'
import type { LeadListQuery } from './lead-list-query.ts'
import { leadSource } from './lead-list-store.server.ts'
import { readerOf } from './lead-service.server.ts'
import { selectShown } from './lead-status-store.server.ts'

/** A selected lead, with the status and the owner that the page showed. */
export type Ticked = { id: string; from: LeadStatus | undefined; owner: string }

/**
 * Everything that a list finds, as if each lead were selected: with what it is now, so that a change by
 * somebody else in the meantime is noticed.
 * @param promised how many the page has shown to be selected
 * @throws AppError `forbidden`, `conflict` when there are no longer as many
 */
export function readWhole(
  app: App,
  actor: Actor,
  query: LeadListQuery,
  promised: number,
): Promise<Ticked[]> {
  const { userId } = requireStaff(actor, 'leads')
  return app.db.read(actor, async (tx) => {
    const ids = await selectWhole(tx, query, leadSource(query, readerOf(app, userId)), promised)
    const shown = await selectShown(tx, ids)
    return shown.map(({ id, status, owner_id }) => ({ id, from: status, owner: owner_id ?? '' }))
  })
}
