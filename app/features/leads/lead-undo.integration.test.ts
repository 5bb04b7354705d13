import { afterAll, beforeAll, expect, test } from 'vitest'
import { peoplesActions } from '#app/features/audit/audit-actions.ts'
import { createAccount } from '#test/accounts.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'

const password = 'another-long-phrase-7'
const list = '/lead_admin/inbox'
let product: TestApp
let staff: Client
let me: string

beforeAll(async () => {
  product = await startTestApp()
  const account = await createAccount(product, 'admin', password)
  ;[staff, me] = [product.client(), account.userId]
  await staff.signIn(account.email, password)
})
afterAll(() => product.close())

const sql = (words: TemplateStringsArray, ...values: unknown[]) =>
  product.app.db.client(words, ...values)

type Send = (ids: string[]) => Promise<Response>
const one =
  (fields: Record<string, string>): Send =>
  ([id]) =>
    staff.post(`${list}/${id}`, { from: 'new', was: '', ...fields })
const many =
  (what: string, fields: Record<string, string>): Send =>
  (ids) => {
    const selected = ids.map((id): [string, string] => ['lead', `${id}:new:`])
    const form = [...Object.entries({ place: 'inbox', ...fields }), ...selected]
    return staff.post(`/lead_admin/leads/${what}`, form)
  }
const markSpam = one({ intent: 'spam' })

/** Every single and every bulk change of leads, by its audit action, and what is there before it. */
const changes: Record<string, Record<string, Send>> = {
  status_changed: {
    single: one({ intent: 'status', status: 'qualified' }),
    onTheBoard: ([lead = '']) =>
      staff.post('/lead_admin/leads/move', { lead, from: 'new', status: 'qualified' }),
    bulk: many('status', { status: 'contacted' }),
  },
  owner_changed: {
    single: (ids) => one({ intent: 'owner', owner: me })(ids),
    bulk: (ids) => many('owner', { owner: me })(ids),
  },
  next_step_changed: { single: one({ intent: 'next_step', step: 'Call', on: '2030-01-31' }) },
  lost_changed: { single: one({ intent: 'lost', reason: 'not_now', note: 'Later' }) },
  spam_marked: { single: markSpam, bulk: many('spam', {}) },
  spam_taken_back: { first: markSpam, single: one({ intent: 'not_spam' }) },
  answered: {
    single: ([id]) =>
      staff.post(`${list}/${id}/answer`, {
        ...{ intent: 'send', answer: crypto.randomUUID(), subject: 'Thank you', body: 'Soon.' },
      }),
  },
}
/** What has no undo, each with its reason; docs/how-to/let-a-change-be-undone.md says them to staff. */
const final: Record<string, string> = {
  change_undone: 'an undo itself',
  answer_stopped: 'an undo itself',
  note_added: 'the history of a record is only added to: nobody can delete a line of it',
  converted: 'it makes an account and sends an invitation',
  exported: 'it changes nothing',
}

async function newLeads() {
  const rows = await sql`insert into leads (id, source, full_name, email)
    select gen_random_uuid(), 'contact', 'Uma Undone', 'uma-' || gen_random_uuid() || '@undone.example'
    from generate_series(1, 3) returning id`
  return rows.map(({ id }) => String(id))
}
const stateOf = (ids: string[]) => sql`
  select l.status, l.owner_id, l.next_step, l.next_step_on, l.lost_reason, l.lost_note, l.spam_at,
    (select count(*)::int from lead_mails m where m.lead_id = l.id and m.state <> 'draft') as mails
  from leads l where id = any(${ids}::uuid[]) order by id`

test('every change of a lead that the audit log knows can be undone, or has a reason', () => {
  const known = [...Object.keys(changes), ...Object.keys(final)].sort()
  expect(known).toEqual([...peoplesActions.lead].sort())
})

const cases = Object.entries(changes).flatMap(([action, { first, ...ways }]) =>
  Object.entries(ways).map(([how, send]) => ({ action, how, send, first })),
)
test.each(cases)(
  'lead.$action, $how: undone, it is as before',
  async ({ action, how, send, first }) => {
    const leads = await newLeads()
    const ids = how === 'bulk' ? leads : leads.slice(0, 1)
    await first?.(ids)
    const before = await stateOf(leads)
    expect((await send(ids)).status).toBe(302)
    const after = await stateOf(leads)
    const touched = after.filter((row, at) => JSON.stringify(row) !== JSON.stringify(before[at]))
    expect(touched).toHaveLength(ids.length)
    const events = await sql`select 1 from audit_events
    where action = ${`lead.${action}`} and subject_id = any(${ids}::text[])`
    expect(events).toHaveLength(ids.length)
    // What the toast offers.
    const page = await (await staff.get(list)).text()
    const [, change = ''] = /name="change" value="([\da-f-]{36})"/.exec(page) ?? []
    expect((await staff.post('/lead_admin/undo', { change, back: list })).status).toBe(302)
    expect(await stateOf(leads)).toEqual(before)
  },
)
