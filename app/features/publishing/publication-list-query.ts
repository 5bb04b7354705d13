import { oneOf } from '#app/lists/filter-rules.ts'
import { byText, byTime, defineList, type ListQuery } from '#app/lists/list.ts'
import { adminPath, type Kind, publicationStates } from './publication.ts'

const publicationList = (kind: Kind) =>
  defineList({
    name: `${kind}-publication`,
    path: adminPath[kind],
    perPage: 25,
    sorts: { created_at: byTime, title: byText },
    filters: { state: oneOf(['all', ...publicationStates]) },
  })

/** The queries of the lists, one for each kind. */
export const publicationLists = {
  insight: publicationList('insight'),
  project: publicationList('project'),
  help: publicationList('help'),
}
export type PublicationQuery = ListQuery<typeof publicationLists.insight>
