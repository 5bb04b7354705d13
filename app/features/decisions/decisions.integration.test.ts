import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteAccount } from '#app/features/erasure/erasure-store.server.ts'
import { asSystem } from '#app/platform/request-scope.server.ts'
import { panel, portal, startWithDecisions, textOf } from '#test/decisions.ts'
import { runDecisionSchedule } from './decision-schedule-service.server.ts'

let house: Awaited<ReturnType<typeof startWithDecisions>>
beforeAll(async () => {
  house = await startWithDecisions({ NOTIFY_EMAIL: 'office@unordin.example' })
})
afterAll(() => house.product.close())

const sha256 = (words: string) => createHash('sha256').update(words).digest('hex')
const needsOf = (who: { client: typeof house.ours }) => textOf(who.client.get('/dashboard'))

describe('all at once', () => {
  test('everybody named is asked by mail and on the first page, and the last one takes the decision', async () => {
    const { ada, grace } = house
    const { id, title } = await house.asked()
    expect((await house.mailedTo('decision.asked', title)).sort()).toEqual(
      [ada.email, grace.email].sort(),
    )
    expect(await needsOf(ada)).toContain(`Decide: ${title}`)
    expect(await textOf(house.ours.get('/dashboard'))).not.toContain(`Decide: ${title}`)
    expect((await house.agree(grace, id)).status).toBe(302)
    expect(await house.statusOf(id)).toMatchObject({ status: 'open', people_agreed: 1 })
    expect(await needsOf(grace)).not.toContain(`Decide: ${title}`)
    expect(await textOf(grace.client.get(portal(id)))).toContain('You have answered. Thank you.')
    expect((await house.agree(ada, id)).status).toBe(302)
    expect(await house.statusOf(id)).toMatchObject({ status: 'agreed', people_agreed: 2 })
    expect(await house.mailedTo('decision.agreed', title)).toHaveLength(1)
    expect(await textOf(house.ours.get(portal(id)))).toContain('Everybody has agreed.')
    const page = await textOf(house.staff.get(panel(id)))
    expect(page).toContain('Agreed')
    expect(page).toContain('none was changed')
    const audit = await house.auditOf(id)
    expect(audit.map(({ action }) => action)).toEqual([
      ...['decision.asked', 'decision.agreed', 'decision.agreed'],
    ])
    expect(audit.every(({ ip, actor_email }) => ip && actor_email)).toBe(true)
  })

  test('two presses of one button answer once, and so do two people at the same moment', async () => {
    const { id } = await house.asked()
    const all = await Promise.all([
      ...[house.agree(house.ada, id), house.agree(house.ada, id), house.agree(house.ada, id)],
      house.agree(house.grace, id),
    ])
    expect(all.map(({ status }) => status).sort()).toEqual([302, 302, 409, 409])
    expect(await house.statusOf(id)).toMatchObject({ status: 'agreed', people_agreed: 2 })
    expect(await house.eventsOf(id)).toEqual(['asked', 'agreed', 'agreed'])
  })

  test('declining needs a reason, ends the decision, and staff get the reason', async () => {
    const { id, title } = await house.asked()
    const empty = await house.decline(house.ada, id, ' \n ')
    expect(empty.status).toBe(422)
    expect(await textOf(Promise.resolve(empty))).toContain('Please write a reason')
    const long = await house.decline(house.ada, id, 'x'.repeat(2_001))
    expect(await textOf(Promise.resolve(long))).toContain('at most 2,000 characters')
    expect((await house.decline(house.ada, id, 'The budget is missing.')).status).toBe(302)
    expect(await house.statusOf(id)).toMatchObject({ status: 'declined' })
    expect(await house.mailedTo('decision.declined', title)).toHaveLength(1)
    expect(await textOf(house.grace.client.get(portal(id)))).toContain('The budget is missing.')
    expect(await textOf(house.staff.get(panel(id)))).toContain('The budget is missing.')
    const late = await house.agree(house.grace, id)
    expect(late.status).toBe(409)
    expect(await textOf(Promise.resolve(late))).toContain('was decided or withdrawn')
  })

  test('staff withdraw: nobody can answer, whoever was asked is told, once', async () => {
    const { id, title } = await house.asked()
    await house.agree(house.grace, id)
    expect((await house.withdraw(id)).status).toBe(302)
    expect((await house.withdraw(id)).status).toBe(409)
    expect(await house.mailedTo('decision.withdrawn', title)).toEqual([house.ada.email])
    expect((await house.agree(house.ada, id)).status).toBe(409)
    expect(await needsOf(house.ada)).not.toContain(`Decide: ${title}`)
    expect(await house.eventsOf(id)).toEqual(['asked', 'agreed', 'withdrawn'])
  })
})

describe('in turn, about a document', () => {
  test('the second person is asked after the first, and a new version asks both again', async () => {
    const { ada, grace } = house
    const document = await house.uploaded('version one')
    const { id, title } = await house.asked({ order: 'turn', subject: document.value, body: '' })
    expect(await house.mailedTo('decision.asked', title)).toEqual([ada.email])
    const early = await house.agree(grace, id)
    expect(early.status).toBe(409)
    expect(await textOf(Promise.resolve(early))).toContain('It is not your turn yet.')
    const page = await textOf(ada.client.get(portal(id)))
    expect(page).toContain(sha256('version one'))
    expect(page).toContain(`“${document.name}”, version 1`)
    await house.agree(ada, id)
    expect(await house.mailedTo('decision.asked', title)).toEqual([ada.email, grace.email])

    await house.newVersion(document.id, 'version two')
    expect(await house.statusOf(id)).toMatchObject({
      ...{ status: 'open', round: 2, people_agreed: 0, document_version: 2 },
    })
    expect(await house.mailedTo('decision.again', title)).toEqual([ada.email])
    // The page that Grace still has open is about the first version.
    expect((await house.agree(grace, id)).status).toBe(409)
    const stale = await house.agree(ada, id)
    expect(await textOf(Promise.resolve(stale))).toContain('There is a new version')
    expect((await house.agree(ada, id, 2)).status).toBe(302)
    expect((await house.agree(grace, id, 2)).status).toBe(302)
    expect(await house.statusOf(id)).toMatchObject({ status: 'agreed', round: 2 })
    const kinds = ['asked', 'agreed', 'asked_again', 'agreed', 'agreed']
    expect(await house.eventsOf(id)).toEqual(kinds)
    const shown = await house.sql`select shown_sha256 as hash, wording from client_decision_events
      where decision_id = ${id} and kind = 'agreed' order by number`
    expect(shown.map(({ hash }) => hash)).toEqual(
      ['version one', 'version two', 'version two'].map(sha256),
    )
    expect(shown.at(-1)?.wording).toContain(`“${document.name}”, version 2, and approve it.`)
    // What was decided stays so, whatever becomes of the document.
    await house.newVersion(document.id, 'version three')
    expect(await house.statusOf(id)).toMatchObject({ status: 'agreed', document_version: 2 })
    await house.sql`delete from documents where id = ${document.id}`
    expect(await textOf(ada.client.get(portal(id)))).toContain('This document was deleted.')
  })

  test('a new version opens what was declined again, and leaves what was withdrawn', async () => {
    const document = await house.uploaded('first')
    const declined = await house.asked({ subject: document.value })
    const withdrawn = await house.asked({ subject: document.value })
    await house.decline(house.ada, declined.id, 'Not yet.')
    await house.withdraw(withdrawn.id)
    await house.newVersion(document.id, 'second')
    expect(await house.statusOf(declined.id)).toMatchObject({ status: 'open', round: 2 })
    expect(await house.statusOf(withdrawn.id)).toMatchObject({ status: 'withdrawn', round: 1 })
    expect((await house.mailedTo('decision.again', declined.title)).sort()).toEqual(
      [house.ada.email, house.grace.email].sort(),
    )
  })

  test('a deleted document withdraws what is open, and an old version in the form is refused', async () => {
    const document = await house.uploaded('first')
    const { id } = await house.asked({ subject: document.value })
    await house.newVersion(document.id, 'second')
    const old = await house.send(house.newForm({ subject: document.value }))
    expect(old.status).toBe(409)
    expect(await textOf(Promise.resolve(old))).toContain('has changed since')
    await house.sql`delete from documents where id = ${document.id}`
    expect(await house.statusOf(id)).toMatchObject({ status: 'withdrawn' })
  })
})

describe('who may answer', () => {
  test('only those who are named, of this client, and never staff who view the portal', async () => {
    const { id } = await house.asked({ 'person-2': '' })
    expect((await house.agree(house.grace, id)).status).toBe(409)
    expect((await house.agree({ client: house.theirs }, id)).status).toBe(404)
    await house.agree({ client: house.staff }, id)
    const view = await house.staff.post(`/lead_admin/clients/${house.fields.client}/view`, {})
    expect(view.status).toBe(302)
    expect((await house.agree({ client: house.staff }, id)).status).toBe(403)
    await house.staff.post('/lead_admin/clients/stop-viewing', {})
    expect((await house.theirs.get(portal(id))).status).toBe(404)
    expect(await house.statusOf(id)).toMatchObject({ status: 'open', people_agreed: 0 })
  })

  test('an answer that needs a second factor is not taken from a session with a password alone', async () => {
    const { id } = await house.asked({ factor: 'on', 'person-2': '' })
    const page = await textOf(house.ada.client.get(portal(id)))
    expect(page).toContain('This answer needs a second factor')
    expect(page).toContain('/dashboard/account/second-factor')
    expect(page).not.toContain('value="agree"')
    const refused = await house.agree(house.ada, id)
    expect(refused.status).toBe(409)
    await house.sql`update auth_users set two_factor_enabled = true where id = ${house.ada.userId}`
    expect((await house.agree(house.ada, id)).status).toBe(302)
    const [event] = await house.sql`select sign_in from client_decision_events
      where decision_id = ${id} and kind = 'agreed'`
    expect(event?.sign_in).toBe('code')
    await house.sql`update auth_users set two_factor_enabled = false where id = ${house.ada.userId}`
  })
})

test('what is wrong in the form stands beside its field, and a form sent twice asks once', async () => {
  const wrong: [Record<string, string>, string][] = [
    [{ title: ' ' }, 'Please write a title'],
    [{ body: '' }, 'Please write the text or choose what is decided'],
    [{ body: 'x'.repeat(20_001) }, 'at most 20,000 characters'],
    [{ due_on: '2020-01-01' }, 'This date has passed. Choose a later date.'],
    [{ 'person-1': '', 'person-2': '' }, 'Please choose at least one person'],
    [{ 'person-2': house.ada.userId }, 'This person is named already'],
    [{ 'person-2': crypto.randomUUID() }, 'people of this client'],
    [{ subject: `document:${crypto.randomUUID()}:1` }, 'Choose what is decided'],
    [{ project: house.theirProject }, 'Choose what is decided, a project'],
  ]
  for (const [more, said] of wrong) {
    const answer = await house.send(house.newForm(more))
    expect([said, answer.status]).toEqual([said, 422])
    expect(await textOf(Promise.resolve(answer))).toContain(said)
  }
  const form = house.newForm()
  expect((await house.send(form)).status).toBe(302)
  expect((await house.send(form)).status).toBe(302)
  expect((await house.send({ ...form, body: 'Other words' })).status).toBe(409)
  expect(await house.mailedTo('decision.asked', form.title)).toHaveLength(2)
})

test('whoever is restricted to projects decides about these only, and sees no other', async () => {
  const { ada, grace } = house
  const { project } = house.fields
  const elsewhere = await house.asked()
  const inside = await house.asked({ project })
  await house.sql`update profiles set only_projects = array[${project}]::uuid[] where user_id = ${grace.userId}`
  try {
    const refused = await house.send(house.newForm())
    expect(refused.status).toBe(422)
    expect(await textOf(Promise.resolve(refused))).toContain('sees other projects only')
    expect((await house.send(house.newForm({ project }))).status).toBe(302)
    // A document that they do not see is not put before them, whatever the project of the decision.
    const hidden = await house.uploaded('of no project')
    await house.sql`update documents set project_id = null where id = ${hidden.id}`
    const blind = await house.send(house.newForm({ project, subject: hidden.value }))
    expect(await textOf(Promise.resolve(blind))).toContain('sees other projects only')
    expect((await grace.client.get(portal(elsewhere.id))).status).toBe(404)
    expect((await house.agree(grace, elsewhere.id)).status).toBe(404)
    const list = await textOf(grace.client.get('/dashboard/decisions?show=all'))
    expect(list).toContain(inside.title)
    expect(list).not.toContain(elsewhere.title)
    const found = await textOf(
      grace.client.get(`/dashboard/decisions?show=all&q=${elsewhere.title}`),
    )
    expect(found).toContain('No decisions found')
    expect(await needsOf(grace)).not.toContain(elsewhere.title)
    await house.withdraw(elsewhere.id)
    expect(await house.mailedTo('decision.withdrawn', elsewhere.title)).toEqual([ada.email])
    expect((await house.agree(grace, inside.id)).status).toBe(302)
  } finally {
    await house.sql`update profiles set only_projects = null where user_id = ${grace.userId}`
  }
})

describe('the chain of events', () => {
  test('cannot be changed, and a change made around it is found', async () => {
    const { id } = await house.asked()
    await house.agree(house.ada, id)
    await expect(
      house.sql`update client_decision_events set wording = 'I disagree' where decision_id = ${id}`,
    ).rejects.toThrow(/cannot be changed/)
    await house.sql`alter table client_decision_events disable trigger keep_decision_event`
    await house.sql`update client_decision_events set wording = 'I disagree'
      where decision_id = ${id} and number = 2`
    await house.sql`alter table client_decision_events enable trigger keep_decision_event`
    expect(await textOf(house.staff.get(panel(id)))).toContain(
      'Entry 2 of the history is not as it was stored.',
    )
    expect(await textOf(house.ours.get('/dashboard/decisions'))).not.toContain('Entry 2')
  })
})

test('those whose turn it is are reminded once before, on and after the day', async () => {
  const { id, title } = await house.asked({ order: 'turn' })
  await house.sql`update client_decisions set due_on = current_date + 2, asked_at = now() - interval '2 days'
    where id = ${id}`
  for (const _ of [1, 2]) await asSystem(() => runDecisionSchedule(house.product.app))
  expect(await house.mailedTo('decision.soon', title)).toEqual([house.ada.email])
  await house.sql`update client_decisions set due_on = current_date - 5 where id = ${id}`
  for (const _ of [1, 2]) await asSystem(() => runDecisionSchedule(house.product.app))
  expect(await house.mailedTo('decision.late', title)).toEqual([house.ada.email])
  expect(await textOf(house.staff.get('/lead_admin'))).toContain(title)
  await house.withdraw(id)
  await house.sql`update client_decisions set due_on = current_date where id = ${id}`
  await asSystem(() => runDecisionSchedule(house.product.app))
  expect(await house.mailedTo('decision.due', title)).toEqual([])
})

test('an erased person is nobody in the history, and the chain stays whole', async () => {
  const { id } = await house.asked()
  const { email } = house.grace
  await house.agree(house.grace, id)
  const { userId } = house.grace
  await house.product.app.db.system((tx) => deleteAccount(tx, userId, 'Former member'))
  const kept = await house.sql`select * from client_decision_events where decision_id = ${id}`
  expect(JSON.stringify(kept)).not.toContain(email)
  expect(kept.at(-1)).toMatchObject({ person_name: 'Former member', ip: null, salt: null })
  const page = await textOf(house.staff.get(panel(id)))
  expect(page).toContain('none was changed')
  expect(page).toContain('Former member')
})
