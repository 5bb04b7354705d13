import { idOr } from '#app/lists/filter-rules.ts'
import type { ListChip } from '#app/lists/list-chips.tsx'
import { listOfWhom as copy } from '#content/people.ts'

/** The filters of a list that may show what belongs to one person, or to the people of one organization. */
export const ofWhomFilters = { person: idOr(''), organisation: idOr('') }

/** Their ids, or empty. */
export type OfWhom = { person: string; organisation: string }

/** The names of both; null of whom is asked for and does not exist any more. */
export type WhomNames = Record<keyof OfWhom, string | null>

/** What such a list is narrowed to. */
export const whomChips = (whom: OfWhom, names: WhomNames): ListChip[] =>
  (['person', 'organisation'] as const)
    .filter((name) => whom[name] !== '')
    .map((name) => ({ name, text: copy[name](names[name]) }))
