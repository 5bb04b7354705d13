import { createTicket } from '#app/features/tickets/portal-ticket-service.server.ts'
import type { Actor, Role } from '#app/platform/actor.ts'
import { createAccount } from './accounts.ts'
import { type Client, startTestApp } from './app.ts'
import { askedBy } from './asked-by.ts'
import { formWith } from './files.ts'
import { queuedMails } from './mails.ts'

const password = 'a-long-enough-phrase-3'

export type User = Actor & { kind: 'user' }
export type Attached = [field: string, name: string, bytes: Uint8Array]
export const input = {
  title: 'Printer on fire',
  description: 'It burns.',
  priority: 'medium' as const,
}

/** The product with staff, two people of one client and a stranger, and what they do with tickets. */
export async function startTickets(env: Record<string, string> = {}) {
  const product = await startTestApp(env)
  const db = product.app.db.client

  async function actorOf(role: Role, clientId?: string | null): Promise<User> {
    const account = await createAccount(product, role, password)
    if (clientId)
      await db`update profiles set client_id = ${clientId} where user_id = ${account.userId}`
    const session = { sessionId: crypto.randomUUID(), fullName: account.email, role }
    return { kind: 'user', ...session, ...account, clientId: clientId ?? account.clientId }
  }
  async function signedIn(actor: User): Promise<Client> {
    const client = product.client()
    await client.signIn(actor.email, password)
    return client
  }
  const staff = await actorOf('admin')
  const author = await actorOf('client_user')
  const colleague = await actorOf('client_admin', author.clientId)
  const stranger = await actorOf('client_admin')
  const admin = await signedIn(staff)
  return {
    product,
    db,
    actorOf,
    signedIn,
    staff,
    author,
    colleague,
    stranger,
    admin,
    ours: await signedIn(author),
    theirs: await signedIn(stranger),
    async raise(actor: User = author): Promise<string> {
      const formId = crypto.randomUUID()
      return (
        await askedBy(actor, () => createTicket(product.app, actor, { formId, input, files: [] }))
      ).id
    },
    say: (client: Client, path: string, fields = {}, files: Attached[] = []) =>
      client.form(path, formWith({ formId: crypto.randomUUID(), body: 'Hello', ...fields }, files)),
    settle: (id: string, seen: string, status: string, assignee = '') =>
      admin.post(`/lead_admin/tickets/${id}/settings`, { seen, status, assignee }),
    statusOf: async (id: string) =>
      (await db`select status, resolved_at from support_tickets where id = ${id}`)[0],
    messagesOf: (id: string) =>
      db`select * from ticket_messages where ticket_id = ${id} order by created_at, id`,
    attachmentsOf: (id: string) =>
      db`select id, storage_key from ticket_attachments where ticket_id = ${id}`,
    /** What was done to a ticket; the events of one transaction have no order. */
    auditOf: async (id: string) =>
      (
        await db<{ action: string }[]>`
          select action from audit_events where subject_id = ${id} order by created_at, action`
      ).map(({ action }) => action),
    mailsAbout: async (id: string) =>
      (await queuedMails(product)).filter(({ subject }) =>
        subject.includes(`Ticket #${id.slice(0, 8)}`),
      ),
  }
}
