import { sql } from 'drizzle-orm'
import type { RouterContextProvider } from 'react-router'
import { pageDependenciesContext } from './context.ts'
import type { Database, Tx } from './db.server.ts'
import type { PageCache } from './page-cache.server.ts'

const channel = 'pages'

/**
 * Called by a loader of a page that is kept: it is made anew when one of the tags is invalidated, or
 * at a time that is known.
 * @public
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

/** Makes every instance forget pages with these tags, when and only when the transaction commits. */
export async function invalidatePages(tx: Tx, tags: string[]): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, ${JSON.stringify(tags)})`)
}

/** Hears what other instances, and this one, have changed. After a lost connection all is forgotten. */
export async function hearInvalidations(db: Database, cache: PageCache): Promise<void> {
  await db.client.listen(
    channel,
    (payload) => cache.invalidate(JSON.parse(payload) as string[]),
    () => cache.clear(),
  )
}
