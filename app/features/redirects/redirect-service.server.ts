import { audit } from '#app/features/audit/audit-service.server.ts'
import { readList } from '#app/lists/read-list.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { hearWhenNeeded } from '#app/platform/page-dependencies.server.ts'
import { redirectsPage } from '#content/redirects.ts'
import {
  lookedUp,
  ownPathname,
  ownTarget,
  type RedirectFaults,
  type RedirectTyped,
  type RedirectValues,
  readRedirect,
} from './redirect.ts'
import { createRedirectHits } from './redirect-hits.server.ts'
import { type RedirectListQuery, type RedirectRow, redirectList } from './redirect-list-query.ts'
import { redirectSource } from './redirect-list-store.server.ts'
import * as store from './redirect-store.server.ts'

const { errors } = redirectsPage
/** All redirects are kept in memory. */
const mostRedirects = 2_000

declare module '#app/platform/app.server.ts' {
  interface App {
    redirects: Redirects
    /** Whether a page or a file of the product answers at a path; never called in a transaction. */
    isOwnPath: (pathname: string) => Promise<boolean>
  }
}

export type Redirects = {
  find(pathname: string): Promise<store.KnownRedirect | undefined>
  /** Counts a visit to a redirect. */
  count(id: string): void
}

/** The redirects in memory: read at the first unknown address, and again after each change. */
export function createRedirects({ db, log }: Pick<App, 'db' | 'log'>): Redirects {
  let reading: Promise<Map<string, store.KnownRedirect>> | null = null
  const outdate = () => {
    reading = null
  }
  const hear = (tags: string[]) => {
    if (tags.includes('redirects')) outdate()
  }
  const hears = hearWhenNeeded(db, { invalidate: hear, clear: outdate })

  async function read() {
    await hears()
    const rows = await store.selectRedirects(db.owner)
    return new Map(rows.map((row) => [row.from_path, row]))
  }

  const count = createRedirectHits(
    (hits) => db.system((tx) => store.addHits(tx, hits)),
    (error) => log.warn({ err: error }, 'visits to redirects were not counted yet'),
  )

  return {
    count,
    async find(pathname) {
      reading ??= read()
      const mine = reading
      try {
        return (await mine).get(lookedUp(pathname))
      } catch (error) {
        if (reading === mine) outdate()
        log.warn({ err: error }, 'the redirects could not be read')
        return undefined
      }
    },
  }
}

/**
 * Where an address that nothing answers leads to, if staff have said so. The visit is counted.
 * @returns the target; a path of this site keeps the query of the address
 */
export async function followRedirect(
  app: App,
  { pathname, search }: URL,
): Promise<{ to: string; status: number } | undefined> {
  const found = await app.redirects.find(pathname)
  if (!found) return undefined
  app.redirects.count(found.id)
  const isPlain = found.target.startsWith('/') && !/[?#]/.test(found.target)
  return { to: isPlain ? found.target + search : found.target, status: found.status }
}

/** One page of the list, with the redirects that wait behind a page. @throws AppError `forbidden` */
export async function listRedirects(app: App, actor: Actor, query: RedirectListQuery) {
  requireStaff(actor, 'content')
  const list = await app.db.read(actor, (tx) => readList(tx, redirectList, query, redirectSource()))
  const rows: RedirectRow[] = []
  // One after the other: a list must not take all connections.
  for (const row of list.rows) rows.push({ ...row, waits: await app.isOwnPath(row.from_path) })
  return { ...list, rows }
}

/** One redirect for its form. @throws AppError `forbidden` */
export async function readRedirectForm(
  app: App,
  actor: Actor,
  id: string,
): Promise<RedirectTyped | null> {
  requireStaff(actor, 'content')
  const all = await app.db.as(actor, (tx) => store.selectRedirects(tx))
  const found = all.find((one) => one.id === id)
  return found
    ? { id, from: found.from_path, target: found.target, status: String(found.status) }
    : null
}

/**
 * Creates a redirect, or changes the one that the form names.
 * @returns what is wrong, or whether it is a new one
 * @throws AppError `forbidden`; `not_found` when the redirect is gone
 */
export async function saveRedirect(
  app: App,
  actor: Actor,
  typed: RedirectTyped,
): Promise<{ faults: RedirectFaults } | { done: 'created' | 'changed' }> {
  requireStaff(actor, 'content')
  const read = readRedirect(typed)
  if ('faults' in read) return read
  const { values } = read
  const answered = await answeredOf(app, values)
  return app.db.as(actor, async (tx) => {
    await store.holdRedirects(tx)
    const all = await store.selectRedirects(tx)
    const before = all.find((one) => one.id === typed.id)
    if (typed.id !== '' && !before) throw new AppError('not_found', redirectsPage.gone)
    const others = all.filter((one) => one !== before)
    const faults = faultsAmong(values, answered, others)
    if (Object.keys(faults).length > 0) return { faults }
    const id = before?.id ?? crypto.randomUUID()
    if (before) await store.updateRedirect(tx, id, values)
    else await store.insertRedirect(tx, id, values)
    const done = before ? 'changed' : 'created'
    const details = before ? { ...values, former_target: before.target } : values
    const subject = { subjectType: 'redirect', subjectId: id }
    await audit(tx, { ...subject, action: `redirect.${done}`, details })
    return { done }
  })
}

type Answered = Record<'from' | 'target', boolean>

/** Whether pages answer at both ends; another site is taken at its word. */
async function answeredOf(app: App, { from, target }: RedirectValues): Promise<Answered> {
  const own = ownPathname(target)
  return {
    from: await app.isOwnPath(from),
    target: own === undefined || (await app.isOwnPath(own)),
  }
}

/** A redirect replaces no page, leads to one, and is no part of a chain. */
function faultsAmong(
  { from, target }: RedirectValues,
  answered: Answered,
  others: store.KnownRedirect[],
): RedirectFaults {
  const faults: RedirectFaults = {}
  const own = ownTarget(target)
  const leadingHere = others.find((one) => ownTarget(one.target) === from)
  if (others.length >= mostRedirects) faults.from = errors.many(mostRedirects)
  else if (answered.from) faults.from = errors.taken
  else if (others.some((one) => one.from_path === from)) faults.from = errors.twice
  else if (leadingHere) faults.from = errors.chained(leadingHere.from_path)
  if (own !== undefined && others.some((one) => one.from_path === own)) faults.target = errors.chain
  else if (!answered.target) faults.target = errors.nowhere
  return faults
}

/** Deletes a redirect; one that is gone already is no error. @throws AppError `forbidden` */
export async function deleteRedirect(app: App, actor: Actor, id: string): Promise<void> {
  requireStaff(actor, 'content')
  await app.db.as(actor, async (tx) => {
    await store.holdRedirects(tx)
    const found = (await store.selectRedirects(tx)).find((one) => one.id === id)
    if (!found) return
    await store.deleteRedirect(tx, id)
    const details = { from: found.from_path, target: found.target }
    const subject = { subjectType: 'redirect', subjectId: id }
    await audit(tx, { ...subject, action: 'redirect.deleted', details })
  })
}
