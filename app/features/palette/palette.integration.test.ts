import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount } from '#test/accounts.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { stopClock } from '#test/clock.ts'
import type { PaletteAnswer, PaletteKind } from './palette.ts'

const password = 'a phrase nobody guesses 7'
let product: TestApp
let staff: Client
let ids: Record<string, string>
beforeAll(async () => {
  product = await startTestApp()
  staff = product.client()
  await staff.signIn()
  ids = await fill()
})
afterAll(() => product.close())

const sql = () => product.app.db.client

/** One record of each kind, named after a port that nobody else is named after. */
async function fill(): Promise<Record<string, string>> {
  const add = async (kind: string, text: string) => {
    const [row] = await sql().unsafe(`${text} returning id`)
    return [kind, String((row as { id: string }).id)] as const
  }
  const [clientKind, client] = await add(
    'client',
    "insert into clients (name, contact_email) values ('Zanzorro Harbour', 'desk@zanzorro.example')",
  )
  const account = await createAccount(product, 'client_user', password)
  await sql()`update profiles set client_id = ${client}, full_name = 'Uma Zanzorro' where user_id = ${account.userId}`
  const [user] = await sql()<
    { id: string }[]
  >`select id from profiles where user_id = ${account.userId}`
  const made = [
    [clientKind, client] as const,
    ['user', user?.id ?? ''] as const,
    await add(
      'organisation',
      "insert into organisations (name) values ('Zanzorro Port Authority')",
    ),
    await add(
      'lead',
      "insert into leads (id, source, full_name, email, company_name) values ('abcdef01-0000-4000-8000-000000000001', 'contact', 'Lin Zanzorro', 'lin@zanzorro.example', 'Port')",
    ),
    await add(
      'project',
      `insert into projects (client_id, name) values ('${client}', 'Zanzorro register')`,
    ),
    await add(
      'ticket',
      `insert into support_tickets (client_id, title, description) values ('${client}', 'Zanzorro page is slow', 'Since Monday')`,
    ),
    await add(
      'document',
      `insert into documents (client_id, name, file_size, mime_type, storage_key) values ('${client}', 'Zanzorro plan.pdf', 1, 'application/pdf', 'x')`,
    ),
    await add(
      'invoice',
      `insert into invoices (client_id, status, number, issued_on, issued_at, due_on, currency, bill_name, description, total)
       values ('${client}', 'overdue', 'INV-2031-000417', '2031-01-01', '2031-01-01', '2031-02-01', 'CAD', 'The Treasury', 'Work of January', 100)`,
    ),
    await add(
      'insight',
      "insert into insights (slug, title, content) values ('zanzorro', 'Zanzorro counts ships', '<p>x</p>')",
    ),
    await add(
      'help',
      "insert into help_articles (slug, title) values ('zanzorro-help', 'Zanzorro help')",
    ),
    await add(
      'case_study',
      "insert into public_projects (slug, title) values ('zanzorro', 'Zanzorro online')",
    ),
    await add(
      'conversation',
      "insert into chat_conversations (session_hash, visitor_name, opening, search_text) values (decode(repeat('ab', 32), 'hex'), 'Kim', 'Hello', 'hello from zanzorro')",
    ),
    await add(
      'answer',
      "insert into assistant_answers (asked, answer) values ('Where is Zanzorro?', 'On the coast.')",
    ),
  ]
  const [person] = await sql()<
    { id: string }[]
  >`select id from people where email = 'lin@zanzorro.example'`
  return { ...Object.fromEntries(made), person: person?.id ?? '' }
}

async function ask(words: string, who = staff): Promise<PaletteAnswer> {
  const response = await who.get(`/lead_admin/search/answer?${new URLSearchParams({ q: words })}`)
  expect(response.status, words).toBe(200)
  return ((await response.json()) as { answer: PaletteAnswer }).answer
}
const keys = ({ groups }: PaletteAnswer) =>
  groups.flatMap(({ entries }) => entries.map(({ key }) => key))
const first = async (words: string) => keys(await ask(words))[0]
const keyOf = (kind: PaletteKind) => `${kind}-${ids[kind]}`

test('every kind of record is found by its name, and leads to its page', async () => {
  const answer = await ask('zanzorro')
  const kinds = Object.keys(ids).sort()
  expect(
    answer.groups
      .map(({ key }) => key)
      .filter((key) => key !== 'action')
      .sort(),
  ).toEqual(kinds)
  for (const { key, entries } of answer.groups) {
    if (key === 'action') continue
    expect(entries[0]?.key).toBe(keyOf(key as PaletteKind))
    expect((await staff.get(entries[0]?.to ?? '')).status, key).toBe(200)
  }
})

test('an exact number or address comes first', async () => {
  expect(await first('INV-2031-000417')).toBe(keyOf('invoice'))
  expect(await first('417')).toBe(keyOf('invoice'))
  expect(await first('ABCDEF01')).toBe(keyOf('lead'))
  expect(await first(`#${ids.ticket?.slice(0, 8).toUpperCase()}`)).toBe(keyOf('ticket'))
  expect(keys(await ask('LIN@zanzorro.example')).slice(0, 2)).toEqual([
    keyOf('person'),
    keyOf('lead'),
  ])
})

test('the overdue invoice of a client stands right below its name, and alone with the word "overdue"', async () => {
  expect(keys(await ask('zanzorro harbour')).slice(0, 2)).toEqual([
    keyOf('client'),
    keyOf('invoice'),
  ])
  expect(await first('overdue invoice zanzorro')).toBe(keyOf('invoice'))
  expect(keys(await ask('overdue'))).toContain(keyOf('invoice'))
})

test('actions are found by their words, for the client or lead that is named', async () => {
  expect(await first('new client')).toBe('/lead_admin/clients/new')
  const [invoice] = (await ask('new invoice zanzorro')).groups[0]?.entries ?? []
  expect(invoice).toMatchObject({
    title: 'New invoice for Zanzorro Harbour',
    to: `/lead_admin/invoices/new?client=${ids.client}`,
  })
  expect(await first('convert lin')).toBe(`convert-${ids.lead}`)
  expect((await ask('view as zanzorro')).groups[0]?.entries[0]).toMatchObject({ isPost: true })
  expect(await first('billing settings')).toBe('/lead_admin/invoices/settings')
  expect(await first('zanzorro harbour')).toBe(keyOf('client'))
})

test('a wrong letter finds similar names, but only where nothing has the word', async () => {
  const alike = await ask('Zanzoro')
  expect(alike.isAlike).toBe(true)
  expect(keys(alike)).toContain(keyOf('client'))
  expect((await ask('zanzorro')).isAlike).toBe(false)
  expect(keys(await ask('qqqqqqqq'))).toEqual([])
})

test('two letters that were swapped in a short word are found as similar, and no page is taken for a name', async () => {
  const swapped = await ask('aznzo')
  expect(swapped.isAlike).toBe(true)
  expect(keys(swapped)).toContain(keyOf('client'))
  expect((await ask('zanzo')).isAlike).toBe(false)
  expect(keys(await ask('aznqo'))).toEqual([])
})

test('signs of patterns and hostile texts are letters, and too much is cut off', async () => {
  for (const words of [
    '%',
    '_',
    '\\',
    '%%%a',
    '100%_\\',
    "';--",
    '\u202eevil',
    '\ud800',
    'a\0b',
    '𝒜'.repeat(80),
    '((((',
    '[[:alpha:]]{9}',
    'x'.repeat(5_000),
  ])
    expect(
      keys(await ask(words)).filter((key) => key === keyOf('client')),
      words,
    ).toEqual([])
  expect(keys(await ask('   ZANZORRO \n harbour  '))[0]).toBe(keyOf('client'))
})

test('before anything is typed it shows what this account has opened last, and to nobody else', async () => {
  for (const [kind, path] of [
    ['lead', `inbox/${ids.lead}`],
    ['ticket', `tickets/${ids.ticket}`],
    ['client', `clients?q=Zanzorro&of=${ids.client}`],
  ] as const) {
    expect((await staff.get(`/lead_admin/${path}`)).status).toBe(200)
    expect((await ask('')).groups[0]?.entries[0]).toMatchObject({ key: keyOf(kind), kind })
  }
  await staff.get(`/lead_admin/tickets/${ids.ticket}`, { 'sec-purpose': 'prefetch' })
  expect((await ask('')).groups[0]?.entries[0]?.key).toBe(keyOf('client'))
  const other = await createAccount(product, 'admin', password)
  const colleague = product.client()
  await colleague.signIn(other.email, password)
  expect((await ask('', colleague)).groups.map(({ key }) => key)).toEqual(['action'])
})

test('the page answers without scripts, and refuses after very many searches', async () => {
  using _clock = stopClock(product)
  const page = await (await staff.get('/lead_admin/search?q=zanzorro')).text()
  expect(page).toContain(`/lead_admin/people/${ids.person}`)
  const account = await createAccount(product, 'admin', password)
  const busy = product.client()
  await busy.signIn(account.email, password)
  await sql()`update rate_limits set hits = 1000 where key like 'palette:%'`
  const refused = await staff.get('/lead_admin/search/answer?q=zanzorro')
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(await (await staff.get('/lead_admin/search?q=zanzorro')).text()).toContain(
    'Too many attempts',
  )
  expect((await busy.get('/lead_admin/search/answer?q=zanzorro')).status).toBe(200)
})

test('whoever is signed out arrives at the page of a search, not at its data', async () => {
  const answer = await product.client().get('/lead_admin/search/answer?q=zanzorro')
  const page = encodeURIComponent('/lead_admin/search?q=zanzorro')
  expect(answer.headers.get('location')).toBe(`/admin/auth?next=${page}`)
})

test('clients and visitors find nothing: neither by the page nor by the functions of the database', async () => {
  const { db } = product.app
  for (const role of ['client_user', 'client_admin'] as const) {
    const account = await createAccount(product, role, password)
    const actor = {
      kind: 'user',
      role,
      sessionId: crypto.randomUUID(),
      fullName: 'x',
      ...account,
    } as const
    const { selectFound } = await import('./palette-store.server.ts')
    await expect(
      db.read(actor, (tx) =>
        selectFound(tx, [{ kind: 'lead', phrase: 'zanzorro', status: null }], true, 5),
      ),
    ).rejects.toMatchObject({ code: '42501' })
  }
})
