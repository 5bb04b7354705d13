import type { RouterContextProvider } from 'react-router'
import type { App } from '#app/platform/app.server.ts'
import { appContext } from '#app/platform/context.ts'
import { dependsOn } from '#app/platform/page-dependencies.server.ts'
import { selectNextAppearance } from './publication-store.server.ts'

/**
 * Called by the loader of a page that is kept and shows published content: it is made anew after any
 * change (triggers of the tables announce it), and when something that waits becomes visible.
 */
export async function dependsOnPublished(context: Readonly<RouterContextProvider>): Promise<void> {
  dependsOn(context, ['published'], await nextAppearance(context.get(appContext)))
}

/** When the next insight or project that waits becomes visible; null when none waits. */
export function nextAppearance({ db }: Pick<App, 'db'>): Promise<Date | null> {
  return db.system(selectNextAppearance)
}
