import { sql } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'

/** Any fixed number: instances that start together queue for it. */
const advisoryLock = 7_205_114_914

export async function adminExists(tx: Tx): Promise<boolean> {
  const admin = db
    .selectFrom('profiles')
    .select('id')
    .where('role', '=', 'admin')
    .where('deactivated_at', 'is', null)
    .limit(1)
  return (await tx.first(admin)) !== undefined
}

/** So that of two instances that start together only one makes the first administrator. */
export async function lockAccountCreation(tx: Tx): Promise<void> {
  await tx.run(
    db.selectNoFrom(sql<void>`pg_advisory_xact_lock(${advisoryLock}::bigint)`.as('locked')),
  )
}

export async function insertClient(tx: Tx, name: string, companyName: string): Promise<string> {
  const row = await tx.first(
    db.insertInto('clients').values({ name, company_name: companyName }).returning('id'),
  )
  if (!row) throw new Error('insert returned no row')
  return row.id
}

/** Whether the account of this address works for the client of this name. */
export async function worksFor(tx: Tx, email: string, client: string): Promise<boolean> {
  const member = db
    .selectFrom('profiles as p')
    .innerJoin('clients as c', 'c.id', 'p.client_id')
    .select('p.user_id')
    .where('p.email', '=', email)
    .where('c.name', '=', client)
  return (await tx.first(member)) !== undefined
}

export async function emailTaken(tx: Tx, email: string): Promise<boolean> {
  const taken = db.selectFrom('auth_users').select('id').where('email', '=', email)
  return (await tx.first(taken)) !== undefined
}
