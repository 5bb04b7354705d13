import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deleteAccount } from '#app/features/erasure/erasure-store.server.ts'
import { startTickets } from '#test/tickets.ts'

let t: Awaited<ReturnType<typeof startTickets>>
beforeAll(async () => {
  t = await startTickets()
})
afterAll(() => t.product.close())
beforeEach(() => t.db`delete from rate_limits`)

const portal = (id: string) => `/dashboard/support/${id}`
const rate = (id: string, fields: Record<string, string>, client = t.ours) =>
  client.post(`${portal(id)}?do=rate`, fields)
const shown = async (id: string, client = t.ours) => (await client.get(portal(id))).text()
const stored = async (id: string) =>
  (await t.db`select rating, rating_comment from support_tickets where id = ${id}`)[0]
const mailsOf = async (id: string) =>
  (await t.mailsAbout(id)).filter(({ kind }) => kind === 'ticket.rated')
async function solved(status = 'resolved') {
  const id = await t.raise()
  await t.settle(id, 'open', status, t.staff.userId)
  return id
}

test('a solved ticket is rated, the last rating counts, and staff are told of what is new', async () => {
  const id = await solved()
  expect(await shown(id)).toContain('How was our help?')
  expect((await rate(id, { rating: '2', comment: ' Slow.\r\n' })).status).toBe(302)
  expect(await stored(id)).toEqual({ rating: 2, rating_comment: 'Slow.' })
  const page = await shown(id)
  for (const text of ['2 of 5: Bad', 'Slow.', 'Change the rating', 'Thank you for your rating'])
    expect(page).toContain(text)
  await rate(id, { rating: '2', comment: 'Slow.' })
  await rate(id, { rating: '5', comment: '' })
  expect(await stored(id)).toEqual({ rating: 5, rating_comment: null })
  const mails = await mailsOf(id)
  expect(mails.map(({ to }) => to)).toEqual([t.staff.email, t.staff.email])
  expect(mails[0]?.text).toContain('Slow.')
  expect(mails[0]?.text).toContain(`/lead_admin/tickets/${id}`)
  const panel = await (await t.admin.get(`/lead_admin/tickets/${id}`)).text()
  expect(panel).toContain('5 of 5: Very good')
  expect((await t.auditOf(id)).filter((action) => action === 'ticket.rated')).toHaveLength(3)
})

test('what is wrong stands beside its field, and what was typed stays', async () => {
  const id = await solved('closed')
  for (const [fields, said] of [
    [{ comment: 'Kept words' }, 'Please choose a rating'],
    [{ rating: '6', comment: 'Kept words' }, 'Please choose a rating'],
    [{ rating: '3', comment: `Kept words ${'x'.repeat(2_000)}` }, 'at most 2,000 characters'],
  ] as const) {
    const answer = await rate(id, fields)
    const page = await answer.text()
    expect([said, answer.status]).toEqual([said, 422])
    for (const text of [said, 'Kept words']) expect(page).toContain(text)
  }
  expect(await stored(id)).toEqual({ rating: null, rating_comment: null })
})

test('only people of the client rate, and only what is solved', async () => {
  const open = await t.raise()
  expect(await shown(open)).not.toContain('How was our help?')
  const early = await rate(open, { rating: '1', comment: 'Typed in vain' })
  expect(early.status).toBe(409)
  const said = await early.text()
  for (const text of ['This ticket is open again.', 'Typed in vain']) expect(said).toContain(text)
  const id = await solved()
  expect((await rate(id, { rating: '1' }, t.theirs)).status).toBe(404)
  const view = await t.admin.post(`/lead_admin/clients/${t.author.clientId}/view`, {})
  expect(view.status).toBe(302)
  expect(await shown(id, t.admin)).not.toContain('How was our help?')
  expect((await rate(id, { rating: '1' }, t.admin)).status).toBe(403)
  await t.admin.post('/lead_admin/clients/stop-viewing', {})
  expect(await stored(id)).toEqual({ rating: null, rating_comment: null })
  const other = await t.actorOf('client_user', t.author.clientId)
  await t.db`update profiles set only_projects = ${[crypto.randomUUID()]} where user_id = ${other.userId}`
  expect((await rate(id, { rating: '1' }, await t.signedIn(other))).status).toBe(404)
})

test('a rating of an erased person stays without their name', async () => {
  const id = await solved()
  const other = await t.actorOf('client_user', t.author.clientId)
  await rate(id, { rating: '4', comment: 'Fine.' }, await t.signedIn(other))
  await t.product.app.db.system((tx) => deleteAccount(tx, other.userId, 'Former member'))
  const page = await shown(id)
  expect(page).toContain('Former member')
  expect(page).not.toContain(other.fullName)
})

test('who rates after a colleague begins with an empty form, and signs no words of theirs', async () => {
  const id = await solved()
  const other = await t.actorOf('client_user', t.author.clientId)
  await rate(id, { rating: '2', comment: 'Nobody called back.' })
  const formIn = async (client = t.ours) =>
    /<form[^>]*do=rate[\s\S]*?<\/form>/.exec(await shown(id, client))?.[0] ?? ''
  const own = await formIn()
  expect(own).toContain('Nobody called back.')
  expect(own).toContain('checked')
  const theirs = await formIn(await t.signedIn(other))
  expect(theirs).toContain('name="comment"')
  expect(theirs).not.toContain('Nobody called back.')
  expect(theirs).not.toContain('checked=""')
})
