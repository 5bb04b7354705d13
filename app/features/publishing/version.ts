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

/** A stretch of words that both have, or only one. */
export type Piece = { kind: 'same' | 'added' | 'removed' | 'skipped'; text: string }
/** What has changed in one field; without pieces only its markup has. */
export type FieldChange = { name: string; pieces: Piece[] }
