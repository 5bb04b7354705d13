import type { RecordCounts } from '../person.ts'

/** For how many days a merge can be taken back. */
export const mergeDays = 30

/** One of the two records of a merge, as its preview shows it. */
export type MergeSide = {
  id: string
  full_name: string
  email: string
  addresses: string[]
  organisation: string | null
  owner: string | null
  version: number
  notes: number
  tasks: number
  counts: RecordCounts
}

export type MergePreview = { kept: MergeSide; merged: MergeSide }

/** A merge that can still be taken back. */
export type StoredMerge = {
  id: string
  name: string
  addresses: string[]
  merged_by_name: string
  created_at: string
}
