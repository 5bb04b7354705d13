import { extractText } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#test/app.ts'
import { askedBy } from '#test/asked-by.ts'
import { startBilling, total } from '#test/invoices.ts'
import { setPayLink } from './invoice-issue-service.server.ts'

const password = 'a-long-enough-phrase-3'
const list = '/dashboard/invoices'
let billing: Awaited<ReturnType<typeof startBilling>>
let ours: Client
let theirs: Client
beforeAll(async () => {
  billing = await startBilling()
  ours = billing.product.client()
  await ours.signIn(billing.people.email, password)
  const other = await billing.client()
  theirs = billing.product.client()
  await theirs.signIn(other.email, password)
})
afterAll(() => billing.product.close())

const text = async (answer: Promise<Response>) =>
  (await (await answer).text()).replaceAll('\u00a0', ' ')

test('without invoices the page says so, and the totals are nought', async () => {
  const page = await text(ours.get(list))
  for (const words of [
    'Total Paid',
    'Pending',
    'Overdue',
    'CAD 0.00',
    'No invoices yet',
    'Invoices will appear here once projects begin.',
  ])
    expect(page).toContain(words)
})

test('an invoice is listed, read, paid for and fetched by its client alone', async () => {
  const { app, staff, pay, invoice, draft, audited } = billing
  const { id, number } = await invoice(undefined, { po_number: 'PO-7', notes: 'Thank you.' })
  await draft(undefined, { po_number: 'PO-SECRET' })
  const rows = await text(ours.get(list))
  expect(rows).toContain(number)
  expect(rows).toMatch(new RegExp(`href="${list}/${id}/pdf"[^>]*>View PDF<`))
  expect(rows).toMatch(new RegExp(`href="${list}/${id}#pay"[^>]*>Pay Now<`))
  expect(rows).toMatch(/Pending<\/dt><dd[^>]*>CAD 2,868\.53</)
  const page = await text(ours.get(`${list}/${id}`))
  for (const words of [
    number,
    'PO-7',
    'HST (Ontario) 13%',
    '2,500.03',
    'CAD 2,868.53',
    'Thank you.',
  ])
    expect(page).toContain(words)
  expect(page).toMatch(/id="pay"/)
  expect(page).toContain(
    `To get our bank details, write to info@unordin.example and quote ${number}.`,
  )
  await askedBy(staff, () => setPayLink(app, staff, id, 'https://pay.example/7'))
  for (const path of [list, `${list}/${id}`]) {
    const shown = await text(ours.get(path))
    const [link = ''] = /<a [^>]*href="https:\/\/pay\.example\/7"[^>]*>/.exec(shown) ?? []
    const [, noteId] = /aria-describedby="([^"]+)"/.exec(link) ?? []
    expect(link, path).toContain('target="_blank" rel="noreferrer"')
    expect(shown).toMatch(
      new RegExp(`id="${noteId}"[^>]*>(Pay Now o|O)pens pay.example in a new tab`),
    )
  }
  await pay(id, total)
  const paid = await text(ours.get(`${list}/${id}`))
  expect(paid).toContain('Paid in full. Thank you.')
  expect(paid).not.toContain('Pay Now')
  for (const path of [`${list}/${id}`, `${list}/${id}/pdf`]) {
    const answer = await theirs.get(path)
    expect(answer.status, path).toBe(404)
    expect(await answer.text()).not.toContain(number)
  }
  expect(await text(theirs.get(list))).not.toContain(number)
  expect(await text(ours.get(list))).not.toContain('PO-SECRET')
  expect(await audited(id)).not.toContain('invoice.downloaded')
})

test('its PDF says the same, by its name, kept by nobody, and is on record', async () => {
  const { product, invoice, audited, draft } = billing
  const { id, number } = await invoice()
  const answer = await ours.get(`${list}/${id}/pdf`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('cache-control')).toBe('private, no-store, no-transform')
  expect(answer.headers.get('content-disposition')).toContain(
    `inline; filename="Invoice ${number}.pdf"`,
  )
  const { text: pages } = await extractText(new Uint8Array(await answer.arrayBuffer()))
  expect(pages.join(' ').replaceAll(/\s+/g, ' ')).toContain('Total CAD 2,868.53')
  expect((await audited(id)).filter((one) => one === 'invoice.downloaded')).toHaveLength(1)
  const staff = product.client()
  await staff.signIn()
  expect((await staff.get(`/lead_admin/invoices/${id}/pdf`)).status).toBe(200)
  const begun = await draft()
  const drafted = await staff.get(`/lead_admin/invoices/${begun.id}/pdf`)
  expect(drafted.headers.get('content-disposition')).toContain('"Invoice Draft.pdf"')
  expect((await ours.get(`${list}/${begun.id}/pdf`)).status).toBe(404)
  expect((await ours.get(`${list}/nonsense/pdf`)).status).toBe(404)
  expect((await product.client().get(`${list}/${id}/pdf`)).headers.get('location')).toContain(
    '/auth',
  )
})

test('the list is searched, filtered and sorted by its address; nonsense is the plain list', async () => {
  const { invoice } = billing
  const { number } = await invoice()
  expect(await text(ours.get(`${list}?q=${number.toLowerCase()}`))).toContain(
    '1 invoice or credit note',
  )
  expect(await text(ours.get(`${list}?q=zzz`))).toContain('No invoices found matching your search.')
  expect(await text(ours.get(`${list}?status=overdue`))).toContain(
    'No invoices found matching your search.',
  )
  expect(await text(ours.get(`${list}?sort=total`))).toMatch(
    /aria-sort="descending"[^>]*><a[^>]*>Amount/,
  )
  for (const search of ['sort=x&status=y', 'after=x', 'status=draft', 'q=%00', 'client=x'])
    expect((await ours.get(`${list}?${search}`)).status, search).toBe(200)
})

test('a list that cannot be loaded says so and offers the same address again', async () => {
  const { db } = billing.app
  await db.client`revoke select on invoice_sums from unordin_request`
  try {
    const answer = await ours.get(`${list}?sort=total`)
    expect(answer.status).toBe(500)
    expect(await answer.text()).toContain('Error loading invoices. Please try again.')
  } finally {
    await db.client`grant select on invoice_sums to unordin_request`
  }
})
