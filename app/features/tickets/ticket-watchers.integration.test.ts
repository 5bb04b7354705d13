import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Client } from '#test/app.ts'
import { askedBy } from '#test/asked-by.ts'
import { answerTo, type MailServer, startMailServer } from '#test/mail-server.ts'
import { patience } from '#test/patience.ts'
import { type Statement, sql } from '#test/sql.ts'
import { startTickets, type User } from '#test/tickets.ts'
import { addWatcher, removeWatcher } from './ticket-watcher-service.server.ts'

let server: MailServer
let t: Awaited<ReturnType<typeof startTickets>>
beforeAll(async () => {
  server = await startMailServer()
  t = await startTickets(server.env)
})
afterAll(async () => {
  await t.product.close()
  await server.close()
})
beforeEach(() => t.db`delete from rate_limits`)

const patient = { timeout: patience, interval: 100 }
const portal = (id: string) => `/dashboard/support/${id}`
const post = (id: string, intent: string, who: User | string, client: Client = t.ours) =>
  client.post(portal(id), { intent, watcher: typeof who === 'string' ? who : who.userId })
const watchersOf = async (id: string) =>
  (await t.db`select user_id from ticket_watchers where ticket_id = ${id} order by created_at`).map(
    ({ user_id }) => user_id,
  )
const answer = (id: string, body: string, kind = 'reply') =>
  t.say(t.admin, `/lead_admin/tickets/${id}`, { kind, body })
const newcomer = () => t.actorOf('client_user', t.author.clientId)
/** The kinds of the mails about a ticket that were sent to somebody, once they are these. */
const expectKinds = (id: string, { email }: User, kinds: string[]) =>
  expect
    .poll(async () => {
      const sent =
        await t.db`select kind from mail_deliveries where thread = ${id} and recipient = ${email}`
      return sent.map(({ kind }) => kind).sort()
    }, patient)
    .toEqual(kinds)

test('a watcher is told, gets the replies of staff but no notes, answers by mail, and no longer after the removal', async () => {
  const id = await t.raise()
  const watcher = await newcomer()
  const page = await (await t.ours.get(portal(id))).text()
  for (const text of ['No watchers yet.', `<option value="${watcher.userId}"`, 'Add watcher'])
    expect(page).toContain(text)
  for (const other of [t.author, t.stranger])
    expect(page).not.toContain(`<option value="${other.userId}"`)
  expect((await post(id, 'add', watcher)).headers.get('location')).toBe(portal(id))
  await post(id, 'add', watcher)
  expect(await watchersOf(id)).toEqual([watcher.userId])
  const shown = await (await t.ours.get(portal(id))).text()
  expect(shown).toContain(`Remove ${watcher.email} from the watchers`)
  expect(await (await t.admin.get(`/lead_admin/tickets/${id}`)).text()).toContain(watcher.email)

  await answer(id, 'Only for us', 'note')
  await answer(id, 'Which port?')
  await expect.poll(() => server.mailsTo(watcher.email).length, patient).toBe(2)
  const [told, mail] = server.mailsTo(watcher.email)
  expect(told?.subject).toContain('you watch this ticket')
  expect(mail?.text).toContain('a support ticket you watch')
  expect(mail?.text).toContain('Which port?')
  if (!mail) throw new Error('no mail')
  const notices =
    await t.db`select kind from notifications where user_id = ${watcher.userId} order by created_at`
  expect(notices.map(({ kind }) => kind)).toEqual(['ticket.watching', 'ticket.replied'])

  // The reply address of each reader is their own.
  const replyTo = server.mailsTo(t.author.email).at(-1)?.replyTo?.[0]?.address
  expect(mail.replyTo?.[0]?.address).not.toBe(replyTo)
  await server.send(answerTo(mail, watcher.email, 'Port 8443.'))
  await expect
    .poll(async () => (await t.messagesOf(id)).at(-1), patient)
    .toMatchObject({ body: 'Port 8443.', author_id: watcher.userId, by_mail: true })

  // Who has written is told as a writer, also after the removal.
  const silent = await newcomer()
  await post(id, 'add', silent)
  await post(id, 'remove', silent)
  expect(await watchersOf(id)).toEqual([watcher.userId])
  await answer(id, 'Thank you.')
  await t.settle(id, 'open', 'resolved')
  await expectKinds(id, watcher, [
    ...['ticket.resolved', 'ticket.staff_replied', 'ticket.staff_replied', 'ticket.watching'],
  ])
  await expectKinds(id, silent, ['ticket.watching'])
  const events = (await t.auditOf(id)).filter((one) => one.includes('watcher'))
  expect(events.sort()).toEqual([
    ...['ticket.watcher_added', 'ticket.watcher_added', 'ticket.watcher_removed'],
  ])
})

test('only active colleagues are taken, and the message is beside the field', async () => {
  const id = await t.raise()
  const [gone, paused] = [await newcomer(), await newcomer()]
  await t.db`update profiles set deactivated_at = now() where user_id = ${gone.userId}`
  await t.db`update profiles set paused = true where user_id = ${paused.userId}`
  const wrong = [gone, paused, t.stranger, t.staff, t.author, crypto.randomUUID(), 'x', '']
  for (const who of wrong) {
    const refused = await post(id, 'add', who)
    expect(refused.status).toBe(422)
    expect(await refused.text()).toMatch(
      /id="watcher-error"[^>]*>Please select a colleague from the list/,
    )
  }
  expect(await watchersOf(id)).toEqual([])
  // A watcher who leaves is neither shown nor mailed.
  const leaver = await newcomer()
  await post(id, 'add', leaver)
  await t.db`update profiles set deactivated_at = now() where user_id = ${leaver.userId}`
  expect(await (await t.ours.get(portal(id))).text()).toContain('No watchers yet.')
  await answer(id, 'Hello')
  await expectKinds(id, t.author, ['ticket.received', 'ticket.staff_replied'])
  await expectKinds(id, leaver, ['ticket.watching'])
  expect((await post(id, 'sideways', t.colleague)).status).toBe(422)
})

test('a ticket has at most twenty watchers, also when two are added at the same moment', async () => {
  const id = await t.raise()
  const people = await t.db<{ id: string }[]>`with made as (
      insert into auth_users (id, email) select gen_random_uuid(), gen_random_uuid() || '@many.example'
        from generate_series(1, 19) returning id, email)
    insert into profiles (user_id, email, full_name, role, client_id)
      select id, email, email, 'client_user', ${t.author.clientId} from made returning user_id as id`
  await t.db`insert into ticket_watchers (client_id, ticket_id, user_id)
    select ${t.author.clientId}, ${id}, unnest(${people.map((one) => one.id)}::uuid[])`
  const [one, two] = [await newcomer(), await newcomer()]
  const answers = await Promise.all([post(id, 'add', one), post(id, 'add', two)])
  expect(await watchersOf(id)).toHaveLength(20)
  expect(answers.map(({ status }) => status).sort()).toEqual([302, 422])
  const late = await post(id, 'add', await newcomer())
  expect(late.status).toBe(422)
  expect(await late.text()).toMatch(/id="watcher-error"[^>]*>A ticket has at most 20 watchers/)
})

test('who has not written in it changes nothing, except that a watcher leaves; nobody adds to a closed ticket', async () => {
  const id = await t.raise()
  const theirs = await t.signedIn(t.colleague)
  const page = await (await theirs.get(portal(id))).text()
  expect(page).not.toContain('Add watcher')
  const watcher = await newcomer()
  expect((await post(id, 'add', watcher, theirs)).status).toBe(403)
  await post(id, 'add', watcher)
  await post(id, 'remove', watcher, theirs)
  expect(await watchersOf(id)).toEqual([watcher.userId])
  expect((await post(id, 'remove', watcher, t.theirs)).status).toBe(404)
  const own = await t.signedIn(watcher)
  expect(await (await own.get(portal(id))).text()).toContain('from the watchers')
  await post(id, 'remove', watcher, own)
  expect(await watchersOf(id)).toEqual([])
  // A colleague who has replied is a writer.
  await t.say(theirs, portal(id))
  expect((await post(id, 'add', watcher, theirs)).status).toBe(302)

  await t.settle(id, 'open', 'closed')
  const closed = await post(id, 'add', await newcomer())
  expect(closed.status).toBe(409)
  expect(await closed.text()).toContain('You can no longer add watchers.')
})

test('staff who view the portal, and statements of others, change no watchers', async () => {
  const id = await t.raise()
  const viewer: User = {
    ...t.staff,
    role: 'client_admin',
    clientId: t.author.clientId,
    viewing: true,
  }
  const watcher = await newcomer()
  for (const change of [addWatcher, removeWatcher])
    await expect(
      askedBy(viewer, () => change(t.product.app, viewer, id, watcher.userId)),
    ).rejects.toMatchObject({ code: 'forbidden' })
  const as = (who: User, statement: Statement) =>
    t.product.app.db.as(who, (tx) => tx.all(statement))
  const insert = (who: User, watcherId: string, by = who.userId) =>
    as(
      who,
      sql`insert into ticket_watchers (client_id, ticket_id, user_id, added_by)
        values (${who.clientId}, ${id}, ${watcherId}, ${by}) returning user_id`,
    ).catch((error) => Promise.reject(String(error)))
  const refused = /row-level security|permission denied|foreign key/
  await expect(insert(viewer, watcher.userId)).rejects.toMatch(refused)
  await expect(insert(t.colleague, watcher.userId)).rejects.toMatch(refused)
  await expect(insert(t.stranger, t.stranger.userId)).rejects.toMatch(refused)
  await expect(insert(t.author, t.stranger.userId)).rejects.toMatch(refused)
  await expect(insert(t.author, watcher.userId, t.colleague.userId)).rejects.toMatch(refused)
  await insert(t.author, watcher.userId)
  const seen = (who: User) =>
    as(who, sql`select user_id from ticket_watchers where ticket_id = ${id}`)
  expect(await seen(t.stranger)).toEqual([])
  expect(await seen(t.colleague)).toHaveLength(1)
  for (const who of [t.colleague, t.stranger])
    expect(
      await as(who, sql`delete from ticket_watchers where ticket_id = ${id} returning user_id`),
    ).toEqual([])
  const names = await as(t.stranger, sql`select user_id from own_colleagues(null, 100)`)
  expect(names.map(({ user_id }) => user_id)).toEqual([t.stranger.userId])
})

test('who sees a ticket only because they watch it ends on the list when they stop', async () => {
  const id = await t.raise()
  const watcher = await newcomer()
  await post(id, 'add', watcher)
  await t.db`update profiles set only_projects = ${[crypto.randomUUID()]} where user_id = ${watcher.userId}`
  const client = await t.signedIn(watcher)
  const answered = await post(id, 'remove', watcher, client)
  expect(answered.headers.get('location')).toBe('/dashboard/support')
  expect((await client.get(portal(id))).status).toBe(404)
})
