import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import type { TicketPriority, TicketStatus } from './ticket.ts'

export type SampleTicket = {
  title: string
  description: string
  priority: TicketPriority
  status: TicketStatus
  hoursAgo: number
  isAssigned: boolean
  messages: readonly {
    kind: 'reply' | 'note'
    fromStaff: boolean
    body: string
    hoursAgo: number
  }[]
}

/** The client of the sample tickets if it has none, its user, and the member of staff who answers. */
export async function selectSamplePeople(tx: Tx, email: string) {
  const people = db.selectFrom('profiles').select(['user_id', 'full_name'])
  const client = people
    .select((eb) => eb.ref('client_id').$notNull().as('client_id'))
    .where('email', '=', email)
    .where('client_id', 'is not', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('support_tickets as t')
            .select('t.id')
            .whereRef('t.client_id', '=', 'profiles.client_id'),
        ),
      ),
    )
  const admins = people.where('role', '=', 'admin').orderBy('created_at').limit(1)
  const [author, staff] = await Promise.all([tx.first(client), tx.first(admins)])
  return author && staff && { author, staff }
}

/** Inserts a ticket with its thread. */
export async function insertSampleTicket(
  tx: Tx,
  ticket: SampleTicket,
  people: NonNullable<Awaited<ReturnType<typeof selectSamplePeople>>>,
  now: Date,
): Promise<void> {
  const { author, staff } = people
  const { title, description, priority, status } = ticket
  const client_id = author.client_id
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  const begun = ago(ticket.hoursAgo)
  const ticket_id = crypto.randomUUID()
  await tx.run(
    db.insertInto('support_tickets').values({
      ...{ id: ticket_id, client_id, title, description, priority },
      ...{ created_by: author.user_id, author_name: author.full_name },
      assignee_id: ticket.isAssigned ? staff.user_id : null,
      ...{ created_at: begun, last_activity_at: begun },
    }),
  )
  for (const { kind, fromStaff, body, hoursAgo } of ticket.messages) {
    const { user_id: author_id, full_name: author_name } = fromStaff ? staff : author
    await tx.run(
      db.insertInto('ticket_messages').values({
        ...{ client_id, ticket_id, kind, from_staff: fromStaff, author_id, author_name, body },
        created_at: ago(hoursAgo),
      }),
    )
  }
  const isDone = status === 'resolved' || status === 'closed'
  await tx.run(
    db
      .updateTable('support_tickets')
      .set((eb) => ({ status, resolved_at: isDone ? eb.ref('last_activity_at') : null }))
      .where('id', '=', ticket_id),
  )
}
