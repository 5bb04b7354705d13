import { inject } from 'vitest'
import { openSql } from '#app/platform/sql-connection.server.ts'

export type TestDatabase = { url: string; drop(): Promise<void> }

/**
 * A database of this test file's own.
 * @param template the database that it is a copy of
 */
export async function createTestDatabase(template = 'template_unordin'): Promise<TestDatabase> {
  const server = await openSql(inject('postgresUrl'))
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  // By default PostgreSQL logs every page of the copy, which takes twice the processor time.
  await server.unsafe(`create database ${name} template ${template} strategy file_copy`)
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  return {
    url: url.href,
    async drop() {
      // Not `with (force)`: that asks for the right to end an autovacuum worker, which only a
      // superuser has; a plain drop ends the worker by itself.
      await server`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = ${name} and usename = current_user`
      await server.unsafe(`drop database ${name}`)
      await server.end()
    },
  }
}
