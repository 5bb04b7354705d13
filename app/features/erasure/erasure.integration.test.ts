import { afterAll, describe, expect, test, vi } from 'vitest'
import { tidyAccounts } from '#app/features/accounts/housekeeping-service.server.ts'
import { removeConversation } from '#app/features/assistant/admin/admin-conversation-service.server.ts'
import { removeExpiredConversations } from '#app/features/assistant/conversation/retention-service.server.ts'
import { removeApplication } from '#app/features/careers/admin-application-service.server.ts'
import { removeExpiredApplications } from '#app/features/careers/retention-service.server.ts'
import { discardQuarantined, releaseQuarantined } from '#app/features/inbox/inbox-service.server.ts'
import { removeSubscriber } from '#app/features/newsletter/subscriber-service.server.ts'
import { tidySubscriptions } from '#app/features/newsletter/subscription-service.server.ts'
import { asSystem } from '#app/platform/request-scope.server.ts'
import { createAccount } from '#test/accounts.ts'
import { askedBy } from '#test/asked-by.ts'
import { startPlanting } from '#test/planted-people.ts'
import { erasePerson } from './erasure-service.server.ts'

const { product, sql, staff, plant, newName, emailOf, leftOf } = await startPlanting()
const { app } = product
afterAll(() => product.close())

/** Runs work with a clock that is this many days ahead. */
async function inDays<T>(days: number, work: () => Promise<T>): Promise<T> {
  const now = vi.spyOn(app, 'now')
  now.mockReturnValue(new Date(Date.now() + days * 86_400_000))
  try {
    return await asSystem(work)
  } finally {
    now.mockRestore()
  }
}

type Plant = keyof typeof plant
const deletions: [string, Plant, (id: string) => Promise<unknown>][] = [
  [
    'an application, by staff',
    'application',
    (id) => askedBy(staff, () => removeApplication(app, staff, id)),
  ],
  [
    'an application, in time',
    'application',
    () => inDays(181, () => removeExpiredApplications(app)),
  ],
  [
    'a held application, in time',
    'quarantinedApplication',
    (id) =>
      sql`update held_submissions set created_at = now() - interval '181 days' where id = ${id}`.then(
        () => removeExpiredApplications(app),
      ),
  ],
  [
    'a held application, by staff',
    'quarantinedApplication',
    (id) => askedBy(staff, () => discardQuarantined(app, staff, id)),
  ],
  [
    'an application that was held',
    'quarantinedApplication',
    async (id) => {
      await askedBy(staff, () => releaseQuarantined(app, staff, id))
      await askedBy(staff, () => removeApplication(app, staff, id))
    },
  ],
  [
    'a conversation, by staff',
    'conversation',
    (id) => askedBy(staff, () => removeConversation(app, staff, id)),
  ],
  [
    'a conversation, in time',
    'conversation',
    () => inDays(91, () => removeExpiredConversations(app)),
  ],
  [
    'a subscription, by staff',
    'subscription',
    (id) => askedBy(staff, () => removeSubscriber(app, staff, id)),
  ],
  [
    'a subscription that was never confirmed, in time',
    'subscription',
    async (id) => {
      await sql`update newsletter_proofs set created_at = now() - interval '31 days' where subscriber_id = ${id}`
      await sql`update newsletter_subscribers set created_at = now() - interval '31 days' where id = ${id}`
      await tidySubscriptions(app)
    },
  ],
]

describe('a deletion leaves nothing in any table, the queue, the outbox or the files', () => {
  test.each(deletions)('%s', async (_, kind, remove) => {
    const name = newName()
    const id = await plant[kind](name)
    expect(await leftOf(name)).not.toEqual([])
    await remove(String(id))
    expect(await leftOf(name)).toEqual([])
  })

  test('an account that was never verified, after its retention period: the audit log keeps its address', async () => {
    const name = newName()
    await plant.account(name)
    await inDays(31, () => tidyAccounts(app))
    expect(await leftOf(name)).toEqual(['public.audit_events'])
  })
})

test('a person with records in every table is erased from every table', async () => {
  const name = newName()
  for (const kind of ['application', 'contact', 'conversation', 'booking', 'invitation'] as const)
    expect(await plant[kind](name), kind).not.toBe('')
  await plant.quarantinedApplication(name)
  await plant.subscription(name)
  await plant.confirm(name)
  const left = await leftOf(name)
  for (const table of ['leads', 'bookings', 'chat_messages', 'held_submissions', 'mail_deliveries'])
    expect(left).toContain(`public.${table}`)
  expect(left).toContain('/outbox/…')

  await sql`insert into inbound_mails (id, message_id, state, reason, sender, body)
    values (${crypto.randomUUID()}, 'x', 'quarantined', 'no_address', ${emailOf(name)}, ${name})`
  await sql`insert into status_subscribers (email, consent_text, consent_page, consent_at)
    values (${emailOf(name)}, 'x', '/status', now())`
  const erased = await asSystem(() => erasePerson(app, emailOf(name).toUpperCase()))
  expect(erased).toEqual({
    ...{
      conversations: 1,
      bookings: 1,
      leads: 3,
      quarantined: 1,
      subscriptions: 1,
      statusSubscriptions: 1,
      invitations: 1,
      inboundMails: 1,
    },
    mails: expect.any(Number),
    addresses: 1,
    account: false,
  })
  expect(await leftOf(name)).toEqual(['public.audit_events'])
  const kept = await sql<{ action: string }[]>`select distinct action from audit_events
    where audit_events::text like ${`%${name}%`}`
  expect(kept).toEqual([{ action: 'invitation.created' }])
})

test('when a client user is erased, the client’s records no longer show the name', async () => {
  const { email, userId, clientId } = await createAccount(
    product,
    'client_user',
    'tulip anvil copper',
  )
  await sql`update clients set name = 'Ministry of Tides' where id = ${clientId}`
  await sql`insert into support_tickets (id, client_id, title, description, priority, created_by, author_name)
    values (gen_random_uuid(), ${clientId}, 'Printer', 'It burns', 'low', ${userId}, ${email})`
  await sql`insert into client_invitations (client_id, email, role, token_hash, invited_by, expires_at)
    select ${clientId}, 'second@mailbox.example', 'client_admin', ${Buffer.from(email)}, id, now() + interval '1 day'
    from profiles where user_id = ${userId}`
  expect((await asSystem(() => erasePerson(app, email))).account).toBe(true)
  // An invitation of theirs lets nobody in any more.
  const open = await sql`select 1 from client_invitations
    where client_id = ${clientId} and revoked_at is null`
  expect(open).toEqual([])
  const tickets =
    await sql`select title, author_name from support_tickets where client_id = ${clientId}`
  expect(tickets).toEqual([{ title: 'Printer', author_name: 'Former member' }])
  expect(await leftOf(email)).toEqual([])
})

test('staff are not erased but deactivated', async () => {
  await expect(erasePerson(app, staff.email)).rejects.toMatchObject({ code: 'conflict' })
})
