import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openSql } from '#app/platform/sql-connection.server.ts'
import { patience, soon } from '#test/patience.ts'
import { startTestPostgres } from '#test/postgres.ts'
import { beginProduct, freePort, startProduct, temporaryFolder } from '#test/process.ts'
import { databaseProcesses } from './database-processes.ts'
import { postForm, signInAsAdmin } from './http-client.ts'

/** SIGTERM in the middle of a start: it ends in order, says nothing more and leaves no database. */
async function expectOrderlyStop(product: ReturnType<typeof beginProduct>, dataDir: string) {
  const asked = performance.now()
  expect(await product.stop(), product.output().stderr).toBe(0)
  expect(performance.now() - asked).toBeLessThan(10_000)
  expect(product.output().stderr).toBe('')
  expect(product.output().stdout).not.toContain('is ready')
  expect(databaseProcesses(dataDir)).toEqual([])
}

it('stops in order while the database starts, and while another instance migrates', async () => {
  const dataDir = temporaryFolder()
  {
    await using product = beginProduct({ PORT: String(await freePort()), DATA_DIR: dataDir })
    const pidFile = join(dataDir, 'postgres/postmaster.pid')
    await expect.poll(() => existsSync(pidFile), { timeout: patience, interval: 1 }).toBe(true)
    await expectOrderlyStop(product, dataDir)
    expect(existsSync(pidFile)).toBe(false)
  }

  await using stack = new AsyncDisposableStack()
  const server = await startTestPostgres()
  stack.defer(() => server.stop())
  const other = await openSql(server.url)
  stack.defer(() => other.end())
  await other`select pg_advisory_lock(7205114913)`
  await using product = beginProduct({
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    DATABASE_URL: server.url,
    SESSION_SECRET: 'a secret of the end-to-end tests',
  })
  const sessions = async () =>
    (await other`select from pg_stat_activity where usename = current_user`).length
  await expect.poll(sessions, soon).toBe(2)
  await expectOrderlyStop(product, dataDir)
  await expect.poll(sessions, soon).toBe(1)
})

it('has told the passwords when it is stopped after the accounts', async () => {
  const dataDir = temporaryFolder()
  await using stopped = beginProduct({ PORT: String(await freePort()), DATA_DIR: dataDir })
  const told = () => stopped.output().stdout
  await expect
    .poll(told, { timeout: patience, interval: 1 })
    .toMatch(/ at \/auth: client@example\.com .*\n/)
  await expectOrderlyStop(stopped, dataDir)
  const [, admin = ''] =
    /\/admin\/auth: admin@example\.com {2}(\S+) {2}\(shown once\)/.exec(told()) ?? []
  const [, client = ''] =
    / at \/auth: client@example\.com {2}(\S+) {2}\(shown once\)/.exec(told()) ?? []

  await using product = await startProduct({ dataDir, env: { ADMIN_PASSWORD: '' } })
  expect(product.output().stdout).not.toContain('shown once')
  await signInAsAdmin(product.baseUrl, admin)
  const email = 'client@example.com'
  const answer = await postForm(`${product.baseUrl}/auth`, {
    ...{ intent: 'sign-in', email, password: client },
  })
  expect(answer.headers.get('location')).toBe('/dashboard')
})
