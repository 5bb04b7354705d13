import type { RouterContextProvider } from 'react-router'
import { audit } from '#app/features/audit/audit-service.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { dependsOn } from '#app/platform/page-dependencies.server.ts'
import { companyPanel } from '#content/company-panel.ts'
import { type CompanyFacts, type FactKey, factKeys, factKinds } from './company-facts.ts'
import * as store from './company-facts-store.server.ts'

const shownChanges = 50

/** The stated facts, read as a visitor: what every page and document shows. */
export async function companyFacts({ db }: Pick<App, 'db'>): Promise<CompanyFacts> {
  return factsOf(await db.asVisitor(store.selectStatedFacts))
}

/**
 * Awaits what the loader of a cached page reads of this feature. The page is rendered again after
 * every change by staff, which triggers of the tables announce.
 */
export async function dependsOnCompany<T>(
  context: Readonly<RouterContextProvider>,
  reading: Promise<T>,
): Promise<T> {
  const read = await reading
  dependsOn(context, ['company'])
  return read
}

/** The facts in force, the number of the last save, and what changed last. @throws AppError `forbidden` */
export async function readFactsForStaff(app: App, actor: Actor) {
  requireStaff(actor, 'company')
  return app.db.as(actor, async (tx) => {
    const [rows, changes] = await Promise.all([
      store.selectFacts(tx),
      store.selectFactChanges(tx, shownChanges),
    ])
    return { facts: factsOf(rows), version: versionOf(rows), changes: changes.filter(isKnown) }
  })
}

/**
 * Saves the facts that differ from those in force.
 *
 * @param input every fact of the form; one that is missing is taken away
 * @param based the number of the save that the form showed
 * @throws AppError `forbidden`; `conflict` when somebody else saved meanwhile
 */
export async function saveFacts(
  app: App,
  actor: Actor,
  { input, based }: { input: CompanyFacts; based: number },
): Promise<void> {
  const staff = requireStaff(actor, 'company')
  await app.db.as(actor, async (tx) => {
    await store.lockFacts(tx)
    const rows = await store.selectFacts(tx)
    const version = versionOf(rows)
    if (version !== based) throw new AppError('conflict', companyPanel.errors.stale)
    const before = factsOf(rows)
    const changed = factKeys.filter((key) => before[key] !== input[key])
    if (changed.length === 0) return
    const save = { version: version + 1, userId: staff.userId }
    await Promise.all(
      changed.map((key) => store.insertFact(tx, { key, value: input[key] ?? null }, save)),
    )
    const pick = (from: CompanyFacts) =>
      Object.fromEntries(changed.map((key) => [key, from[key] ?? null]))
    const details = { from: pick(before), to: pick(input) }
    await audit(tx, { action: 'company_facts.changed', details })
  })
}

/** A row whose key is of another release is left out. */
const isKnown = ({ key }: { key: string }) => key in factKinds

const factsOf = (rows: readonly { key: string; value: string | null }[]): CompanyFacts =>
  Object.fromEntries(
    rows.flatMap(({ key, value }) =>
      isKnown({ key }) && value !== null ? [[key as FactKey, value]] : [],
    ),
  )

const versionOf = (rows: readonly { version: number }[]) =>
  Math.max(0, ...rows.map(({ version }) => version))
