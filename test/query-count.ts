import { type SQL, sql } from 'drizzle-orm'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'

/** The product's database for a service, with the plans of the queries it sends inside its transactions. */
export function explainingQueries(app: App) {
  const plans: string[] = []
  const explained = (tx: Tx) =>
    new Proxy(tx, {
      get(target, name) {
        const value = Reflect.get(target, name)
        if (name !== 'execute') return typeof value === 'function' ? value.bind(target) : value
        return async (query: SQL) => {
          const lines = await target.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`)
          plans.push(lines.map((line) => line['QUERY PLAN']).join('\n'))
          return target.execute(query)
        }
      },
    })
  const as: App['db']['as'] = (actor, work) => app.db.as(actor, (tx) => work(explained(tx)))
  return { app: { ...app, db: { ...app.db, as } }, plans }
}

/** The product's database for a service, with a count of the queries it sends inside its transactions. */
export function countingQueries(app: App) {
  let queries = 0
  const counted = (tx: Tx) =>
    new Proxy(tx, {
      get(target, name) {
        const value = Reflect.get(target, name)
        if (name !== 'execute') return typeof value === 'function' ? value.bind(target) : value
        return (...args: Parameters<Tx['execute']>) => {
          queries += 1
          return target.execute(...args)
        }
      },
    })
  const as: App['db']['as'] = (actor, work) => app.db.as(actor, (tx) => work(counted(tx)))
  return { app: { ...app, db: { ...app.db, as } }, count: () => queries }
}
