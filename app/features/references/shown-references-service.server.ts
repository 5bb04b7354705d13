import type { RouterContextProvider } from 'react-router'
import type { App } from '#app/platform/app.server.ts'
import { appContext } from '#app/platform/context.ts'
import type { Reader } from '#app/platform/db.server.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { dependsOn } from '#app/platform/page-dependencies.server.ts'
import { type Reference, referenceLine } from './reference.ts'
import { selectShown, selectShownOne } from './reference-store.server.ts'

/** The references whose permission is in force, read as a visitor. */
export function shownReferences({ db }: Pick<App, 'db'>): Promise<Reference[]> {
  return db.asVisitor(selectShown)
}

/** The reference that an enquiry asks about: null when it is not public, or is no id at all. */
export async function askedReference({ db }: Pick<App, 'db'>, id: string | null) {
  const found = id && isUuid(id) ? await db.asVisitor((tx) => selectShownOne(tx, id)) : undefined
  return found?.may_contact ? { id: found.id, line: referenceLine(found) } : null
}

/** The same in one line, in the transaction that stores the enquiry. */
export async function askedLine(tx: Reader, id: string | undefined): Promise<string | undefined> {
  const found = id && isUuid(id) ? await selectShownOne(tx, id) : undefined
  return found?.may_contact ? referenceLine(found) : undefined
}

const unsettled = 10_000

/**
 * Awaits what the loader of a cached page reads of the references. The page is rendered again after
 * every change by staff, which a trigger announces; permissions begin and end at midnight, when every
 * page is rendered again. Shortly after midnight it is kept for seconds only, because the clock of
 * the database may be behind.
 */
export async function dependsOnReferences<T>(
  context: Readonly<RouterContextProvider>,
  reading: Promise<T>,
): Promise<T> {
  const read = await reading
  const now = context.get(appContext).now().getTime()
  const isNew = now % 86_400_000 < unsettled
  // The names of the case studies are published content.
  dependsOn(context, ['references', 'published'], isNew ? new Date(now + unsettled) : null)
  return read
}
