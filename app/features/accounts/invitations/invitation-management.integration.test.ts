import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createAccount } from '#test/accounts.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'

const password = 'a-long-enough-phrase-3'
let product: TestApp
let staff: Client
let clientId: string
const path = '/lead_admin/invitations'

const invited = async (email: string) => {
  const rows = await product.app.db.client`select id, role, client_id, revoked_at, expires_at
    from client_invitations where email = ${email} order by created_at`
  return rows.at(-1)
}
const linkIn = (page: string) =>
  /value="(http[^"]*invitation=[^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&')

beforeAll(async () => {
  product = await startTestApp()
  staff = product.client()
  await staff.signIn()
  clientId = (await createAccount(product, 'client_admin', password)).clientId ?? ''
})
afterAll(() => product.close())
beforeEach(() => product.app.db.client`delete from rate_limits`)

test('staff invite; the link is shown once, in that answer, and never again', async () => {
  const empty = await (await staff.get(path)).text()
  expect(empty).toContain('No invitations yet.')
  const dialog = await (await staff.get(`${path}/new?for_client=${clientId}`)).text()
  expect(dialog).toMatch(new RegExp(`<option value="${clientId}" selected=""`))
  const answer = await staff.post(`${path}/new`, {
    email: ' New@Example.org ',
    role: 'client_admin',
    for_client: clientId,
  })
  const page = await answer.text()
  expect(answer.status).toBe(200)
  expect(page).toContain('We are sending it to new@example.org now.')
  const link = linkIn(page)
  expect(link).toContain('/auth?email=new%40example.org&invitation=')
  expect(await invited('new@example.org')).toMatchObject({
    role: 'client_admin',
    client_id: clientId,
  })
  const list = await (await staff.get(path)).text()
  expect(list).toContain('new@example.org')
  expect(list).toContain('Pending')
  expect(list).not.toContain('invitation=')
})

test('what is missing is said beside its field, and nothing typed is lost', async () => {
  const answer = await staff.post(`${path}/new`, { email: 'nobody', role: 'owner', for_client: '' })
  expect(answer.status).toBe(422)
  const page = await answer.text()
  for (const text of [
    'Please enter a valid email address',
    'Please select a role from the list',
    'Please select a client from the list',
    'value="nobody"',
  ])
    expect(page).toContain(text)
  const fields = { email: 'x@example.org', role: 'client_user' }
  const nowhere = await staff.post(`${path}/new`, { ...fields, for_client: crypto.randomUUID() })
  expect(await nowhere.text()).toContain('Please select a client from the list')
  const member = await createAccount(product, 'client_user', password)
  const twice = await staff.post(`${path}/new`, {
    ...fields,
    email: member.email,
    for_client: member.clientId ?? '',
  })
  expect(twice.status).toBe(409)
  expect(await twice.text()).toContain('This person already belongs to this client.')
  expect(await invited('x@example.org')).toBeUndefined()
})

test('sending again asks once, shows the new link, and says when it is too late', async () => {
  const { id } = (await invited('new@example.org')) as { id: string }
  const asked = await (await staff.get(`${path}/${id}/resend?status=open`)).text()
  expect(asked).toContain('Send the invitation for new@example.org again?')
  const page = await (await staff.post(`${path}/${id}/resend?status=open`)).text()
  expect(linkIn(page)).toContain('invitation=')
  expect(page).toContain(`href="${path}?status=open"`)
  await product.app.db.client`update client_invitations set used_at = now() where id = ${id}`
  const late = await staff.post(`${path}/${id}/resend`)
  expect(late.status).toBe(409)
  expect(await late.text()).toContain('This invitation can no longer be changed.')
  expect(await (await staff.get(path)).text()).not.toContain(`${id}/resend`)
})

test('revoking asks once, then the state is shown and the row has no more actions', async () => {
  await staff.post(`${path}/new`, {
    email: 'gone@example.org',
    role: 'client_user',
    for_client: clientId,
  })
  const { id } = (await invited('gone@example.org')) as { id: string }
  const asked = await (await staff.get(`${path}/${id}/revoke`)).text()
  expect(asked).toContain('Revoke the invitation for gone@example.org?')
  expect(await invited('gone@example.org')).toMatchObject({ revoked_at: null })
  const answer = await staff.post(`${path}/${id}/revoke?q=gone`)
  expect(answer.headers.get('location')).toBe(`${path}?q=gone`)
  const list = await (await staff.get(`${path}?q=gone`)).text()
  expect(list).toContain('Invitation revoked')
  expect(list).toContain('>Revoked<')
  expect(list).not.toContain(`${id}/revoke`)
  expect((await staff.post(`${path}/${id}/revoke`)).status).toBe(409)
  for (const nowhere of ['x', crypto.randomUUID()])
    for (const what of ['resend', 'revoke']) {
      expect((await staff.get(`${path}/${nowhere}/${what}`)).status).toBe(404)
      expect((await staff.post(`${path}/${nowhere}/${what}`)).status).toBe(404)
    }
})

test('search and state narrow the list', async () => {
  const page = await (await staff.get(`${path}?status=expired`)).text()
  expect(page).toContain('No invitations found matching your search.')
  expect(await (await staff.get(`${path}?q=GONE`)).text()).not.toContain('new@example.org')
})

test('among many clients another one is searched for, with what was entered kept', async () => {
  await product.app.db.client`insert into clients (name)
    select 'Aardvark ' || i from generate_series(1, 150) as i`
  const query = 'email=kept%40example.org&role=client_admin&find_client=vark+149'
  const page = await (await staff.get(`${path}/new?${query}`)).text()
  expect(page).toContain('Aardvark 149')
  expect(page).not.toContain('Aardvark 148')
  expect(page).toContain('value="kept@example.org"')
  expect(page).toMatch(/<option value="client_admin" selected="">/)
})
