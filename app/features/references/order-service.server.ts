import { audit } from '#app/features/audit/audit-service.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { holdOrder, type OrderedTable, updateOrder } from './order-store.server.ts'

export const moves = ['up', 'down'] as const
export type Move = (typeof moves)[number]

const nouns = { client_references: 'client_reference', team_members: 'team_member' } as const

/** What became of a move: a row at either end stays where it is, and one may be gone. */
export type Moved = 'moved' | 'first' | 'last' | 'gone'

/** Moves a row by one place. @throws AppError `forbidden` */
export async function moveRow(
  app: App,
  actor: Actor,
  { table, id }: { table: OrderedTable; id: string },
  move: Move,
): Promise<Moved> {
  requireStaff(actor, 'content')
  return app.db.as(actor, async (tx) => {
    const ids = await holdOrder(tx, table)
    const from = ids.indexOf(id)
    const to = from + (move === 'up' ? -1 : 1)
    const other = ids[to]
    if (from < 0) return 'gone'
    if (!other) return move === 'up' ? 'first' : 'last'
    ids[to] = id
    ids[from] = other
    await updateOrder(tx, table, ids)
    const noun = nouns[table]
    const subject = { subjectType: noun, subjectId: id }
    await audit(tx, { ...subject, action: `${noun}.moved`, details: { place: to + 1 } })
    return 'moved'
  })
}
