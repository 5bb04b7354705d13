/** An invoice has at most three taxes, each with its own letter. */
export const taxIds = ['a', 'b', 'c'] as const
export type TaxId = (typeof taxIds)[number]
export const linesAtMost = 100
/** All of them have two decimals. */
export const currencies = ['CAD', 'USD', 'EUR', 'GBP'] as const

/** One row of the editor as it was typed. */
export type LineEntry = {
  description: string
  quantity: string
  unit_price: string
  taxes: TaxId[]
}
export type TaxEntry = { name: string; rate: string; registration: string }

export const headFields = [
  'project_id',
  'description',
  'currency',
  'due_on',
  'po_number',
  'bill_name',
  'bill_address',
  'bill_contact',
  'notes',
] as const
export type HeadField = (typeof headFields)[number]

/** A draft as the editor shows it: unchecked text. */
export type DraftEntry = Record<HeadField, string> & {
  taxes: Record<TaxId, TaxEntry>
  lines: LineEntry[]
}

/** The fields of a draft besides its lines and taxes. */
export type DraftFields = {
  project_id: string | null
  description: string
  currency: string
  due_on: string
  po_number: string | null
  bill_name: string
  bill_address: string | null
  bill_contact: string | null
  notes: string | null
}

export type DraftLine = {
  position: number
  description: string
  quantity: number
  unit_price: number
  taxes: string[]
}
export type DraftTax = { id: string; name: string; rate: number; registration: string | null }
export type Draft = { fields: DraftFields; lines: DraftLine[]; taxes: DraftTax[] }

export const emptyLine = (taxes: TaxId[]): LineEntry => ({
  description: '',
  quantity: '1',
  unit_price: '',
  taxes,
})

/** The letters that have a tax. */
export const taxesIn = (entry: Pick<DraftEntry, 'taxes'>): TaxId[] =>
  taxIds.filter((id) => entry.taxes[id].name.trim() !== '' || entry.taxes[id].rate.trim() !== '')

/** The buttons that change the rows of the editor and store nothing. */
export const rowChanges = ['add', 'remove', 'up', 'down'] as const
export type RowChange = (typeof rowChanges)[number]

/** The rows after a change. The last remaining row is emptied instead of removed. */
export function changeRows(entry: DraftEntry, change: RowChange, at: number): LineEntry[] {
  const { lines } = entry
  const row = lines[at]
  if (change === 'add')
    return lines.length < linesAtMost ? [...lines, emptyLine(taxesIn(entry))] : lines
  if (!row) return lines
  if (change === 'remove') {
    const left = lines.filter((_, place) => place !== at)
    return left.length > 0 ? left : [emptyLine(taxesIn(entry))]
  }
  const to = change === 'up' ? at - 1 : at + 1
  const other = lines[to]
  if (!other) return lines
  return lines.map((line, place) => (place === at ? other : place === to ? row : line))
}
