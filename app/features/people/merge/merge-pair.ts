/** The record that stays, and the one that goes into it. */
export type Both = { keptId: string; mergedId: string }
/** The versions that a preview showed. */
export type Versions = { kept: number; merged: number }

/** The two records of a merge among those that are locked; undefined when one is gone. */
export function pairOf<Row extends { id: string }>(rows: Row[], { keptId, mergedId }: Both) {
  const kept = rows.find(({ id }) => id === keptId)
  const merged = rows.find(({ id }) => id === mergedId)
  return kept && merged && { kept, merged }
}

/** Whether one of two records was changed since the preview. */
export const isStale = (now: Record<'kept' | 'merged', { version: number }>, seen: Versions) =>
  now.kept.version !== seen.kept || now.merged.version !== seen.merged
