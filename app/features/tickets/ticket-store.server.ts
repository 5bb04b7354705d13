import { expressionBuilder, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { callOf } from '#app/platform/sql-functions.server.ts'
import { bool, int, iso } from '#app/platform/sql-helpers.server.ts'
import type { NewTicketInput, PortalTicket, ProjectChoice, TicketStatus } from './ticket.ts'

const table = db.selectFrom('support_tickets as t')
const eb = expressionBuilder(table)
const common = [
  ...(['t.id', 't.title', 't.priority', 't.status', 't.author_name'] as const),
  iso(eb.ref('t.created_at')).as('created_at'),
  iso(eb.ref('t.last_activity_at')).as('last_activity_at'),
] as const

/** The project that a ticket is about, and the files that were sent with it. */
export const belonging = [
  jsonObjectFrom(
    eb
      .selectFrom('projects as o')
      .select(['o.id', 'o.name'])
      .whereRef('o.client_id', '=', 't.client_id')
      .whereRef('o.id', '=', 't.project_id'),
  ).as('project'),
  jsonArrayFrom(
    eb
      .selectFrom('ticket_attachments as a')
      .select((file) => ['a.id', 'a.name', int(file.ref('a.size')).as('size'), 'a.type'])
      .whereRef('a.client_id', '=', 't.client_id')
      .whereRef('a.ticket_id', '=', 't.id')
      .where('a.message_id', 'is', null)
      .orderBy('a.created_at')
      .orderBy('a.id'),
  ).as('files'),
] as const

/** The projects of a client, newest first. */
export function selectProjects(tx: Tx, clientId: string): Promise<ProjectChoice[]> {
  const projects = db
    .selectFrom('projects')
    .select(['id', 'name'])
    .where('client_id', '=', clientId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
  return tx.all(projects.limit(500))
}

/** A project of a client by its id. */
export function selectProject(
  tx: Tx,
  id: string,
  clientId: string,
): Promise<ProjectChoice | undefined> {
  const project = db.selectFrom('projects').select(['id', 'name']).where('id', '=', id)
  return tx.first(project.where('client_id', '=', clientId))
}

export async function insertTicket(
  tx: Tx,
  ticket: NewTicketInput & { id: string; clientId: string; userId: string; authorName: string },
): Promise<void> {
  const { id, clientId, title, description, priority, project, userId, authorName } = ticket
  await tx.run(
    db.insertInto('support_tickets').values({
      ...{ id, title, description, priority, status: 'open' },
      ...{ client_id: clientId, created_by: userId, author_name: authorName },
      project_id: project ?? null,
    }),
  )
}

/** The statement that reads a ticket of a client. */
export const ticketOf = (id: string, clientId: string) =>
  table
    .select([...common, 't.client_id', 't.created_by as author_id', 't.description'])
    .select(iso(eb.ref('t.resolved_at')).as('resolved_at'))
    .select(['t.rating', 't.rating_comment', 't.rated_by_name'])
    .select(bool(eb('t.rated_by', '=', callOf('app_user_id', {}))).as('is_own_rating'))
    .select(iso(eb.ref('t.rated_at')).as('rated_at'))
    .select(belonging)
    .where('t.id', '=', id)
    .where('t.client_id', '=', clientId)

export const selectTicket = (
  tx: Tx,
  id: string,
  clientId: string,
): Promise<PortalTicket | undefined> => tx.first(ticketOf(id, clientId))

/** The client that a ticket belongs to. For the owner role. */
export async function selectClientOf(tx: Tx, id: string): Promise<string | undefined> {
  return (await tx.first(table.select('t.client_id').where('t.id', '=', id)))?.client_id
}

/** The client's name for a mail to staff. */
export async function selectClientName(tx: Tx, clientId: string): Promise<string> {
  const client = db
    .selectFrom('clients')
    .select((of) => of.fn.coalesce('company_name', 'name').as('name'))
  return (await tx.first(client.where('id', '=', clientId)))?.name ?? ''
}

/**
 * Changes status and assignee if they are still as the page showed them; otherwise returns false.
 */
export async function updateTicket(
  tx: Tx,
  id: string,
  seen: { status: TicketStatus; assigneeId: string | null },
  to: { status: TicketStatus; assigneeId: string | null },
): Promise<boolean> {
  const now = sql<string>`now()`
  const resolved = {
    ...{ open: null, in_progress: null },
    resolved: eb.fn.coalesce('resolved_at', now),
    closed: eb.ref('resolved_at'),
  }[to.status]
  const moved = db
    .updateTable('support_tickets')
    .set({ status: to.status, assignee_id: to.assigneeId, resolved_at: resolved })
    .$if(to.status !== seen.status, (update) => update.set({ last_activity_at: now }))
    .where('id', '=', id)
    .where('status', '=', seen.status)
    .where('assignee_id', 'is not distinct from', seen.assigneeId)
  return (await tx.run(moved)) === 1
}
