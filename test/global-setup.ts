import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { migrate } from '#app/platform/migrate.server.ts'
import { openSql, type SqlConnection } from '#app/platform/sql-connection.server.ts'
import { ensureBuild } from '#scripts/build.ts'
import { startTestPostgres } from './postgres.ts'
import { bootProduct, type Template } from './prepared-product.ts'
import { removeLeftovers, scratchFolder } from './scratch.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    /** The database and files after a first start, by their seed. */
    templates: Record<'none' | 'sample', Template>
  }
}

/**
 * One real PostgreSQL for all test files, with databases that they copy: a migrated one, and for each
 * seed one on which the product has started once.
 */
export default async function setup(project: TestProject) {
  await ensureBuild()
  removeLeftovers()
  const server = await startTestPostgres()
  const owner = await openSql(server.url)
  const urlOf = async (name: string, from = 'template0') => {
    await owner.unsafe(`create database ${name} template ${from}`)
    return Object.assign(new URL(server.url), { pathname: `/${name}` }).href
  }
  await withConnection(await urlOf('template_unordin'), (sql) => migrate(sql))
  const started = async (seed: 'none' | 'sample'): Promise<Template> => {
    const database = `template_${seed}`
    const url = await urlOf(database, 'template_unordin')
    const dataDir = scratchFolder('data')
    const product = await bootProduct(url, dataDir, { SEED: seed })
    await product.close()
    return { database, dataDir }
  }
  const templates = { none: await started('none'), sample: await started('sample') }
  await owner.end()
  project.provide('postgresUrl', server.url)
  project.provide('templates', templates)
  return async () => {
    await server.stop()
    for (const { dataDir } of Object.values(templates)) await rm(dataDir, { recursive: true })
  }
}

async function withConnection(url: string, work: (sql: SqlConnection) => Promise<unknown>) {
  const sql = await openSql(url)
  try {
    await work(sql)
  } finally {
    await sql.end()
  }
}
