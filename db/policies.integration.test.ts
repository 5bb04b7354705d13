import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Actor, visitor } from '#app/platform/actor.ts'
import { createDatabase, type Database } from '#app/platform/db.server.ts'
import { createLog } from '#app/platform/log.server.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { type Statement, sql } from '#test/sql.ts'

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await createTestDatabase()
  db = createDatabase(database.url, createLog('silent'))
})
afterAll(async () => {
  await db.close()
  await database.drop()
})

const id = () => crypto.randomUUID()
const [ours, theirs, ourUser, theirUser] = [id(), id(), id(), id()]
const actor = (
  role: 'admin' | 'client_admin' | 'client_user',
  clientId: string | null,
  userId = ourUser,
): Actor => ({
  kind: 'user',
  userId,
  sessionId: id(),
  email: 'a@example.org',
  fullName: 'A',
  role,
  clientId,
})

beforeAll(async () => {
  await db.system(async (tx) => {
    for (const [client, user, name] of [
      [ours, ourUser, 'ours'],
      [theirs, theirUser, 'theirs'],
    ] as const) {
      await tx.all(sql`insert into clients (id, name) values (${client}, ${name})`)
      await tx.all(
        sql`insert into auth_users (id, email) values (${user}, ${`${name}@example.org`})`,
      )
      await tx.all(sql`insert into profiles (user_id, email, full_name, role, client_id)
        values (${user}, ${`${name}@example.org`}, ${name}, 'client_user', ${client})`)
      const project = id()
      await tx.all(
        sql`insert into projects (id, client_id, name) values (${project}, ${client}, ${name})`,
      )
      await tx.all(sql`insert into documents (client_id, project_id, name, file_size, mime_type, storage_key)
        values (${client}, ${project}, ${name}, 1, 'text/plain', ${name})`)
      await tx.all(sql`insert into project_milestones (client_id, project_id, title, position)
        values (${client}, ${project}, ${name}, 1)`)
      await tx.all(sql`insert into project_updates (client_id, project_id, title, body, author_name)
        values (${client}, ${project}, ${name}, 'x', 'x')`)
      await tx.all(sql`insert into notifications (client_id, user_id, kind, title, url)
        values (${client}, ${user}, 'x', ${name}, '/x')`)
      await tx.all(
        sql`insert into support_tickets (client_id, title, description) values (${client}, ${name}, 'x')`,
      )
      await tx.all(sql`insert into client_invitations (client_id, email, role, token_hash, expires_at)
        values (${client}, ${`${name}@example.org`}, 'client_user', ${Buffer.from(name)}, now())`)
    }
    await tx.all(
      sql`insert into leads (id, source, full_name, email) values (${id()}, 'blueprint', 'Lead', 'l@example.org')`,
    )
    await tx.all(sql`insert into insights (slug, title, is_published, published_at)
      values ('shown', 'Shown', true, now()), ('draft', 'Draft', false, null), ('later', 'Later', true, now() + interval '1 day')`)
    await tx.all(
      sql`insert into public_projects (slug, title, published) values ('shown', 'Shown', true), ('draft', 'Draft', false)`,
    )
  })
})

const countAs = (who: Actor, table: string) =>
  db.as(who, async (tx) => {
    const [row] = await tx.all(sql<{ n: number }>`select count(*)::int as n from ${sql.id(table)}`)
    return row?.n
  })
const inWords = (error: unknown) => Promise.reject(String(error))

test('the request roles are no superusers, log in nowhere, own nothing and bypass nothing', async () => {
  const roles =
    await db.client`select rolname, rolsuper, rolcanlogin, rolbypassrls, rolcreaterole, rolcreatedb,
    (select count(*)::int from pg_class where relowner = r.oid) as owned
    from pg_roles r where rolname like 'unordin\\_%' order by 1`
  for (const role of roles) {
    expect(role).toMatchObject({
      rolsuper: false,
      rolcanlogin: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      owned: 0,
    })
  }
  expect(roles.map(({ rolname }) => rolname)).toEqual(['unordin_request', 'unordin_staff'])
})

test('every table has row-level security', async () => {
  const open =
    await db.client`select relname from pg_class c join pg_namespace n on n.oid = relnamespace
    where n.nspname = 'public' and relkind = 'r' and not relrowsecurity and relname <> 'schema_migrations'`
  expect(open).toEqual([])
})

describe.each([
  'projects',
  'project_milestones',
  'project_updates',
  'notifications',
  'documents',
  'support_tickets',
  'clients',
  'profiles',
])('%s', (table) => {
  test('shows a client its own rows, a visitor none and staff all', async () => {
    expect(await countAs(actor('client_user', ours), table)).toBe(1)
    expect(await countAs(actor('client_user', null, id()), table)).toBe(0)
    if (table !== 'clients') expect(await countAs(visitor, table)).toBe(0)
    expect(await countAs(actor('admin', null), table)).toBe(2)
  })
})

test.each([
  'auth_users',
  'auth_sessions',
  'auth_tokens',
  'address_changes',
  'auth_two_factors',
  'auth_passkeys',
  'rate_limits',
  'mail_deliveries',
  'leads',
  'lead_activities',
  'audit_events',
])('%s cannot be read by a visitor or a client', async (table) => {
  for (const who of [visitor, actor('client_admin', ours)]) {
    await expect(countAs(who, table).catch(inWords)).rejects.toMatch(/permission denied/)
  }
})

test('a client cannot write for another, nor a visitor choose a status', async () => {
  const attempts: [Actor, Statement][] = [
    [
      actor('client_user', ours),
      sql`insert into support_tickets (client_id, title, description, created_by) values (${theirs}, 'x', 'x', ${ourUser})`,
    ],
    [
      actor('client_user', ours),
      sql`insert into support_tickets (client_id, title, description, created_by) values (${ours}, 'x', 'x', ${theirUser})`,
    ],
    [actor('client_user', ours), sql`update support_tickets set status = 'closed'`],
    [actor('client_user', ours), sql`update profiles set role = 'admin'`],
    [actor('client_user', ours), sql`delete from documents`],
    [
      visitor,
      sql`insert into leads (id, source, full_name, email, status) values (${id()}, 'blueprint', 'x', 'x@y', 'converted')`,
    ],
    [visitor, sql`insert into audit_events (action, actor_id) values ('x', ${ourUser})`],
    [visitor, sql`select set_config('role', 'postgres', true)`],
  ]
  for (const [who, statement] of attempts) {
    await expect(db.as(who, (tx) => tx.all(statement)).catch(inWords)).rejects.toMatch(
      /row-level security|permission denied/,
    )
  }
})

test('a document cannot point into another tenant', async () => {
  const insert = db.client`insert into documents (client_id, project_id, name, file_size, mime_type, storage_key)
    select ${ours}, id, 'x', 1, 'text/plain', 'x' from projects where client_id = ${theirs}`
  await expect(insert.catch(inWords)).rejects.toMatch(/foreign key/)
})

test('only what is published, and only since its time, is public', async () => {
  expect(await countAs(visitor, 'insights')).toBe(1)
  expect(await countAs(visitor, 'public_projects')).toBe(1)
  expect(await countAs(actor('admin', null), 'insights')).toBe(3)
})

test("colleagues and invitations are for the organization's own administrator", async () => {
  expect(await countAs(actor('client_user', ours), 'client_invitations')).toBe(0)
  expect(await countAs(actor('client_admin', ours), 'client_invitations')).toBe(1)
})

test('a search by staff uses the trigram index although row-level security is on', async () => {
  await db.client`insert into leads (id, source, full_name, email)
    select gen_random_uuid(), 'blueprint', md5(i::text), md5((i * 7)::text) || '@example.org' from generate_series(1, 20000) i`
  await db.client`analyze leads`
  const plan = await db.as(
    actor('admin', null),
    async (tx) =>
      (await tx.all(sql`set local enable_seqscan = off`)) &&
      tx.all(sql`explain select count(*) from leads where search_text like '%0123456%'`),
  )
  expect(JSON.stringify(plan)).toContain('leads_search')
})

test('no policy asks `(SELECT f()) IS NULL`, which PostgreSQL takes to hold for one row of two hundred', async () => {
  const guessed = await db.client`select tablename from pg_policies where schemaname = 'public'
    and coalesce(qual, '') || coalesce(with_check, '') ~ 'SELECT \\w+\\(\\) AS \\w+\\) IS (NOT )?NULL'`
  expect(guessed.map(({ tablename }) => tablename)).toEqual([])
})
