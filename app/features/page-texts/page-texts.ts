import type { StoredTexts } from '#app/features/page-copy/stored-texts.ts'
import { type SitePath, sitePaths } from '#content/site-map.ts'
import { pageKey } from './page-address.ts'

const pages = new Map(sitePaths.map((page) => [pageKey(page), page]))
export const pageOf = (key: string): SitePath | undefined => pages.get(key)

/** What is stored of a page: the texts that differ from the release's, and the share image. */
export type PageState = { texts: StoredTexts; share: string | null }

export type PageMove = 'publish' | 'restore' | 'original'

/** Before the place of a text in the names of the form's fields. */
export const textField = 'text.'
/** Names the texts whose changed original somebody has seen. */
export const seenField = 'seen'
/** Names the stored texts without a place that are to be removed. */
export const goneField = 'gone'

/** The values of a form, by the places of the texts. */
export type Typed = Record<string, string>
export type Faults = Record<string, string>

/** One row of a page's history. */
export type PageVersionRow = {
  id: string
  version: number
  move: PageMove
  restored_from: number | null
  /** The places of the changed texts; `share` for the picture. */
  changed: string[]
  /** Null when the account is gone. */
  editor: string | null
  created_at: string
}

/** A page of the site in the list of the panel. */
export type PageListRow = {
  id: string
  page: SitePath
  name: string
  state: 'original' | 'changed' | 'outdated'
  /** How many texts differ from the release's. */
  changed: number
  published: string | null
  draft: { editor: string | null; at: string } | null
}
