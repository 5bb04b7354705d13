import { afterAll, beforeAll, expect, test } from 'vitest'
import { noteGivenUp } from '#app/features/mail/failed-mail-service.server.ts'
import { createAccount } from '#test/accounts.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { answerTo, startMailServer } from '#test/mail-server.ts'
import { soon } from '#test/patience.ts'

const server = await startMailServer()
const password = 'another-long-phrase-7'
let product: TestApp
let staff: Client
let colleague: Client

beforeAll(async () => {
  product = await startTestApp(server.env)
  staff = product.client()
  await staff.signIn()
  const { email } = await createAccount(product, 'admin', password)
  colleague = product.client()
  await colleague.signIn(email, password)
})
afterAll(async () => {
  await product.close()
  await server.close()
})

const sql = (words: TemplateStringsArray, ...values: unknown[]) =>
  product.app.db.client(words, ...values)
const list = '/lead_admin/inbox'
const words = { subject: 'Thank you', body: 'Dear Ada,\n\nwe will call <b>you</b>.' }

/** A new lead, with what is done to it. */
async function newLead(company: string | null = null) {
  const email = `ada-${crypto.randomUUID().slice(0, 8)}@ministry.example`
  const [row] = await sql`insert into leads (id, source, full_name, email, company_name)
    values (gen_random_uuid(), 'contact', 'Ada Roy', ${email}, ${company}) returning id`
  const id = String(row?.id)
  const answer = (fields: Record<string, string> = {}, who = staff) =>
    who.post(`${list}/${id}/answer`, {
      ...{ intent: 'send', answer: crypto.randomUUID(), ...words, ...fields },
    })
  return {
    ...{ id, email, answer },
    page: async (who = staff) => (await who.get(`${list}/${id}/answer`)).text(),
    status: async () => (await sql`select status from leads where id = ${id}`)[0]?.status,
    mails: () => sql`select * from lead_mails where lead_id = ${id} order by created_at`,
    /** Its time has come. */
    pass: () =>
      sql`with due as (update pgboss.job set start_after = now()
        where name = 'lead-answer' and data ->> 'id' in (
          select id::text from lead_mails where lead_id = ${id}))
        select tell_of_job('lead-answer')`,
    undo: async () => {
      const [change] = await sql`select change_id from undoable_changes where record_id = ${id}
        and kind = 'lead.answer' and undone_at is null order by created_at desc limit 1`
      const undone = { change: String(change?.change_id), back: list }
      expect((await staff.post('/lead_admin/undo', undone)).status).toBe(302)
      return (await staff.get(list)).text()
    },
  }
}

test('an answer is sent as text, kept with its state, and its reply comes back to the lead', async () => {
  const lead = await newLead()
  const sent = await lead.answer()
  expect(sent.headers.get('location')).toBe(`${list}/${lead.id}`)
  expect(await (await staff.get(`${list}/${lead.id}`)).text()).toContain('Sending in 10 seconds')
  expect(await lead.status()).toBe('contacted')
  expect(await lead.mails()).toMatchObject([{ state: 'queued', ...words, handed_at: null }])
  await lead.pass()
  await expect.poll(() => server.mailsTo(lead.email).length, soon).toBe(1)
  const [mail] = server.mailsTo(lead.email)
  expect(mail).toMatchObject({ subject: 'Thank you', from: { address: 'office@unordin.example' } })
  expect(mail?.text).toContain('we will call <b>you</b>.')
  expect(mail?.html).toContain('&lt;b&gt;you&lt;/b&gt;')
  await expect.poll(async () => (await lead.mails())[0]?.state, soon).toBe('sent')
  const [found] = await sql`select first_answer from leads where id = ${lead.id}`
  expect(found?.first_answer).toBe('mail')

  if (!mail) throw new Error('There is no mail.')
  await server.send(answerTo(mail, lead.email, 'Please do, on Friday.'))
  await expect.poll(async () => (await lead.mails()).length, soon).toBe(2)
  expect((await lead.mails())[1]).toMatchObject({
    ...{ state: 'received', address: lead.email, body: 'Please do, on Friday.' },
  })
  const [event] = await sql`select 1 from audit_events where action = 'lead.reply_by_mail'
    and subject_id = ${lead.id}`
  expect(event).toBeTruthy()
  await expect
    .poll(() => server.mailsTo('admin@example.com').map(({ subject }) => subject), soon)
    .toContain('Reply from Ada Roy')

  const [person] = await sql`select person_id from person_addresses where address = ${lead.email}`
  const timeline = await (await staff.get(`/lead_admin/people/${person?.person_id}`)).text()
  for (const text of ['Answer by email: Thank you', 'Reply by email', 'Please do, on Friday.'])
    expect(timeline).toContain(text)
  expect(timeline.split('Answer by email: Thank you')).toHaveLength(2)
})

test('an answer that is stopped in time is not sent, and its text is offered to its author again', async () => {
  const lead = await newLead()
  await lead.answer({ body: 'Too early' })
  expect(await lead.undo()).toContain('Undone')
  expect(await lead.status()).toBe('new')
  await lead.pass()
  await expect
    .poll(
      async () =>
        (
          await sql`select state from pgboss.job where name = 'lead-answer' and data ->> 'id' in (
            select id::text from lead_mails where lead_id = ${lead.id})`
        ).length,
      soon,
    )
    .toBe(0)
  expect(server.mailsTo(lead.email)).toEqual([])
  expect(await lead.page()).toContain('Too early')
  expect(await lead.page(colleague)).not.toContain('Too early')
  const [stopped] = await lead.mails()
  await lead.answer({ answer: String(stopped?.id), body: 'Now' })
  await lead.pass()
  await expect.poll(() => server.mailsTo(lead.email).length, soon).toBe(1)
  expect(await lead.mails()).toHaveLength(1)
  expect(await lead.undo()).toContain('The email was sent already')
  expect(await lead.status()).toBe('contacted')
})

test('of two answers that wait each can be stopped alone, and the lead stays contacted by the other', async () => {
  const lead = await newLead()
  await lead.answer({ body: 'The first' })
  const [first] = await sql`select change_id from undoable_changes where record_id = ${lead.id}
    and kind = 'lead.answer'`
  await lead.answer({ body: 'The second' })
  await staff.post('/lead_admin/undo', { change: String(first?.change_id), back: list })
  expect(await (await staff.get(list)).text()).toContain('Undone')
  expect(await lead.status()).toBe('contacted')
  expect(await lead.mails()).toMatchObject([
    { body: 'The first', state: 'draft' },
    { body: 'The second', state: 'queued' },
  ])
})

test('an answer that was stopped is sent again from the same form, once and at its new time', async () => {
  const lead = await newLead()
  const answer = crypto.randomUUID()
  await lead.answer({ answer, body: 'Too early' })
  await lead.undo()
  expect(await lead.page()).toContain(`name="answer" value="${answer}"`)
  expect((await lead.answer({ answer, body: 'Now' })).status).toBe(302)
  expect(await lead.mails()).toMatchObject([{ id: answer, body: 'Now', state: 'queued' }])
  // The job of the stopped one does not send it before its time.
  const jobs = () => sql`select 1 from pgboss.job where name = 'lead-answer'
    and data ->> 'id' = ${answer}`
  expect(await jobs()).toHaveLength(2)
  await sql`with due as (update pgboss.job set start_after = now() where name = 'lead-answer'
    and data ->> 'id' = ${answer} and data ->> 'sendAt' <> (
      select to_char(send_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from lead_mails
      where id = ${answer})) select tell_of_job('lead-answer')`
  await expect.poll(async () => (await jobs()).length, soon).toBe(1)
  expect(await lead.mails()).toMatchObject([{ state: 'queued', handed_at: null }])
  await lead.pass()
  await expect.poll(() => server.mailsTo(lead.email).length, soon).toBe(1)
  // The same form with another text is another email.
  expect((await lead.answer({ answer, body: 'Something else' })).status).toBe(409)
})

test('one of two stopped answers is sent; the other is offered again', async () => {
  const lead = await newLead()
  for (const body of ['The first', 'The second']) await lead.answer({ body })
  await lead.undo()
  await lead.undo()
  const [first, second] = await lead.mails()
  expect([first, second]).toMatchObject([{ state: 'draft' }, { state: 'draft' }])
  expect(await lead.page()).toContain('The second')
  await lead.answer({ answer: String(second?.id), body: 'The second' })
  expect(await lead.mails()).toMatchObject([
    { body: 'The first', state: 'draft' },
    { body: 'The second', state: 'queued' },
  ])
  expect(await lead.page()).toContain('The first')
})

test('a form that is sent three times at once sends one mail, which can be stopped', async () => {
  const lead = await newLead()
  const answer = crypto.randomUUID()
  const answers = await Promise.all([1, 2, 3].map(() => lead.answer({ answer })))
  expect(answers.map(({ status }) => status)).toEqual([302, 302, 302])
  expect(await lead.mails()).toHaveLength(1)
  const changes = await sql`select 1 from undoable_changes where record_id = ${lead.id}
    and kind = 'lead.answer'`
  expect(changes).toHaveLength(1)
  const other = await newLead()
  expect((await other.answer({ answer })).status).toBe(409)
  expect((await lead.answer({ answer }, colleague)).status).toBe(409)
})

test('what is wrong is said beside its field, and what was typed stays', async () => {
  const lead = await newLead()
  const refused = await lead.answer({ subject: ' ', body: 'Dear {organization}, hello' })
  expect(refused.status).toBe(422)
  const page = await refused.text()
  expect(page).toContain('Please enter a subject.')
  expect(page).toContain('Please fill in {organization}: we do not know what belongs there.')
  expect(page).toContain('Dear {organization}, hello')
  expect((await lead.answer({ body: 'x'.repeat(10_001) })).status).toBe(422)
  expect(await lead.mails()).toEqual([])
  expect(await lead.status()).toBe('new')
  expect((await lead.answer({ answer: 'nonsense' })).status).toBe(404)
})

test('a reader who wants no mails gets none', async () => {
  const lead = await newLead()
  const [chat] = await sql`insert into chat_conversations (session_hash, lead_id)
    values (sha256(${lead.id}::bytea), ${lead.id}) returning id`
  await sql`insert into chat_mail_consents (conversation_id, changes, stopped)
    values (${chat?.id}, 0, array[${lead.email}])`
  const refused = await lead.answer()
  expect(refused.status).toBe(409)
  expect(await refused.text()).toContain('has asked for no more emails')
  expect(await lead.page()).toContain('has asked for no more emails')
  expect(await lead.mails()).toEqual([])
})

test('a template is inserted with its blanks, and never replaces what is typed', async () => {
  const template = {
    ...{ intent: 'save', id: '', version: '', name: `First answer` },
    ...{ subject: 'Your question, {name}', body: 'Dear {name} of {organization}.\n{staff}' },
  }
  const path = '/lead_admin/settings/templates'
  expect((await staff.post(path, template)).status).toBe(302)
  expect(await (await staff.post(path, template)).text()).toContain('a template of this name')
  const strange = await staff.post(path, { ...template, name: 'Other', body: 'Dear {password}' })
  expect(strange.status).toBe(422)
  expect(await strange.text()).toContain('{password} cannot be filled in.')
  const [stored] = await sql`select id from answer_templates`
  const insert = { intent: 'insert', template: String(stored?.id) }
  const lead = await newLead('Ministry')
  const page = await (await lead.answer({ ...insert, subject: '', body: 'Typed.' })).text()
  expect(page).toContain('value="Your question, Ada Roy"')
  expect(page).toContain('Typed.\n\nDear Ada Roy of Ministry.')
  expect(await lead.mails()).toEqual([])
  const nobody = await lead.answer({ ...insert, template: 'x' })
  expect(await nobody.text()).toContain('Please choose a template.')
  const at = { id: String(stored?.id), name: 'Second answer' }
  expect((await staff.post(path, { ...template, ...at, version: '1' })).status).toBe(302)
  const stale = await staff.post(path, { ...template, ...at, version: '1' })
  expect(await stale.text()).toContain('Somebody else has changed this template since')
})

test('mails of a lead go with it', async () => {
  const lead = await newLead()
  await lead.answer()
  await sql`delete from leads where id = ${lead.id}`
  expect(await lead.mails()).toEqual([])
})

test('an answer that is given up after all its tries says so, also behind many mails that nobody can read', async () => {
  // Sealed with another secret.
  await sql`insert into pgboss.job (id, name, data, created_on)
    select ('00000000-0000-4000-8000-' || lpad(i::text, 12, '0'))::uuid, 'failed', '{"sealed": "x"}', now() - interval '1 hour'
    from generate_series(1, 250) as i`
  const { mailer } = product.app
  const { deliver } = mailer
  mailer.deliver = async () => {
    throw new Error('451 come again')
  }
  try {
    const lead = await newLead()
    await lead.answer()
    await lead.pass()
    const [mail] = await lead.mails()
    const lastTry = async () =>
      (
        await sql`update pgboss.job set retry_count = retry_limit, start_after = now()
          where name = 'mail' and id = ${mail?.id} and state = 'retry' returning id`
      ).length
    await expect.poll(lastTry, soon).toBe(1)
    const givenUp = () =>
      sql`select 1 from pgboss.job where name = 'failed' and source_id = ${mail?.id}`
    await expect.poll(async () => (await givenUp()).length, soon).toBe(1)
    expect(await lead.mails()).toMatchObject([{ state: 'queued' }])
    await noteGivenUp(product.app)
    expect(await lead.mails()).toMatchObject([{ state: 'failed' }])
    expect(
      await sql`select kind from mail_deliveries where recipient = ${lead.email}`,
    ).toHaveLength(1)
  } finally {
    mailer.deliver = deliver
  }
})
