import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { Schema } from './schema.data.ts'

const refuse = (): never => {
  throw new Error('A query is only built here: run it with tx.all, tx.first or tx.run.')
}

/**
 * Builds statements that are checked against the migrated schema; `tx.all`, `tx.first` and `tx.run`
 * send them. It has no connection and no state.
 */
export const db = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (instance) => new PostgresIntrospector(instance),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createDriver: () => ({
      ...{ init: async () => {}, destroy: async () => {} },
      ...{ acquireConnection: refuse, releaseConnection: refuse },
      ...{ beginTransaction: refuse, commitTransaction: refuse, rollbackTransaction: refuse },
    }),
  },
})
