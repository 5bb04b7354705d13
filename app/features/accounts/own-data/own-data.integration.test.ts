import { afterAll, expect, test } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { keepBytes } from '#app/features/files/file-service.server.ts'
import { asSystem } from '#app/platform/request-scope.server.ts'
import { createAccount } from '#test/accounts.ts'
import { startTestApp } from '#test/app.ts'
import { stopClock } from '#test/clock.ts'
import { queuedMails } from '#test/mails.ts'

const product = await startTestApp()
afterAll(() => product.close())
const sql = product.app.db.client
const password = 'a-long-enough-phrase-3'
const address = '/dashboard/account/data.zip'

async function newPerson(clientId?: string | null) {
  const account = await createAccount(product, 'client_user', password)
  if (clientId)
    await sql`update profiles set client_id = ${clientId} where user_id = ${account.userId}`
  const client = product.client()
  await client.signIn(account.email, password)
  return { ...account, clientId: clientId ?? account.clientId, client }
}
type Person = Awaited<ReturnType<typeof newPerson>>

/** Opens a ticket with a file, and answers it; staff answer too, with a note. */
async function writes(person: Person, word: string) {
  const [ticket, message] = [crypto.randomUUID(), crypto.randomUUID()]
  const { clientId, userId } = person
  await sql`insert into support_tickets (id, client_id, title, description, priority, created_by, author_name)
    values (${ticket}, ${clientId}, ${`${word} title`}, ${`${word} description`}, 'low', ${userId}, 'Somebody')`
  await sql`update support_tickets set rating = 4, rating_comment = ${`${word} rating`}, rated_by = ${userId},
    rated_by_name = 'Somebody', rated_at = now() where id = ${ticket}`
  await sql`insert into ticket_messages (id, client_id, ticket_id, author_id, author_name, body, from_staff)
    values (${message}, ${clientId}, ${ticket}, ${userId}, 'Somebody', ${`${word} reply`}, false)`
  await sql`insert into ticket_messages (id, client_id, ticket_id, author_name, body, kind, from_staff)
    values (${crypto.randomUUID()}, ${clientId}, ${ticket}, 'Staff', ${`${word} note of staff`}, 'note', true),
      (${crypto.randomUUID()}, ${clientId}, ${ticket}, 'Staff', ${`${word} answer of staff`}, 'reply', true)`
  const bytes = Buffer.from(`${word} file`)
  const { key } = await asSystem(() => keepBytes(product.app, `${word}.txt`, bytes))
  await sql`insert into ticket_attachments (id, client_id, ticket_id, message_id, storage_key, name, size, type)
    values (${crypto.randomUUID()}, ${clientId}, ${ticket}, ${message}, ${key}, ${`../${word}.txt`}, 9, 'text/plain')`
}

async function archiveOf(answer: Response): Promise<Map<string, string>> {
  const zip = await fromBufferPromise(Buffer.from(await answer.arrayBuffer()))
  const entries = new Map<string, string>()
  for await (const entry of zip.eachEntry()) {
    const chunks = await (await zip.openReadStreamPromise(entry)).toArray()
    entries.set(entry.fileName, Buffer.concat(chunks).toString())
  }
  return entries
}

test('the archive has what is one’s own, whole, and nothing of anybody else', async () => {
  const person = await newPerson()
  const colleague = await newPerson(person.clientId)
  const stranger = await newPerson()
  await writes(person, 'Own')
  await writes(colleague, 'Colleague')
  await writes(stranger, 'Stranger')
  // More than one portion.
  await sql`insert into notifications (client_id, user_id, kind, title, url)
    select ${person.clientId}, ${person.userId}, 'x', 'Notice ' || n, '/dashboard' from generate_series(1, 1203) n`
  await sql`insert into leads (id, source, full_name, email, message)
    values (gen_random_uuid(), 'contact', 'Anybody', ${person.email}, 'Typed by anybody')`
  const answer = await person.client.get(address)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/zip')
  expect(answer.headers.get('content-disposition')).toMatch(/filename="my-data-[\d-]+\.zip"/)
  const entries = await archiveOf(answer)
  for (const [name, content] of entries)
    if (name.endsWith('.json')) expect(JSON.parse(content), name).toBeInstanceOf(Array)
  const all = [...entries.values()].join('\n')
  for (const word of [
    'Own title',
    'Own rating',
    'Own description',
    'Own reply',
    'Own file',
    person.email,
  ])
    expect(all).toContain(word)
  for (const word of ['Colleague', 'Stranger', 'of staff', 'Typed by anybody'])
    expect(all).not.toContain(word)
  for (const hidden of ['token', 'hash', 'storage_key', 'scrypt'])
    expect(all.replace(entries.get('README.txt') ?? '', '')).not.toContain(hidden)
  expect(JSON.parse(entries.get('notifications.json') ?? '')).toHaveLength(1203)
  expect(JSON.parse(entries.get('account.json') ?? '')).toMatchObject([{ email: person.email }])
  const files = [...entries.keys()].filter((name) => name.startsWith('ticket-files/'))
  expect(files).toHaveLength(1)
  expect(files[0]).toMatch(/^ticket-files\/[0-9a-f]{8}-\.\._Own\.txt$/)

  const [event] = await sql`select actor_id, ip is not null as known from audit_events
    where action = 'account.data_downloaded' and subject_id = ${person.userId}`
  expect(event).toEqual({ actor_id: person.userId, known: true })
  expect(await queuedMails(product, { kind: 'account.dataDownloaded' })).toHaveLength(1)
})

/** A document that somebody has given, as the settings of the transaction say who they are. */
async function gives(person: Person, word: string, of: { project?: string; role?: string } = {}) {
  const { project = null, role = 'client_user' } = of
  const { key } = await asSystem(() =>
    keepBytes(product.app, `${word}.txt`, Buffer.from(`${word} document`)),
  )
  const id = crypto.randomUUID()
  await sql.begin(async (tx) => {
    await tx`select set_config('app.role', ${role}, true)`
    await tx`insert into documents (id, client_id, project_id, name, file_size, mime_type, storage_key)
      values (${id}, ${person.clientId}, ${project}, ${word}, 9, 'text/plain', ${key})`
    await tx`insert into document_versions (client_id, document_id, version, name, file_size, mime_type, storage_key, uploaded_by)
      select ${person.clientId}, ${id}, 1, ${word}, 9, 'text/plain', ${key}, p.id
      from profiles p where p.user_id = ${person.userId}`
  })
  return { id, key }
}

const tells = (person: Person, title: string, url: string) =>
  sql`insert into notifications (client_id, user_id, kind, title, url)
    values (${person.clientId}, ${person.userId}, 'document.shared', ${title}, ${url})`

const allOf = (entries: Map<string, string>) => [...entries.values()].join('\n')

test('somebody who was moved to another client takes nothing of the former one along', async () => {
  const person = await newPerson()
  await writes(person, 'Former')
  await gives(person, 'Formerly')
  await tells(person, 'Former notice', '/dashboard')
  await sql`insert into client_activity (event_id, client_id, by_client, user_id, action, about, created_at)
    select id, ${person.clientId}, true, ${person.userId}, 'document.uploaded', 'Former deed', now()
    from audit_events where actor_id = ${person.userId} limit 1`
  const place = await newPerson()
  await sql`update profiles set client_id = ${place.clientId} where user_id = ${person.userId}`
  const moved = { ...person, clientId: place.clientId }
  await moved.client.signIn(person.email, password)
  await writes(moved, 'Present')
  await gives(moved, 'Presently')
  const all = allOf(await archiveOf(await moved.client.get(address)))
  for (const word of ['Present title', 'Present reply', 'Present file', 'Presently document'])
    expect(all).toContain(word)
  expect(all).not.toContain('Former')
})

test('of the mails of a former client nothing is told', async () => {
  const [person, place] = [await newPerson(), await newPerson()]
  const mail = (kind: string, subject: string) =>
    sql`insert into mail_deliveries (id, kind, recipient, subject, sent_at)
      values (gen_random_uuid(), ${kind}, ${person.email}, ${subject}, clock_timestamp())`
  await mail('document.shared', 'Former title')
  await mail('account.passwordChanged', 'Your password')
  const [profile] = await sql`select id from profiles where user_id = ${person.userId}`
  const staff = product.client()
  await staff.signIn()
  const edit = `/lead_admin/users?edit=${profile?.id}`
  const based = /name="updated_at" value="([^"]+)"/.exec(await (await staff.get(edit)).text())?.[1]
  const choice = { set_role: 'client_user', set_client: place.clientId ?? '' }
  await staff.post(edit, { ...choice, updated_at: based ?? '' })
  await mail('document.shared', 'Present title')
  await person.client.signIn(person.email, password)
  const entries = await archiveOf(await person.client.get(address))
  const mails: { subject: string | null }[] = JSON.parse(
    entries.get('emails-of-30-days.json') ?? '[]',
  )
  expect(mails.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['Your password', 'Present title', null]),
  )
  expect(allOf(entries)).not.toContain('Former title')
})

test('somebody of single projects gets only what they may still see', async () => {
  const person = await newPerson()
  const [theirs, others] = [crypto.randomUUID(), crypto.randomUUID()]
  for (const id of [theirs, others])
    await sql`insert into projects (id, client_id, name) values (${id}, ${person.clientId}, ${id})`
  const seen = await gives(person, 'Seen', { project: theirs })
  const hidden = await gives(person, 'Hidden', { project: others })
  await tells(person, 'Notice of a seen one', `/dashboard/documents/${seen.id}`)
  await tells(person, 'Notice of a hidden one', `/dashboard/documents/${hidden.id}`)
  for (const [project, word] of [
    [theirs, 'Seen'],
    [others, 'Hidden'],
  ] as const) {
    const id = crypto.randomUUID()
    await sql`insert into client_requests (id, client_id, project_id, title, due_on, author_name)
      values (${id}, ${person.clientId}, ${project}, ${`${word} request`}, current_date, 'Staff')`
    await sql`insert into client_request_lines (client_id, request_id, position, kind, title, status, answer, given_by,
        given_by_name, given_at)
      values (${person.clientId}, ${id}, 1, 'answer', ${`${word} line`}, 'given', ${`My answer, ${project}`}, ${person.userId},
        'Somebody', now())`
  }
  for (const { id } of [seen, hidden]) {
    const word = id === seen.id ? 'Seen' : 'Hidden'
    await sql`insert into audit_events (actor_id, actor_email, action, subject_type, subject_id, details, ip, request_id)
      values (${person.userId}, ${person.email}, 'document.downloaded', 'document', ${id},
        jsonb_build_object('name', ${`${word} deed`}::text), '10.0.0.9', gen_random_uuid())`
  }
  await sql`update profiles set only_projects = ${[theirs]} where user_id = ${person.userId}`
  const all = allOf(await archiveOf(await person.client.get(address)))
  for (const word of [
    ...['Seen document', 'Notice of a seen one', 'Seen request', 'Seen line', 'Seen deed'],
    // Their own words stay theirs.
    ...[`My answer, ${theirs}`, `My answer, ${others}`],
  ])
    expect(all).toContain(word)
  for (const word of ['Hidden', 'Notice of a hidden']) expect(all).not.toContain(word)
})

test('nobody gets what they wrote and gave as one of our team, nor files of internal notes', async () => {
  const person = await newPerson()
  await writes(person, 'Own')
  await gives(person, 'Given by staff', { role: 'admin' })
  const note = crypto.randomUUID()
  const [ticket] = await sql`select id from support_tickets where created_by = ${person.userId}`
  await sql`insert into ticket_messages (id, client_id, ticket_id, author_id, author_name, body, kind, from_staff)
    values (${note}, ${person.clientId}, ${ticket?.id}, ${person.userId}, 'Once of our team', 'Secret note', 'note', true),
      (gen_random_uuid(), ${person.clientId}, ${ticket?.id}, ${person.userId}, 'Once of our team', 'Secret answer', 'reply', true)`
  await sql`insert into ticket_attachments (id, client_id, ticket_id, message_id, storage_key, name, size, type)
    select gen_random_uuid(), client_id, ticket_id, m.id, 'tickets/' || m.id, 'Secret file', 9, 'text/plain'
    from ticket_messages m where body like 'Secret%'`
  const entries = await archiveOf(await person.client.get(address))
  expect(allOf(entries)).toContain('Own reply')
  for (const word of ['Secret', 'Given by staff']) expect(allOf(entries)).not.toContain(word)
  expect([...entries.keys()].join()).not.toContain('Given')
})

test('what is missing or does not fit is named', async () => {
  const person = await newPerson()
  const { key } = await gives(person, 'Missing')
  await product.app.storage.delete(key)
  await gives(person, 'Large')
  await sql`update document_versions set file_size = 5::bigint << 30 where name = 'Large'`
  const readme = (await archiveOf(await person.client.get(address))).get('README.txt')
  expect(readme).toMatch(/Could not be found.*: files\/[0-9a-f]{8}-Missing/)
  expect(readme).toMatch(/Too large for this archive.*: Large/)
})

test('it is limited, and nobody else has one', async () => {
  using _clock = stopClock(product)
  const person = await newPerson()
  for (let sent = 0; sent < 4; sent++) await (await person.client.get(address)).arrayBuffer()
  const refused = await person.client.get(address)
  expect(refused.headers.get('location')).toBe('/dashboard/account')
  expect((await product.client().get(address)).status).toBe(302)
  const staff = product.client()
  await staff.signIn()
  expect((await staff.get(address)).headers.get('content-type')).not.toBe('application/zip')
  expect(await (await staff.get('/lead_admin/account')).text()).not.toContain('Download my data')
})
