import type { Passage } from '#app/features/assistant/assistant.ts'
import { passagesOf } from '#app/features/assistant/knowledge/copy-passages.ts'
import { referenceLine } from '#app/features/references/reference.ts'
import { shownReferences } from '#app/features/references/shown-references-service.server.ts'
import { shownTeam } from '#app/features/references/team-member-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import { references } from '#content/references.ts'
import { siteMap } from '#content/site-map.ts'
import type { ShownOnPages } from './search-entries.ts'

/** What clients say and who is in the team, for the search. */
export async function shownOnPages(app: Pick<App, 'db'>): Promise<ShownOnPages> {
  const [said, people] = await Promise.all([shownReferences(app), shownTeam(app)])
  return {
    '/references': said.flatMap((one) => [referenceLine(one), one.quote]),
    '/about': people.flatMap(({ full_name, role, bio }) => [`${full_name}, ${role}`, bio ?? '']),
  }
}

/** The same for the assistant: a quote never stands without who said it. */
export async function shownPassages(app: Pick<App, 'db'>): Promise<Passage[]> {
  const [said, people] = await Promise.all([shownReferences(app), shownTeam(app)])
  const page = (path: '/references' | '/about') => ({ path, title: siteMap[path].name })
  return [
    ...said.flatMap((one) =>
      passagesOf({
        ...page('/references'),
        heading: references.said(referenceLine(one)),
        lines: [references.says(referenceLine(one), one.quote)],
      }),
    ),
    ...people.flatMap(({ full_name, role, bio }) =>
      passagesOf({
        ...page('/about'),
        heading: full_name,
        lines: [[`${full_name}, ${role}.`, bio].filter(Boolean).join(' ')],
      }),
    ),
  ]
}
