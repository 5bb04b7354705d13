import type { RouterContextProvider } from 'react-router'
import { pageDependenciesContext } from './context.ts'
import type { Database } from './db.server.ts'
import type { PageCache } from './page-cache.server.ts'

const channel = 'pages'

/**
 * Called by a loader of a page that is kept: it is made anew when one of the tags is invalidated, or
 * at a time that is known.
 */
export function dependsOn(
  context: Readonly<RouterContextProvider>,
  tags: string[],
  until?: Date | null,
): void {
  const dependencies = context.get(pageDependenciesContext)
  for (const tag of tags) dependencies.tags.add(tag)
  if (until && until < dependencies.expires) dependencies.expires = until
}

/**
 * Hears which tags were invalidated, by this instance or another: triggers of the tables say so when a
 * transaction commits. After a lost connection all is forgotten.
 */
export async function hearInvalidations(
  db: Database,
  cache: Pick<PageCache, 'invalidate' | 'clear'>,
): Promise<void> {
  await db.listen(
    channel,
    (payload) => cache.invalidate(JSON.parse(payload) as string[]),
    () => cache.clear(),
  )
}
