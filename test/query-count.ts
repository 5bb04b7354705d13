import type { Compilable, CompiledQuery } from 'kysely'
import type { App } from '#app/platform/app.server.ts'
import type { Reader } from '#app/platform/db.server.ts'

const built = ['all', 'first', 'run']

type Sending = (...args: unknown[]) => unknown
type Planned = { 'QUERY PLAN': string }

/** A built statement, so that its plan can be asked for. */
function explaining(query: Compilable): Compilable<Planned> {
  const { sql: text, ...rest } = query.compile()
  return { compile: () => ({ ...rest, sql: `explain ${text}` }) as CompiledQuery<Planned> }
}

/** The product's database, with every read wrapped by `wrapped`. */
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
        if (built.includes(String(name))) {
          return async (query: Compilable) => {
            const lines = await target.all(explaining(query))
            plans.push(lines.map((line) => line['QUERY PLAN']).join('\n'))
            return Reflect.apply(value as Sending, target, [query])
          }
        }
        return typeof value === 'function' ? value.bind(target) : value
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
        if (!built.includes(String(name)))
          return typeof value === 'function' ? value.bind(target) : value
        return (...args: unknown[]) => {
          queries += 1
          return Reflect.apply(value as Sending, target, args)
        }
      },
    })
  return { app: { ...app, db: through(app, counted) }, count: () => queries }
}
