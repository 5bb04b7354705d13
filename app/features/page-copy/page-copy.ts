import { type Texts, withTexts } from './with-texts.ts'

/** The route whose loader reads what staff have changed on the page that is shown. */
export const pageTextsRoute = 'routes/site/layout'

/** The parameter with which staff see the draft of a page in place of what is published. */
export const draftParameter = 'draft-texts'
/** Its value in a frame of the editor: there no link of the page leads anywhere. */
export const framedDraft = 'frame'

/** A stored picture: its address on this site, width and height in pixels. */
export type SharePicture = { address: string; width: number; height: number }

/** What staff have changed on a page. */
export type PageChanges = {
  texts: Texts
  /** The picture that social networks show instead of the printed one. */
  share: SharePicture | null
}

/** Null when nothing is changed. */
export type PageTextsData = (PageChanges & { preview?: 'page' | 'frame' }) | null

/** What that loader answers; `next` is the address of the page's next step. */
export type LayoutData = { changes: PageTextsData; next?: string }

type Match = { id: string; loaderData?: unknown } | undefined

/** For a route's `meta`: what staff have changed on its page. */
export function changesIn(matches: readonly unknown[]): PageTextsData {
  const match = (matches as readonly Match[]).find((one) => one?.id === pageTextsRoute)
  return (match?.loaderData as LayoutData | undefined)?.changes ?? null
}

/** The copy of a page as visitors read it, for a route's `meta`. */
export function pageCopy<Copy>(copy: Copy, { matches }: { matches: readonly unknown[] }): Copy {
  const changes = changesIn(matches)
  return changes ? withTexts(copy, changes.texts) : copy
}
