import { useMemo } from 'react'
import { useRouteLoaderData } from 'react-router'
import { type LayoutData, pageTextsRoute } from './page-copy.ts'
import { withTexts } from './with-texts.ts'

/**
 * The copy of the page that is shown, as visitors read it: the release's texts with what staff have
 * changed.
 * @param copy the page's own, of `app/content`
 */
export function usePageCopy<Copy>(copy: Copy): Copy {
  const texts = useRouteLoaderData<LayoutData>(pageTextsRoute)?.changes?.texts
  return useMemo(() => (texts ? withTexts(copy, texts) : copy), [copy, texts])
}
