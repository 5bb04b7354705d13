import { createHash } from 'node:crypto'
import type { Passage } from '../assistant.ts'

/** A table as a page shows it; the first column says what a row is about. */
export type Table = {
  path: string
  /** Of the page. */
  title: string
  /** What the table is called: its caption or the heading above it. */
  heading: string | null
  /** The id of its place on the page. */
  place?: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

/** The id of a passage stays the same as long as its words do. */
export const idOf = (...words: (string | null)[]): string =>
  createHash('sha256').update(JSON.stringify(words)).digest('base64url').slice(0, 22)

/** A table as passages: each row is understood alone, with the names of the table, the row and the columns. */
export function passagesOfTable({ path, title, heading, place, columns, rows }: Table): Passage[] {
  return rows.flatMap((cells): Passage[] => {
    const name = rowName(columns[0] ?? '', cells[0] ?? '')
    const above = [heading, name].filter(Boolean).join(/[.?!]$/.test(heading ?? '') ? ' ' : ': ')
    const text = cells
      .flatMap((cell, at) => (at === 0 || !cell.trim() ? [] : [lineOf(columns[at], cell)]))
      .join('\n')
    if (!text) return []
    return [{ id: idOf(path, above, text), path, title, heading: above, text, place, isRow: true }]
  })
}

const lineOf = (column: string | undefined, cell: string) =>
  column?.trim() ? `${column}: ${cell}` : cell

/** A row that is called by a number is only understood with the name of its column. */
const rowName = (column: string, cell: string) =>
  /^[\d.,]+$/.test(cell) && column ? `${column} ${cell}` : cell
