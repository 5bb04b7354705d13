import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount } from '#test/accounts.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'

const password = 'another-long-phrase-7'
const views = '/lead_admin/views/inbox'
let product: TestApp
let staff: Client
let colleague: Client

beforeAll(async () => {
  product = await startTestApp()
  staff = product.client()
  await staff.signIn()
  const account = await createAccount(product, 'admin', password)
  colleague = product.client()
  await colleague.signIn(account.email, password)
})
afterAll(() => product.close())

const sql = () => product.app.db.client
const add = (who: Client, name: string, search = 'status=new', list = views) =>
  who.post(list, { intent: 'add', name, search })
const found = (name: string) =>
  sql()<{ id: string; search: string; place: number; is_default: boolean }[]>`
    select id, search, place, is_default from saved_views where name = ${name}`
async function idOf(name: string): Promise<string> {
  const [view] = await found(name)
  if (!view) throw new Error(`No view ${name}`)
  return view.id
}
const page = async (who: Client, url: string) => (await who.get(url)).text()

test('a view keeps filters, order and columns, and its address shows them again', async () => {
  const state = 'columns=full_name.phone.status&q=roy&status=new&sort=email'
  const answer = await add(staff, '  Roy,  new ', `${state}&after=nonsense&vip=1`)
  expect(answer.status).toBe(302)
  const [view] = await found('Roy, new')
  expect(view?.search).toBe(state)
  expect(answer.headers.get('location')).toBe(`/lead_admin/inbox?saved=${view?.id}&${state}`)
  const shown = await page(staff, answer.headers.get('location') ?? '')
  expect(shown).toContain('Roy, new')
  expect(shown).not.toContain('Changed, not saved')
  expect(shown).toMatch(/<input[^>]*name="columns"[^>]*checked=""[^>]*value="phone"/)
  // The list of the blueprint has views of its own.
  expect(await page(staff, '/lead_admin/leads')).not.toContain('Roy, new')
})

test('a changed view says so, and is saved or left as it is', async () => {
  await add(staff, 'Changing')
  const id = await idOf('Changing')
  const changed = await page(staff, `/lead_admin/inbox?saved=${id}&status=contacted`)
  expect(changed).toContain('Changed, not saved')
  expect(changed).toContain('Discard')
  const saved = await staff.post(views, { intent: 'save', view: id, search: 'status=contacted' })
  expect(saved.headers.get('location')).toBe(`/lead_admin/inbox?saved=${id}&status=contacted`)
  expect(await found('Changing')).toMatchObject([{ search: 'status=contacted' }])
})

test('a colleague who opens the address sees the view, and can neither change nor delete it', async () => {
  await add(staff, 'Shared one', 'status=qualified')
  const id = await idOf('Shared one')
  const seen = await page(colleague, `/lead_admin/inbox?saved=${id}&status=qualified`)
  expect(seen).toContain('Shared one, by')
  expect(seen).toContain('Save as')
  expect(seen).not.toContain('Changed, not saved')
  for (const intent of ['save', 'rename', 'open', 'up', 'remove']) {
    const fields = { intent, view: id, name: 'Mine now', search: 'status=new' }
    expect((await colleague.post(views, fields)).status, intent).toBe(404)
  }
  expect(await found('Shared one')).toMatchObject([{ search: 'status=qualified' }])
  // The same name is free for somebody else.
  expect((await add(colleague, 'Shared one')).status).toBe(302)
  expect(await page(colleague, '/lead_admin/inbox')).not.toContain('Changing')
})

test('a name that is missing, too long or taken is refused beside its field', async () => {
  await add(staff, 'Taken')
  for (const [name, message] of [
    [' ', 'Please enter a name'],
    ['x'.repeat(61), 'The name must be at most 60 characters'],
    ['tAKEN', 'You have another view with this name.'],
  ] as const) {
    const answer = await add(staff, name, 'status=converted')
    expect(answer.status, name).toBe(422)
    const text = await answer.text()
    expect(text).toContain(message)
    expect(text).toContain('name="search" value="status=converted"')
  }
  await add(staff, 'Other')
  const renamed = await staff.post(views, {
    ...{ intent: 'rename', view: await idOf('Other'), name: 'Taken' },
  })
  expect(renamed.status).toBe(422)
  expect((await staff.post(views, { intent: 'vip', view: 'x' })).status).toBe(422)
  expect((await staff.get('/lead_admin/views/nothing')).status).toBe(404)
  expect((await staff.get('/lead_admin/views/constructor')).status).toBe(404)
})

test('views are put in order; one of them can open first, and the whole list stays within reach', async () => {
  const who = product.client()
  const { email } = await createAccount(product, 'admin', password)
  await who.signIn(email, password)
  for (const name of ['First', 'Second', 'Third']) await add(who, name, 'status=new')
  const order = async () =>
    (
      await sql()`select name from saved_views where name in ('First', 'Second', 'Third') order by place`
    ).map(({ name }) => name)
  await who.post(views, { intent: 'up', view: await idOf('Third') })
  expect(await order()).toEqual(['First', 'Third', 'Second'])
  await who.post(views, { intent: 'down', view: await idOf('First') })
  expect(await order()).toEqual(['Third', 'First', 'Second'])

  const id = await idOf('First')
  await who.post(views, { intent: 'open', view: await idOf('Second') })
  await who.post(views, { intent: 'open', view: id })
  const opened = await who.get('/lead_admin/inbox')
  expect(opened.headers.get('location')).toBe(`/lead_admin/inbox?saved=${id}&status=new`)
  const whole = await who.get('/lead_admin/inbox?saved=all')
  expect(whole.status).toBe(200)
  expect(await page(who, '/lead_admin/inbox?saved=all&q=nobody')).toContain(
    'href="/lead_admin/inbox?saved=all"',
  )
  await who.post(views, { intent: 'close', view: id })
  expect((await who.get('/lead_admin/inbox')).status).toBe(200)
})

test('a view whose values are gone opens with what still holds, and says so', async () => {
  await add(staff, 'Broken', 'status=new')
  const client = crypto.randomUUID()
  const search = `columns=full_name.fax&q=port&status=vip&client=${client}&sort=weight`
  await sql()`update saved_views set search = ${search} where name = 'Broken'`
  const id = await idOf('Broken')
  const list = await page(staff, views)
  const href = /href="(\/lead_admin\/inbox\?saved=[^"]*q=port[^"]*)"/.exec(list)?.[1] ?? ''
  const text = await page(staff, href.replaceAll('&amp;', '&'))
  expect(text).toContain('Part of this view no longer exists')
  expect(text).toMatch(/: a column, status, its order, Client\./)
  expect(text).toContain('Changed, not saved')
  expect(text).toContain('value="port"')
  await staff.post(views, { intent: 'save', view: id, search: 'q=port' })
  expect(await found('Broken')).toMatchObject([{ search: 'q=port' }])
})

test('a view of the leads of a colleague whose account was deleted shows the list, and says so', async () => {
  const { email, userId } = await createAccount(product, 'admin', password)
  await add(staff, 'Of a colleague', `owner=${userId}`)
  await sql()`delete from auth_users where id = ${userId}`
  const id = await idOf('Of a colleague')
  for (const view of ['', '&view=board']) {
    const text = await page(staff, `/lead_admin/inbox?saved=${id}&owner=${userId}${view}`)
    expect(text).toContain('Part of this view no longer exists: Owner.')
    expect(text).not.toContain('No leads found matching your search.')
  }
  expect(await page(staff, views)).not.toContain(email)
})

test('a view of the tickets of a colleague whose account was deleted says so, and is saved without it', async () => {
  const { userId } = await createAccount(product, 'admin', password)
  const list = '/lead_admin/views/tickets'
  await staff.post(list, { intent: 'add', name: 'Tickets of one', search: `assignee=${userId}` })
  await sql()`delete from auth_users where id = ${userId}`
  const id = await idOf('Tickets of one')
  const text = await page(staff, `/lead_admin/tickets?saved=${id}&assignee=${userId}`)
  expect(text).toContain('Part of this view no longer exists: Assignee.')
  expect(text).toContain('Changed, not saved')
  await staff.post(list, { intent: 'save', view: id, search: '' })
  expect(await found('Tickets of one')).toMatchObject([{ search: '' }])
})

test('deleting asks first; nobody has more than 30 views, also when two are saved at once', async () => {
  const who = product.client()
  const { email, userId } = await createAccount(product, 'admin', password)
  await who.signIn(email, password)
  await sql()`insert into saved_views (owner_id, list, name, search)
    select ${userId}, 'tickets', 'Many ' || i, '' from generate_series(1, 29) as i`
  const answers = await Promise.all(['Last a', 'Last b', 'Last c'].map((name) => add(who, name)))
  expect(answers.map(({ status }) => status).sort()).toEqual([302, 422, 422])
  const refused = answers.find(({ status }) => status === 422)
  expect(await refused?.text()).toContain('You have 30 views, which is the limit.')

  const id = await idOf('Many 7')
  const tickets = '/lead_admin/views/tickets'
  expect(await page(who, `${tickets}?remove=${id}`)).toContain('Delete the view Many 7?')
  // It is found only among the views of its own list.
  expect((await who.post(views, { intent: 'remove', view: id })).status).toBe(404)
  expect((await who.post(tickets, { intent: 'remove', view: id })).status).toBe(302)
  expect(await found('Many 7')).toEqual([])
})
