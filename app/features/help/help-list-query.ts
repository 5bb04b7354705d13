import { byText, defineList, type ListQuery } from '#app/lists/list.ts'
import { portalHelpPath, publicHelpPath } from './help.ts'

/** The help articles that a client may read. */
export const portalHelpList = defineList({
  name: 'help',
  path: portalHelpPath,
  perPage: 25,
  sorts: { title: byText },
})
export type PortalHelpQuery = ListQuery<typeof portalHelpList>

/** The help articles that everybody may read. */
export const publicHelpList = defineList({
  name: 'public-help',
  path: publicHelpPath,
  perPage: 50,
  sorts: { title: byText },
  isSearchable: false,
})
export type PublicHelpQuery = ListQuery<typeof publicHelpList>
