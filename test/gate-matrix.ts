import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { hashPassword } from '#app/platform/password-hash.server.ts'
import { gatedRoutes } from '#app/routes/gates.data.ts'
import { actors, expectations, type Owner, reaches, type Scope } from '#db/tenancy.data.ts'
import type { Client, TestApp } from './app.ts'
import { fields } from './gate.ts'
import type { GatedAddress } from './gated-routes.ts'
import { ownerIn, recordOf, seed } from './tenancy-records.ts'

const password = 'correct-horse-battery-9'
export const visitors = [
  'visitor',
  'another client',
  'client_user',
  'client_admin',
  'viewing staff',
  'staff',
] as const
export type Visitor = (typeof visitors)[number]
export const kinds = ['document', 'data', 'post', 'data post'] as const
export type Kind = (typeof kinds)[number]
export type RecordScope = 'own' | 'foreign' | 'missing'

type People = Record<'user' | 'admin' | 'stranger' | 'staff' | 'withheld', Owner>

/** Two clients with signed-in people; every record of each contains a text of its own. */
export async function createGateMatrix(product: TestApp) {
  const [ours, theirs] = [crypto.randomUUID(), crypto.randomUUID()]
  const people: People = {
    user: ownerIn(ours),
    admin: ownerIn(ours),
    stranger: ownerIn(theirs),
    staff: ownerIn(ours),
    withheld: ownerIn(ours),
  }
  await plant(product, people)
  const clients = await signEverybodyIn(product, people)
  const owners: Record<Visitor, Owner | null> = {
    visitor: null,
    'another client': people.stranger,
    client_user: people.user,
    client_admin: people.admin,
    'viewing staff': people.staff,
    staff: people.staff,
  }

  const forbiddenTo = new Map(visitors.map((who) => [who, new Set(forbidden(who, people))]))

  /** Whose record the address names: the reader's own, another's, or nobody's. */
  function address(who: Visitor, route: GatedAddress, scope: RecordScope): string {
    const isStranger = who === 'another client'
    const near = isStranger ? people.stranger : (owners[who] ?? people.user)
    const far = isStranger ? people.user : people.stranger
    return route.path.replace(/:(\w+)/g, (_, name: string) => {
      const { ids, values } = gatedRoutes[route.id] ?? {}
      const fixed = values?.[name]
      if (fixed !== undefined) return fixed
      const table = ids?.[name] ?? ''
      if (scope === 'missing') return missing
      return (scope === 'own' ? near : far).of(table)
    })
  }

  return {
    address,
    clients,
    ask: (who: Visitor, route: GatedAddress, kind: Kind, scope: RecordScope) =>
      ask(clients[who], address(who, route, scope), route, kind),
    /** The texts in an answer that its reader must never receive. */
    leaked(who: Visitor, route: GatedAddress, body: string): string[] {
      if (isStaff(who, route.gate)) return []
      const own = this.own(who, route)
      const named = gatedRoutes[route.id]?.colleagues ? this.shown(who, route, 'profiles') : []
      const known = new Set([own, ...named])
      const found = new Set(body.match(anyMark))
      return [...found].filter((text) => forbiddenTo.get(who)?.has(text) && !known.has(text))
    },
    /** The reader's own data that a page shows although no request role reads its table. */
    own(who: Visitor, { id }: GatedAddress): string | undefined {
      const table = gatedRoutes[id]?.own
      const [name] = Object.entries(people).find(([, owner]) => owner === owners[who]) ?? []
      return table && name && who !== 'viewing staff' ? mark(name, table) : undefined
    },
    /** What a page must show to whoever may see it; staff see the records of everybody. */
    shown: (who: Visitor, { gate }: GatedAddress, table: string) =>
      Object.entries(people)
        .filter(([, owner]) => isStaff(who, gate) || owner.clientId === owners[who]?.clientId)
        .map(([name]) => mark(name, table)),
    /** One value that changes with every change of a client's records. */
    stateOf: (which: 'ours' | 'theirs') => stateOf(product, which === 'ours' ? ours : theirs),
  }
}

/** Behind the gate of staff, staff who view a portal are ordinary staff. */
const isStaff = (who: Visitor, gate: GatedAddress['gate']) =>
  who === 'staff' || (who === 'viewing staff' && gate === 'lead_admin')

const missing = '00000000-0000-4000-8000-000000000000'
const mark = (who: string, table: string) => `planted ${who} ${table} end`
const anyMark = /planted \w+ \w+ end/g

async function plant({ app, dataDir }: TestApp, people: People) {
  const names = await app.db.client<
    { tablename: string }[]
  >`select tablename from pg_tables where schemaname = 'public'`
  const tables = new Set(names.map(({ tablename }) => tablename))
  const rows = await seed(app.db, expectations, people, tables, mark)
  const hash = await hashPassword(password)
  for (const [who, owner] of Object.entries(people)) {
    const role = who === 'staff' ? 'admin' : who === 'admin' ? 'client_admin' : 'client_user'
    await app.db
      .client`update auth_users set email_verified = true, password_hash = ${hash} where id = ${owner.userId}`
    await app.db.client`update profiles set role = ${role} where user_id = ${owner.userId}`
    await app.db.client`delete from auth_two_factors where user_id = ${owner.userId}`
    for (const table of Object.keys(expectations)) {
      const row = rows.get(recordOf(owner, table)) ?? {}
      const sized = ['file_size', 'size', 'evidence_size'].find((column) => column in row)
      if (!sized || !('storage_key' in row)) continue
      const file = path.join(dataDir, 'files', String(row.storage_key))
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, mark(who, table))
      const size = Buffer.byteLength(mark(who, table))
      await app.db.client`update ${app.db.client(table)} set ${app.db.client({ [sized]: size })}
        where storage_key = ${String(row.storage_key)}`
    }
    // A submission in quarantine names its file inside the stored fields.
    const quarantined = rows.get(recordOf(owner, 'held_submissions')) ?? {}
    const text = mark(who, 'held_submissions')
    const resume = { key: `held/${quarantined.id}`, name: 'a.pdf', type: 'application/pdf' }
    await mkdir(path.join(dataDir, 'files/held'), { recursive: true })
    await writeFile(path.join(dataDir, 'files', resume.key), text)
    await app.db.client`update held_submissions
      set payload = ${JSON.stringify({ resume: { ...resume, size: Buffer.byteLength(text) } })}::text::jsonb
      where id = ${String(quarantined.id)}`
  }
}

async function signEverybodyIn(product: TestApp, people: People) {
  const enter = async (owner: Owner) => {
    const client = product.client()
    const [row] = await product.app.db
      .client`select email from auth_users where id = ${owner.userId}`
    await client.signIn(row?.email, password)
    return client
  }
  const clients: Record<Visitor, Client> = {
    visitor: product.client(),
    'another client': await enter(people.stranger),
    client_user: await enter(people.user),
    client_admin: await enter(people.admin),
    'viewing staff': await enter(people.staff),
    staff: await enter(people.staff),
  }
  await clients['viewing staff'].post(`/lead_admin/clients/${people.staff.clientId}/view`)
  return clients
}

async function ask(client: Client, address: string, route: GatedAddress, kind: Kind) {
  const target = route.index ? `${address}?index` : address
  const data = `${address}.data`
  const routed = `${data}?_routes=${encodeURIComponent(route.id)}`
  const answer =
    kind === 'document'
      ? await client.get(address)
      : kind === 'data'
        ? await client.get(routed)
        : await client.post(
            kind === 'post' ? target : `${data}${route.index ? '?index' : ''}`,
            fields,
          )
  return {
    status: answer.status,
    location: answer.headers.get('location') ?? '',
    body: await answer.text(),
  }
}

/** The texts that a reader must never receive, by the expectations of db/tenancy.data.ts. */
function forbidden(who: Visitor, people: People): string[] {
  const column = actors.indexOf(who === 'another client' ? 'client_user' : who)
  const me = {
    visitor: null,
    'another client': people.stranger,
    client_user: people.user,
    client_admin: people.admin,
    'viewing staff': people.staff,
    staff: people.staff,
  }[who]
  return Object.entries(expectations).flatMap(([table, { select, withheld }]) =>
    Object.entries(people).flatMap(([name, owner]) => {
      const kept = name === 'withheld' && withheld
      const mine = owner === me ? 'mine' : 'colleague'
      const scope: Scope = kept
        ? 'withheld'
        : me && owner.clientId === me.clientId
          ? mine
          : 'foreign'
      const reached = reaches[select[column] ?? '-'] as readonly Scope[]
      return reached.includes(scope) ? [] : [mark(name, table)]
    }),
  )
}

async function stateOf({ app }: TestApp, clientId: string): Promise<string> {
  const tables = await app.db.client`select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'client_id'
      and table_name in (select tablename from pg_tables where schemaname = 'public') order by 1`
  const parts = await Promise.all(
    tables.map(
      ({ name }) => app.db.client`
      select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as state
      from ${app.db.client(name as string)} t where client_id = ${clientId}`,
    ),
  )
  return tables.map(({ name }, at) => `${name} ${parts[at]?.[0]?.state}`).join('\n')
}
