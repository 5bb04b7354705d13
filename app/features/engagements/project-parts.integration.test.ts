import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount } from '#test/accounts.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'

let product: TestApp
let staff: Client

beforeAll(async () => {
  product = await startTestApp()
  staff = product.client()
  await staff.signIn()
})
afterAll(() => product.close())

const select = (id: string) => product.app.db.client`select * from projects where id = ${id}`

test('the parts a client reads are written, bounded, and said to who edited older ones', async () => {
  const { clientId } = await createAccount(product, 'client_user', 'a-long-enough-phrase-3')
  const [made] = await product.app.db.client`
    insert into projects (client_id, name) values (${clientId}, 'Registry') returning id`
  const id = made?.id
  const brief = { name: 'Registry', status: 'active', progress: '40' }
  const parts = {
    timeline: '16+ weeks',
    budget: ' TBD ',
    overview: 'What it is',
    overviewPoints: '- One form\r\n\r\n• One queue\n* One form',
    proposal: 'Two stages',
  }
  const save = (more: Record<string, string>) =>
    staff.post(`/lead_admin/engagements/${id}`, { intent: 'save', ...brief, ...parts, ...more })
  expect((await save({ version: '1' })).status).toBe(302)
  expect(await select(id)).toMatchObject([
    { timeline: '16+ weeks', budget: 'TBD', overview_points: 'One form\nOne queue', version: 2 },
  ])
  expect(await select(id)).toMatchObject([{ assessment: null, proposal: 'Two stages' }])
  for (const [wrong, message] of [
    [{ timeline: 'x'.repeat(81) }, 'Timeline must be at most 80'],
    [{ budget: 'x'.repeat(81) }, 'Budget must be at most 80'],
    [{ assessment: 'x'.repeat(10_001) }, 'Text must be at most 10,000'],
    [
      { proposalPoints: Array.from({ length: 31 }, (_, i) => `${i}`).join('\n') },
      'Please enter at most 30 points',
    ],
  ] as const) {
    const answer = await save({ version: '2', ...wrong })
    expect(answer.status, message).toBe(422)
    const page = await answer.text()
    expect(page).toContain(message)
    expect(page).toContain('What it is')
  }
  const stale = await (await save({ version: '1', proposal: 'Mine' })).text()
  expect(stale).toMatch(/<dt[^>]*>Proposal<\/dt><dd[^>]*>Two stages<\/dd>/)
  const [event] = await product.app.db.client`select details from audit_events
    where subject_id = ${id} and action = 'engagement.updated'`
  expect(event?.details.changed).toContain('overview')
  expect(event?.details.to).toEqual({
    status: 'active',
    progress: 40,
    timeline: '16+ weeks',
    budget: 'TBD',
  })
})
