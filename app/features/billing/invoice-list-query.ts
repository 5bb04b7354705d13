import { isUuid } from '#app/platform/identifier.ts'
import { isDay, isInstant } from '#app/platform/instant.ts'
import { changedHref, oneOf } from '#app/platform/keyset.ts'
import { type DocumentStatus, documentStatuses } from './invoice-document.ts'

export const invoicesPerPage = 50

/** The first is the usual order: drafts, then what was issued last. */
export const invoiceSorts = ['issued_at', 'due_on', 'number', 'total'] as const
export type InvoiceSort = (typeof invoiceSorts)[number]

/** Where a page begins: the sort value and id of the row beside it. */
type InvoiceCursor = { value: string; id: string }

export type InvoiceListQuery = {
  search: string
  status: DocumentStatus | 'all'
  /** Of one client only; a client reads no others anyway. */
  clientId?: string
  sort: InvoiceSort
  direction: 'asc' | 'desc'
  after?: InvoiceCursor
  before?: InvoiceCursor
}

/** Which way a list is sorted first. */
export const usualDirection: Record<InvoiceSort, 'asc' | 'desc'> = {
  issued_at: 'desc',
  due_on: 'asc',
  number: 'desc',
  total: 'desc',
}

/** Reads the list's state from its address; what is not understood falls back to its default. */
export function readInvoiceListQuery(params: URLSearchParams): InvoiceListQuery {
  const sort = oneOf(params.get('sort'), invoiceSorts) ?? 'issued_at'
  const clientId = params.get('client') ?? ''
  return {
    // PostgreSQL text cannot hold NUL, and nobody searches for a thousand characters.
    search: (params.get('q') ?? '').replaceAll('\0', '').toWellFormed().trim().slice(0, 200),
    status: oneOf(params.get('status'), documentStatuses) ?? 'all',
    clientId: isUuid(clientId) ? clientId : undefined,
    sort,
    direction: oneOf(params.get('direction'), ['asc', 'desc'] as const) ?? usualDirection[sort],
    after: readCursor(params.get('after'), sort),
    before: readCursor(params.get('before'), sort),
  }
}

/** The address of the list with some of its state changed; defaults are left out. */
export function invoiceListHref(
  path: string,
  query: InvoiceListQuery,
  change: Record<string, string> = {},
): string {
  const state: Record<string, string> = {
    q: query.search,
    client: query.clientId ?? '',
    status: query.status === 'all' ? '' : query.status,
    sort: query.sort,
    direction: query.direction,
    ...change,
  }
  const sort = oneOf(state.sort, invoiceSorts) ?? 'issued_at'
  if (state.direction === usualDirection[sort]) state.direction = ''
  if (sort === 'issued_at') state.sort = ''
  return changedHref(path, '', state)
}

function readCursor(text: string | null, sort: InvoiceSort): InvoiceCursor | undefined {
  const id = text?.slice(0, 36) ?? ''
  if (text?.[36] !== '~' || !isUuid(id) || text.length > 100) return undefined
  const value = text.slice(37)
  const isValid: Record<InvoiceSort, () => boolean> = {
    issued_at: () => value === 'infinity' || isInstant(value),
    due_on: () => isDay(value),
    number: () => /^[\w-]{0,40}$/.test(value),
    total: () => /^-?\d{1,15}$/.test(value),
  }
  return isValid[sort]() ? { value, id } : undefined
}
