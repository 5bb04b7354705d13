import type { RouterContextProvider } from 'react-router'
import type { App } from '#app/platform/app.server.ts'
import { appContext } from '#app/platform/context.ts'
import { dependsOn, isCached } from '#app/platform/page-dependencies.server.ts'
import { selectNextAppearance } from './published-content-store.server.ts'

/**
 * Awaits the published content that the loader of a cached page reads. The page is rendered again
 * after every change, which triggers of the tables announce, and when scheduled content becomes
 * visible.
 */
export async function dependsOnPublished<T>(
  context: Readonly<RouterContextProvider>,
  reading: Promise<T>,
): Promise<T> {
  if (!isCached(context)) return reading
  const [read, next] = await Promise.all([reading, nextAppearance(context.get(appContext))])
  dependsOn(context, ['published'], next)
  return read
}

/** When the next scheduled insight, project or help article becomes visible; null when none is scheduled. */
export function nextAppearance({ db }: Pick<App, 'db'>): Promise<Date | null> {
  return selectNextAppearance(db.owner)
}
