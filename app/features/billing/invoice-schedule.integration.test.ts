import { afterAll, beforeAll, expect, test } from 'vitest'
import { asSystem } from '#app/platform/request-scope.server.ts'
import { startBilling, today, total } from '#test/invoices.ts'
import { lockWait } from '#test/lock-wait.ts'
import { mailsAbout } from '#test/mails.ts'
import { sendInvoiceMail } from './invoice-mail-service.server.ts'
import { runInvoiceSchedule } from './invoice-schedule-service.server.ts'
import { daysAfter } from './invoice-status.ts'

let billing: Awaited<ReturnType<typeof startBilling>>
beforeAll(async () => {
  billing = await startBilling()
})
afterAll(() => billing.product.close())

test('the clock moves invoices to overdue and reminds of each at most once', async () => {
  const { product, app, client: newClient, invoice, find, pay, audited } = billing
  const client = await newClient()
  const { id, number } = await invoice(client, { due_on: daysAfter(today, 10) })
  const settled = await invoice(client, { due_on: daysAfter(today, 10) })
  await pay(settled.id, total)
  const subjects = async () =>
    (await mailsAbout(product.dataDir, client.email))
      .flatMap(({ subject }) => (subject?.includes(number) ? [subject.split(':')[0]] : []))
      .toSorted()
  const on = async (days: number) => {
    const noon = new Date(`${daysAfter(today, days)}T17:00:00Z`)
    for (const _ of [1, 2]) await asSystem(() => runInvoiceSchedule({ ...app, now: () => noon }))
  }
  await on(6)
  await on(7)
  await expect.poll(subjects).toEqual([`Invoice ${number}`, `Invoice ${number} is due soon`])
  await on(10)
  expect(await find(id)).toMatchObject({ status: 'pending' })
  await expect
    .poll(subjects)
    .toEqual([`Invoice ${number}`, `Invoice ${number} is due now`, `Invoice ${number} is due soon`])
  await on(11)
  expect(await find(id)).toMatchObject({ status: 'overdue' })
  await on(17)
  await on(40)
  await expect
    .poll(subjects)
    .toEqual([
      `Invoice ${number}`,
      `Invoice ${number} is due now`,
      `Invoice ${number} is due soon`,
      `Invoice ${number} is overdue`,
    ])
  expect(await find(settled.id)).toMatchObject({ status: 'paid' })
  expect((await audited(id)).filter((action) => action === 'invoice.overdue')).toHaveLength(1)
})

test('nobody is reminded while their payment waits for its bank', async () => {
  const { product, app, client: newClient, invoice } = billing
  const client = await newClient()
  const { id, number } = await invoice(client, { due_on: daysAfter(today, 10) })
  const [checkout] = await app.db.client`
    insert into card_checkouts (client_id, invoice_id, session_id, amount, currency, state, expires_at, check_at)
    select client_id, id, 'cs_of_the_clock', ${total}, 'CAD', 'processing', now(), now() from invoices where id = ${id}
    returning id`
  const noon = new Date(`${daysAfter(today, 7)}T17:00:00Z`)
  const run = () => asSystem(() => runInvoiceSchedule({ ...app, now: () => noon }))
  await run()
  const [untold] = await app.db.client`select soon_reminder_at from invoices where id = ${id}`
  expect(untold).toEqual({ soon_reminder_at: null })
  // It has been claimed before the client paid: the mail is not sent.
  await sendInvoiceMail(app, { invoiceId: id, kind: 'soon' }, crypto.randomUUID())
  await app.db.client`update card_checkouts set state = 'failed' where id = ${checkout?.id}`
  await run()
  const reminders = async () =>
    (await mailsAbout(product.dataDir, client.email)).filter(({ subject }) =>
      subject?.includes(`${number} is due soon`),
    ).length
  await expect.poll(reminders).toBe(1)
})

test('an invoice that is in use at that moment is not left for an hour later', async () => {
  const { app, invoice, find } = billing
  const { id } = await invoice(undefined, { due_on: daysAfter(today, 10) })
  const on = (days: number) => () => {
    const noon = new Date(`${daysAfter(today, days)}T17:00:00Z`)
    return asSystem(() => runInvoiceSchedule({ ...app, now: () => noon }))
  }
  async function whileInUse(run: () => Promise<void>) {
    let running: Promise<void> | undefined
    // As a mail about it that is being written, or a payment that is being recorded.
    await app.db.client.begin(async (tx) => {
      await tx`select 1 from invoices where id = ${id} for update`
      running = run()
      await lockWait(app.db)
    })
    await running
  }
  await whileInUse(on(7))
  const [row] = await app.db.client`select soon_reminder_at from invoices where id = ${id}`
  expect(row?.soon_reminder_at).not.toBe(null)
  await whileInUse(on(11))
  expect(await find(id)).toMatchObject({ status: 'overdue' })
})

test('what nobody gets is not said to be mailed', async () => {
  const { app, client: newClient, invoice } = billing
  const client = await newClient()
  const deactivate = (at: string | null) =>
    app.db.client`update profiles set deactivated_at = ${at} where user_id = ${client.userId}`
  await deactivate(new Date().toISOString())
  const { id } = await invoice(client)
  const mail = () => sendInvoiceMail(app, { invoiceId: id, kind: 'issued' }, crypto.randomUUID())
  const isMailed = async () => {
    const [row] = await app.db.client`select mailed_at from invoices where id = ${id}`
    return row?.mailed_at !== null
  }
  await mail()
  expect(await isMailed()).toBe(false)
  await deactivate(null)
  await mail()
  expect(await isMailed()).toBe(true)
})
