import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asSystem } from '#app/platform/request-scope.server.ts'
import { startWithDocuments } from '#test/documents.ts'
import { formWith, pdfBytes, pngBytes, windowsProgram } from '#test/files.ts'
import { queuedMails } from '#test/mails.ts'
import { basedOn } from '#test/seen-version.ts'
import { runRequestSchedule } from './client-request-schedule-service.server.ts'

const office = 'office@unordin.example'
let house: Awaited<ReturnType<typeof startWithDocuments>>
beforeAll(async () => {
  house = await startWithDocuments({ NOTIFY_EMAIL: office })
})
afterAll(() => house.product.close())

const panel = (id: string) => `/lead_admin/requests/${id}`
const portal = (id: string) => `/dashboard/requests/${id}`
const textOf = async (answer: Promise<Response>) => (await answer).text()
const dayFrom = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

type Line = [kind: 'document' | 'answer', title: string, hint?: string]
const fieldsOf = (lines: Line[]) =>
  Object.fromEntries(
    lines.flatMap(([kind, title, hint = ''], at) => [
      [`line-${at}-kind`, kind],
      [`line-${at}-title`, title],
      [`line-${at}-hint`, hint],
    ]),
  )
const newForm = (
  more: Record<string, string> = {},
  lines: Line[] = [['document', 'The plan']],
) => ({
  ...{ intent: 'send', id: crypto.randomUUID() as string, title: 'Kick-off', reason: 'To begin.' },
  ...{ due_on: dayFrom(7), project: house.fields.project, contact: '' },
  ...fieldsOf(lines),
  ...more,
})
const send = (form: Record<string, string>, client = house.fields.client) =>
  house.staff.post(`/lead_admin/requests/new?client=${client}`, form)

/** A request that was sent, and the ids of its lines. */
async function asked(
  lines: Line[] = [['document', 'The plan']],
  more: Record<string, string> = {},
) {
  const form = newForm({ title: `Ask ${crypto.randomUUID().slice(0, 8)}`, ...more }, lines)
  const answer = await send(form)
  expect(answer.status).toBe(302)
  const rows = await house.sql`select id from client_request_lines
    where request_id = ${form.id} order by position`
  return { id: form.id, title: form.title, lines: rows.map(({ id }) => id as string) }
}
const statusOf = async (id: string) =>
  (
    await house.sql`select status, lines_missing, lines_given, lines_accepted from client_requests
    where id = ${id}`
  )[0]
const give = (
  id: string,
  line: string,
  files: [string, Uint8Array | string][],
  client = house.ours,
) =>
  client.form(
    portal(id),
    formWith(
      { line, kind: 'document' },
      files.map(([name, bytes]) => ['files', name, bytes]),
    ),
  )
const answer = (id: string, line: string, words: string, client = house.ours) =>
  client.post(portal(id), { line, kind: 'answer', answer: words })
const decide = async (id: string, line: string, fields: Record<string, string>) =>
  house.staff.post(panel(id), { line, based: await basedOn(house.staff, panel(id)), ...fields })
const mailsOf = async (kind: string, title: string) =>
  (await queuedMails(house.product, { kind })).filter(({ subject, text }) =>
    `${subject} ${text}`.includes(title),
  )
const ownAddress = async () =>
  (await house.sql`select email from profiles where client_id = ${house.fields.client}`)[0]?.email

describe('from the template to accepted', () => {
  test('six lines are asked for, given, returned once, accepted, and complete the request', async () => {
    const page = await textOf(
      house.staff.get(`/lead_admin/requests/new?client=${house.fields.client}&template=kick-off`),
    )
    expect(page).toContain('value="Kick-off pack"')
    expect(page.match(/name="line-\d-title"/g)).toHaveLength(6)
    const six: Line[] = [1, 2, 3, 4, 5].map((n) => ['document', `Paper ${n}`])
    const { id, title, lines } = await asked([...six, ['answer', 'Who decides?']])
    const [mail] = await mailsOf('request.sent', title)
    expect(mail?.to).toBe(await ownAddress())
    expect(mail?.text).toContain('Paper 5')
    for (const [at, line] of lines.slice(0, 5).entries())
      expect((await give(id, line, [[`paper-${at}.pdf`, pdfBytes]])).status).toBe(302)
    expect(await mailsOf('request.given', title)).toHaveLength(0)
    expect((await answer(id, lines[5] ?? '', 'The minister.')).status).toBe(302)
    expect((await mailsOf('request.given', title)).map(({ to }) => to)).toHaveLength(1)
    expect(await statusOf(id)).toMatchObject({ status: 'open', lines_missing: 0, lines_given: 6 })
    expect(await textOf(house.staff.get('/lead_admin'))).toContain(title)

    const [first = '', ...others] = lines
    const back = await decide(id, first, { intent: 'return', because: 'Page two is missing.' })
    expect(back.status).toBe(302)
    expect((await mailsOf('request.returned', title))[0]?.text).toContain('Page two is missing.')
    expect(await textOf(house.ours.get(portal(id)))).toContain('Page two is missing.')
    // The same name is a new version of the same document.
    await give(id, first, [['paper-0.pdf', Buffer.concat([pdfBytes, Buffer.from('\n%two\n')])]])
    const documents = await house.sql`select d.version, d.project_id from client_request_files f
      join documents d on d.id = f.document_id where f.line_id = ${first}`
    expect(documents).toMatchObject([{ version: 2, project_id: house.fields.project }])
    for (const line of [first, ...others])
      expect((await decide(id, line, { intent: 'accept' })).status).toBe(302)
    expect(await statusOf(id)).toMatchObject({ status: 'completed', lines_accepted: 6 })
    expect(await textOf(house.ours.get(portal(id)))).toContain('Everything has been accepted')
    const actions = (await house.auditOf(id)).map((event) => event.action)
    for (const action of [
      'request.sent',
      'request.line_given',
      'request.line_returned',
      'request.completed',
    ])
      expect(actions).toContain(action)
    expect((await house.auditOf(id)).every((event) => event.ip && event.actor_email)).toBe(true)
  })

  test('what was given is in the client’s documents, with its project, and staff see who gave it', async () => {
    const { id, lines } = await asked()
    await give(id, lines[0] ?? '', [
      ['site.png', pngBytes],
      ['notes.txt', 'words'],
    ])
    expect(await textOf(house.ours.get('/dashboard/documents'))).toContain('site.png')
    expect(await textOf(house.staff.get(panel(id)))).toContain('notes.txt')
    const [file] = await house.idsNamed('site.png')
    expect((await house.ours.get(`/dashboard/documents/${file}/file`)).status).toBe(200)
    expect((await house.theirs.get(`/dashboard/documents/${file}/file`)).status).toBe(404)
    expect((await house.auditOf(file ?? '')).map(({ action }) => action)).toContain(
      'document.uploaded',
    )
  })

  test('the same file sent twice is one version', async () => {
    const { id, lines } = await asked()
    await Promise.all([1, 2, 3].map(() => give(id, lines[0] ?? '', [['twice.pdf', pdfBytes]])))
    const rows = await house.sql`select version from documents where name = 'twice.pdf'`
    expect(rows).toMatchObject([{ version: 1 }])
  })
})

describe('a new request', () => {
  test('is refused with a message beside the field, and everything typed stays', async () => {
    const long = 'x'.repeat(201)
    for (const [more, lines, message] of [
      [{ title: ' ' }, undefined, 'Please write a title'],
      [{ title: long }, undefined, 'at most 200 characters'],
      [{ due_on: 'soon' }, undefined, 'Please choose a date'],
      [{ due_on: '2020-01-01' }, undefined, 'The date has passed already'],
      [{ reason: 'x'.repeat(5001) }, undefined, 'at most 5,000 characters'],
      [{}, [['document', '']], 'Please write at least one line'],
      [{}, [['document', '', 'Only a hint']], 'A line needs a title'],
      [{ project: house.theirProject }, undefined, 'Choose a project and a person of this client'],
    ] as [Record<string, string>, Line[] | undefined, string][]) {
      const form = newForm({ reason: 'Typed words', ...more }, lines)
      const answer = await send(form)
      expect(answer.status, message).toBe(422)
      const page = await answer.text()
      expect(page).toContain(message)
      if (!more.reason) expect(page).toContain('Typed words')
      expect(await statusOf(form.id)).toBeUndefined()
    }
  })

  test('rows are added, moved and removed without a script; nothing is stored', async () => {
    const form = newForm({ intent: 'row:up:1' }, [
      ['document', 'One'],
      ['answer', 'Two'],
    ])
    const page = await textOf(send(form))
    expect(page.indexOf('value="Two"')).toBeLessThan(page.indexOf('value="One"'))
    const more = await textOf(send({ ...form, intent: 'row:add' }))
    expect(more.match(/name="line-\d-title"/g)).toHaveLength(3)
    const fewer = await textOf(send({ ...form, intent: 'row:remove:0' }))
    expect(fewer).not.toContain('value="One"')
    expect(await statusOf(form.id)).toBeUndefined()
  })

  test('a form sent twice makes one request and one mail', async () => {
    const form = newForm({ title: 'Only one of it' })
    await Promise.all([send(form), send(form)])
    await send(form)
    expect(await mailsOf('request.sent', 'Only one of it')).toHaveLength(1)
  })

  test('begins with a template that staff have kept, until it is removed', async () => {
    const { id, title } = await asked([['answer', 'Kept question']])
    await house.staff.post(panel(id), { intent: 'template' })
    await house.staff.post(panel(id), { intent: 'template' })
    const list = await textOf(house.staff.get('/lead_admin/requests/templates'))
    const [, template] = /name="template" value="([0-9a-f-]{36})"/.exec(list) ?? []
    expect(list.split(`Remove ${title}`)).toHaveLength(2)
    const page = `/lead_admin/requests/new?client=${house.fields.client}&template=${template}`
    expect(await textOf(house.staff.get(page))).toContain('Kept question')
    const remove = () =>
      house.staff.post('/lead_admin/requests/templates', { template: template ?? '' })
    expect((await remove()).status).toBe(302)
    expect((await remove()).status).toBe(302)
    expect(await textOf(house.staff.get(page))).not.toContain('Kept question')
  })
})

describe('what a client gives', () => {
  test('is refused beside the field when it is no file, a bad one, or no answer', async () => {
    const { id, lines } = await asked([
      ['document', 'A'],
      ['answer', 'B'],
    ])
    const [file = '', words = ''] = lines
    for (const [sent, message] of [
      [give(id, file, [['', '']]), 'Please choose a file'],
      [give(id, file, [['a.pdf', windowsProgram]]), 'We do not accept this type of file: a.pdf.'],
      [answer(id, words, ' \n'), 'Please write an answer'],
      [answer(id, words, 'x'.repeat(10_001)), 'at most 10,000 characters'],
      // A line of the other kind, and one of no request.
      [answer(id, file, 'words'), 'Nothing can be given here any more'],
      [answer(id, crypto.randomUUID(), 'words'), ''],
    ] as [Promise<Response>, string][]) {
      const got = await sent
      expect([409, 422]).toContain(got.status)
      expect(await got.text()).toContain(message)
    }
    expect(await statusOf(id)).toMatchObject({ lines_missing: 2 })
  })

  test('is not taken once the line is accepted or the request cancelled; it is open again after that', async () => {
    const { id, lines } = await asked([
      ['answer', 'A'],
      ['answer', 'B'],
    ])
    const [first = '', second = ''] = lines
    await answer(id, first, 'Yes')
    await decide(id, first, { intent: 'accept' })
    expect((await answer(id, first, 'No')).status).toBe(409)
    await decide(id, '', { intent: 'cancel' })
    expect((await answer(id, second, 'Late')).status).toBe(409)
    expect(await textOf(house.ours.get(portal(id)))).toContain('This request was cancelled')
    await decide(id, '', { intent: 'reopen' })
    expect((await answer(id, second, 'In time')).status).toBe(302)
  })

  test('another client sees and gives nothing, and staff who view the portal give nothing', async () => {
    const { id, lines, title } = await asked([['answer', 'A']])
    const got = await house.theirs.get(`${portal(id)}.data`)
    expect(got.status).toBe(404)
    expect(await got.text()).not.toContain(title)
    expect((await answer(id, lines[0] ?? '', 'Mine', house.theirs)).status).toBe(404)
    await house.staff.post(`/lead_admin/clients/${house.fields.client}/view`, {})
    expect(await textOf(house.staff.get(portal(id)))).toContain(title)
    expect((await answer(id, lines[0] ?? '', 'Ours', house.staff)).status).toBeGreaterThanOrEqual(
      400,
    )
    await house.staff.post('/lead_admin/clients/stop-viewing', {})
    expect(await statusOf(id)).toMatchObject({ lines_missing: 1 })
  })
})

describe('staff', () => {
  test('who decide on an old page are told, and nothing is overwritten', async () => {
    const { id, lines } = await asked([['answer', 'A']])
    await answer(id, lines[0] ?? '', 'First')
    const based = await basedOn(house.staff, panel(id))
    await answer(id, lines[0] ?? '', 'Second')
    const late = await house.staff.post(panel(id), {
      intent: 'accept',
      line: lines[0] ?? '',
      based,
    })
    expect(late.status).toBe(409)
    const page = await late.text()
    expect(page).toContain('Somebody has changed this request')
    expect(page).toContain('Second')
    expect(await statusOf(id)).toMatchObject({ lines_accepted: 0 })
  })

  test('change the day and who is asked, add and remove lines, with messages for what is wrong', async () => {
    const { id, title, lines } = await asked([
      ['document', 'A'],
      ['document', 'B'],
    ])
    const save = { intent: 'save', title, reason: '', due_on: dayFrom(30), contact: '' }
    expect((await decide(id, '', save)).status).toBe(302)
    expect(await textOf(decide(id, '', { ...save, title: '' }))).toContain('Please write a title')
    const stranger =
      await house.sql`select user_id from profiles where client_id <> ${house.fields.client}`
    expect(await textOf(decide(id, '', { ...save, contact: stranger[0]?.user_id }))).toContain(
      'Choose a project and a person of this client',
    )
    expect((await decide(id, '', { intent: 'add', ...fieldsOf([['answer', 'C']]) })).status).toBe(
      302,
    )
    expect(
      await textOf(decide(id, '', { intent: 'add', ...fieldsOf([['answer', '']]) })),
    ).toContain('A line needs a title')
    expect(await textOf(decide(id, lines[0] ?? '', { intent: 'return', because: '' }))).toContain(
      'Please write a reason',
    )
    await give(id, lines[0] ?? '', [['given.pdf', pdfBytes]])
    expect((await decide(id, lines[0] ?? '', { intent: 'remove' })).status).toBe(409)
    expect((await decide(id, lines[1] ?? '', { intent: 'remove' })).status).toBe(302)
    const left =
      await house.sql`select title from client_request_lines where request_id = ${id} order by position`
    expect(left.map((row) => row.title)).toEqual(['A', 'C'])
  })

  test('find it in the list by what it waits for, and in the palette', async () => {
    const { id, title, lines } = await asked([['answer', 'A']])
    const list = (query: string) => textOf(house.staff.get(`/lead_admin/requests?${query}`))
    expect(await list('show=yours')).toContain(title)
    expect(await list('show=review')).not.toContain(title)
    await answer(id, lines[0] ?? '', 'Here')
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
    const { id, title, lines } = await asked([['answer', 'Still missing']], { due_on: dayFrom(9) })
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
    await answer(id, lines[0] ?? '', 'There')
    await house.sql`update client_requests set late_reminder_at = null where id = ${id}`
    expect(await at(15)).toHaveLength(4 + 0)
  })
})
