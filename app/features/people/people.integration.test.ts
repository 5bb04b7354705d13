import { afterAll, beforeAll, expect, test } from 'vitest'
import { organisationPage, personPage } from '#content/people.ts'
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

const sql = () => product.app.db.client
const newEmail = (domain = 'port.example') => `ada-${crypto.randomUUID().slice(0, 8)}@${domain}`
const text = async (path: string) => (await staff.get(path)).text()

async function addLead(email: string, name: string, message = 'A register, please.') {
  const [row] = await sql()<{ id: string }[]>`
    insert into leads (id, source, full_name, email, company_name, message, consent_text)
    values (gen_random_uuid(), 'contact', ${name}, ${email}, 'Port Authority', ${message}, 'I agree to be contacted.')
    returning id`
  return row?.id ?? ''
}

async function pathOf(email: string) {
  const [row] = await sql()<{ person_id: string }[]>`
    select person_id from person_addresses where address = ${email.toLowerCase()}`
  return `/lead_admin/people/${row?.person_id}`
}

test('what is open of a person and of an organization leads to each record, and to the list of all', async () => {
  const email = newEmail()
  const leads = []
  for (let n = 0; n < 7; n += 1) leads.push(await addLead(email, `Oli ${email.slice(4, 12)}`))
  const path = await pathOf(email)
  const [call] = await sql()<{ id: string }[]>`
    insert into bookings (full_name, email, during, blocked, zone, token_hash, confirmed_at)
    select 'Oli', ${email}, d, d, 'UTC', decode(repeat('ce', 32), 'hex'), now()
    from (select tstzrange(now() + interval '901 days', now() + interval '901 days 30 minutes') as d) as t
    returning id`
  const [organisation] = await sql()<{ id: string }[]>`
    insert into organisations (name) values (${`Oli's ${email}`}) returning id`
  await sql()`update people set organisation_id = ${organisation?.id ?? ''}
    where id = ${path.split('/').at(-1) ?? ''}`
  for (const page of [path, `/lead_admin/organisations/${organisation?.id}`]) {
    const shown = await text(page)
    for (const one of leads.slice(0, 5)) expect(shown).toContain(`href="/lead_admin/inbox/${one}"`)
    expect(shown).toContain('7 new leads')
    expect(shown).toContain('and 2 more')
    expect(shown).toContain(`href="/lead_admin/bookings/${call?.id}"`)
  }
  const list = `/lead_admin/inbox?person=${path.split('/').at(-1)}&status=new&show=open`
  expect(await text(path)).toContain(`href="${list.replaceAll('&', '&amp;')}"`)
  expect(await text(list)).toContain('7 found')
})

test('one person with two leads, a conversation, a call and a subscription has one page with all of it', async () => {
  const email = newEmail()
  const name = `Ada ${email.slice(4, 12)}`
  const lead = await addLead(email.toUpperCase(), name)
  await addLead(email, name, `Long: ${'words '.repeat(80)}the end`)
  await sql()`insert into lead_activities (lead_id, kind, body, actor_name) values (${lead}, 'note', 'Called her.', 'Lin')`
  await sql()`insert into lead_activities (lead_id, kind, from_status, to_status, actor_name)
    values (${lead}, 'status', 'new', 'contacted', 'Lin')`
  await sql()`insert into chat_conversations (session_hash, visitor_email, opening, language)
    values (decode(repeat('ab', 32), 'hex'), ${email}, 'Do you do registers?', 'fr')`
  await sql()`insert into bookings (full_name, email, during, blocked, zone, token_hash, confirmed_at)
    select ${name}, ${email}, d, d, 'UTC', decode(repeat('cd', 32), 'hex'), now()
    from (select tstzrange(now() + interval '900 days', now() + interval '900 days 30 minutes') as d) as t`
  await sql()`insert into newsletter_subscribers (email, consent_text, consent_page, consent_at)
    values (${email}, 'Send me the newsletter.', '/', now())`
  await sql()`insert into mail_deliveries (id, kind, recipient, undelivered_at)
    values (gen_random_uuid(), 'lead.confirmation', ${email}, now())`
  const subject = '<b>We</b> have received your request'
  await sql()`insert into mail_deliveries (id, kind, recipient, subject, attempts)
    values (gen_random_uuid(), 'booking.booked', ${email}, ${subject}, 3)`
  await sql()`insert into visitor_mails (kind, purpose, recipient, party, domain, about, withheld)
    values ('lead.confirmation', 'confirmation', 'x', 'x', 'x', ${lead}, 'recipient')`
  await sql()`insert into lead_mails (id, lead_id, state, address, subject, body, author_id, author_name)
    select gen_random_uuid(), ${lead}, s, ${email}, 'Answer ' || s, repeat('words ', 1500) || 'last of ' || s,
      (select user_id from profiles where role = 'admin' order by created_at limit 1), 'Lin'
    from unnest(array['queued', 'draft']) as s`
  const page = await text(await pathOf(email))
  expect(page).toContain('Email: &lt;b&gt;We&lt;/b&gt; have received your request')
  expect(page).not.toContain('<b>We</b>')
  for (const said of [
    ...['Details of the email', 'Attempts', 'The text of this email is not kept', email],
    ...['Why it was stopped', 'too many emails to this address', 'Stopped', 'Waiting'],
    ...['Answer by email: Answer queued', 'last of queued', 'Answer by email: Answer draft'],
    'last of draft',
  ])
    expect(page, said).toContain(said)
  for (const said of [
    ...[name, 'French'],
    ...['Contact form', 'A register, please.', 'the end', 'Agreed to: I agree to be contacted.'],
    ...['Note on a lead', 'Called her.', 'Lead moved from New to Contacted', 'by Lin'],
    ...['Conversation with the assistant', 'Do you do registers?', 'Call booked for'],
    ...['Asked for the newsletter', 'Agreed to: Send me the newsletter.'],
    ...[
      'Email: confirmation of a form',
      'Not delivered',
      'Verified',
      '2 new leads',
      '1 call to come',
    ],
    `href="/lead_admin/leads/${lead}"`,
  ])
    expect(page, said).toContain(said)
  expect(page.replaceAll(/<[^>]*>/g, '')).toContain(
    '2 leads, 1 conversation, 1 call, 1 newsletter subscription',
  )
  const list = await text(`/lead_admin/people?q=${encodeURIComponent(name)}`)
  expect(list).toContain('1 person')
  expect(list).toContain(await pathOf(email))
})

test('a client user has their tickets, invoices and documents there, and another client has nothing of it', async () => {
  const { email, userId, clientId } = await createAccount(product, 'client_user', 'tulip anvil 1')
  await sql()`insert into support_tickets (client_id, title, description, created_by, author_name)
    values (${clientId}, 'Printer on fire', 'It burns.', ${userId}, 'Ada')`
  await sql()`insert into audit_events (ip, request_id, actor_id, actor_email, action, subject_type, subject_id, details)
    select '127.0.0.1', gen_random_uuid(), ${userId}, ${email}, 'document.viewed', 'document', gen_random_uuid(), '{"name":"Plan.pdf"}' from generate_series(1, 2)`
  const page = await text(await pathOf(email))
  for (const said of [
    ...[
      'Ticket: Printer on fire',
      'It burns.',
      'Read Plan.pdf',
      'Portal account made',
      '1 open ticket',
    ],
    `User of Client of ${email}`,
  ])
    expect(page, said).toContain(said)
  const other = await createAccount(product, 'client_user', 'tulip anvil 1')
  expect(await text(await pathOf(other.email))).not.toContain('Printer on fire')
})

test('staff give a person an owner and an organization, which is made only when they say so', async () => {
  const email = newEmail('harbour.example')
  await addLead(email, 'Ada Roy')
  const path = await pathOf(email)
  const [me] = await sql()<
    { id: string }[]
  >`select user_id as id from profiles where role = 'admin' limit 1`
  const keep = { intent: 'keep', owner: me?.id ?? '', organisation: 'Harbour', based: '1' }
  const refused = await staff.post(path, keep)
  expect(refused.status).toBe(422)
  const form = await refused.text()
  expect(form).toContain(personPage.errors.organisation)
  expect(form).toContain('value="Harbour"')
  expect((await staff.post(path, { ...keep, create: 'on' })).status).toBe(302)
  expect((await staff.post(path, keep)).status).toBe(409)
  const [made] = await sql()`select o.name, o.domains, p.owner_id from people p
    join organisations o on o.id = p.organisation_id where p.email = ${email}`
  expect(made).toEqual({ name: 'Harbour', domains: 'harbour.example', owner_id: me?.id })
  expect(await text(path)).toContain('Owner or organization changed')
  expect((await staff.post(path, { ...keep, based: '2', owner: crypto.randomUUID() })).status).toBe(
    422,
  )

  // A colleague is suggested, and so is their organization.
  const colleague = newEmail('harbour.example')
  await addLead(colleague, 'Lin Roy')
  expect(await text(await pathOf(colleague))).toContain(personPage.keeping.suggested('Harbour'))
})

test('an organization takes in who has its domain; a mail provider and a taken domain are refused', async () => {
  const [first, second] = [newEmail('quay.example'), newEmail('quay.example')]
  await addLead(first, 'Ada Roy', 'From the quay.')
  await addLead(second, 'Lin Roy')
  const typed = { intent: 'save', name: 'Quay', owner: '', client: '', based: '0' }
  const add = (domains: string, name = 'Quay') =>
    staff.post('/lead_admin/organisations/new', { ...typed, name, domains })
  expect(await (await add('gmail.com')).text()).toContain('gmail.com belongs to a mail provider')
  expect(await (await add('not a domain')).text()).toContain('is not a domain')
  expect(await (await add('', '')).text()).toContain(organisationPage.errors.name)
  const path = (await add('@QUAY.example\nquay-two.example')).headers.get('location') ?? ''
  expect(await (await add('quay.example', 'Other')).text()).toContain('belongs to Quay already')
  expect(await text(path)).toContain(organisationPage.suggestions(2))
  expect((await staff.post(path, { intent: 'adopt' })).status).toBe(302)
  const page = await text(path)
  for (const said of ['2 people', 'Ada Roy', first, 'From the quay.', 'Contact form'])
    expect(page, said).toContain(said)
  const list = await text('/lead_admin/organisations?q=quay-two')
  expect(list).toContain('quay-two.example, quay.example')
  expect((await staff.post(path, { intent: 'remove' })).headers.get('location')).toBe(
    '/lead_admin/organisations',
  )
  expect((await staff.get(path)).status).toBe(404)
  expect((await staff.get(await pathOf(first))).status).toBe(200)
})

test('a timeline of 1,000 events is read page by page, each event once', async () => {
  const email = newEmail()
  const lead = await addLead(email, 'Ada Roy')
  await sql()`insert into lead_activities (lead_id, kind, body, actor_name, created_at)
    select ${lead}, 'note', 'Note number ' || n || '.', 'Lin', date_trunc('second', now()) - (n / 3) * interval '1 hour'
    from generate_series(1, 1000) n`
  const seen: string[] = []
  const path = await pathOf(email)
  for (let next = path; next; ) {
    const page = await text(next)
    seen.push(...[...page.matchAll(/Note number (\d+)\./g)].map(([, n]) => n ?? ''))
    const [, earlier] = /href="([^"]*earlier=[^"#]*)/.exec(page) ?? []
    next = earlier?.replaceAll('&amp;', '&') ?? ''
  }
  // The page and the data that it carries to the browser say each of them.
  expect(new Set(seen).size).toBe(1000)
  for (const wrong of [
    'nonsense',
    `2026-02-30T00:00:00~lead ${lead}`,
    `2026-02-28T25:00:00~lead ${lead}`,
  ])
    expect((await staff.get(`${path}?earlier=${encodeURIComponent(wrong)}`)).status).toBe(200)
})

test('people of the same name are pointed out', async () => {
  const name = `Twin ${crypto.randomUUID().slice(0, 8)}`
  const [first, second] = [newEmail(), newEmail('elsewhere.example')]
  await addLead(first, name)
  await addLead(second, name.toUpperCase())
  const page = await text(await pathOf(first))
  expect(page).toContain(personPage.namesakes)
  expect(page).toContain(await pathOf(second))
})
