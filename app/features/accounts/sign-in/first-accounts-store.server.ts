import { sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'

export async function adminExists(tx: Tx): Promise<boolean> {
  const [row] = await tx.execute<{ found: boolean }>(sql`
    select exists (select 1 from profiles where role = 'admin' and deactivated_at is null) as found`)
  return row?.found ?? false
}

/** So that of two instances that start together only one makes the first administrator. */
export async function lockAccountCreation(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(7205114914)`)
}

export async function insertClient(tx: Tx, name: string, companyName: string): Promise<string> {
  const [row] = await tx.execute<{ id: string }>(sql`
    insert into clients (name, company_name) values (${name}, ${companyName}) returning id`)
  if (!row) throw new Error('insert returned no row')
  return row.id
}

export async function emailTaken(tx: Tx, email: string): Promise<boolean> {
  return (await tx.execute(sql`select 1 from auth_users where email = ${email}`)).length > 0
}
