import { afterAll, beforeAll, expect, test } from 'vitest'
import { asSystem } from '#app/platform/request-scope.server.ts'
import { panel, portal, startWithDecisions, textOf } from '#test/decisions.ts'
import { lockWait } from '#test/lock-wait.ts'
import { runDecisionSchedule } from './decision-schedule-service.server.ts'

let house: Awaited<ReturnType<typeof startWithDecisions>>
beforeAll(async () => {
  house = await startWithDecisions({ NOTIFY_EMAIL: 'office@unordin.example' })
})
afterAll(() => house.product.close())

test('staff who withdraw while somebody answers tell whoever is asked then', async () => {
  const { id, title } = await house.asked({ order: 'turn' })
  const { app } = house.product
  const { both } = await app.db.client.begin(async (lock) => {
    await lock`select 1 from client_decisions where id = ${id} for update`
    const answer = house.agree(house.ada, id)
    await lockWait(app.db)
    const both = [answer, house.withdraw(id)]
    await lockWait(app.db, 2)
    return { both }
  })
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual([302, 302])
  expect(await house.eventsOf(id)).toEqual(['asked', 'agreed', 'withdrawn'])
  expect(await house.mailedTo('decision.withdrawn', title)).toEqual([house.grace.email])
})

test('who was kept out of the project is shown as such, staff are told at their turn, and they are reminded afterwards', async () => {
  const { ada, grace } = house
  const { id, title } = await house.asked({ order: 'turn', project: house.fields.project })
  const restrict = (to: string[] | null) =>
    house.sql`update profiles set only_projects = ${to} where user_id = ${grace.userId}`
  await restrict([crypto.randomUUID()])
  expect((await house.agree(ada, id)).status).toBe(302)
  expect(await house.mailedTo('decision.asked', title)).toEqual([ada.email])
  expect(await house.mailedTo('decision.stuck', title)).toHaveLength(1)
  expect((await grace.client.get(portal(id))).status).toBe(404)
  expect(await textOf(house.staff.get(panel(id)))).toContain('Does not see this project any more')

  await house.sql`update client_decisions set due_on = current_date + 2, asked_at = now() - interval '2 days'
    where id = ${id}`
  const remind = () => asSystem(() => runDecisionSchedule(house.product.app))
  await remind()
  const reminders = async () =>
    (await house.auditOf(id)).filter(({ action }) => action === 'decision.reminded').length
  expect(await reminders()).toBe(0)
  await restrict([house.fields.project])
  await remind()
  expect(await house.mailedTo('decision.soon', title)).toEqual([grace.email])
  expect(await reminders()).toBe(1)
  expect(await textOf(house.staff.get(panel(id)))).not.toContain('Does not see this project')
})
