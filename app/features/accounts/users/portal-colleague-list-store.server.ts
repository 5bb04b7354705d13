import { listSource } from '#app/lists/list-source.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { iso } from '#app/platform/sql-helpers.server.ts'

const profiles = db.selectFrom('profiles as p')

/** What administrators of a client see of a person. */
export const colleagueRows = (from: typeof profiles) =>
  from.select((eb) => [
    ...(['p.id', 'p.full_name', 'p.email', 'p.role'] as const),
    ...(['p.deactivated_by_colleague', 'p.billing_contact', 'p.only_projects'] as const),
    iso(eb.ref('p.deactivated_at')).as('deactivated_at'),
    iso(eb.ref('p.created_at')).as('created_at'),
    eb
      .selectFrom('client_activity as a')
      .select((of) => iso(of.ref('a.created_at')).as('at'))
      .whereRef('a.client_id', '=', 'p.client_id')
      .whereRef('a.user_id', '=', 'p.user_id')
      .where('a.action', '=', 'session.started')
      .orderBy('a.created_at', 'desc')
      .limit(1)
      .as('signed_in_at'),
  ])

/** The people of one client. */
export const portalColleagueSource = (clientId: string) =>
  listSource({
    table: profiles,
    as: 'p',
    filters: (eb) => [eb('p.client_id', '=', clientId)],
    rows: colleagueRows,
    text: null,
    // The order of the index profiles_client_name.
    sorts: { full_name: (eb) => eb.fn<string>('lower', ['p.full_name']) },
  })
