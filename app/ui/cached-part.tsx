import { createContext, createElement, type ReactNode, use } from 'react'

/** What the server knows of the parts of the page that it renders. */
export type PartLookup = {
  /** An element that marks a part until the page is complete; no browser sees it. */
  tag: string
  /** @returns the place of the part in this page, and whether its HTML is known */
  find(key: string): { place: number; isKnown: boolean }
}

/** Null in a browser, which renders every part itself. */
export const CachedParts = createContext<PartLookup | null>(null)

type CachedPartProps = {
  /** Everything that the HTML of the part depends on, and the place that it has in the page. */
  cacheKey: string
  children: ReactNode
}

/**
 * A part of a page whose HTML depends on its key alone: the server renders it once for all readers, then
 * takes it from memory. It contains no form, no `useId` and nothing about the reader. A browser renders it
 * like any other part.
 */
export function CachedPart({ cacheKey, children }: CachedPartProps) {
  const parts = use(CachedParts)
  if (!parts) return children
  const { place, isKnown } = parts.find(cacheKey)
  // A part inside of a part belongs to the outer one.
  const inside = isKnown ? null : <CachedParts value={null}>{children}</CachedParts>
  return createElement(parts.tag, { place }, inside)
}
