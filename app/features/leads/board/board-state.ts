import { listHref } from '#app/lists/list.ts'
import { type LeadRow, type LeadStatus, leadStatuses } from '../lead.ts'
import { type LeadListQuery, type LeadPlace, leadLists } from '../lead-list-query.ts'

/** How many cards of a column are shown at first, and how many more at a time. */
export const cardsAtOnce = 50
/** So many are shown at most; the list shows the others. */
export const mostCards = 300

/** What the address of a board says besides the search and the filters of the list. */
export type BoardState = {
  /** The column that a phone shows. */
  column: LeadStatus
  /** How many cards each column shows. */
  most: Record<LeadStatus, number>
}

export type BoardColumn = {
  status: LeadStatus
  cards: LeadRow[]
  /** Null where a search finds so much that nobody counts it. */
  total: number | null
}

/** Reads a board's state; what is not understood falls back to its default. */
export function readBoard(params: URLSearchParams): BoardState {
  const more = (params.get('more') ?? '').slice(0, 200).split('~')
  const shown = new Map(more.map((one) => one.split('.') as [string, string]))
  const most = leadStatuses.map((status) => [status, readMost(shown.get(status))])
  const column = leadStatuses.find((status) => status === params.get('column')) ?? leadStatuses[0]
  return { column, most: Object.fromEntries(most) }
}

function readMost(text = ''): number {
  const steps = /^\d{2,3}$/.test(text) ? Math.floor(Number(text) / cardsAtOnce) : 1
  return Math.min(Math.max(steps * cardsAtOnce, cardsAtOnce), mostCards)
}

/** A board's state as parameters; the defaults are left out. */
export function boardParams({ column, most }: BoardState): [name: string, value: string][] {
  const more = leadStatuses.filter((status) => most[status] > cardsAtOnce)
  const params: Record<string, string> = {
    ...(column !== leadStatuses[0] && { column }),
    ...(more.length > 0 && { more: more.map((one) => `${one}.${most[one]}`).join('~') }),
  }
  return Object.entries(params)
}

/** The status beside another one, where there is one. */
export const statusBeside = (status: LeadStatus, by: -1 | 1): LeadStatus | undefined =>
  leadStatuses[leadStatuses.indexOf(status) + by]

/** The address of the board of a list. */
export const boardHref = (place: LeadPlace, query: LeadListQuery, board: BoardState): string =>
  listHref(leadLists[place], { ...query, view: 'board', kept: boardParams(board) })
