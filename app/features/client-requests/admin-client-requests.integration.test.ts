import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { daysAfter, officeDay } from '#app/platform/office-day.ts'
import { asSystem } from '#app/platform/request-scope.server.ts'
import { dayFrom, fieldsOf, panel, startWithRequests, textOf } from '#test/client-requests.ts'
import { pdfBytes } from '#test/files.ts'
import { queuedMails } from '#test/mails.ts'
import { basedOn } from '#test/seen-version.ts'
import { runRequestSchedule } from './client-request-schedule-service.server.ts'

let house: Awaited<ReturnType<typeof startWithRequests>>
beforeAll(async () => {
  house = await startWithRequests()
})
afterAll(() => house.product.close())

test('every corrected file of a returned line becomes a version, however many are sent', async () => {
  const { id, lines } = await house.asked()
  const [line = ''] = lines
  await house.give(id, line, [
    ['a.txt', 'first a'],
    ['b.txt', 'first b'],
    ['c.txt', 'first c'],
  ])
  await house.decide(id, line, { intent: 'return', because: 'Please sign them.' })
  await house.give(id, line, [
    ['a.txt', 'second a'],
    ['b.txt', 'second b'],
    // A photo with the name of another one that is sent with it is a document of its own.
    ['b.txt', 'another b'],
  ])
  await house.give(id, line, [['c.txt', 'second c']])
  const documents = await house.sql`select d.name, d.version from client_request_files f
    join documents d on d.id = f.document_id where f.line_id = ${line} order by d.name`
  expect(documents).toEqual([
    { name: 'a.txt', version: 2 },
    { name: 'b (2).txt', version: 1 },
    { name: 'b.txt', version: 2 },
    { name: 'c.txt', version: 2 },
  ])
})

describe('staff', () => {
  test('who decide on an old page are told, and nothing is overwritten', async () => {
    const { id, lines } = await house.asked([['answer', 'A']])
    await house.answer(id, lines[0] ?? '', 'First')
    const based = await basedOn(house.staff, panel(id))
    await house.answer(id, lines[0] ?? '', 'Second')
    const late = await house.staff.post(panel(id), {
      intent: 'accept',
      line: lines[0] ?? '',
      based,
    })
    expect(late.status).toBe(409)
    const page = await late.text()
    expect(page).toContain('Somebody has changed this request')
    expect(page).toContain('Second')
    expect(await house.statusOf(id)).toMatchObject({ lines_accepted: 0 })
  })

  test('remove the last missing line of a request whose others are accepted: it is completed, and the client is told', async () => {
    const { id, title, lines } = await house.asked([
      ['answer', 'A'],
      ['answer', 'B'],
    ])
    await house.answer(id, lines[0] ?? '', 'Yes')
    await house.decide(id, lines[0] ?? '', { intent: 'accept' })
    expect((await house.decide(id, lines[1] ?? '', { intent: 'remove' })).status).toBe(302)
    expect(await house.statusOf(id)).toMatchObject({ status: 'completed' })
    const actions = (await house.auditOf(id)).map((event) => event.action)
    expect(actions.filter((action) => action === 'request.completed')).toHaveLength(1)
    const told = await house.sql`select title from notifications where kind = 'request.completed'`
    expect(told.some((one) => String(one.title).includes(title))).toBe(true)
  })

  test('change the day and who is asked, add and remove lines, with messages for what is wrong', async () => {
    const { id, title, lines } = await house.asked([
      ['document', 'A'],
      ['document', 'B'],
    ])
    const save = { intent: 'save', title, reason: '', due_on: dayFrom(30), contact: '' }
    expect((await house.decide(id, '', save)).status).toBe(302)
    expect(await textOf(house.decide(id, '', { ...save, title: '' }))).toContain(
      'Please write a title',
    )
    const stranger =
      await house.sql`select user_id from profiles where client_id <> ${house.fields.client}`
    expect(
      await textOf(house.decide(id, '', { ...save, contact: stranger[0]?.user_id })),
    ).toContain('Choose a project and a person of this client')
    expect(
      (await house.decide(id, '', { intent: 'add', ...fieldsOf([['answer', 'C']]) })).status,
    ).toBe(302)
    expect(
      await textOf(house.decide(id, '', { intent: 'add', ...fieldsOf([['answer', '']]) })),
    ).toContain('A line needs a title')
    await house.give(id, lines[0] ?? '', [['given.pdf', pdfBytes]])
    expect(
      await textOf(house.decide(id, lines[0] ?? '', { intent: 'return', because: '' })),
    ).toContain('Please write a reason')
    expect((await house.decide(id, lines[0] ?? '', { intent: 'remove' })).status).toBe(409)
    expect((await house.decide(id, lines[1] ?? '', { intent: 'remove' })).status).toBe(302)
    const left =
      await house.sql`select title from client_request_lines where request_id = ${id} order by position`
    expect(left.map((row) => row.title)).toEqual(['A', 'C'])
  })

  test('who is asked hears of another day, of a new line and of a request that is open again', async () => {
    const { id, title } = await house.asked([['document', 'A']])
    const changes = async () => (await house.mailsOf('request.changed', title)).length
    const save = { intent: 'save', title, reason: 'Other words', due_on: dayFrom(7), contact: '' }
    await house.decide(id, '', save)
    expect(await changes()).toBe(0)
    await house.decide(id, '', { ...save, due_on: dayFrom(20) })
    expect(await changes()).toBe(1)
    await house.decide(id, '', { intent: 'add', ...fieldsOf([['answer', 'B']]) })
    await house.decide(id, '', { intent: 'cancel' })
    expect(await house.mailsOf('request.cancelled', title)).toHaveLength(1)
    expect(await changes()).toBe(2)
    await house.decide(id, '', { intent: 'reopen' })
    expect(await changes()).toBe(3)
    expect(await textOf(house.ours.get('/dashboard/notifications'))).toContain(`Changed: ${title}`)
  })

  test('keep the person who is asked when they can no longer sign in, and what is typed in a conflict', async () => {
    const [person] = await house.sql`select user_id from profiles
      where client_id = ${house.fields.client}`
    const { id, title } = await house.asked([['document', 'A']], { contact: person?.user_id })
    await house.sql`update client_requests set contact_id = (select user_id from profiles
      where role = 'admin' limit 1) where id = ${id}`
    const page = await textOf(house.staff.get(panel(id)))
    expect(page).toContain('can no longer sign in')
    const late = await house.staff.post(panel(id), {
      ...{ intent: 'save', based: 'long ago', title, reason: 'Typed with care', contact: '' },
      due_on: dayFrom(7),
    })
    expect(late.status).toBe(409)
    expect(await textOf(Promise.resolve(late))).toContain('Typed with care')
  })

  test('find it in the list by what it waits for, and in the palette', async () => {
    const { id, title, lines } = await house.asked([['answer', 'A']])
    const list = (query: string) => textOf(house.staff.get(`/lead_admin/requests?${query}`))
    expect(await list('show=yours')).toContain(title)
    expect(await list('show=review')).not.toContain(title)
    await house.answer(id, lines[0] ?? '', 'Here')
    expect(await list('show=review')).toContain(title)
    expect(await list(`show=all&q=${title.slice(4)}`)).toContain(title)
    expect(await list('show=all&q=nothing-like-it')).not.toContain(title)
    expect(
      await textOf(house.ours.get(`/dashboard/requests?show=all&q=${title.slice(4)}`)),
    ).toContain(title)
    expect(await textOf(house.theirs.get('/dashboard/requests?show=all'))).not.toContain(title)
    expect(await textOf(house.staff.get(`/lead_admin/search?q=${title.slice(4)}`))).toContain(title)
  })
})

describe('reminders', () => {
  test('come before, on and after the day, each once, and only while something is missing', async () => {
    const { app } = house.product
    const { id, title, lines } = await house.asked([['answer', 'Still missing']], {
      due_on: daysAfter(officeDay(new Date()), 9),
    })
    const at = async (days: number) => {
      const before = app.now
      app.now = () => new Date(Date.now() + days * 86_400_000)
      try {
        for (const _ of [1, 2]) await asSystem(() => runRequestSchedule(app))
      } finally {
        app.now = before
      }
      const all = await queuedMails(house.product)
      return all
        .filter(({ subject }) => subject.includes(title))
        .map(({ subject }) => subject.split(':')[0])
    }
    const sent = 'We need something from you'
    expect(await at(0)).toEqual([sent])
    expect(await at(5)).toEqual([sent])
    const [, soon] = await at(7)
    expect(soon).toMatch(/^Due on /)
    expect((await at(9)).slice(2)).toEqual(['Due today'])
    expect((await at(13)).slice(3)).toEqual(['Overdue'])
    expect(await at(14)).toHaveLength(4)
    const today = await house.sql`select details from audit_events
      where subject_id = ${id} and action = 'request.reminded'`
    expect(today).toHaveLength(3)
    await house.answer(id, lines[0] ?? '', 'There')
    await house.sql`update client_requests set late_reminder_at = null where id = ${id}`
    // Staff are told that nothing is missing any more, and nobody is reminded.
    const [said = '', ...others] = (await at(15)).slice(4)
    expect(said).toMatch(/ has given everything$/)
    expect(others).toEqual([])
  })
})
