import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findRunningPostgres } from '#app/platform/embedded-postgres.server.ts'
import { openSql } from '#app/platform/sql-connection.server.ts'
import { freePort, runProduct, startProduct, temporaryFolder } from '#test/process.ts'

/** One line that names the remedy, no stack, exit code 1. */
async function expectRefusal(env: Record<string, string>, line: RegExp) {
  const { code, stderr, stdout } = await runProduct({
    PORT: String(await freePort()),
    DATA_DIR: temporaryFolder(),
    ...env,
  })
  expect(stderr.trimEnd().split('\n'), stderr).toHaveLength(1)
  expect(stderr).toMatch(line)
  expect(stderr + stdout).not.toMatch(/\n\s+at /)
  expect(stdout).not.toMatch(/is ready/)
  expect(code).toBe(1)
}

function closedFolder(): string {
  // Root may write everywhere except in directories of the system itself.
  if (process.getuid?.() === 0) return '/sys/unordin'
  const folder = join(temporaryFolder(), 'closed')
  mkdirSync(folder)
  chmodSync(folder, 0o500)
  return join(folder, 'data')
}

function fileInTheWay(): string {
  const file = join(temporaryFolder(), 'data')
  writeFileSync(file, '')
  return file
}

const secret = 'a secret of the end-to-end tests'
const nobody = 'postgres://nobody:hidden-word@127.0.0.1:1/unordin'

describe('refuses with one line', () => {
  it.each<[string, Record<string, string>, RegExp]>([
    ['a malformed PORT', { PORT: 'http' }, /PORT/],
    ['a malformed BASE_URL', { BASE_URL: 'unordin.com' }, /BASE_URL/],
    ['an unknown LOG_LEVEL', { LOG_LEVEL: 'loud' }, /LOG_LEVEL/],
    ['a malformed DATABASE_URL', { DATABASE_URL: 'mysql://x/y' }, /DATABASE_URL/],
    ['DATABASE_URL without SESSION_SECRET', { DATABASE_URL: nobody }, /SESSION_SECRET/],
    ['DATA_DIR that cannot be made', { DATA_DIR: closedFolder() }, /DATA_DIR/],
    ['DATA_DIR that is a file', { DATA_DIR: fileInTheWay() }, /DATA_DIR/],
    [
      'a database that does not answer',
      { DATABASE_URL: nobody, SESSION_SECRET: secret },
      /^(?!.*hidden-word).*DATABASE_URL/,
    ],
  ])('%s', (_, env, line) => expectRefusal(env, line))

  it('a port that is taken', async () => {
    const other = createServer().listen(0, '0.0.0.0')
    await new Promise((resolve) => other.once('listening', resolve))
    const { port } = other.address() as AddressInfo
    try {
      await expectRefusal({ PORT: String(port) }, /\bPORT\b/)
    } finally {
      other.close()
    }
  })

  it('a second instance on the same directory, and a database newer than the code', async () => {
    await using product = await startProduct()
    await expectRefusal({ DATA_DIR: product.dataDir }, /DATA_DIR/)
    expect((await fetch(`${product.baseUrl}/readyz`)).status).toBe(200)

    const sql = await openSql(findRunningPostgres(product.dataDir)?.url ?? '')
    await sql`insert into schema_migrations (version, name, checksum)
      values (9999, '9999_from_the_future.sql', 'unknown')`
    await sql.end()
    expect(await product.stop()).toBe(0)
    await expectRefusal({ DATA_DIR: product.dataDir }, /newer.*9999_from_the_future/)
  })
})
