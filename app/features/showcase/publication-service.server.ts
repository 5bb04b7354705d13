import type { RouterContextProvider } from 'react-router'
import type { App } from '#app/platform/app.server.ts'
import { appContext } from '#app/platform/context.ts'
import { dependsOn } from '#app/platform/page-dependencies.server.ts'
import { selectNextAppearance } from './publication-store.server.ts'

/**
 * Awaits what the loader of a page that is kept reads of published content: the page is made anew after
 * any change (triggers of the tables announce it), and when something that waits becomes visible.
 */
export async function dependsOnPublished<T>(
  context: Readonly<RouterContextProvider>,
  reading: Promise<T>,
): Promise<T> {
  const [read, next] = await Promise.all([reading, nextAppearance(context.get(appContext))])
  dependsOn(context, ['published'], next)
  return read
}

/** When the next insight or project that waits becomes visible; null when none waits. */
export function nextAppearance({ db }: Pick<App, 'db'>): Promise<Date | null> {
  return selectNextAppearance(db.owner)
}
