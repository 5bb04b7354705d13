import type { Move, Values } from './publication.ts'

/** How a version was made; `found` is a state that existed before the first save in the editor. */
export type VersionMove = Move | 'create' | 'restore' | 'found'

/** One row of a publication's history. */
export type VersionRow = {
  id: string
  version: number
  move: VersionMove
  restored_from: number | null
  /** The changed fields. */
  changed: string[]
  /** Null when the editor was deleted, or is unknown. */
  editor: string | null
  created_at: string
}

/** A version with its values. */
export type Version = VersionRow & { values: Values }

/** A sequence of words that are in both texts, or in one of them. */
export type Piece = { kind: 'same' | 'added' | 'removed' | 'skipped'; text: string }
/** The changes of one field; without pieces only its markup has changed. */
export type FieldChange = { name: string; pieces: Piece[] }
