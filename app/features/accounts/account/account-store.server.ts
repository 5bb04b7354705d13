import { sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'

export async function updateFullName(tx: Tx, userId: string, fullName: string): Promise<void> {
  await tx.execute(sql`update profiles set full_name = ${fullName} where user_id = ${userId}`)
}

type Person = { email: string; full_name: string; role: string }

export async function selectPerson(tx: Tx, userId: string): Promise<Person | undefined> {
  const [row] = await tx.execute<Person>(sql`
    select email, full_name, role from profiles where user_id = ${userId}`)
  return row
}
