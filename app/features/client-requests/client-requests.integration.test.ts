import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Line, panel, portal, startWithRequests, textOf } from '#test/client-requests.ts'
import { pdfBytes, pngBytes, windowsProgram } from '#test/files.ts'

let house: Awaited<ReturnType<typeof startWithRequests>>
beforeAll(async () => {
  house = await startWithRequests({ NOTIFY_EMAIL: 'office@unordin.example' })
})
afterAll(() => house.product.close())

describe('from the template to accepted', () => {
  test('six lines are asked for, given, returned once, accepted, and complete the request', async () => {
    const page = await textOf(
      house.staff.get(`/lead_admin/requests/new?client=${house.fields.client}&template=kick-off`),
    )
    expect(page).toContain('value="Kick-off pack"')
    expect(page.match(/name="line-\d-title"/g)).toHaveLength(6)
    const six: Line[] = [1, 2, 3, 4, 5].map((n) => ['document', `Paper ${n}`])
    const { id, title, lines } = await house.asked([...six, ['answer', 'Who decides?']])
    const [mail] = await house.mailsOf('request.sent', title)
    expect(mail?.to).toBe(await house.ownAddress())
    expect(mail?.text).toContain('Paper 5')
    for (const [at, line] of lines.slice(0, 5).entries())
      expect((await house.give(id, line, [[`paper-${at}.pdf`, pdfBytes]])).status).toBe(302)
    expect(await house.mailsOf('request.given', title)).toHaveLength(0)
    expect((await house.answer(id, lines[5] ?? '', 'The minister.')).status).toBe(302)
    expect((await house.mailsOf('request.given', title)).map(({ to }) => to)).toHaveLength(1)
    expect(await house.statusOf(id)).toMatchObject({
      status: 'open',
      lines_missing: 0,
      lines_given: 6,
    })
    expect(await textOf(house.staff.get('/lead_admin'))).toContain(title)

    const [first = '', ...others] = lines
    const back = await house.decide(id, first, {
      intent: 'return',
      because: 'Page two is missing.',
    })
    expect(back.status).toBe(302)
    expect((await house.mailsOf('request.returned', title))[0]?.text).toContain(
      'Page two is missing.',
    )
    expect(await textOf(house.ours.get(portal(id)))).toContain('Page two is missing.')
    // The same name is a new version of the same document.
    await house.give(id, first, [
      ['paper-0.pdf', Buffer.concat([pdfBytes, Buffer.from('\n%two\n')])],
    ])
    const documents = await house.sql`select d.version, d.project_id from client_request_files f
      join documents d on d.id = f.document_id where f.line_id = ${first}`
    expect(documents).toMatchObject([{ version: 2, project_id: house.fields.project }])
    const versions = await house.sql`select v.from_client from client_request_files f
      join document_versions v on v.document_id = f.document_id where f.line_id = ${first}`
    expect(versions).toEqual([{ from_client: true }, { from_client: true }])
    for (const line of [first, ...others])
      expect((await house.decide(id, line, { intent: 'accept' })).status).toBe(302)
    expect(await house.statusOf(id)).toMatchObject({ status: 'completed', lines_accepted: 6 })
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
    const { id, lines } = await house.asked()
    await house.give(id, lines[0] ?? '', [
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

  test('photos of one name are documents of their own; staff see both', async () => {
    const { id, lines } = await house.asked()
    const photo = (n: number) => Buffer.concat([pngBytes, Buffer.from([n])])
    await house.give(id, lines[0] ?? '', [
      ['image.png', photo(1)],
      ['image.png', photo(2)],
    ])
    await house.give(id, lines[0] ?? '', [['image.png', photo(3)]])
    const names = await house.sql`select d.name, d.version from client_request_files f
      join documents d on d.id = f.document_id where f.line_id = ${lines[0] ?? ''} order by d.name`
    expect(names.map(({ name, version }) => [name, version])).toEqual([
      ['image (2).png', 1],
      ['image (3).png', 1],
      ['image.png', 1],
    ])
    expect(await textOf(house.staff.get(panel(id)))).toContain('image (3).png')
  })

  test('a colleague’s answer is not overwritten by somebody who has not seen it', async () => {
    const { id, lines, title } = await house.asked([['answer', 'Who?']])
    const line = lines[0] ?? ''
    const all = await Promise.all(
      ['Ada', 'Grace', 'Hedy'].map((words) => house.answer(id, line, words, house.ours, '')),
    )
    expect(all.map(({ status }) => status).sort()).toEqual([302, 409, 409])
    const page = await textOf(house.answer(id, line, 'Once more', house.ours, ''))
    expect(page).toContain('A colleague has answered')
    expect(page).toContain('Once more')
    expect(await house.mailsOf('request.given', title)).toHaveLength(1)
    expect((await house.answer(id, line, 'Seen and changed')).status).toBe(302)
  })

  test('a version of an answer that no page has shown is refused as an old one', async () => {
    const { id, lines } = await house.asked([['answer', 'Who?']])
    for (const seen of ['1', 'now', 'infinity', '2026-13-45', 'x', '2026-01-01T00:00:00Z'])
      expect((await house.answer(id, lines[0] ?? '', 'Me', house.ours, seen)).status).toBe(409)
  })

  test('a line whose document was deleted is missing again, unless it was accepted', async () => {
    const { id, lines } = await house.asked([
      ['document', 'A'],
      ['document', 'B'],
    ])
    for (const line of lines) await house.give(id, line, [[`${line}.pdf`, pdfBytes]])
    await house.decide(id, lines[0] ?? '', { intent: 'accept' })
    await house.sql`delete from documents where name = any(${lines.map((line) => `${line}.pdf`)})`
    expect(await house.statusOf(id)).toMatchObject({ lines_missing: 1, lines_accepted: 1 })
  })

  test('the same file sent twice is one version', async () => {
    const { id, lines } = await house.asked()
    await Promise.all(
      [1, 2, 3].map(() => house.give(id, lines[0] ?? '', [['twice.pdf', pdfBytes]])),
    )
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
      [{ due_on: '2020-01-01' }, undefined, 'This date has passed. Choose a later date.'],
      [{ reason: 'x'.repeat(5001) }, undefined, 'at most 5,000 characters'],
      [{}, [['document', '']], 'Please write at least one line'],
      [{}, [['document', '', 'Only a hint']], 'A line needs a title'],
      [{ project: house.theirProject }, undefined, 'Choose a project and a person of this client'],
    ] as [Record<string, string>, Line[] | undefined, string][]) {
      const form = house.newForm({ reason: 'Typed words', ...more }, lines)
      const answer = await house.send(form)
      expect(answer.status, message).toBe(422)
      const page = await answer.text()
      expect(page).toContain(message)
      if (!more.reason) expect(page).toContain('Typed words')
      expect(await house.statusOf(form.id)).toBeUndefined()
    }
  })

  test('rows are added, moved and removed without a script; nothing is stored', async () => {
    const form = house.newForm({ intent: 'row:up:1' }, [
      ['document', 'One'],
      ['answer', 'Two'],
    ])
    const page = await textOf(house.send(form))
    expect(page.indexOf('value="Two"')).toBeLessThan(page.indexOf('value="One"'))
    const more = await textOf(house.send({ ...form, intent: 'row:add' }))
    expect(more.match(/name="line-\d-title"/g)).toHaveLength(3)
    const fewer = await textOf(house.send({ ...form, intent: 'row:remove:0' }))
    expect(fewer).not.toContain('value="One"')
    expect(await house.statusOf(form.id)).toBeUndefined()
  })

  test('a form sent twice makes one request and one mail', async () => {
    const form = house.newForm({ title: 'Only one of it' })
    await Promise.all([house.send(form), house.send(form)])
    await house.send(form)
    expect(await house.mailsOf('request.sent', 'Only one of it')).toHaveLength(1)
  })

  test('is not taken as sent when its form was sent before with other words', async () => {
    const form = house.newForm({ title: 'As it was' })
    expect((await house.send(form)).status).toBe(302)
    const other = await house.send({ ...form, title: 'As I want it' })
    expect(other.status).toBe(422)
    expect(await textOf(Promise.resolve(other))).toContain(
      'This form was already sent with a different text',
    )
  })

  test('of titles that differ in small letters of other alphabets both are kept', async () => {
    for (const title of ['ΟΔΟΣ', 'οδος', 'İznik', 'i̇znik']) {
      const { id } = await house.asked([['answer', 'A']], { title })
      expect((await house.staff.post(panel(id), { intent: 'template' })).status).toBe(302)
    }
  })

  test('begins with a template that staff have kept, until it is removed', async () => {
    const { id, title } = await house.asked([['answer', 'Kept question']])
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
    const { id, lines } = await house.asked([
      ['document', 'A'],
      ['answer', 'B'],
    ])
    const [file = '', words = ''] = lines
    for (const [sent, message] of [
      [house.give(id, file, [['', '']]), 'Please choose a file'],
      [
        house.give(id, file, [['a.pdf', windowsProgram]]),
        'We do not accept this type of file: a.pdf.',
      ],
      [house.answer(id, words, ' \n'), 'Please write an answer'],
      [house.answer(id, words, 'x'.repeat(10_001)), 'at most 10,000 characters'],
      // A line of the other kind, and one of no request.
      [house.answer(id, file, 'words'), 'You can no longer send anything here'],
      [
        house.answer(id, crypto.randomUUID(), 'words'),
        'This item is no longer part of the request',
      ],
    ] as [Promise<Response>, string][]) {
      const got = await sent
      expect([409, 422]).toContain(got.status)
      expect(await got.text()).toContain(message)
    }
    expect(await house.statusOf(id)).toMatchObject({ lines_missing: 2 })
  })

  test('is not taken once the line is accepted or the request cancelled; it is open again after that', async () => {
    const { id, lines } = await house.asked([
      ['answer', 'A'],
      ['answer', 'B'],
    ])
    const [first = '', second = ''] = lines
    await house.answer(id, first, 'Yes')
    await house.decide(id, first, { intent: 'accept' })
    const late = await house.answer(id, first, 'My late words')
    expect(late.status).toBe(409)
    const page = await textOf(Promise.resolve(late))
    expect(page).toContain('You can no longer send anything here')
    expect(page).toContain('My late words')
    await house.decide(id, '', { intent: 'cancel' })
    expect((await house.answer(id, second, 'Late')).status).toBe(409)
    expect(await textOf(house.ours.get(portal(id)))).toContain('This request was cancelled')
    await house.decide(id, '', { intent: 'reopen' })
    expect((await house.answer(id, second, 'In time')).status).toBe(302)
  })

  test('another client sees and gives nothing, and staff who view the portal give nothing', async () => {
    const { id, lines, title } = await house.asked([['answer', 'A']])
    const got = await house.theirs.get(`${portal(id)}.data`)
    expect(got.status).toBe(404)
    expect(await got.text()).not.toContain(title)
    expect((await house.answer(id, lines[0] ?? '', 'Mine', house.theirs)).status).toBe(404)
    await house.staff.post(`/lead_admin/clients/${house.fields.client}/view`, {})
    expect(await textOf(house.staff.get(portal(id)))).toContain(title)
    expect(
      (await house.answer(id, lines[0] ?? '', 'Ours', house.staff)).status,
    ).toBeGreaterThanOrEqual(400)
    await house.staff.post('/lead_admin/clients/stop-viewing', {})
    expect(await house.statusOf(id)).toMatchObject({ lines_missing: 1 })
  })
})
