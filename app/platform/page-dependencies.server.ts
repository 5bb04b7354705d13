import type { RouterContextProvider } from 'react-router'
import { pageDependenciesContext } from './context.ts'
import type { Database } from './db.server.ts'
import type { PageCache } from './page-cache.server.ts'
import { promiseOnce } from './promise-once.ts'

const channel = 'pages'

/** Whether the page being rendered is kept in the cache, so that somebody asks what it depends on. */
export const isCached = (context: Readonly<RouterContextProvider>): boolean =>
  context.get(pageDependenciesContext) !== null

/**
 * Called by the loader of a cached page: the page is rendered again when one of the tags is
 * invalidated, or at a given time.
 */
export function dependsOn(
  context: Readonly<RouterContextProvider>,
  tags: string[],
  until?: Date | null,
): void {
  const dependencies = context.get(pageDependenciesContext)
  if (!dependencies) return
  for (const tag of tags) dependencies.tags.add(tag)
  if (until && until < dependencies.expires) dependencies.expires = until
}

/**
 * Receives the tags that were invalidated by any instance: triggers of the tables announce them when a
 * transaction commits. After a lost connection the whole cache is cleared.
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

/** The same when it is first needed: call what is returned before each use of what it keeps up to date. */
export const hearWhenNeeded = (...needs: Parameters<typeof hearInvalidations>) =>
  promiseOnce(() => hearInvalidations(...needs))
