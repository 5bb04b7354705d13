import { type Expression, sql } from 'kysely'
import type { TableEb } from '#app/lists/list-source.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { typed } from '#app/platform/sql-helpers.server.ts'
import type { ChangeKind } from './portal-home.ts'
import type { Asked } from './portal-needs-store.server.ts'

/** What a source of changes is asked for: whose, since when, and how many of them, the newest first. */
type AskedChanges = { asked: Asked; since: Expression<string>; limit: number }

const none = sql<string | null>`null::text`
const keyIs = (key: ChangeKind) => typed('text', key).as('key')

const updates = ({ asked: { clientId }, since, limit }: AskedChanges) =>
  db
    .selectFrom('project_updates as u')
    .innerJoin('projects as p', 'p.id', 'u.project_id')
    .where('u.client_id', '=', clientId)
    .where('u.created_at', '>', since)
    .select((eb) => [
      keyIs('updates'),
      'u.id',
      'u.title as what',
      'p.name as about',
      sql<string | null>`${eb.ref('p.id')}::text`.as('project'),
      'u.created_at as at',
    ])
    .orderBy('u.created_at', 'desc')
    .orderBy('u.id', 'desc')
    .limit(limit)

const documents = ({ asked: { clientId, userId }, since, limit }: AskedChanges) =>
  db
    .selectFrom('documents as d')
    .leftJoin('projects as p', 'p.id', 'd.project_id')
    .where('d.client_id', '=', clientId)
    .where('d.created_at', '>', since)
    // What the reader has given is not new to them.
    .where((eb) =>
      eb(
        'd.uploaded_by',
        'is distinct from',
        eb.selectFrom('profiles as me').select('me.id').where('me.user_id', '=', userId),
      ),
    )
    .select((eb) => [
      keyIs('documents'),
      'd.id',
      'd.name as what',
      'p.name as about',
      sql<string | null>`${eb.ref('p.id')}::text`.as('project'),
      'd.created_at as at',
    ])
    .orderBy('d.created_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(limit)

const milestones = ({ asked: { clientId }, since, limit }: AskedChanges) =>
  db
    .selectFrom('project_milestones as m')
    .innerJoin('projects as p', 'p.id', 'm.project_id')
    .where('m.client_id', '=', clientId)
    .where('m.done_at', '>', since)
    .select((eb) => [
      keyIs('milestones'),
      'm.id',
      'm.title as what',
      'p.name as about',
      sql<string | null>`${eb.ref('p.id')}::text`.as('project'),
      eb.ref('m.done_at').$notNull().as('at'),
    ])
    .orderBy('m.done_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(limit)

const tickets = ({ asked: { clientId }, since, limit }: AskedChanges) =>
  db
    .selectFrom('support_tickets as t')
    .where('t.client_id', '=', clientId)
    .where('t.answered_at', '>', since)
    .select((eb) => [
      keyIs('tickets'),
      't.id',
      't.title as what',
      none.as('about'),
      none.as('project'),
      eb.ref('t.answered_at').$notNull().as('at'),
    ])
    .orderBy('t.answered_at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(limit)

const invoices = ({ asked: { clientId }, since, limit }: AskedChanges) => {
  // Written as in the index `invoices_client_issued`.
  const all = db.selectFrom('invoices as i')
  const issued = (eb: TableEb<'invoices', 'i'>) =>
    sql<string>`coalesce(${eb.ref('i.issued_at')}, 'infinity'::timestamptz)`
  return all
    .where('i.client_id', '=', clientId)
    .where('i.issued_at', 'is not', null)
    .where('i.kind', '=', 'invoice')
    .where((eb) => eb(issued(eb), '>', since))
    .select((eb) => [
      keyIs('invoices'),
      'i.id',
      sql<string>`concat_ws(' · ', ${eb.ref('i.number')}, ${eb.ref('i.description')})`.as('what'),
      'i.project_name as about',
      none.as('project'),
      eb.ref('i.issued_at').$notNull().as('at'),
    ])
    .orderBy(issued, 'desc')
    .orderBy('i.id', 'desc')
    .limit(limit)
}

/** What may be new to a client: a new kind is one more line here. */
export const changeSources = { updates, documents, milestones, tickets, invoices } satisfies Record<
  ChangeKind,
  unknown
>
