import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordAfter } from '#app/features/audit/record-after.ts'
import routes from '#app/routes.ts'
import { formWith, pdfBytes } from '#test/files.ts'
import { gatedAddresses } from '#test/gated-routes.ts'
import { startWalk, type Walk, type Walker } from '#test/walks/walk.ts'

let walk: Walk
beforeAll(async () => {
  walk = await startWalk()
})
afterAll(() => walk.product.close())

type Fields = Record<string, string>
type NewRecord = {
  by?: 'clientUser' | 'clientAdmin'
  fields: (walk: Walk) => Fields | Promise<Fields>
  file?: string
  table: string
  /** Where it leads when its record has no page. */
  shows?: (id: string) => string
}

const said = { organization: 'Port', quote: 'It works.', said_by: 'Ada Roy', based: '0' }
const id = () => crypto.randomUUID() as string
const invited = { role: 'client_user' }

/** Every form for something new in the panel and the portal. */
const newRecords: Record<string, NewRecord> = {
  '/lead_admin/clients/new': {
    fields: () => ({ name: 'Ministry of Twice' }),
    table: 'clients',
    shows: (id) => `/lead_admin/clients?edit=${id}`,
  },
  '/lead_admin/invitations/new': {
    fields: ({ clientAdmin }) => ({
      ...{ ...invited, email: 'one@twice.example', for_client: clientAdmin.clientId },
    }),
    table: 'client_invitations',
    shows: () => '/lead_admin/invitations',
  },
  '/dashboard/organization/invitations/new': {
    by: 'clientAdmin',
    fields: () => ({ ...invited, email: 'two@twice.example' }),
    table: 'client_invitations',
    shows: () => '/dashboard/organization',
  },
  '/dashboard/support/new': {
    by: 'clientUser',
    fields: () => ({ formId: id(), title: 'Twice', description: 'Dark.', priority: 'medium' }),
    table: 'support_tickets',
  },
  '/lead_admin/engagements/new': {
    fields: ({ clientAdmin }) => ({
      ...{ id: id(), clientId: clientAdmin.clientId, name: 'Twice', status: 'active' },
      progress: '0',
    }),
    table: 'projects',
  },
  '/lead_admin/invoices/new': {
    fields: ({ clientAdmin }) => ({
      ...{ id: id(), client: clientAdmin.clientId, description: 'Twice' },
    }),
    table: 'invoices',
  },
  '/lead_admin/requests/new': {
    fields: ({ clientAdmin }) => ({
      ...{ intent: 'send', id: id(), client: clientAdmin.clientId, title: 'Twice' },
      ...{ due_on: '2099-01-31', 'line-0-title': 'A plan' },
    }),
    table: 'client_requests',
  },
  '/lead_admin/decisions/new': {
    fields: ({ clientAdmin }) => ({
      ...{ id: id(), client: clientAdmin.clientId, title: 'Twice', body: 'Words' },
      ...{ kind: 'approval', due_on: '2099-01-31', 'person-1': clientAdmin.userId },
    }),
    table: 'client_decisions',
  },
  '/lead_admin/status/new': {
    fields: () => ({
      ...{ id: id(), kind: 'incident', title: 'Twice', text: 'Words', status: 'investigating' },
      ...{ starts: '2026-01-02T03:04', 'part-portal': 'down' },
    }),
    table: 'status_notices',
  },
  '/lead_admin/organisations/new': {
    fields: () => ({ intent: 'save', based: '0', name: 'Twice', domains: '', owner: '' }),
    table: 'organisations',
  },
  '/lead_admin/references/new': {
    fields: () => ({ ...said, intent: 'save', permission_by: 'Ada', permission_on: '2026-01-31' }),
    file: 'file',
    table: 'client_references',
  },
  '/lead_admin/team/new': {
    fields: () => ({ full_name: 'Ada Roy', role: 'Architect', based: '0', intent: 'save' }),
    table: 'team_members',
  },
  '/lead_admin/company/evidence/new?kind=document': {
    fields: () => ({ name: 'Terms', based: '0', intent: 'save' }),
    file: 'file',
    table: 'company_evidence',
  },
  '/lead_admin/conversations/answers/new': {
    fields: () => ({
      ...{ intent: 'save', based: '0', asked: 'Where twice?', answer: 'Here.', path: '' },
    }),
    table: 'assistant_answers',
  },
}

/** Their form has an id of its own, which is the new record's, and a draft at the server. */
const ownIds = [
  '/lead_admin/insights/new',
  '/lead_admin/published-projects/new',
  '/lead_admin/help/new',
]

test('every form for something new is tried', () => {
  const forms = gatedAddresses(routes).filter(({ path }) => path.endsWith('/new'))
  const tried = Object.keys(newRecords).map((path) => path.replace(/\?.*/, ''))
  expect([...tried, ...ownIds].sort()).toEqual(forms.map(({ path }) => path).sort())
})

function post(walker: Walker, path: string, fields: Fields, file?: string): Promise<Response> {
  if (!file) return walker.send(path, fields)
  return walker.sendFiles(path, formWith(fields, [[file, 'kept.pdf', pdfBytes]]))
}

test.each(Object.entries(newRecords))(
  '%s sent again with the same id leads to the record, which is stored once',
  async (path, { by, fields, file, table, shows }) => {
    const { sql } = walk
    const walker = walk[by ?? 'staff']
    const idsNow = async () =>
      (await sql<{ id: string }[]>`select id from ${sql(table)}`).map((row) => row.id)
    const before = await idsNow()
    const form: Fields = { ...(await fields(walk)), sendId: id() }
    const first = await post(walker, path, form, file)
    const second = await post(walker, path, form, file)
    const [added = '', ...more] = (await idsNow()).filter((one) => !before.includes(one))
    expect(more).toEqual([])
    const location = second.headers.get('location')
    expect(location).toBe(shows ? shows(added) : first.headers.get('location'))
    expect(location).toMatch(shows ? /^\// : added)
    const isSaid = (await walker.read(location ?? '')).includes('Stored already')
    // A form that names the new record's id is answered as it was the first time.
    expect(isSaid).toBe(!form.id && !form.formId)
  },
)

test('a ticket that was changed, with the id of one that is stored, leads to the stored one', async () => {
  const { clientUser } = walk
  const path = '/dashboard/support/new'
  const form = { title: 'Lamp', description: 'Dark.', priority: 'medium', sendId: id() }
  const first = await clientUser.send(path, { ...form, formId: id() })
  const second = await clientUser.send(path, { ...form, formId: id(), title: 'Lamps' })
  const location = second.headers.get('location') ?? ''
  expect(location).toBe(first.headers.get('location'))
  expect((await clientUser.read(location)).includes('Stored already')).toBe(true)
})

test('an answer to a lead that is sent again leads to the lead', async () => {
  const { staff, sql, one } = walk
  const lead = await one(sql`insert into leads (id, full_name, email, source, message)
    values (gen_random_uuid(), 'Ada', 'ada@twice.example', 'contact', 'Hello') returning id`)
  const page = `/lead_admin/leads/${lead}`
  const form = { answer: id(), intent: 'send', subject: 'Yes', body: 'We can.', sendId: id() }
  const first = await staff.send(`${page}/answer`, form)
  const second = await staff.send(`${page}/answer`, { ...form, answer: id() })
  expect(second.headers.get('location')).toBe(first.headers.get('location'))
  expect((await staff.read(page)).includes('Stored already')).toBe(true)
})

test.each([
  ['/lead_admin/invoices/1/credit', {}, '/lead_admin/invoices/1'],
  ['/dashboard/support/new/file-upload', { ticket: '1' }, '/dashboard/support/1'],
  ['/dashboard/support/1/messages', { ticket: '1' }, '/dashboard/support/1'],
  [
    '/lead_admin/clients/new?status=active',
    { client: '2' },
    '/lead_admin/clients?status=active&edit=2',
  ],
  ['/lead_admin/organisations/new', {}, '/lead_admin/organisations'],
])('%s leads on when it was stored before', (path, stored, expected) => {
  expect(recordAfter(new URL(path, 'http://localhost'), stored)).toBe(expected)
})
