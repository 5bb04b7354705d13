import type { Tx } from '#app/platform/db.server.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { countMatches, type List, type Matches } from '#app/platform/keyset-search.server.ts'
import {
  isInstant,
  type TicketListQuery,
  ticketsPerPage,
  writeTicketCursor,
} from './ticket-list-query.ts'
import { messagesPerPage, selectThread } from './ticket-thread-store.server.ts'

/** The rows of a page, and how many a search has found; without one nobody counts a whole queue. */
export async function searched<Row>(tx: Tx, list: List, read: (found?: Matches) => Promise<Row[]>) {
  const found = list.search ? await countMatches(tx, list) : undefined
  return { rows: await read(found), matches: found?.total ?? null, capped: found?.capped ?? false }
}

type Cursored = { id: string; cursor_rank: number; cursor: string }

/** A page from the rows read for it, which are one more where there is a further page. */
export function pageOf<Row extends Cursored>(query: TicketListQuery, found: Row[]) {
  const backwards = query.before !== undefined
  const more = found.length > ticketsPerPage
  const rows = backwards ? found.slice(-ticketsPerPage) : found.slice(0, ticketsPerPage)
  const [first, last] = [rows[0], rows.at(-1)]
  const cursorOf = (row: Row) =>
    writeTicketCursor({
      id: row.id,
      instant: row.cursor,
      rank: query.sort === 'priority' ? row.cursor_rank : undefined,
    })
  return {
    tickets: rows.map(({ cursor: _, cursor_rank: _rank, ...row }) => row),
    previous: (backwards ? more : query.after) && first ? cursorOf(first) : null,
    next: (backwards || more) && last ? cursorOf(last) : null,
  }
}

/** The part of a thread that ends at the instant in the URL, or its end. */
export async function readThread(
  tx: Tx,
  ticket: { id: string; clientId: string },
  earlierThan: string | null,
) {
  const [id = '', instant = ''] = earlierThan?.split('~') ?? []
  const before = isUuid(id) && isInstant(instant) ? { id, instant } : undefined
  const found = await selectThread(tx, ticket, before)
  const messages = found.slice(-messagesPerPage)
  const first = messages[0]
  return {
    messages: messages.map(({ cursor: _, ...message }) => message),
    earlier: found.length > messagesPerPage && first ? `${first.id}~${first.cursor}` : null,
    isLatest: before === undefined,
  }
}
