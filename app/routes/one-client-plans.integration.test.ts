import { afterAll, beforeAll, expect, test } from 'vitest'
import { readListQuery } from '#app/lists/list.ts'
import type { Actor } from '#app/platform/actor.ts'
import { createAccount } from '#test/accounts.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { explainingQueries } from '#test/query-count.ts'
import { adminInvoiceList, portalInvoiceList } from '../features/billing/invoice-list-query.ts'
import { listInvoices } from '../features/billing/invoice-service.server.ts'
import { adminDocumentList, portalDocumentList } from '../features/documents/document-list-query.ts'
import { listDocuments } from '../features/documents/document-service.server.ts'
import { listAdminTickets } from '../features/tickets/admin-ticket-service.server.ts'
import { listPortalTickets } from '../features/tickets/portal-ticket-service.server.ts'
import { adminTicketList, portalTicketList } from '../features/tickets/ticket-list-query.ts'

let product: TestApp
let client: Actor
let staff: Actor
beforeAll(async () => {
  product = await startTestApp()
  const { client: sql } = product.app.db
  const account = await createAccount(product, 'client_user', 'a phrase nobody guesses 4')
  const rest = { kind: 'user', sessionId: '', email: '', fullName: '' } as const
  client = { ...rest, role: 'client_user', userId: account.userId, clientId: account.clientId }
  const [admin] = await sql`select user_id from profiles where role = 'admin' limit 1`
  staff = { ...rest, role: 'admin', userId: admin?.user_id, clientId: null }
  await sql`insert into clients (name) select 'Other ' || i from generate_series(1, 20) i`
  // The client has half of all rows, and its rows are newer than all others.
  const rows = sql`select case when i <= 1500 then ${account.clientId}::uuid else others.ids[1 + i % 20] end as client_id,
      i, now() - i * interval '1 minute' as at
    from generate_series(1, 3000) i, (select array_agg(id) as ids from clients where name like 'Other %') others`
  await sql`insert into documents (client_id, name, file_size, mime_type, storage_key, created_at)
    select client_id, 'Report ' || i, i, 'application/pdf', 'k' || i, at from (${rows}) r`
  await sql`insert into support_tickets (client_id, created_by, title, description, priority, status, created_at, last_activity_at)
    select client_id, case when i <= 1500 then ${account.userId}::uuid end, 'Ticket ' || i, 'Words',
      (array['low','medium','high'])[1 + i % 3], (array['open','closed','resolved'])[1 + i % 3], at, at from (${rows}) r`
  await sql.begin(async (tx) => {
    // As after a restore: the numbers are part of the rows.
    await tx`alter table invoices disable trigger user`
    await tx`insert into invoices (client_id, status, number, issued_on, issued_at, due_on, currency, bill_name,
        description, issuer, total, paid, created_at)
      select client_id, case when i % 300 = 0 then 'overdue' else 'paid' end, 'INV-2001-' || lpad(i::text, 6, '0'),
        at::date, at, at::date, 'CAD', 'Ministry', 'Stage ' || i, '{}', i, case when i % 300 = 0 then 0 else i end, at
      from (${rows}) r`
    await tx`alter table invoices enable trigger user`
  })
  await sql.unsafe('vacuum analyze documents, support_tickets, invoices')
})
afterAll(() => product.close())

// There are few rows: the test checks which index can be used, not whether it is faster.
const indexesOf = (plans: string[]) =>
  plans.flatMap((plan) =>
    [...plan.matchAll(/(?:using|Scan on) ((?:documents|support_tickets)_\w+)/g)].map(
      ([, name]) => name,
    ),
  )
const acrossClients =
  /^documents_(created|name|size)$|^support_tickets_(created|activity|priority|status_\w+|waiting_\w+)$/

test('the lists of a client with half of all rows use its own indexes, to the last page', async () => {
  for (const address of ['', 'sort=name', 'sort=file_size', 'q=report+1'])
    for (const way of ['', '&before=end', '&direction=desc', '&direction=asc']) {
      const { app, plans } = explainingQueries(product.app)
      const query = readListQuery(portalDocumentList, new URLSearchParams(address + way))
      const page = await listDocuments(app, client, query)
      expect(page.rows).toHaveLength(50)
      expect(indexesOf(plans).filter((name) => acrossClients.test(name ?? ''))).toEqual([])
    }
  for (const order of ['created_at', 'last_activity_at', 'priority'])
    for (const way of ['desc', 'asc'])
      for (const filter of ['', 'status=open', 'status=waiting', 'priority=high', 'whose=mine']) {
        const { app, plans } = explainingQueries(product.app)
        const address = `sort=${order}.${way}&${filter}`
        const query = readListQuery(portalTicketList, new URLSearchParams(address))
        const page = await listPortalTickets(app, client, query)
        expect(page.rows, address).toHaveLength(25)
        expect(indexesOf(plans).filter((name) => acrossClients.test(name ?? ''))).toEqual([])
      }
})

test('lists across clients use the common indexes', async () => {
  const { app, plans } = explainingQueries(product.app)
  for (const address of ['', 'sort=name', 'sort=file_size', 'before=end'])
    await listDocuments(app, staff, readListQuery(adminDocumentList, new URLSearchParams(address)))
  for (const address of ['', 'status=all&sort=last_activity_at', 'status=closed&sort=priority'])
    await listAdminTickets(app, staff, readListQuery(adminTicketList, new URLSearchParams(address)))
  const used = new Set(indexesOf(plans))
  for (const name of ['documents_created', 'documents_name', 'documents_size'])
    expect(used).toContain(name)
  expect(used).toContain('support_tickets_waiting_created')
  expect(used).toContain('support_tickets_activity')
})

test('a client’s search uses its own trigram index, and a rare status its partial index', async () => {
  const read = async (actor: Actor, address: string) => {
    const { app, plans } = explainingQueries(product.app)
    const params = new URLSearchParams(address)
    const query =
      actor === staff
        ? readListQuery(adminInvoiceList, params)
        : readListQuery(portalInvoiceList, params)
    const page = await listInvoices(app, actor, query)
    return { ...page, plan: plans.join('\n') }
  }
  const one = await read(client, 'q=INV-2001-001234')
  expect(one.rows.map(({ number }) => number)).toEqual(['INV-2001-001234'])
  // The plan of the owner's function.
  expect(one.plan).toContain('ProjectSet')
  expect((await read(client, 'q=INV-2001-002999')).matches).toBe(0)
  expect((await read(staff, 'q=INV-2001-002999')).matches).toBe(1)
  const late = await read(client, 'status=overdue')
  expect(late.rows).toHaveLength(5)
  // Either index finds them.
  expect(late.plan).toMatch(/invoices_client_(status|open)/)
  expect((await read(client, 'status=overdue&q=stage+3')).matches).toBe(1)
  // A frequent match is counted up to a limit; a rarer one exactly.
  expect(await read(client, 'q=stage')).toMatchObject({ matches: 100, capped: true })
  expect(await read(client, 'q=stage+1')).toMatchObject({ matches: 100, capped: true })
  expect(await read(client, 'q=stage+12')).toMatchObject({ matches: 111, capped: false })
})
