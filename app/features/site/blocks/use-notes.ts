import { useRouteLoaderData } from 'react-router'
import type { SitePath } from '#content/site-map.ts'

export type Notes = Partial<Record<SitePath, string>>

/** What the layout of the page has read: the browser does not load the notes of all pages. */
export function useNotes(): Notes {
  return useRouteLoaderData<{ notes: Notes }>('routes/site/read-on')?.notes ?? {}
}
