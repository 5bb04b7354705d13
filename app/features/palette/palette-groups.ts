import { palette as copy } from '#content/palette.ts'
import {
  type FoundRecord,
  type PaletteEntry,
  type PaletteGroup,
  paletteKinds,
  recordHref,
} from './palette.ts'

const nameOf = ({ title }: FoundRecord) => title.toLowerCase()
const toldOf = ({ kind, title, note }: FoundRecord) =>
  JSON.stringify([kind, title.toLowerCase(), note])

/** The names that several records have, and all words that several of one kind have in common. */
function alikeIn(found: readonly FoundRecord[]) {
  const twice = (words: string[]) => new Set(words.filter((one, at) => words.indexOf(one) !== at))
  return { named: twice(found.map(nameOf)), told: twice(found.map(toldOf)) }
}

/**
 * Records as entries. Where several have the same name each says its kind, and its day where the rest is
 * the same too.
 *
 * @param isMixed the records are of several kinds, so each says its own
 */
export function entriesOf(found: readonly FoundRecord[], isMixed: boolean): PaletteEntry[] {
  const like = alikeIn(found)
  return found.map((record) => entryOf(record, isMixed, like))
}

function entryOf(record: FoundRecord, isMixed: boolean, like: ReturnType<typeof alikeIn>) {
  const { kind, id, title, note, status, at } = record
  return {
    key: `${kind}-${id}`,
    to: recordHref(record),
    title,
    ...(note && { note }),
    ...((isMixed || like.named.has(nameOf(record))) && { kind }),
    ...(like.told.has(toldOf(record)) && { at }),
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
  const like = alikeIn(ranked.flatMap(({ ofKind }) => ofKind))
  return ranked
    .toSorted((a, b) => a.tier - b.tier || a.place - b.place)
    .map(({ kind, ofKind }) => ({
      key: kind,
      entries: ofKind.map((one) => entryOf(one, false, like)),
    }))
}

const byAnswer = (a: FoundRecord, b: FoundRecord) =>
  a.tier - b.tier || b.weight - a.weight || b.at.localeCompare(a.at)
