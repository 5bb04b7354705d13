import type { DetailCopy, HeadlineCopy, ItemCopy, OutcomeCopy } from '#content/page-copy.ts'
import type { FactSheetPage } from './downloads.ts'

/** What a fact sheet shows: the texts of its page, and of the page that lists it. */
export type FactSheet = {
  page: FactSheetPage
  mrz: string
  title: string
  headline: HeadlineCopy
  lead: string
  details: readonly ItemCopy[]
  outcomes: { title: string; items: readonly OutcomeCopy[] }
  features: { title: string; items: readonly ItemCopy[] }
  safeguards: { title: string; names: readonly string[] }
  action: { title: string; text: string }
  /** The address of the page. */
  address: string
  /** The day whose texts these are: `2026-11-22`. */
  day: string
}

type Source = {
  page: FactSheetPage
  copy: DetailCopy
  details: readonly ItemCopy[]
  origin: string
  day: string
}

/** Takes from a page's copy what its fact sheet shows. */
export function factSheetOf({ page, copy, details, origin, day }: Source): FactSheet {
  const { meta, mrz, headline, lead, outcomes, features, safeguards, action } = copy
  return {
    ...{ page, mrz, headline, lead, details, outcomes, features, day },
    title: meta.title,
    safeguards: { title: safeguards.title, names: safeguards.items.map(({ title }) => title) },
    action: { title: action.title, text: action.text ?? '' },
    address: `${origin}${page}`,
  }
}
