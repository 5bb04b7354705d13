import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteAccount } from '#app/features/erasure/erasure-store.server.ts'
import { asSystem } from '#app/platform/request-scope.server.ts'
import { panel, portal, startWithDecisions, textOf } from '#test/decisions.ts'
import { formWith } from '#test/files.ts'
import { tellChanges } from './decision-notification-service.server.ts'
import { tellRest } from './decision-schedule-service.server.ts'

let house: Awaited<ReturnType<typeof startWithDecisions>>
beforeAll(async () => {
  house = await startWithDecisions()
})
afterAll(() => house.product.close())
beforeEach(() => house.sql`delete from rate_limits`)

const sha256 = (words: string) => createHash('sha256').update(words).digest('hex')
const project = () => house.fields.project
const onProject = (fields: Record<string, string>) =>
  house.staff.post(`/lead_admin/engagements/${project()}`, fields)

/** Milestones and updates of the project, added as staff do. */
async function milestone(title: string) {
  await onProject({ intent: 'milestone.add', title, dueOn: '2030-05-01' })
  const [row] = await house.sql`select id from project_milestones where title = ${title}`
  return String(row?.id)
}
async function update(title: string, body: string) {
  const id = crypto.randomUUID()
  await onProject({ intent: 'update.post', id, title, body })
  return id
}
/** How the form names it, read from its page. */
async function nameInForm(kind: string, id: string) {
  const { client } = house.fields
  const page = await textOf(
    house.staff.get(`/lead_admin/decisions/new?client=${client}&subject=${kind}:${id}`),
  )
  return new RegExp(`value="(${kind}:${id}:[0-9a-f]+)" selected`).exec(page)?.[1] ?? 'not offered'
}
const askedAbout = async (kind: string, id: string, more: Record<string, string> = {}) =>
  house.asked({ subject: await nameInForm(kind, id), body: '', ...more })
const both = () => [house.ada.email, house.grace.email].sort()
const told = async (kind: string, title: string) => (await house.mailedTo(kind, title)).sort()

describe('about a milestone or an update', () => {
  test('both sides see exactly what is decided, with its fingerprint, and its wording names it', async () => {
    const id = await milestone('Gates stand')
    const { id: decision } = await askedAbout('milestone', id)
    const page = await textOf(house.ada.client.get(portal(decision)))
    const exact = '{"title" : "Gates stand", "due_on" : "2030-05-01", "done_on" : null}'
    expect(page).toContain(sha256(exact))
    expect(page).toContain('I have read the milestone “Gates stand” as it stands here')
    expect(page).toContain(`href="/dashboard/projects/${project()}/milestones/${id}"`)
    const staffs = await textOf(house.staff.get(panel(decision)))
    expect(staffs).toContain(`href="/lead_admin/engagements/${project()}/milestones/${id}"`)
    await house.agree(house.ada, decision)
    await house.agree(house.grace, decision)
    expect(await house.statusOf(decision)).toMatchObject({ status: 'agreed' })
    const [shown] = await house.sql`select shown_sha256 as hash from client_decision_events
      where decision_id = ${decision} and kind = 'agreed'`
    expect(shown?.hash).toBe(sha256(exact))
  })

  test('a milestone that is done or opened again asks everybody again, also when it is undone', async () => {
    const id = await milestone('Signs hang')
    const { id: decision, title } = await askedAbout('milestone', id)
    await house.agree(house.ada, decision)
    const done = await onProject({ intent: 'milestone.done', milestone: id })
    expect(done.status).toBe(302)
    expect(await house.statusOf(decision)).toMatchObject({ round: 2, people_agreed: 0 })
    expect(await told('decision.again', title)).toEqual(both())
    expect((await house.agree(house.ada, decision)).status).toBe(409)
    // Around the pages: a job tells, once.
    await house.sql`update project_milestones set done_at = null where id = ${id}`
    for (const _ of [1, 2]) await asSystem(() => tellRest(house.product.app))
    expect(await told('decision.again', title)).toEqual([...both(), ...both()].sort())
    expect((await house.agree(house.ada, decision, 3)).status).toBe(302)
    const kinds = ['asked', 'agreed', 'asked_again', 'asked_again', 'agreed']
    expect(await house.eventsOf(decision)).toEqual(kinds)
    expect(await textOf(house.staff.get(panel(decision)))).toContain('none was changed')
  })

  test('a corrected update asks again; one that is removed withdraws it, and who is asked is told', async () => {
    const id = await update('Scope', 'Ten gates.')
    const { id: decision, title } = await askedAbout('update', id, { order: 'turn' })
    const form = { intent: 'update.correct', update: id, version: '1', title: 'Scope' }
    await onProject({ ...form, body: 'Twelve gates.' })
    expect(await house.statusOf(decision)).toMatchObject({ round: 2 })
    expect(await textOf(house.ada.client.get(portal(decision)))).toContain('Twelve gates.')
    expect(await told('decision.again', title)).toEqual([house.ada.email])
    await onProject({ intent: 'update.remove', update: id })
    expect(await house.statusOf(decision)).toMatchObject({ status: 'withdrawn' })
    expect(await told('decision.withdrawn', title)).toEqual([house.ada.email])
    const page = await textOf(house.ada.client.get(portal(decision)))
    expect(page).toContain('This update was removed.')
    expect(page).toContain('Twelve gates.')
  })

  test('a deleted document withdraws, and who is asked is told by mail and in the portal', async () => {
    const document = await house.uploaded('first')
    const { id, title } = await house.asked({ subject: document.value })
    await house.agree(house.ada, id)
    const seen = { based: await house.basedOn(document.id) }
    const deletion = `/lead_admin/documents/${document.id}/delete`
    expect((await house.staff.post(deletion, seen)).status).toBe(302)
    expect(await told('decision.withdrawn', title)).toEqual([house.grace.email])
    const notices = await textOf(house.grace.client.get('/dashboard/notifications'))
    expect(notices).toContain(`Withdrawn: ${title}`)
  })

  test('what has changed since the page was opened, and what is elsewhere, is refused', async () => {
    const id = await milestone('Roof closed')
    const value = await nameInForm('milestone', id)
    await onProject({ intent: 'milestone.done', milestone: id })
    const old = await house.send(house.newForm({ subject: value, body: '' }))
    expect(old.status).toBe(409)
    expect(await textOf(Promise.resolve(old))).toContain('This has changed since you opened')
    const fresh = await nameInForm('milestone', id)
    for (const [more, said] of [
      [{ subject: `update:${id}:0` }, 'Choose what is decided'],
      [{ subject: `milestone:${id}` }, 'This has changed since'],
      [{ subject: `client:${id}:0` }, 'Choose what is decided'],
    ] as const) {
      const answer = await house.send(house.newForm({ body: '', ...more }))
      expect([more.subject, answer.status >= 409]).toEqual([more.subject, true])
      expect(await textOf(Promise.resolve(answer))).toContain(said)
    }
    const [other] = await house.sql`insert into projects (client_id, name) values
      (${house.fields.client}, 'Elsewhere') returning id`
    const elsewhere = await house.send(
      house.newForm({ subject: fresh, body: '', project: String(other?.id) }),
    )
    expect(elsewhere.status).toBe(422)
    expect(await textOf(Promise.resolve(elsewhere))).toContain('belongs to another project')
  })
})

describe('somebody else decides', () => {
  const replace = (id: string, position: number, former: string, person: string, round = 1) =>
    house.staff.post(`${panel(id)}?replace=${position}`, {
      ...{ intent: 'replace', round: String(round), position: String(position), former, person },
    })

  test('who is named in their place is asked, who was asked is told, and the history says it', async () => {
    const { ada, grace } = house
    const third = await house.member('Joan Clarke')
    const { id, title } = await house.asked({ order: 'turn' })
    const form = await textOf(house.staff.get(`${panel(id)}?replace=1`))
    expect(form).toContain('Joan Clarke')
    expect(form).not.toContain(`value="${grace.userId}"`)
    // Sent twice, it is done once.
    for (const _ of [1, 2])
      expect((await replace(id, 1, ada.userId, third.userId)).status).toBe(302)
    // Somebody else has chosen in between.
    expect((await replace(id, 1, ada.userId, ada.userId)).status).toBe(409)
    expect(await told('decision.replaced', title)).toEqual([ada.email])
    expect(await told('decision.asked', title)).toEqual([ada.email, third.email].sort())
    expect((await house.agree(ada, id)).status).toBe(409)
    expect((await house.agree(third, id)).status).toBe(302)
    expect((await house.agree(grace, id)).status).toBe(302)
    expect(await house.eventsOf(id)).toEqual(['asked', 'replaced', 'agreed', 'agreed'])
    const page = await textOf(house.ours.get(portal(id)))
    expect(page).toContain('Joan Clarke decides instead of')
    const staffs = await textOf(house.staff.get(panel(id)))
    expect(staffs).toContain('none was changed')
    const audit = await house.auditOf(id)
    expect(audit.some(({ action, ip }) => action === 'decision.person_replaced' && ip)).toBe(true)
    await house.product.app.db.system((tx) => deleteAccount(tx, third.userId, 'Former member'))
    const kept = await house.sql`select * from client_decision_events where decision_id = ${id}`
    expect(JSON.stringify(kept)).not.toContain('Joan Clarke')
    expect(await textOf(house.staff.get(panel(id)))).toContain('none was changed')
  })

  test('nobody is named twice, from elsewhere, without sight of it, or after they have answered', async () => {
    const { ada, grace } = house
    const third = await house.member('Mary Somerville')
    const { id } = await house.asked()
    const [stranger] = await house.sql`select user_id from profiles where role like 'client%'
      and client_id is distinct from ${house.fields.client} limit 1`
    await house.sql`update profiles set only_projects = array[${project()}]::uuid[] where user_id = ${third.userId}`
    const wrong: [number, string, number, string][] = [
      [1, '', 422, 'Please choose a person'],
      [1, grace.userId, 422, 'named already'],
      [1, third.userId, 422, 'cannot decide'],
      [1, String(stranger?.user_id), 422, 'cannot decide'],
      [1, 'x', 422, 'cannot decide'],
      [9, third.userId, 422, 'cannot decide'],
    ]
    for (const [position, person, status, said] of wrong) {
      const answer = await replace(id, position, ada.userId, person)
      expect([person, answer.status]).toEqual([person, status])
      expect(await textOf(Promise.resolve(answer))).toContain(said)
    }
    await house.sql`update profiles set only_projects = null where user_id = ${third.userId}`
    await house.agree(ada, id)
    expect((await replace(id, 1, ada.userId, third.userId)).status).toBe(409)
    expect((await replace(id, 2, grace.userId, third.userId, 2)).status).toBe(409)
    expect((await replace(id, 2, grace.userId, third.userId)).status).toBe(302)
    expect((await house.staff.post(panel(id), { intent: 'other', round: '1' })).status).toBe(422)
    expect((await house.ours.post(panel(id), { intent: 'replace' })).status).toBeGreaterThan(301)
    expect(await house.eventsOf(id)).toEqual(['asked', 'agreed', 'replaced'])
  })
})

test('who was moved to another client gets no mail about this one when they are replaced', async () => {
  const { ada, grace } = house
  const third = await house.member('Emmy Noether')
  const { id, title } = await house.asked({ 'person-2': third.userId })
  const [other] =
    await house.sql`insert into clients (name) values ('Another ministry') returning id`
  const moveTo = (client: string, who: { userId: string }) =>
    house.sql`update profiles set client_id = ${client} where user_id = ${who.userId}`
  await moveTo(String(other?.id), third)
  const fields = { intent: 'replace', round: '1', position: '2', former: third.userId }
  const answer = await house.staff.post(panel(id), { ...fields, person: grace.userId })
  expect(answer.status).toBe(302)
  expect(await told('decision.replaced', title)).toEqual([])
  expect(await told('decision.asked', title)).toEqual([ada.email, grace.email, third.email].sort())
})

test('what was not told yet of other projects is left to the job by somebody who does not see it', async () => {
  const { grace } = house
  const id = await milestone('Of this project')
  const { id: decision, title } = await askedAbout('milestone', id)
  await house.sql`update project_milestones set done_at = now() where id = ${id}`
  const app = house.product.app
  const restrictTo = (projects: string[] | null) =>
    house.sql`update profiles set only_projects = ${projects} where user_id = ${grace.userId}`
  await restrictTo([crypto.randomUUID()])
  const { userId } = grace
  const actor = {
    kind: 'user',
    role: 'client_user',
    userId,
    clientId: house.fields.client,
  } as const
  const rest = { sessionId: '', email: grace.email, fullName: 'Grace' }
  await app.db.as({ ...actor, ...rest }, (tx) => tellChanges(app, tx))
  await restrictTo(null)
  expect(await told('decision.again', title)).toEqual([])
  await asSystem(() => tellRest(app))
  expect(await told('decision.again', title)).toEqual(both())
  expect(await house.statusOf(decision)).toMatchObject({ round: 2 })
})

describe('a drawn name', () => {
  const drawing = 'M10 20L60 60L90 62M100 90L100 90'
  const sign = (id: string, fields: Record<string, string>) =>
    house.ada.client.post(portal(id), { intent: 'agree', round: '1', name: '', ...fields })

  test('signs alone or with a typed one, is shown and printed, and is in the chain', async () => {
    const { id } = await house.asked({ kind: 'signature', 'person-2': '' })
    const wrong = [
      ...['M10 20', 'M1 1L2 2"/><script>', `M1 1${'L2 2'.repeat(3_000)}`],
      // Outside of the field.
      ...['M1000 1L2 2', 'M600 1L2 2', 'M1 180L2 2'],
    ]
    for (const path of wrong) {
      const answer = await sign(id, { drawing: path })
      expect([path.slice(0, 12), answer.status]).toEqual([path.slice(0, 12), 422])
      expect(await textOf(Promise.resolve(answer))).toContain('The drawing could not be read.')
    }
    // A touch that was meant to scroll is no name.
    for (const path of ['', 'M10 20L10 20'])
      expect((await sign(id, { drawing: path })).status).toBe(422)
    const nameless = { intent: 'agree', round: '1', drawing: 'x' }
    expect((await house.ada.client.post(portal(id), nameless)).status).toBe(422)
    expect((await sign(id, { drawing })).status).toBe(302)
    for (const page of [house.ours.get(portal(id)), house.staff.get(panel(id))])
      expect(await textOf(page)).toContain(`d="${drawing}"`)
    const record = await (await house.ours.get(`${portal(id)}/record.pdf`)).arrayBuffer()
    const answer = house.product
      .client()
      .form('/verify', formWith({}, [['record', 'record.pdf', Buffer.from(record)]]))
    expect(await textOf(answer)).toContain('This record is genuine')
    expect(await textOf(house.staff.get(panel(id)))).toContain('none was changed')
    await house.sql`update client_decision_events set signed_drawing = 'M1 1L2 2'
      where decision_id = ${id} and kind = 'agreed'`
    expect(await textOf(house.staff.get(panel(id)))).toContain('Entry 2 of the history is not')
  })

  test('the record is an archive file that holds the events, and nothing follows its end', async () => {
    const { id } = await house.asked({ kind: 'signature', 'person-2': '' })
    await sign(id, { drawing, name: 'Ada Lovelace' })
    const answer = await house.ours.get(`${portal(id)}/record.pdf`)
    const file = Buffer.from(await answer.arrayBuffer()).toString('latin1')
    for (const part of [
      ...['<pdfaid:part>3</pdfaid:part>', '<pdfaid:conformance>A</pdfaid:conformance>'],
      ...['<pdfuaid:part>1</pdfuaid:part>', '/GTS_PDFA1', '/AFRelationship /Data', '/AF ['],
      '<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>',
    ])
      expect(file).toContain(part)
    expect(file).toMatch(/%UNORDIN-SIGNATURE [0-9a-f-]{36} [\w-]{86}\nstartxref\n\d+\n%%EOF\n?$/)
  })
})
