import { type SQL, sql } from 'drizzle-orm'
import type { App } from '#app/platform/app.server.ts'
import type { Reader } from '#app/platform/db.server.ts'

/** The product's database, where everything that reads is passed on as `wrapped` makes it. */
function through({ db }: App, wrapped: <T extends Reader>(tx: T) => T): App['db'] {
  return {
    ...db,
    as: (actor, work) => db.as(actor, (tx) => work(wrapped(tx))),
    read: (actor, work) => db.read(actor, (tx) => work(wrapped(tx))),
    asVisitor: (work) => db.asVisitor((tx) => work(wrapped(tx))),
  }
}

/** The product's database for a service, with the plans of the queries it sends as a request. */
export function explainingQueries(app: App) {
  const plans: string[] = []
  const explained = <T extends Reader>(tx: T): T =>
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
  return { app: { ...app, db: through(app, explained) }, plans }
}

/** The product's database for a service, with a count of the queries it sends as a request. */
export function countingQueries(app: App) {
  let queries = 0
  const counted = <T extends Reader>(tx: T): T =>
    new Proxy(tx, {
      get(target, name) {
        const value = Reflect.get(target, name)
        if (name !== 'execute') return typeof value === 'function' ? value.bind(target) : value
        return (...args: Parameters<Reader['execute']>) => {
          queries += 1
          return target.execute(...args)
        }
      },
    })
  return { app: { ...app, db: through(app, counted) }, count: () => queries }
}
