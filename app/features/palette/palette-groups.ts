import { palette as copy } from '#content/palette.ts'
import {
  type FoundRecord,
  type PaletteEntry,
  type PaletteGroup,
  paletteKinds,
  recordHref,
} from './palette.ts'

/** A record as an entry. @param isMixed the group has several kinds, so each says its own */
export function entryOf(record: FoundRecord, isMixed = false): PaletteEntry {
  const { kind, id, title, note, status } = record
  return {
    key: `${kind}-${id}`,
    to: recordHref(record),
    title,
    ...(note && { note }),
    ...(isMixed && { kind }),
    ...(status && { status: copy.states[status] ?? status }),
  }
}

/**
 * The records that were found, by kind. Within a group the better answer comes first, then what is urgent
 * or open, then the newer one; the group with the best answer comes first.
 *
 * @param most of each kind
 */
export function groupsOf(found: readonly FoundRecord[], most: number): PaletteGroup[] {
  const ranked = paletteKinds.flatMap((kind, place) => {
    const seen = new Set<string>()
    const ofKind = found
      .filter((one) => one.kind === kind)
      .toSorted(byAnswer)
      // Two readings of the words may find the same record.
      .filter(({ id }) => !seen.has(id) && seen.add(id))
      .slice(0, most)
    const [best] = ofKind
    return best ? [{ place, tier: best.tier, kind, ofKind }] : []
  })
  return ranked
    .toSorted((a, b) => a.tier - b.tier || a.place - b.place)
    .map(({ kind, ofKind }) => ({ key: kind, entries: ofKind.map((one) => entryOf(one)) }))
}

const byAnswer = (a: FoundRecord, b: FoundRecord) =>
  a.tier - b.tier || b.weight - a.weight || b.at.localeCompare(a.at)
