import { billingDay, daysAfter } from '#app/features/billing/invoice-status.ts'
import type { Walk } from './walk.ts'

const list = '/lead_admin/invoices'
const today = billingDay(new Date())

/** Invoices from draft to payment and credit note, and their settings. */
export async function walkBilling(walk: Walk) {
  const { staff, clientUser, sql, one } = walk
  await staff.send(`${list}/settings`, {
    issuer_name: 'Unordin',
    issuer_address: '1 Main Street',
    issuer_email: 'billing@unordin.example',
    days_to_pay: '30',
    version: await one(sql`select coalesce(max(version), 0) from billing_settings`),
  })
  const discarded = await draft(walk)
  await staff.send(`${list}/${discarded}`, { intent: 'discard' })
  const { id, page, send } = await issued(walk)
  await send('mail')
  await send('link', { pay_link: 'https://pay.example/1' })
  await send('link', { pay_link: '' })
  const payment = crypto.randomUUID()
  await send('payment', { payment, amount: '100', received_on: today, method: 'Cheque' })
  await send('void', { payment, reason: 'Another invoice' })
  await credit(walk, page)
  await payByCard(walk)
  await clientUser.read(`/dashboard/invoices/${id}/pdf`)
  await clientUser.read('/dashboard/invoices/statement.csv')
}

async function draft({ staff, clientAdmin }: Walk): Promise<string> {
  const id: string = crypto.randomUUID()
  const invoice = { id, client: clientAdmin.clientId, description: 'First stage' }
  await staff.send(`${list}/new`, invoice)
  return id
}

/** After the invoice is paid, so that what is credited is paid back. */
async function credit({ staff }: Walk, page: string) {
  const payment = crypto.randomUUID()
  const paid = { payment, amount: '2000', received_on: today, method: 'Cheque' }
  await staff.send(page, { intent: 'payment', ...paid })
  const note = { description: 'Less', 'amount-1': '500', intent: 'issue', confirm: 'on' }
  await staff.send(`${page}/credit`, { ...note, id: crypto.randomUUID() })
  const refund = { ...paid, payment: crypto.randomUUID(), amount: '500' }
  await staff.send(page, { intent: 'payment', ...refund })
}

async function issued(walk: Walk) {
  const id = await draft(walk)
  const page = `${list}/${id}`
  const send = (intent: string, fields: Record<string, string> = {}) =>
    walk.staff.send(page, { intent, ...fields })
  await send('save', {
    version: '1',
    description: 'First stage',
    currency: 'CAD',
    due_on: daysAfter(today, 20),
    bill_name: 'Ministry of Ports',
    bill_address: '1 Main Street',
    'line-0-description': 'Days',
    'line-0-quantity': '2',
    'line-0-unit_price': '1,000.00',
  })
  await send('issue', { version: '2' })
  return { id, page, send }
}

/** The client pays by card what has been paid by cheque meanwhile; staff look at it. */
async function payByCard(walk: Walk) {
  const { id, send } = await issued(walk)
  const page = await walk.clientUser.send(`/dashboard/invoices/${id}/card`)
  const [, session = ''] = /\/c\/pay\/(\w+)/.exec(await page.text()) ?? []
  const payment = crypto.randomUUID()
  await send('payment', { payment, amount: '100', received_on: today, method: 'Cheque' })
  walk.stripe.pay(session)
  const { body, signature } = walk.stripe.message('checkout.session.completed', session)
  const provider = walk.newVisitor().client
  await provider.json('/webhooks/stripe', JSON.parse(body), { 'stripe-signature': signature })
  const matter = await walk.one(walk.sql`select id from card_matters where invoice_id = ${id}`)
  await send('card_matter', { matter })
}
