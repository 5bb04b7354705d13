import { besideWhom, viewsAndWhomIn } from '#app/features/of-whom/of-whom-service.server.ts'
import { viewsBeside } from '#app/features/saved-views/saved-view-service.server.ts'
import { readGroups } from '#app/lists/read-groups.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { leadStatuses } from '../lead.ts'
import { type LeadListQuery, type LeadPlace, leadLists } from '../lead-list-query.ts'
import { leadGroups, leadSource } from '../lead-list-store.server.ts'
import { isCounted, readerOf } from '../lead-service.server.ts'
import { selectTotalsAndStaff } from '../lead-totals-store.server.ts'
import type { BoardColumn, BoardState } from './board-state.ts'

/**
 * The leads of a list by their status, newest first; two statements, and a third one for a search.
 * @throws AppError `forbidden`
 */
export async function readLeadBoard(
  app: App,
  actor: Actor,
  place: LeadPlace,
  query: LeadListQuery,
  { most }: BoardState,
) {
  const { userId } = requireStaff(actor, 'leads')
  const views = viewsBeside(userId, leadLists[place], query.saved)
  return app.db.read(actor, async (tx) => {
    const isKept = isCounted(query)
    const source = leadSource(query, readerOf(app, userId))
    const [{ totals, staff, beside }, groups] = await Promise.all([
      selectTotalsAndStaff(tx, besideWhom(actor, query, views)),
      readGroups(tx, query.search, source, { by: leadGroups, most, isCounted: !isKept }),
    ])
    const kept = (source: LeadListQuery['source'], status?: string) =>
      totals
        .filter((one) => source === 'all' || one.source === source)
        .filter((one) => status === undefined || one.status === status)
        .reduce((all, { total }) => all + total, 0)
    const columns: BoardColumn[] = leadStatuses.map((status) => {
      const { rows = [], total = null } = groups[status] ?? {}
      const known = query.search || !isKept ? total : kept(query.source, status)
      return { status, cards: rows, total: known }
    })
    const rows = columns.flatMap(({ cards }) => cards)
    const all = { total: kept(query.source), ofAll: kept('all') }
    return {
      columns,
      rows,
      staff,
      userId,
      ...viewsAndWhomIn(beside),
      ...all,
    }
  })
}
