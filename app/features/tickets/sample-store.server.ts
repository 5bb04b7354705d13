import { sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'
import type { TicketPriority, TicketStatus } from './ticket.ts'

type Person = { user_id: string; full_name: string }
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

/** The client whose tickets they are, its person, and who answers. */
export async function selectSamplePeople(tx: Tx, email: string) {
  const [author] = (await tx.execute(sql`
    select user_id, full_name, client_id from profiles
    where email = ${email} and client_id is not null`)) as unknown as (Person & {
    client_id: string
  })[]
  const [staff] = (await tx.execute(sql`
    select user_id, full_name from profiles where role = 'admin' order by created_at limit 1`)) as unknown as Person[]
  return author && staff && { author, staff }
}

/** A ticket with its thread, as it would stand today. */
export async function insertSampleTicket(
  tx: Tx,
  ticket: SampleTicket,
  people: NonNullable<Awaited<ReturnType<typeof selectSamplePeople>>>,
  now: Date,
): Promise<void> {
  const { author, staff } = people
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString()
  const assignee = ticket.isAssigned ? staff.user_id : null
  const [row] = await tx.execute<{ id: string }>(sql`
    insert into support_tickets (client_id, title, description, priority, created_by, author_name, assignee_id,
      created_at, last_activity_at)
    values (${author.client_id}, ${ticket.title}, ${ticket.description}, ${ticket.priority}, ${author.user_id},
      ${author.full_name}, ${assignee}, ${ago(ticket.hoursAgo)}, ${ago(ticket.hoursAgo)}) returning id`)
  const id = row?.id
  for (const message of ticket.messages) {
    const { user_id: userId, full_name: name } = message.fromStaff ? staff : author
    await tx.execute(sql`
      insert into ticket_messages (client_id, ticket_id, kind, from_staff, author_id, author_name, body, created_at)
      values (${author.client_id}, ${id}, ${message.kind}, ${message.fromStaff}, ${userId}, ${name}, ${message.body},
        ${ago(message.hoursAgo)})`)
  }
  await tx.execute(sql`
    update support_tickets set status = ${ticket.status},
      resolved_at = case when ${ticket.status} in ('resolved', 'closed') then last_activity_at end where id = ${id}`)
}
