import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#test/app.ts'
import { startBilling, today } from '#test/invoices.ts'
import { daysAfter } from './invoice-status.ts'

const list = '/lead_admin/invoices'
let billing: Awaited<ReturnType<typeof startBilling>>
let staff: Client
beforeAll(async () => {
  billing = await startBilling()
  staff = billing.product.client()
  await staff.signIn()
})
afterAll(() => billing.product.close())

const typed = (more: Record<string, string> = {}) => ({
  version: '1',
  description: 'First stage',
  currency: 'CAD',
  due_on: daysAfter(today, 20),
  bill_name: 'Ministry of Ports',
  bill_address: '1 Main Street',
  known_taxes: '',
  'tax-a-name': 'GST',
  'tax-a-rate': '5',
  'line-0-description': 'Days',
  'line-0-quantity': '2.5',
  'line-0-unit_price': '1,000.00',
  'line-1-description': 'Travel',
  'line-1-quantity': '1',
  'line-1-unit_price': '100',
  ...more,
})

async function draft() {
  const form = { client: billing.people.clientId ?? '', description: 'First stage' }
  const id: string = crypto.randomUUID()
  for (const _ of [1, 2]) {
    const answer = await staff.post(`${list}/new`, { id, ...form })
    expect(answer.headers.get('location')).toBe(`${list}/${id}`)
  }
  return `${list}/${id}`
}
const text = async (path: string) => (await staff.get(path)).text()

test('a new invoice says what is missing and keeps what was typed', async () => {
  const id: string = crypto.randomUUID()
  const answer = await staff.post(`${list}/new`, { id, client: '', description: 'Third stage' })
  expect(answer.status).toBe(422)
  const page = await answer.text()
  expect(page).toContain('Please select a client')
  expect(page).toContain('value="Third stage"')
  const stranger = { id, client: crypto.randomUUID(), description: 'x' }
  expect((await staff.post(`${list}/new`, stranger)).status).toBe(422)
})

test('rows, taxes and totals work without a script, and nothing is stored by them', async () => {
  const path = await draft()
  const send = async (intent: string, more = {}) => {
    const answer = await staff.post(path, typed({ intent, ...more }))
    return { status: answer.status, page: await answer.text() }
  }
  const added = await send('row:add')
  expect(added.status).toBe(200)
  expect(added.page).toContain('name="line-2-description"')
  const moved = await send('row:up:1')
  expect(moved.page.indexOf('>Travel</textarea>')).toBeLessThan(
    moved.page.indexOf('>Days</textarea>'),
  )
  expect((await send('row:remove:0')).page).not.toContain('>Days</textarea>')
  const filled = await send('preset', { preset: 'ca-qc' })
  expect(filled.page).toContain('value="QST"')
  expect(filled.page).toContain('value="9.975"')
  // A tax that was typed by hand is charged on every line.
  const computed = await send('preview')
  expect(computed.page).toMatch(/2,730\.00/)
  const wrong = await send('preview', { 'line-1-unit_price': 'ten' })
  expect(wrong.status).toBe(422)
  expect(wrong.page).toContain('value="ten"')
  expect(wrong.page).toContain('with at most 2 decimals')
  expect(await text(path)).not.toContain('>Days</textarea>')
})

test('a draft is saved, shown to the second editor, asked about and issued', async () => {
  const path = await draft()
  const saved = await staff.post(path, typed({ intent: 'review' }))
  expect(saved.headers.get('location')).toBe(`${path}?ask=issue`)
  const stale = await staff.post(path, typed({ intent: 'save', description: 'Mine' }))
  expect(stale.status).toBe(409)
  const told = await stale.text()
  expect(told).toContain('Someone else changed this draft')
  expect(told).toContain('value="Mine"')
  expect(told).toContain('name="version" value="2"')
  const asked = await text(`${path}?ask=issue`)
  expect(asked).toContain('Issue this invoice?')
  expect(asked).toContain('The billing settings have no bank details')
  expect(asked).toContain('There is no registration number for GST')
  const old = await staff.post(path, { intent: 'issue', version: '1' })
  expect(old.status).toBe(409)
  expect(await old.text()).toContain('Please read it again')
  const issued = await staff.post(path, { intent: 'issue', version: '2' })
  expect(issued.headers.get('location')).toBe(path)
  const page = await text(path)
  expect(page).toMatch(/INV-\d{4}-\d{6}/)
  expect(page).toContain('2,730.00')
  expect(page).toContain('Invoice: issued')
  for (const late of [typed({ intent: 'save', version: '2' }), { intent: 'discard' }]) {
    const answer = await staff.post(path, late)
    expect(answer.status).toBe(409)
    const said = await answer.text()
    expect(said).toContain('This invoice has been issued. You can no longer change it.')
    expect(said).toMatch(/INV-\d{4}-\d{6}/)
  }
  const pdf = await staff.get(`${path}/pdf`)
  expect(pdf.headers.get('content-type')).toBe('application/pdf')
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})

test('a hundred lines fit, in the order they were typed', async () => {
  const path = await draft()
  const lines = Array.from({ length: 100 }, (_, at) => ({
    [`line-${at}-description`]: `Шаг ${at + 1} ${'ж'.repeat(500)}`,
    [`line-${at}-quantity`]: '1,000.125',
    [`line-${at}-unit_price`]: '1,234.56',
  }))
  const form = new FormData()
  const fields: Record<string, string> = Object.assign(typed({ intent: 'save' }), ...lines)
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  expect((await staff.form(path, form)).status).toBe(302)
  const page = await text(path)
  expect(page).toContain('An invoice can have at most 100 lines.')
  expect(page.indexOf('Шаг 99 ')).toBeLessThan(page.indexOf('Шаг 100 '))
  // 1000.125 at 1,234.56 is 1,234,714.32, a hundred times, and five percent.
  expect(page).toContain('129,645,003.60')
})

test('payments, pay link and credit notes are taken by forms that say what is wrong', async () => {
  const { id } = await billing.invoice()
  const path = `${list}/${id}`
  const payment = { intent: 'payment', payment: crypto.randomUUID(), amount: '100' }
  const details = { received_on: today, method: 'Cheque', reference: 'A7' }
  for (const [wrong, message] of [
    [{ amount: '0' }, 'Please enter an amount above 0'],
    [{ amount: '99999' }, 'This is more than the balance due'],
    [{ received_on: daysAfter(today, 3) }, 'not in the future'],
    [{ method: 'Barter' }, 'Please select a method from the list'],
  ] as const) {
    const answer = await staff.post(path, { ...payment, ...details, ...wrong })
    expect(answer.status, message).toBe(422)
    const page = await answer.text()
    expect(page).toContain(message)
    expect(page).toContain('value="A7"')
  }
  for (const _ of [1, 2])
    expect((await staff.post(path, { ...payment, ...details })).status).toBe(302)
  expect(await billing.find(id)).toMatchObject({ paid: 10_000 })
  expect(await text(`${path}?void=${payment.payment}`)).toContain('Void this payment?')
  const gone = { intent: 'void', payment: payment.payment }
  expect((await staff.post(path, gone)).status).toBe(422)
  expect((await staff.post(path, { ...gone, reason: 'Bounced' })).status).toBe(302)
  expect(await text(path)).toContain('Bounced')
  for (const link of [
    'http://pay.example.org',
    'javascript:alert(1)',
    'https://a:b@pay.example.org',
  ]) {
    const answer = await staff.post(path, { intent: 'link', pay_link: link })
    expect(answer.status, link).toBe(422)
  }
  const link = { intent: 'link', pay_link: 'https://pay.example.org/7' }
  expect((await staff.post(path, link)).status).toBe(302)
  const credit = (form: Record<string, string>) =>
    staff.post(`${path}/credit`, { id: crypto.randomUUID(), description: 'Less', ...form })
  expect((await credit({ intent: 'issue', 'amount-1': '5000' })).status).toBe(422)
  const asked = await credit({ intent: 'issue', 'amount-1': '50' })
  expect(await asked.text()).toContain('Please select the box to confirm')
  expect(await (await credit({ intent: 'whole' })).text()).toContain('value="2500.03"')
  const done = await credit({ intent: 'issue', 'amount-1': '50', confirm: 'on' })
  expect(done.headers.get('location')).toMatch(new RegExp(`^${list}/[0-9a-f-]{36}$`))
  expect(await text(done.headers.get('location') ?? '')).toMatch(/CN-\d{4}-\d{6}/)
  expect(await billing.find(id)).toMatchObject({ credited: 5_650, paid: 0 })
})

test('billing settings keep what was typed, and tell the second editor', async () => {
  const path = `${list}/settings`
  const form = {
    version: '0',
    issuer_name: 'Unordin Inc.',
    issuer_address: '1 Street\r\nOttawa',
    issuer_email: 'billing@unordin.example',
    days_to_pay: '14',
    gst_hst: '123 RT0001',
    bank: 'Bank',
  }
  const half = await staff.post(path, form)
  expect(half.status).toBe(422)
  expect(await half.text()).toContain('leave all bank details empty')
  const whole = { ...form, account_name: 'Unordin', account: '12' }
  expect((await staff.post(path, whole)).status).toBe(302)
  const late = await staff.post(path, { ...whole, issuer_name: 'Other' })
  expect(late.status).toBe(409)
  expect(await late.text()).toContain('value="Other"')
  expect(await text(path)).toContain('value="123 RT0001"')
})
