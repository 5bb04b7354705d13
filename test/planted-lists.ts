import { createDatabase } from '#app/platform/db.server.ts'
import { findRunningPostgres } from '#app/platform/embedded-postgres.server.ts'
import { createLog } from '#app/platform/log.server.ts'
import { expectations, type Owner } from '#db/tenancy.data.ts'
import type { Product } from './process.ts'
import { ownerIn, seed } from './tenancy-records.ts'

/** Records of every table in a running product, so many that each list fills a screen. */
export async function plantLists(product: Product, count = 20) {
  const found = findRunningPostgres(product.dataDir)
  if (!found) throw new Error('the database of the product does not run')
  const db = createDatabase(found.url, createLog('silent'), 2)
  try {
    const [client] =
      await db.client`select client_id as id from profiles where client_id is not null`
    for (let one = 1; one <= count; one++)
      await db.client`insert into clients ${db.client({ id: crypto.randomUUID(), name: `Client ${one}` })}`
    const owners: Record<string, Owner> = {}
    for (let one = 1; one <= count; one++) owners[`${one}`] = ownerIn(String(client?.id))
    const tables = new Set(Object.keys(expectations))
    for (const name of ['clients', 'schema_migrations']) tables.delete(name)
    await seed(db, expectations, owners, tables, (who) => `Maximiliana Featherstonehaugh ${who}`)
  } finally {
    await db.close()
  }
}
