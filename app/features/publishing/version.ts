import type { Move, Values } from './publication.ts'

/** How a version came about; `found` is what stood there before its first save was kept. */
export type VersionMove = Move | 'create' | 'restore' | 'found'

/** One line of a publication's history. */
export type VersionRow = {
  id: string
  version: number
  move: VersionMove
  restored_from: number | null
  /** The fields that it changed. */
  changed: string[]
  /** Null when its editor is gone, or nobody's. */
  editor: string | null
  created_at: string
}

/** A version, whole. */
export type Version = VersionRow & { values: Values }

export type History = { versions: VersionRow[]; older: string | null; newer: string | null }

/** A stretch of words that both have, or only one. */
export type Piece = { kind: 'same' | 'added' | 'removed' | 'skipped'; text: string }
/** What has changed in one field; without pieces only its markup has. */
export type FieldChange = { name: string; pieces: Piece[] }

export const versionsPerPage = 10

/** Where a page of the history stands: behind a version, or in front of one. */
export type HistoryPlace = { before?: number; after?: number }

/** What is not understood is the newest page. */
export function readHistoryPlace(params: URLSearchParams): HistoryPlace {
  const number = (name: string) => {
    const text = params.get(name) ?? ''
    return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
  }
  return { before: number('older'), after: number('newer') }
}
