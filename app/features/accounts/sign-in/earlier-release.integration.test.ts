import { cp, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate, readMigrations } from '#app/platform/migrate.server.ts'
import { openSql } from '#app/platform/sql-connection.server.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { createAuthenticator } from '#test/authenticator.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { password, people, rows } from '#test/earlier-sign-ins.data.ts'
import { enterWith } from '#test/passkeys.ts'
import { codeOf } from '#test/totp.ts'

let database: TestDatabase
let product: TestApp

/** A database as the release before migration 0056 left it, on which this one then starts. */
beforeAll(async () => {
  database = await createTestDatabase('template0')
  const folder = await mkdtemp(path.join(os.tmpdir(), 'unordin-earlier-'))
  for (const { name, version } of await readMigrations('db/migrations'))
    if (version < 56) await cp(path.join('db/migrations', name), path.join(folder, name))
  const sql = await openSql(database.url)
  await migrate(sql, folder)
  await rm(folder, { recursive: true })
  const times = {
    auth_sessions: { expires_at: new Date(Date.now() + 6.5 * 86_400_000).toISOString() },
    auth_verifications: { expires_at: new Date(Date.now() + 3_600_000).toISOString() },
  } as Record<string, object>
  for (const [table, kept] of Object.entries(rows))
    for (const row of kept) await sql`insert into ${sql(table)} ${sql({ ...row, ...times[table] })}`
  await sql.end()
  product = await startTestApp({ DATABASE_URL: database.url })
})
afterAll(async () => {
  await product.close()
  await database.drop()
})

const db = () => product.app.db.client

test('a session that was open stays open, and is prolonged with its token', async () => {
  const client = product.client()
  client.cookies.set('unordin.session_token', people.plain.cookie)
  expect((await client.get('/dashboard')).status).toBe(200)
  await db()`update auth_sessions set expires_at = now() + interval '5 days'`
  expect((await client.get('/dashboard')).headers.getSetCookie().join()).toContain(
    `unordin.session_token=${people.plain.cookie};`,
  )
  const [session] = await db()`select expires_at > now() + interval '6 days' as prolonged
    from auth_sessions where user_id = ${people.plain.userId}`
  expect(session?.prolonged).toBe(true)
  // A session that a passkey opened is known as one.
  const other = product.client()
  other.cookies.set('unordin.session_token', people.passkey.cookie)
  expect((await other.get('/dashboard')).status).toBe(200)
  expect(
    await db()`select 1 from auth_sessions where user_id = ${people.passkey.userId} and passkey_id is not null`,
  ).toHaveLength(1)
  await other.post('/auth/sign-out')
  expect((await other.get('/dashboard')).status).toBe(302)
})

test('a password signs in, a wrong one does not, and its hash is then kept in the new way', async () => {
  const { email, userId } = people.plain
  const hash = async () =>
    (await db()`select password_hash from auth_users where id = ${userId}`)[0]?.password_hash
  const before = await hash()
  expect((await product.client().signIn(email, 'not the password')).status).toBe(401)
  expect(await hash()).toBe(before)
  for (const _ of [1, 2]) expect((await product.client().signIn(email, password)).status).toBe(302)
  expect(await hash()).toMatch(/^\$scrypt\$ln=14,r=16,p=1\$/)
})

test('a code of the authenticator app and recovery codes are good, also those that were encrypted', async () => {
  for (const { email, secret, recoveryCodes } of [people.factor, people.encryptedCodes]) {
    const second = async (fields: { kind: string; code: string }) => {
      const client = product.client()
      const { headers } = await client.signIn(email, password)
      expect(headers.get('location')).toContain('/auth/code')
      const answer = await client.post('/auth/code', fields)
      return [answer.status, (await client.get('/lead_admin')).status]
    }
    expect(await second({ kind: 'code', code: codeOf(secret) })).toEqual([302, 200])
    const recovery = { kind: 'recovery', code: recoveryCodes[2] ?? '' }
    expect(await second(recovery)).toEqual([302, 200])
    expect(await second(recovery)).toEqual([401, 302])
  }
})

test('a passkey signs in; a count that its device has passed does not', async () => {
  const device = createAuthenticator(people.passkey)
  const entered = await enterWith(device, product.client())
  expect([entered.status, entered.to]).toEqual([200, '/dashboard'])
  expect((await entered.browser.get('/dashboard')).status).toBe(200)
  const copy = createAuthenticator(people.passkey)
  expect((await enterWith(copy, product.client())).status).toBe(401)
  expect((await enterWith(device, product.client())).status).toBe(200)
})

test('links that were mailed go on working', async () => {
  const client = product.client()
  const reset = await client.post(`/auth/reset?token=${people.reset.token}`, {
    password: 'another-long-phrase-8',
  })
  expect(reset.status).toBe(302)
  expect((await client.signIn(people.reset.email, 'another-long-phrase-8')).status).toBe(302)
  const { token, email } = people.unverified
  const verified = await client.post(`/auth/verify?token=${token}`, { password })
  expect(verified.status).toBe(302)
  expect((await product.client().signIn(email, password)).status).toBe(302)
})
