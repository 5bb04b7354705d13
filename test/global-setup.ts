import type { TestProject } from 'vitest/node'
import { migrate } from '#app/platform/migrate.server.ts'
import { openSql } from '#app/platform/sql-connection.server.ts'
import { startTestPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** One real PostgreSQL for all test files, with a migrated template that each of them copies. */
export default async function setup(project: TestProject) {
  const server = await startTestPostgres()
  const owner = await openSql(server.url)
  await owner`create database template_unordin`
  await owner.end()
  const template = new URL(server.url)
  template.pathname = '/template_unordin'
  const sql = await openSql(template.href)
  await migrate(sql)
  await sql.end()
  project.provide('postgresUrl', server.url)
  return () => server.stop()
}
