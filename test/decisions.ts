import { createAccount } from './accounts.ts'
import type { Client } from './app.ts'
import { startWithDocuments } from './documents.ts'
import { formWith } from './files.ts'
import { queuedMails } from './mails.ts'

export const panel = (id: string) => `/lead_admin/decisions/${id}`
export const portal = (id: string) => `/dashboard/decisions/${id}`
/** What a page shows, without the data in its scripts. */
export const textOf = async (answer: Promise<Response>) =>
  (await (await answer).text()).replace(/<script\b.*?<\/script>/gs, '')
export const dayFrom = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const password = 'tulip-anvil-decides-4'

/** The product with a client of three people, and what staff and clients do with decisions. */
export async function startWithDecisions(env: Record<string, string> = {}) {
  const house = await startWithDocuments(env)
  const { sql, staff } = house
  async function member(name?: string) {
    const { email, userId } = await createAccount(house.product, 'client_user', password)
    if (name) await sql`update profiles set full_name = ${name} where user_id = ${userId}`
    await sql`update profiles set client_id = ${house.fields.client} where user_id = ${userId}`
    const client = house.product.client()
    await client.signIn(email, password)
    return { email, userId, client }
  }
  const [ada, grace] = [await member(), await member()]
  const newForm = (more: Record<string, string> = {}) => ({
    ...{ id: crypto.randomUUID() as string, client: house.fields.client, kind: 'approval' },
    ...{ title: `Plan ${crypto.randomUUID().slice(0, 8)}`, body: 'We begin in May.' },
    ...{ due_on: dayFrom(7), order: 'once', 'person-1': ada.userId, 'person-2': grace.userId },
    ...more,
  })
  const send = (form: Record<string, string>) =>
    staff.post(`/lead_admin/decisions/new?client=${house.fields.client}`, form)
  /** A decision that was asked for. */
  async function asked(more: Record<string, string> = {}) {
    const form = newForm(more)
    const answer = await send(form)
    if (answer.status !== 302) throw new Error(`the decision answered ${answer.status}`)
    return { id: form.id, title: form.title }
  }
  /** An own document, and its name in the form. */
  async function uploaded(bytes: string) {
    const name = `plan-${crypto.randomUUID().slice(0, 8)}.txt`
    const id = await house.upload(name, bytes)
    return { id, name, value: `document:${id}:1` }
  }
  async function newVersion(id: string, bytes: string) {
    const form = formWith({ based: await house.basedOn(id) }, [['files', 'new.txt', bytes]])
    const answer = await staff.form(`/lead_admin/documents/${id}`, form)
    if (answer.status !== 302) throw new Error(`the new version answered ${answer.status}`)
  }
  const agree = (who: { client: Client }, id: string, round = 1) =>
    who.client.post(portal(id), { intent: 'agree', round: String(round) })
  const decline = (who: { client: Client }, id: string, because: string, round = 1) =>
    who.client.post(portal(id), { intent: 'decline', round: String(round), because })
  const withdraw = (id: string, round = 1) =>
    staff.post(panel(id), { intent: 'withdraw', round: String(round) })
  const statusOf = async (id: string) =>
    (
      await sql`select status, round, people_agreed, document_version from client_decisions
        where id = ${id}`
    )[0]
  const eventsOf = async (id: string) =>
    (
      await sql`select kind from client_decision_events where decision_id = ${id} order by number`
    ).map((row) => row.kind)
  const mailedTo = async (kind: string, title: string) =>
    (await queuedMails(house.product, { kind }))
      .filter(({ subject }) => subject.includes(title))
      .map(({ to }) => to)
  return {
    ...{ ...house, ada, grace, member, newForm, send, asked, uploaded, newVersion, agree, decline },
    ...{ withdraw, statusOf, eventsOf, mailedTo },
  }
}
