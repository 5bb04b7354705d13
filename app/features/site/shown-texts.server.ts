import type { Passage } from '#app/features/assistant/assistant.ts'
import { passagesOf } from '#app/features/assistant/knowledge/copy-passages.ts'
import { referenceLine } from '#app/features/references/reference.ts'
import { shownReferences } from '#app/features/references/shown-references-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import { references } from '#content/references.ts'
import { siteMap } from '#content/site-map.ts'
import type { ShownOnPages } from './search-entries.ts'

/** What clients say, for the search. */
export async function shownOnPages(app: Pick<App, 'db'>): Promise<ShownOnPages> {
  const said = await shownReferences(app)
  return { '/references': said.flatMap((one) => [referenceLine(one), one.quote]) }
}

/** The same for the assistant: a quote never stands without who said it. */
export async function shownPassages(app: Pick<App, 'db'>): Promise<Passage[]> {
  const said = await shownReferences(app)
  return said.flatMap((one) =>
    passagesOf({
      ...{ path: '/references', title: siteMap['/references'].name },
      heading: references.said(referenceLine(one)),
      lines: [references.says(referenceLine(one), one.quote)],
    }),
  )
}
