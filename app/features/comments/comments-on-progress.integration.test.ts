import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { linkToComment } from '#app/features/comments/comment.ts'
import { createAccount } from '#test/accounts.ts'
import { password, startWithDocuments } from '#test/documents.ts'
import { queuedMails } from '#test/mails.ts'

const office = 'office@unordin.example'
let house: Awaited<ReturnType<typeof startWithDocuments>>
beforeAll(async () => {
  house = await startWithDocuments({ NOTIFY_EMAIL: office })
})
afterAll(() => house.product.close())
beforeEach(() => house.sql`delete from rate_limits`)

const said = (comment: string, more = {}) => ({ formId: crypto.randomUUID(), comment, ...more })
const textOf = async (answer: Promise<Response>) => (await answer).text()

const newRecord = {
  milestone: async () => {
    const [row] =
      await house.sql`insert into project_milestones (client_id, project_id, title, position)
      values (${house.fields.client}, ${house.fields.project}, 'Opening',
        (select count(*) + 1 from project_milestones)) returning id`
    return pages('projects', 'engagements', `${house.fields.project}/milestones/${row?.id}`)
  },
  update: async () => {
    const [row] =
      await house.sql`insert into project_updates (client_id, project_id, title, body, author_name)
      values (${house.fields.client}, ${house.fields.project}, 'Half way', 'Gates stand.', 'Ada') returning id`
    return pages('projects', 'engagements', `${house.fields.project}/updates/${row?.id}`)
  },
  request: async () => {
    const [row] =
      await house.sql`insert into client_requests (client_id, title, due_on, author_name)
      values (${house.fields.client}, 'Kick-off', '2100-01-01', 'Ada') returning id`
    return pages('requests', 'requests', String(row?.id))
  },
}
const pages = (portal: string, panel: string, rest: string) => ({
  portal: `/dashboard/${portal}/${rest}`,
  panel: `/lead_admin/${panel}/${rest}`,
})
const kinds = ['milestone', 'update', 'request'] as const
const mailsOf = async (kind: string) => queuedMails(house.product, { kind: `${kind}.commented` })

test.each(kinds)('a client and staff talk on a %s, each side is told', async (kind) => {
  const { portal, panel } = await newRecord[kind]()
  expect((await house.ours.post(portal, said(`When is it, ${kind}?`))).status).toBe(302)
  expect(await textOf(house.staff.get(panel))).toContain(`When is it, ${kind}?`)
  const [toOffice] = await mailsOf(kind)
  expect([toOffice?.to, toOffice?.text.includes(`${panel}?comment=`)]).toEqual([office, true])
  expect((await house.staff.post(panel, said('In May.'))).status).toBe(302)
  const page = await textOf(house.ours.get(portal))
  expect(page.indexOf('When is it')).toBeLessThan(page.indexOf('In May.'))
  const [own] = await house.sql`select email, user_id from profiles
    where client_id = ${house.fields.client} order by created_at limit 1`
  expect((await mailsOf(kind)).slice(1).map(({ to }) => to)).toEqual([own?.email])
  const notices = await house.sql`select user_id from notifications where url = ${portal}`
  expect(notices.map(({ user_id }) => user_id)).toEqual([own?.user_id])
})

test.each(kinds)(
  'on a %s other clients neither read nor write, and nobody reads an internal comment',
  async (kind) => {
    const { portal, panel } = await newRecord[kind]()
    expect((await house.theirs.get(portal)).status).toBe(404)
    expect((await house.theirs.post(portal, said('Ours?'))).status).toBe(404)
    await house.staff.post(panel, said('Not for them', { internal: 'on' }))
    await house.staff.post(panel, said('For them'))
    for (const path of [portal, `${portal}.data`]) {
      const page = await textOf(house.ours.get(path))
      expect(page, path).toContain('For them')
      expect(page, path).not.toContain('Not for them')
    }
    // A client user cannot write one either, whatever the form says.
    await house.ours.post(portal, said('Mine', { internal: 'on' }))
    expect(await textOf(house.ours.get(portal))).toContain('Mine')
  },
)

test('lists say how many comments the reader may read', async () => {
  const { portal, panel } = await newRecord.update()
  await house.staff.post(panel, said('One'))
  await house.staff.post(panel, said('Two', { internal: 'on' }))
  const list = `/dashboard/projects/${house.fields.project}?part=progress`
  const linkIn = (page: string, path: string) =>
    new RegExp(`href="${path.replaceAll('/', '\\/')}#comments"[^>]*>([^<]*)`).exec(page)?.[1]
  expect(linkIn(await textOf(house.ours.get(list)), portal)).toBe('1 comment')
  const engagement = `/lead_admin/engagements/${house.fields.project}`
  expect(linkIn(await textOf(house.staff.get(engagement)), panel)).toBe('2 comments')
})

test('whoever is named is told so; an internal comment and a colleague of other projects are not', async () => {
  const { portal, panel } = await newRecord.milestone()
  const { userId: colleague } = await createAccount(house.product, 'client_user', password)
  await house.sql`update profiles set client_id = ${house.fields.client}, full_name = 'Mara Weber',
    email = 'mara@ministry.example' where user_id = ${colleague}`
  await house.staff.post(panel, said('Dear @mara weber, please look. @Mara Weber!'))
  const told = (await mailsOf('milestone')).filter(({ to }) => to === 'mara@ministry.example')
  expect(told).toHaveLength(1)
  expect(told[0]?.text).toContain('has named you in a comment on a milestone')
  const notices = await house.sql`select title from notifications
    where url = ${portal} and user_id = ${colleague}`
  expect(notices.map(({ title }) => title)).toEqual([
    expect.stringMatching(/ named you in a comment on Opening$/),
  ])
  expect(await textOf(house.ours.get(portal))).toMatch(/<strong[^>]*>@mara weber<\/strong>/)

  await house.staff.post(panel, said('Is @Mara Weber difficult?', { internal: 'on' }))
  await house.sql`update profiles set only_projects = ${[house.theirProject]} where user_id = ${colleague}`
  await house.staff.post(panel, said('And @Mara Weber again'))
  const later = (await mailsOf('milestone')).filter(({ to }) => to === 'mara@ministry.example')
  expect(later).toHaveLength(1)
  const stored =
    await house.sql`select count(*)::int as n from comment_mentions where user_id = ${colleague}`
  expect(stored[0]?.n).toBe(1)
  await house.sql`update profiles set deactivated_at = now() where user_id = ${colleague}`
})

test('a client names staff who have commented, and they are mailed in place of the office', async () => {
  const { portal, panel } = await newRecord.update()
  const [admin] = await house.sql`select full_name, email from profiles where role = 'admin'`
  // The client learns the names of staff only where they have written.
  expect(await textOf(house.ours.get(`${portal}.data`))).not.toContain(admin?.full_name)
  await house.staff.post(panel, said('Ask me.'))
  const before = (await mailsOf('update')).length
  await house.ours.post(portal, said(`@${admin?.full_name}, when?`))
  const mails = (await mailsOf('update')).slice(before)
  expect(mails.map(({ to }) => to)).toEqual([admin?.email])
  expect(mails[0]?.text).toContain('has named you')
})

test('a client’s comment waits on Today and in the list until staff answer, or say that it needs none', async () => {
  await house.sql`update comments set answered_at = now() where not from_staff`
  const { portal, panel } = await newRecord.request()
  await house.ours.post(portal, said('A question of weight'))
  const [comment] = await house.sql`select id from comments where body = 'A question of weight'`
  for (const path of ['/lead_admin', '/lead_admin/comments'])
    expect(await textOf(house.staff.get(path)), path).toContain(
      linkToComment(panel, String(comment?.id)),
    )
  expect(await textOf(house.staff.get(panel))).toContain('Waits for an answer')
  expect(await textOf(house.ours.get(`${portal}.data`))).not.toContain('Waits')
  // Internal words are no answer.
  await house.staff.post(panel, said('Who knows?', { internal: 'on' }))
  expect(await textOf(house.staff.get('/lead_admin/comments'))).toContain('A question of weight')
  // An answer of somebody who has not seen the question leaves it waiting.
  await house.staff.post(panel, said('Something else'))
  expect(await textOf(house.staff.get('/lead_admin/comments'))).toContain('A question of weight')
  const seen = /name="seen" value="([^"]+)"/.exec(await textOf(house.staff.get(panel)))?.[1] ?? ''
  await house.staff.post(panel, said('An answer', { seen }))
  for (const path of ['/lead_admin', '/lead_admin/comments'])
    expect(await textOf(house.staff.get(path)), path).not.toContain('A question of weight')

  await house.ours.post(portal, said('Thank you'))
  const [thanks] = await house.sql`select id from comments where body = 'Thank you'`
  await house.ours.post(portal, said('One more thing'))
  expect((await house.staff.post(panel, { settle: String(thanks?.id) })).status).toBe(302)
  const waiting = await textOf(house.staff.get('/lead_admin/comments'))
  expect(waiting).toContain('One more thing')
  expect(waiting).not.toContain('Thank you')
  expect(await textOf(house.staff.get('/lead_admin/comments?show=all'))).toContain('Thank you')
  // A client cannot say so.
  const settle = String(
    (await house.sql`select id from comments where body = 'One more thing'`)[0]?.id,
  )
  expect((await house.ours.post(portal, { settle })).status).toBe(403)
})

test('a comment’s address in the panel leads to its page', async () => {
  const { panel } = await newRecord.update()
  await house.staff.post(panel, said('Here I stand'))
  const [row] = await house.sql`select id, update_id from comments where body = 'Here I stand'`
  const goes = async (id: string) =>
    (await house.staff.get(`/lead_admin/comments/${id}`)).headers.get('location')
  expect(await goes(String(row?.id))).toBe(linkToComment(panel, String(row?.id)))
  expect(await goes(String(row?.update_id))).toBe(`${panel}#comments`)
  for (const none of [crypto.randomUUID(), 'abc'])
    expect((await house.staff.get(`/lead_admin/comments/${none}`)).status, none).toBe(404)
})
