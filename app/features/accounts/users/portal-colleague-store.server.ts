import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Role } from '#app/platform/actor.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { callOf } from '#app/platform/sql-functions.server.ts'
import type { PortalColleagueRow } from './portal-colleague-list-query.ts'
import { colleagueRows } from './portal-colleague-list-store.server.ts'

export type Colleague = PortalColleagueRow & {
  company: string
  /** The client's projects, which the colleague may be restricted to. */
  projects: { id: string; name: string }[]
}

/** A client's projects beyond these cannot be chosen. The table has the same limit. */
const projectsAtMost = 200

/** A colleague of one client, with the name of the client and its projects. */
export function selectColleague(
  tx: Tx,
  id: string,
  clientId: string,
): Promise<Colleague | undefined> {
  return tx.first(
    colleagueRows(db.selectFrom('profiles as p'))
      .innerJoin('clients as c', 'c.id', 'p.client_id')
      .select((eb) => [
        eb.fn.coalesce('c.company_name', 'c.name').as('company'),
        jsonArrayFrom(
          eb
            .selectFrom('projects as j')
            .select(['j.id', 'j.name'])
            .whereRef('j.client_id', '=', 'p.client_id')
            .orderBy('j.created_at', 'desc')
            .orderBy('j.id')
            .limit(projectsAtMost),
        ).as('projects'),
      ])
      .where('p.id', '=', id)
      .where('p.client_id', '=', clientId),
  )
}

export type Access = 'active' | 'ended'
/** What a colleague is, or is to be. */
export type Standing = { role: Role; access: Access }
type Outcome = 'done' | 'same' | 'changed' | 'yourself' | 'by_staff' | 'not_found'

/** Changes a colleague of whoever is signed in. @param seen what the page showed */
export async function setColleague(
  tx: Tx,
  id: string,
  wanted: Standing,
  seen: Standing,
): Promise<Outcome> {
  const given = {
    ...{ colleague: id, to_role: wanted.role, to_access: wanted.access },
    ...{ seen_role: seen.role, seen_access: seen.access },
  }
  const row = await tx.first(db.selectNoFrom(callOf('set_colleague', given).as('outcome')))
  return (row?.outcome ?? 'not_found') as Outcome
}

/** Makes a colleague a billing contact of the client of whoever is signed in, or takes it back. @param seen what the page showed */
export async function setBillingContact(
  tx: Tx,
  id: string,
  wanted: boolean,
  seen: boolean,
): Promise<Exclude<Outcome, 'yourself' | 'by_staff'>> {
  const given = { colleague: id, to_contact: wanted, seen_contact: seen }
  const row = await tx.first(db.selectNoFrom(callOf('set_billing_contact', given).as('outcome')))
  return (row?.outcome ?? 'not_found') as Exclude<Outcome, 'yourself' | 'by_staff'>
}

type Chosen = string[] | null

/** Restricts a colleague of whoever is signed in to projects; null shows them everything. @param seen what the page showed */
export async function setProjects(
  tx: Tx,
  id: string,
  wanted: Chosen,
  seen: Chosen,
): Promise<Exclude<Outcome, 'yourself' | 'by_staff'> | 'admin'> {
  const given = { colleague: id, to_projects: wanted, seen_projects: seen }
  const row = await tx.first(db.selectNoFrom(callOf('set_colleague_projects', given).as('outcome')))
  return (row?.outcome ?? 'not_found') as Outcome & 'admin'
}

/** Who administers a client and may sign in, with the client's name. For the owner. */
export function selectAdministrators(
  tx: Tx,
  clientId: string,
): Promise<{ user_id: string; email: string; company: string }[]> {
  return tx.all(
    db
      .selectFrom('profiles as p')
      .innerJoin('clients as c', 'c.id', 'p.client_id')
      .select((eb) => [
        ...(['p.user_id', 'p.email'] as const),
        eb.fn.coalesce('c.company_name', 'c.name').as('company'),
      ])
      .where('p.client_id', '=', clientId)
      .where('p.role', '=', 'client_admin')
      .where('p.deactivated_at', 'is', null)
      .orderBy('p.created_at')
      .limit(50),
  )
}
