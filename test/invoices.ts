import type { Draft } from '#app/features/billing/invoice-draft.ts'
import {
  createDraft,
  readDraft,
  saveDraft,
} from '#app/features/billing/invoice-draft-service.server.ts'
import { issueInvoice } from '#app/features/billing/invoice-issue-service.server.ts'
import { recordPayment } from '#app/features/billing/invoice-payment-service.server.ts'
import { findInvoice } from '#app/features/billing/invoice-service.server.ts'
import { billingDay } from '#app/features/billing/invoice-status.ts'
import type { Actor } from '#app/platform/actor.ts'
import { createAccount } from './accounts.ts'
import { startTestApp } from './app.ts'
import { askedBy } from './asked-by.ts'

export const billingPassword = 'a-long-enough-phrase-3'
let latest = new Date()
export const today = billingDay(latest)

/** The clock of the product, which stands before the day ends that the tests take for today. */
function clockOfToday(): Date {
  const now = new Date()
  if (billingDay(now) === today) latest = now
  return latest
}

// 2500.03 + 100.00 - 50.00 = 2550.03; 13 % of 2450.03 = 318.50.
export const total = 286_853

type Account = Awaited<ReturnType<typeof createAccount>>
type Fields = Partial<Draft['fields']>

export const actorOf = (account: Account, role: 'admin' | 'client_admin'): Actor => ({
  kind: 'user',
  userId: account.userId,
  sessionId: crypto.randomUUID(),
  email: account.email,
  fullName: account.email,
  role,
  clientId: account.clientId,
})

export const draftOf = (draft: Draft, more: Fields = {}): Draft => ({
  fields: { ...draft.fields, ...more },
  taxes: [{ id: 'a', name: 'HST (Ontario)', rate: 13_000, registration: '123 RT0001' }],
  lines: [
    { position: 1, description: 'Days', quantity: 2_500, unit_price: 100_001, taxes: ['a'] },
    { position: 2, description: 'Travel', quantity: 1_000, unit_price: 10_000, taxes: [] },
    { position: 3, description: 'Discount', quantity: 1_000, unit_price: -5_000, taxes: ['a'] },
  ],
})

/** The product with staff and two clients, and the steps with invoices that tests repeat. */
export async function startBilling(env: Record<string, string> = {}) {
  const product = await startTestApp(env)
  const { app } = product
  app.now = clockOfToday
  const client = () => createAccount(product, 'client_admin', billingPassword)
  const people = await client()
  const staff = actorOf(await createAccount(product, 'admin', billingPassword), 'admin')

  async function draft(of = people, more: Fields = {}) {
    const id: string = crypto.randomUUID()
    const clientId = of.clientId ?? ''
    await askedBy(staff, () =>
      createDraft(app, staff, { id, clientId, description: 'First stage' }),
    )
    const { draft: begun, version } = await readDraft(app, staff, id)
    const wanted = { draft: draftOf(begun, more), based: version }
    const saved = await askedBy(staff, () => saveDraft(app, staff, id, wanted))
    return { id, version: 'version' in saved ? saved.version : 0 }
  }

  return {
    product,
    app,
    staff,
    people,
    client,
    draft,
    async invoice(of = people, more: Fields = {}) {
      const { id, version } = await draft(of, more)
      const issued = await askedBy(staff, () => issueInvoice(app, staff, id, version))
      return { id, number: 'number' in issued ? issued.number : '' }
    },
    find: (id: string) => findInvoice(app, staff, id),
    pay: (id: string, amount: number, more = {}) => {
      const payment = { id: crypto.randomUUID(), amount, received_on: today, method: 'Cheque' }
      return askedBy(staff, () =>
        recordPayment(app, staff, id, { ...payment, reference: null, ...more }),
      )
    },
    async audited(id: string) {
      const rows = await app.db.client`select action from audit_events
        where subject_type = 'invoice' and subject_id = ${id} order by created_at`
      return rows.map(({ action }) => action as string)
    },
  }
}

/** The reason why a statement was refused. */
export const causeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'nothing',
    (error) => String(error.cause ?? error),
  )
