import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createAccount } from '#test/accounts.ts'
import type { Client } from '#test/app.ts'
import { startBilling, total } from '#test/invoices.ts'
import { queuedMails } from '#test/mails.ts'

const password = 'a-long-enough-phrase-3'
const list = '/dashboard/invoices'
const only = 'Only the billing contacts of your organization see invoices.'
type Person = { email: string; userId: string; at: string; browser: Client }

let billing: Awaited<ReturnType<typeof startBilling>>
let boss: Person
let ada: Person
let ben: Person
const sql = () => billing.product.app.db.client
const { people: everybody } = { people: () => [boss, ada, ben] }

async function personOf(email: string, userId: string): Promise<Person> {
  const [row] = await sql()`select id from profiles where user_id = ${userId}`
  const browser = billing.product.client()
  await browser.signIn(email, password)
  return { email, userId, at: `/dashboard/organization/people/${row?.id}`, browser }
}
async function colleague() {
  const { email, userId } = await createAccount(billing.product, 'client_user', password)
  await sql()`update profiles set client_id = ${billing.people.clientId} where user_id = ${userId}`
  return personOf(email, userId)
}

/** The administrator names somebody a billing contact, or takes it back. */
const name = ({ at }: Person, change: 'billing' | 'not_billing' = 'billing') =>
  boss.browser.post(at, {
    ...{ change, seen_role: 'client_user', seen_access: 'active' },
    seen_billing: change === 'billing' ? 'no' : 'yes',
  })
const readers = async () => {
  const pages = everybody().map(
    async (one) => [one, await (await one.browser.get(list)).text()] as const,
  )
  return (await Promise.all(pages))
    .filter(([, page]) => page.includes('Total Paid'))
    .map(([one]) => one)
}
/** Who has been sent the mail about an invoice: all of its mails are written at once. */
const mailedTo = async (number: string) => {
  const mails = await queuedMails(billing.product)
  return mails.filter(({ subject }) => subject.includes(number)).map(({ to }) => to)
}

beforeAll(async () => {
  billing = await startBilling()
  boss = await personOf(billing.people.email, billing.people.userId)
  ada = await colleague()
  ben = await colleague()
})
afterAll(() => billing.product.close())
beforeEach(async () => {
  await sql()`delete from rate_limits`
  await sql()`update profiles set billing_contact = false, deactivated_at = null where client_id = ${billing.people.clientId}`
})

test('as long as nobody is named, everybody sees invoices, and the administrators get them', async () => {
  const { number } = await billing.invoice()
  expect(await readers()).toEqual([boss, ada, ben])
  await expect.poll(() => mailedTo(number)).toEqual([boss.email])
})

test('only billing contacts see an invoice, wherever it is shown, and get its mails and notices', async () => {
  const early = await billing.invoice()
  await billing.pay(early.id, total - 100)
  expect((await name(ada)).status).toBe(302)
  const { id, number } = await billing.invoice()
  await billing.pay(id, 100)
  expect(await readers()).toEqual([ada])
  for (const { browser } of [boss, ben]) {
    const page = await (await browser.get(list)).text()
    expect(page).toContain(only)
    expect(page).toContain(`Please ask ${ada.email}, or an administrator`)
    expect(page).not.toMatch(/Total Paid|Statement of account/)
    for (const path of [
      ...[`${list}/${id}`, `${list}/${id}/pdf`, `${list}/archive.zip?invoice=${id}`],
      ...[`${list}/statement`, `${list}/statement.csv?from=2026-01-01&to=2026-12-31`],
    ])
      expect((await browser.get(path)).status, path).toBe(404)
    for (const path of ['/dashboard', '/dashboard/notifications', `${list}?q=First`]) {
      const shown = await (await browser.get(path)).text()
      expect(shown, path).not.toContain(number)
      expect(shown, path).not.toContain(early.number)
    }
  }
  const home = await (await ada.browser.get('/dashboard')).text()
  expect(home).toContain(number)
  expect(await (await ada.browser.get('/dashboard/notifications')).text()).toContain(number)
  expect((await ada.browser.get(`${list}/${id}/pdf`)).status).toBe(200)
  // Of the invoice, and of the payment.
  await expect.poll(() => mailedTo(number)).toEqual([ada.email, ada.email])
  const [mail] = await queuedMails(billing.product, { to: ada.email, kind: 'colleague.billing' })
  expect(mail?.text).toContain(`${boss.email} has named you a billing contact`)
  const [event] = await sql()`select actor_id, ip from audit_events
    where action = 'user.billing_contact_named' order by created_at desc limit 1`
  expect(event).toEqual({ actor_id: boss.userId, ip: boss.browser.address })
})

test('an administrator names themselves; when the last contact is removed, all see invoices again', async () => {
  await name(ada)
  const dialog = await (await boss.browser.get(boss.at)).text()
  expect(dialog).toContain('Make billing contact')
  expect(dialog).not.toContain('Take access away')
  const own = {
    change: 'billing',
    seen_role: 'client_admin',
    seen_access: 'active',
    seen_billing: 'no',
  }
  expect((await boss.browser.post(boss.at, own)).status).toBe(302)
  expect(await readers()).toEqual([boss, ada])
  await name(ada, 'not_billing')
  expect(await readers()).toEqual([boss])
  await boss.browser.post(boss.at, { ...own, change: 'not_billing', seen_billing: 'yes' })
  expect(await readers()).toEqual([boss, ada, ben])
})

test('when no billing contact can sign in any more, the administrators get and see invoices', async () => {
  await name(ada)
  await sql()`update profiles set deactivated_at = now() where user_id = ${ada.userId}`
  const { number } = await billing.invoice()
  expect(await readers()).toEqual([boss])
  await expect.poll(() => mailedTo(number)).toEqual([boss.email])
})

test('whoever moves to another client is no billing contact there', async () => {
  await name(ben)
  const { clientId } = await createAccount(billing.product, 'client_admin', password)
  await sql()`update profiles set client_id = ${clientId} where user_id = ${ben.userId}`
  const [row] = await sql()`select billing_contact from profiles where user_id = ${ben.userId}`
  expect(row).toEqual({ billing_contact: false })
  await sql()`update profiles set client_id = ${billing.people.clientId} where user_id = ${ben.userId}`
})

test('staff who view the portal see its invoices and name nobody; users without the role name nobody', async () => {
  await name(ada)
  const { number } = await billing.invoice()
  const staff = billing.product.client()
  await staff.signIn()
  await staff.post(`/lead_admin/clients/${billing.people.clientId}/view`)
  expect(await (await staff.get(list)).text()).toContain(number)
  const sent = {
    change: 'billing',
    seen_role: 'client_user',
    seen_access: 'active',
    seen_billing: 'no',
  }
  expect((await staff.post(ben.at, sent)).status).toBe(403)
  expect((await ada.browser.post(ben.at, sent)).status).toBe(404)
  expect(await readers()).toEqual([ada])
})
