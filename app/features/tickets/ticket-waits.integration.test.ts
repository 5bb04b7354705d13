import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTickets } from '#test/tickets.ts'

let t: Awaited<ReturnType<typeof startTickets>>
beforeAll(async () => {
  t = await startTickets()
})
afterAll(() => t.product.close())

test('a ticket waits for us from what its client wrote first after we did', async () => {
  const id = await t.raise()
  const since = async () =>
    (await t.db`select waits_since from support_tickets where id = ${id}`)[0]?.waits_since ?? null
  const client = () => t.say(t.ours, `/dashboard/support/${id}/messages`)
  const staff = (fields = {}) => t.say(t.admin, `/lead_admin/tickets/${id}/messages`, fields)

  const raised = await since()
  expect(raised).not.toBeNull()
  await client()
  expect(await since()).toEqual(raised)
  await staff({ kind: 'note', body: 'Only we read this' })
  expect(await since()).toEqual(raised)
  await staff()
  expect(await since()).toBeNull()
  await client()
  const asked = await since()
  expect(asked).not.toBeNull()
  await client()
  expect(await since()).toEqual(asked)
  await t.settle(id, 'open', 'resolved')
  expect(await since()).toBeNull()
  // A client's reply opens it again.
  await client()
  expect(await since()).not.toBeNull()
})
